// SPDX-License-Identifier: GPL-3.0-or-later

/// A stream can't be read any further.
package enum StreamLineError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line with this number, counted from 1, is longer than the limit in bytes; it is skipped.
  case lineTooLong(number: Int, limit: Int)
  case unreadable(ErrorNumber)

  package var description: String {
    switch self {
    case .lineTooLong(let number, let limit): "line \(number) is longer than \(limit) bytes"
    case .unreadable(let error): "cannot read: \(error.words)"
    }
  }
}

/// Reads the lines of a file, a pipe or a socket, without readline; it writes nothing.
///
/// The last line needs no line end, `\r\n` ends a line like `\n`, a byte order mark at the start is dropped,
/// and invalid UTF-8 becomes U+FFFD.
package struct StreamLineReader {
  /// The default for the longest line, in bytes: far more than a script's line needs, and few enough that a
  /// binary file without line ends can't fill the memory.
  package static let defaultLimit = 1 << 20
  private static let chunkSize = 1 << 16

  /// The number of the last line read, from 1.
  package private(set) var lineNumber = 0
  private let descriptor: Descriptor
  private let limit: Int
  private var buffer: [UInt8] = []
  /// The bytes before this index have been returned.
  private var position = 0
  private var isAtEnd = false
  private var chunk = [UInt8](repeating: 0, count: chunkSize)

  /// Continues from the current position of `descriptor`, which the caller closes.
  package init(_ descriptor: Descriptor, limit: Int = defaultLimit) {
    self.descriptor = descriptor
    self.limit = limit
  }

  /// The next line without its line end; `nil` at the end.
  package mutating func next() throws(StreamLineError) -> String? {
    var isTooLong = false
    var searched = 0
    while true {
      if let end = buffer[(position + searched)...].firstIndex(of: UInt8(ascii: "\n")) {
        return try extractLine(upTo: end, skipping: 1, isTooLong: isTooLong)
      }
      searched = buffer.count - position
      if isAtEnd {
        guard searched > 0 || isTooLong else { return nil }
        return try extractLine(upTo: buffer.count, skipping: 0, isTooLong: isTooLong)
      }
      if searched > limit {
        isTooLong = true
        position = buffer.count
        searched = 0
      }
      try fill()
    }
  }

  private mutating func extractLine(
    upTo end: Int, skipping count: Int, isTooLong: Bool
  ) throws(StreamLineError) -> String {
    var line = buffer[position..<end]
    position = end + count
    lineNumber += 1
    guard !isTooLong, line.count <= limit else {
      throw .lineTooLong(number: lineNumber, limit: limit)
    }
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    if lineNumber == 1, line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
    return String(decoding: line, as: UTF8.self)
  }

  private mutating func fill() throws(StreamLineError) {
    buffer.removeSubrange(..<position)
    position = 0
    while true {
      do {
        let count = try descriptor.read(into: &chunk)
        isAtEnd = count == 0
        buffer.append(contentsOf: chunk[..<count])
        return
      } catch {
        // Wait, as for a blocking pipe: another process made this one non-blocking.
        guard error == .EAGAIN else { throw .unreadable(error) }
        _ = descriptor.wait(for: .readable)
      }
    }
  }
}
