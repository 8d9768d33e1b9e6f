// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// The file of a snapshot: a line for each part, and below it an indented line for each fact. So git names the part above the
/// changed lines of a file.
extension TableFacts {
  /// The first words of each such file, in any version of its format.
  private static let mark = "roundtable snapshot "
  private static let version = "1"
  private static let head = """
    \(mark)\(version)
    Lengths are in points; y starts at the top of a row, a header or a footer. Two values are for light / dark.

    """

  /// The reason why a file can't be compared.
  package enum Problem: Error, Hashable, Sendable {
    /// Another program made it.
    case foreign
    /// Another version of roundtable made it.
    case otherVersion(String)
    /// The line isn't one of a snapshot, for example after a merge.
    case damaged(line: Int)
  }

  /// Whether a file begins like a snapshot of any version.
  package static func isSnapshot(beginning bytes: [UInt8]) -> Bool { bytes.starts(with: mark.utf8) }

  /// The bytes of the file.
  package var bytes: [UInt8] {
    var lines = Self.head.utf8.map { $0 }
    for part in parts {
      guard WorkProgress.advance() else { break }
      if part.kind != .row { lines.append(UInt8(ascii: "\n")) }
      lines += part.line.utf8
      for fact in part.facts { lines += "  \(fact.name): \(fact.value)\n".utf8 }
    }
    return lines
  }

  /// Reads a file that ``bytes`` made.
  package init(_ bytes: [UInt8]) throws(Problem) {
    guard Self.isSnapshot(beginning: bytes) else { throw .foreign }
    // Git may have changed the line ends.
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      String(decoding: $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0, as: UTF8.self)
    }
    let version = lines[0].dropFirst(Self.mark.count)
    guard version == Self.version else { throw .otherVersion(VisibleText.line(String(version.prefix(20)))) }
    var parts: [Part] = []
    // After the head.
    for (index, line) in lines.enumerated().dropFirst(2) where !line.isEmpty {
      guard WorkProgress.advance() else { break }
      if line.hasPrefix("  "), !parts.isEmpty, let end = line.firstRange(of: ": ") {
        let fact = Fact(
          name: String(line[..<end.lowerBound].dropFirst(2)), value: String(line[end.upperBound...]))
        parts[parts.count - 1].facts.append(fact)
      } else if let part = Part(line: line), parts.isEmpty == (part.kind == .table),
        part.kind != .row || parts.count > 1
      {
        parts.append(part)
      } else {
        throw .damaged(line: index + 1)
      }
    }
    guard !parts.isEmpty else { throw .damaged(line: lines.count) }
    self.parts = parts
  }
}

extension TableFacts.Part {
  /// `row "Wi-Fi" (wifi)`.
  fileprivate var line: String {
    kind.rawValue + (name.map { " \"\($0)\"" } ?? "") + (id.map { " (\($0))" } ?? "") + "\n"
  }

  fileprivate init?(line: String) {
    let word = line.prefix { $0 != " " }
    guard let kind = Kind(rawValue: String(word)) else { return nil }
    var rest = line.dropFirst(word.count)
    var name: String?
    if rest.hasPrefix(" \"") {
      let text = rest.dropFirst(2)
      guard let end = Self.closingQuote(of: text) else { return nil }
      name = String(text[..<end])
      rest = text[text.index(after: end)...]
    }
    var id: String?
    if rest.hasPrefix(" ("), rest.hasSuffix(")") {
      id = String(rest.dropFirst(2).dropLast())
      rest = ""
    }
    guard rest.isEmpty else { return nil }
    self.init(kind: kind, name: name, id: id, facts: [])
  }

  /// The first quote without a backslash before it, which itself may have one.
  private static func closingQuote(of text: Substring) -> Substring.Index? {
    var isEscaped = false
    for index in text.indices {
      if isEscaped {
        isEscaped = false
      } else if text[index] == "\\" {
        isEscaped = true
      } else if text[index] == "\"" {
        return index
      }
    }
    return nil
  }
}
