/// Moving over lines, blanks and comments.
extension Parser {
  // These are asked for nearly every byte, so that calling them would cost more than they do.

  /// The byte at an offset, or 0 behind the end.
  @inline(__always)
  func byte(_ offset: Int) -> UInt8 {
    offset < end ? bytes[offset] : 0
  }

  /// True at a line break and at the end of the file.
  @inline(__always)
  func isLineEnd(_ offset: Int) -> Bool {
    if offset >= end { return true }
    let byte = bytes[offset]
    return byte == .lineFeed || byte == .carriageReturn && self.byte(offset + 1) == .lineFeed
  }

  /// True at a blank, a line break and the end of the file.
  func isBlankOrEnd(_ offset: Int) -> Bool {
    offset >= end || bytes[offset].isBlank || isLineEnd(offset)
  }

  /// True where a `#` starts a comment: at the start of a line or behind a blank.
  func startsComment(_ offset: Int) -> Bool {
    byte(offset) == .hash && (offset == lineStart || bytes[offset - 1].isBlank)
  }

  /// The column of the next byte, from 0.
  var column: Int { position - lineStart + lineShift }

  /// The blanks before the content of the line that count as indentation: those before a tab.
  var indent: Int { (leadingTab ?? contentStart) - lineStart + lineShift }

  /// True where the next byte is the first of its line that is not blank.
  var isFirstOnLine: Bool { position == contentStart }

  /// True at the end of the file and at `---` or `...` at the start of a line.
  @inline(__always)
  var isAtDocumentEdge: Bool {
    position >= end || position == lineStart && isMarker(position)
  }

  /// True at `---` or `...` when a blank or the end of the line follows.
  func isMarker(_ offset: Int) -> Bool {
    let first = byte(offset)
    guard first == .dash || first == .dot else { return false }
    return byte(offset + 1) == first && byte(offset + 2) == first && isBlankOrEnd(offset + 3)
  }

  /// Moves to the first character of the line that starts at an offset.
  mutating func enterLine(at offset: Int) {
    lineStart = offset
    leadingTab = nil
    lineShift = 0
    var index = offset
    while index < end {
      let byte = bytes[index]
      if byte == .tab {
        if leadingTab == nil { leadingTab = index }
      } else if byte != .space {
        break
      }
      index += 1
    }
    contentStart = index
    position = index
  }

  /// The offset of the line break that ends a line, or of the end of the file.
  func lineEnd(from offset: Int) -> Int {
    var index = offset
    while index < end, bytes[index] != .lineFeed { index += 1 }
    if index > offset, index < end, bytes[index - 1] == .carriageReturn { index -= 1 }
    return index
  }

  /// The offset of the next line, from the break that ends this one.
  func nextLine(after lineEnd: Int) -> Int {
    guard lineEnd < end else { return end }
    return lineEnd + (bytes[lineEnd] == .carriageReturn ? 2 : 1)
  }

  mutating func skipBlanks() {
    while position < end, bytes[position].isBlank { position += 1 }
  }

  /// Moves over blanks, comments and line breaks to the next content.
  mutating func skipToContent() {
    while position < end {
      switch bytes[position] {
      case .space, .tab: position += 1
      case .lineFeed: enterLine(at: position + 1)
      case .carriageReturn where byte(position + 1) == .lineFeed: enterLine(at: position + 2)
      case .hash where startsComment(position): position = lineEnd(from: position)
      default: return
      }
    }
  }

  /// Goes back to an offset on an earlier line.
  mutating func rewind(to offset: Int) {
    var start = offset
    while start > 0, bytes[start - 1] != .lineFeed { start -= 1 }
    enterLine(at: max(start, start == 0 ? bytes.byteOrderMarkLength : 0))
    position = offset
  }

  /// Skips the rest of the line and all lines that are indented deeper than a column.
  mutating func recover(to column: Int) {
    if hasEnoughFindings { position = end }
    let needsEntry = isInLostText
    isInLostText = false
    isRestLost = false
    position = lineEnd(from: position)
    while position < end {
      enterLine(at: nextLine(after: position))
      if isAtDocumentEdge { return }
      let isEmpty = isLineEnd(position) || bytes[position] == .hash
      let indent = leadingTab == nil ? indent : contentColumn(tabWidth: 4)
      if !isEmpty, indent <= column, !needsEntry || looksLikeEntry(position) {
        return
      }
      position = lineEnd(from: position)
    }
  }

  /// True where a line reads like a key or an item.
  func looksLikeEntry(_ offset: Int) -> Bool {
    byte(offset) == .dash && isBlankOrEnd(offset + 1)
      || byte(plainLine(from: offset, inFlow: false).stop) == .colon
  }
}
