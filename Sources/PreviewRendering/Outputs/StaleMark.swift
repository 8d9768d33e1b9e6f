// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CodeExport
import PreviewState
import Renderers

/// Marks the last good preview as stale inside the file, so that the file alone doesn't mislead a reader, and
/// removes the mark again.
///
/// Only the text between the marks is added or removed: the picture itself remains byte for byte.
package enum StaleMark: Sendable {
  case text, svg, code

  /// By the file's extension; `nil` for a format that can't contain a mark.
  package init?(path: String) {
    if path.hasSuffix(".txt") {
      self = .text
    } else if path.hasSuffix(".svg") {
      self = .svg
    } else if path.hasSuffix(".swift") {
      self = .code
    } else {
      return nil
    }
  }

  /// The preview with the mark, replacing an earlier one; `nil` if the preview has no place for a mark.
  package func marked(_ preview: [UInt8], _ note: StaleNote) -> [UInt8]? {
    let plain = unmarked(preview)
    switch self {
    case .text: return Array(Self.lines(note, Self.textPrefix).utf8) + plain
    case .code: return Array(Self.lines(note, CodeFormat.noticePrefix).utf8) + plain
    case .svg:
      guard let end = plain.lastIndex(of: Self.rootEnd) else { return nil }
      let size = Size(ofPicture: plain)
      let band = StaleBand(note, above: size)
      func between(_ text: String) -> [UInt8] { Array((Self.svgStart + text + Self.svgEnd).utf8) }
      guard size != nil, let start = plain.firstIndex(of: Self.rootStart) else {
        return plain[..<end] + between(band.tail) + plain[end...]
      }
      return plain[..<start] + between(band.head) + plain[start...] + between(band.tail)
    }
  }

  package func isMarked(_ preview: [UInt8]) -> Bool { unmarked(preview) != preview }

  /// The preview without its mark.
  package func unmarked(_ preview: [UInt8]) -> [UInt8] {
    switch self {
    case .text: return Self.without(Self.textPrefix, preview)
    case .code: return Self.without(CodeFormat.noticePrefix, preview)
    case .svg:
      // Marks are either around the picture or directly before the end of its root. Other places aren't
      // searched, because a picture may be large.
      if preview.ends(with: Self.svgEnd), let tail = preview.lastIndex(of: Self.svgStart),
        let head = preview.firstIndex(of: Self.svgStart), head < tail,
        let start = preview.firstIndex(of: Self.svgEnd), start < tail
      {
        return Array(preview[..<head] + preview[(start + Self.svgEnd.utf8.count)..<tail])
      }
      guard let end = preview.lastIndex(of: Self.rootEnd), preview[..<end].ends(with: Self.svgEnd),
        let start = preview[..<end].lastIndex(of: Self.svgStart)
      else { return preview }
      return Array(preview[..<start] + preview[end...])
    }
  }

  private static let rootStart = "<svg"
  private static let rootEnd = "</svg>"
  private static let textPrefix = "!! "
  private static let svgStart = "<!-- stale -->\n"
  private static let svgEnd = "<!-- /stale -->\n"

  /// The mark's lines. Their prefix never begins our text pictures or code.
  private static func lines(_ note: StaleNote, _ prefix: String) -> String {
    "\(prefix)stale since \(note.since): the last good preview is below\n\(prefix)\(VisibleText.line(note.reason))\n"
  }

  private static func without(_ prefix: String, _ preview: [UInt8]) -> [UInt8] {
    var rest = preview[...]
    while rest.starts(with: prefix.utf8) {
      rest = rest.drop { $0 != UInt8(ascii: "\n") }.dropFirst()
    }
    return Array(rest)
  }
}

extension BidirectionalCollection where Element == UInt8, Index == Int {
  fileprivate func firstIndex(of text: String) -> Int? {
    let text = Array(text.utf8)
    guard count >= text.count else { return nil }
    return (startIndex...(endIndex - text.count)).first { starts(text, at: $0) }
  }

  /// The index of the last occurrence of a text. Works on bytes, because previews may be large.
  fileprivate func lastIndex(of text: String) -> Int? {
    let text = Array(text.utf8)
    guard count >= text.count else { return nil }
    return (startIndex...(endIndex - text.count)).last { starts(text, at: $0) }
  }

  private func starts(_ text: [UInt8], at start: Int) -> Bool {
    self[start] == text[0] && self[start..<(start + text.count)].elementsEqual(text)
  }

  fileprivate func ends(with text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }
}
