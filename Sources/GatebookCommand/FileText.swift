internal import Foundation
internal import ScenarioSyntax

/// Why a file could not be read.
struct FileProblem: Error, Equatable {
  /// The path as it was given.
  let path: String
  /// What is wrong, without a final period.
  let reason: String

  /// The path and what is wrong with it.
  var message: String { "\(path.printable): \(reason)" }

  /// The problem that the last system call reports.
  static func ofSystem(_ path: String) -> FileProblem {
    FileProblem(path: path, reason: String(cString: strerror(errno)).lowercasedFirst)
  }
}

/// A place of the file system: what tells that two paths are one file.
struct FileIdentity: Hashable {
  let device: UInt64
  let number: UInt64

  init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }
}

/// Reads the bytes of a regular file; anything else could keep the command waiting for ever.
func fileBytes(_ path: String) throws(FileProblem) -> [UInt8] {
  let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
  guard descriptor >= 0 else { throw .ofSystem(path) }
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0 else { throw .ofSystem(path) }
  guard status.isRegularFile else {
    throw FileProblem(path: path, reason: "not a regular file")
  }
  guard status.st_size <= largestFile else {
    throw FileProblem(path: path, reason: "larger than 64 MiB; divide it into several files")
  }
  return try bytes(of: descriptor, expecting: Int(status.st_size), path: path)
}

/// The most bytes that a file may have: a mistaken path must not take all memory.
private let largestFile = 64 << 20

private func bytes(
  of descriptor: Int32, expecting size: Int, path: String
) throws(FileProblem) -> [UInt8] {
  var bytes = [UInt8](repeating: 0, count: size)
  var count = 0
  while count < size {
    let step = bytes.withUnsafeMutableBytes { buffer in
      read(
        descriptor, UnsafeMutableRawBufferPointer(rebasing: buffer[count...]).baseAddress,
        size - count)
    }
    if step == 0 { break }
    if step > 0 {
      count += step
    } else if errno != EINTR {
      throw .ofSystem(path)
    }
  }
  bytes.removeLast(size - count)
  return bytes
}

/// Reads the standard input to its end.
func standardInputBytes() throws(FileProblem) -> [UInt8] {
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = read(STDIN_FILENO, &buffer, buffer.count)
    if count == 0 { return bytes }
    if count > 0 {
      bytes += buffer[..<count]
    } else if errno != EINTR {
      throw .ofSystem("standard input")
    }
    guard bytes.count <= largestFile else {
      throw FileProblem(path: "standard input", reason: "larger than 64 MiB")
    }
  }
}

/// What the file system says of a path, links followed; nil where there is nothing.
func fileStatus(_ path: String) -> stat? {
  var status = stat()
  return stat(path, &status) == 0 ? status : nil
}

extension stat {
  var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
  var isRegularFile: Bool { st_mode & S_IFMT == S_IFREG }
}

extension String {
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
