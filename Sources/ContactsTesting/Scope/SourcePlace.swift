#if canImport(Testing)
  internal import Testing
#endif

/// Where a device was asked for.
package struct SourcePlace: Sendable {
  let fileID: String
  let filePath: String
  let line: Int
  let column: Int

  package init(fileID: String, filePath: String, line: Int, column: Int) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// Hands faults to the test that runs, each as an issue of its own; otherwise throws them.
  func report(_ reasons: [String], underlyingError: (any Error)?) throws {
    guard !reasons.isEmpty else { return }
    #if canImport(Testing)
      if Test.current != nil {
        for reason in reasons {
          Issue.record(Comment(rawValue: reason), sourceLocation: sourceLocation)
        }
        return
      }
    #endif
    throw DeviceFault(
      reasons: reasons, underlyingError: underlyingError, filePath: filePath, line: line)
  }
}

#if canImport(Testing)
  extension SourcePlace {
    init(_ location: SourceLocation) {
      self.init(
        fileID: location.fileID, filePath: location.filePath, line: location.line,
        column: location.column)
    }

    var sourceLocation: SourceLocation {
      SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }
#endif
