import TextEscaping

/// Marks the last good preview as stale inside the file itself, so that whoever looks at it alone is not lied
/// to, and takes the mark off again.
///
/// Only what is between the marks is ever added or removed: the picture itself stays byte for byte.
package enum StaleMark: Sendable {
  case text, svg

  /// By the file's ending; `nil` for a format that cannot hold a mark.
  package init?(path: String) {
    if path.hasSuffix(".txt") {
      self = .text
    } else if path.hasSuffix(".svg") {
      self = .svg
    } else {
      return nil
    }
  }

  /// The preview with the mark, in place of one that it may have; `nil` where there is no place for one.
  package func marked(_ preview: [UInt8], _ note: StaleNote) -> [UInt8]? {
    let plain = unmarked(preview)
    switch self {
    case .text: return Array(Self.textMark(note).utf8) + plain
    case .svg:
      guard let end = plain.lastIndex(of: Self.rootEnd) else { return nil }
      return plain[..<end] + Array(Self.svgMark(note).utf8) + plain[end...]
    }
  }

  package func isMarked(_ preview: [UInt8]) -> Bool { unmarked(preview) != preview }

  /// The preview without its mark.
  package func unmarked(_ preview: [UInt8]) -> [UInt8] {
    switch self {
    case .text:
      var rest = preview[...]
      while rest.starts(with: Self.textPrefix.utf8) {
        rest = rest.drop { $0 != UInt8(ascii: "\n") }.dropFirst()
      }
      return Array(rest)
    case .svg:
      // Right before the root's end, or nowhere: a large picture is not searched for what it does not have.
      guard let end = preview.lastIndex(of: Self.rootEnd), preview[..<end].ends(with: Self.svgEnd),
        let start = preview[..<end].lastIndex(of: Self.svgStart)
      else { return preview }
      return Array(preview[..<start] + preview[end...])
    }
  }

  private static let rootEnd = "</svg>"
  private static let textPrefix = "!! "
  private static let svgStart = "<!-- stale -->\n"
  private static let svgEnd = "<!-- /stale -->\n"

  private static func textMark(_ note: StaleNote) -> String {
    "\(textPrefix)stale since \(note.since): the last good preview is below\n\(textPrefix)\(VisibleText.line(note.reason))\n"
  }

  /// A band over the top of the picture. It takes the picture's own width, whatever that is.
  private static func svgMark(_ note: StaleNote) -> String {
    let lines = ["Stale since \(note.since)"] + wrapped(VisibleText.line(note.reason))
    let height = 8 + lines.count * 14
    var mark = svgStart
    mark += "<g data-stale=\"true\" role=\"alert\">\n"
    mark +=
      "  <rect x=\"0\" y=\"0\" width=\"100%\" height=\"\(height)\" fill=\"#B45309\" fill-opacity=\"0.94\"/>\n"
    for (index, line) in lines.enumerated() {
      let weight = index == 0 ? " font-weight=\"600\"" : ""
      mark +=
        "  <text x=\"8\" y=\"\(16 + index * 14)\" font-size=\"11\" fill=\"#FFFFFF\"\(weight)>\(MarkupText.escaped(line))</text>\n"
    }
    return mark + "</g>\n" + svgEnd
  }

  /// At most three lines of as much as 320 points hold at this size.
  private static func wrapped(_ text: String) -> [String] {
    let columns = 56
    var lines: [String] = []
    var rest = text[...]
    while !rest.isEmpty, lines.count < 3 {
      lines.append(String(rest.prefix(columns)))
      rest = rest.dropFirst(columns)
    }
    if !rest.isEmpty { lines[lines.count - 1] += "…" }
    return lines
  }
}

extension BidirectionalCollection where Element == UInt8, Index == Int {
  /// Where the last occurrence of a text begins. Bytes, for previews may be large.
  fileprivate func lastIndex(of text: String) -> Int? {
    let text = Array(text.utf8)
    guard count >= text.count else { return nil }
    return (startIndex...(endIndex - text.count)).last { start in
      self[start] == text[0] && self[start..<(start + text.count)].elementsEqual(text)
    }
  }

  fileprivate func ends(with text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }
}
