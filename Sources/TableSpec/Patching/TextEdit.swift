// SPDX-License-Identifier: GPL-3.0-or-later

/// A replacement of a range of a text.
struct TextEdit {
  /// The replaced bytes.
  var range: Range<Int>
  var text: String

  static func insert(_ text: String, at offset: Int) -> TextEdit {
    TextEdit(range: offset..<offset, text: text)
  }

  static func remove(_ range: Range<Int>) -> TextEdit { TextEdit(range: range, text: "") }

  /// The bytes of `window` with the edits in it. Edits must not overlap; edits at one place are applied in
  /// their order.
  static func apply(_ edits: [TextEdit], to bytes: [UInt8], window: Range<Int>) -> [UInt8] {
    let sorted = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }
    var result: [UInt8] = []
    var offset = window.lowerBound
    for (_, edit) in sorted {
      guard edit.range.lowerBound >= offset else { continue }
      result += bytes[offset..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      offset = edit.range.upperBound
    }
    return result + bytes[offset..<window.upperBound]
  }
}
