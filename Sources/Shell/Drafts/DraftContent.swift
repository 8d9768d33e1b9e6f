// SPDX-License-Identifier: GPL-3.0-or-later

import Platform
import Session
import TableModel
import TableSpec

/// The content of a draft file: a line with the number of edits and the length of each part, then the parts. So a file that was
/// not written to its end is recognized.
struct DraftContent {
  private static let mark = "roundtable draft 1"

  /// The parts in the file's order.
  private enum Part: Int, CaseIterable {
    /// The path of the spec; missing for a table without a file.
    case path
    case table
    /// The table before the edits.
    case base
    /// The text from `edit`, and the file's text that it replaces; missing without such a text.
    case text, replaced
  }

  let count: Int
  private let parts: [ArraySlice<UInt8>?]

  static func encode(_ edits: UnsavedEdits, base: [UInt8]) -> [UInt8] {
    let parts: [[UInt8]?] = Part.allCases.map {
      switch $0 {
      case .path: edits.path.map { Array(PathText.absolute($0).utf8) }
      case .table: encode(edits.table)
      case .base: base
      case .text: edits.text?.bytes
      case .replaced: edits.text?.replaced
      }
    }
    let lengths = parts.map { $0.map { String($0.count) } ?? "-" }
    let head = "\(mark) \(edits.count) \(lengths.joined(separator: " "))\n"
    return Array(head.utf8) + parts.compactMap { $0 }.joined()
  }

  static func encode(_ table: Table) -> [UInt8] { Array(SpecEncoder.encode(table).utf8) }

  /// - Returns: `nil` for an incomplete draft, and for a file that isn't a draft.
  init?(_ bytes: [UInt8]) {
    guard let end = bytes.prefix(Self.headLimit).firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let head = String(decoding: bytes[..<end], as: UTF8.self)
    let numbers = head.dropFirst(Self.mark.count).split(separator: " ").map { Int($0) }
    guard head.hasPrefix(Self.mark), numbers.count == 1 + Part.allCases.count, let count = numbers[0] else {
      return nil
    }
    self.count = count
    var rest = bytes[(end + 1)...]
    var parts: [ArraySlice<UInt8>?] = []
    for length in numbers.dropFirst() {
      guard let length else {
        parts.append(nil)
        continue
      }
      guard 0...rest.count ~= length else { return nil }
      parts.append(rest.prefix(length))
      rest = rest.dropFirst(length)
    }
    guard rest.isEmpty else { return nil }
    self.parts = parts
  }

  /// The longest first line in bytes: seven numbers of up to 20 digits.
  private static let headLimit = 256

  /// Whether a file with these bytes may be the beginning of a draft.
  static func mayBegin(_ bytes: [UInt8]) -> Bool {
    bytes.prefix(mark.utf8.count).elementsEqual(mark.utf8.prefix(bytes.count))
  }

  private subscript(_ part: Part) -> [UInt8]? { parts[part.rawValue].map(Array.init) }

  var path: String? { self[.path].map { String(decoding: $0, as: UTF8.self) } }

  /// - Parameter name: the draft's name in errors.
  func edits(named name: String) throws(SpecError) -> UnsavedEdits {
    let decoder = SpecDecoder(fileName: name, includes: nil)
    return UnsavedEdits(
      path: path, table: try decoder.decode(self[.table] ?? []), base: try decoder.decode(self[.base] ?? []),
      count: count, text: self[.text].map { EditedText(bytes: $0, replaced: self[.replaced]) })
  }
}
