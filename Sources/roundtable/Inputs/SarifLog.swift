// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Shell
import TableLint

/// Findings as SARIF 2.1.0 (OASIS), which GitHub's code scanning and editors read.
struct SarifLog {
  private static let rules = Linter.rules.sorted { $0.id < $1.id }
  private var results: [ValueTree] = []

  /// - Parameter line: counted from 1; `nil` if the finding is about the whole file, which GitHub shows at line 1.
  mutating func add(_ finding: Finding, in path: String, line: Int?) {
    var members: [(String, ValueTree)] = [("ruleId", .text(finding.rule))]
    if let index = Self.rules.firstIndex(where: { $0.id == finding.rule }) {
      members.append(("ruleIndex", .integer(index)))
    }
    let place = ValueTree.object([
      ("artifactLocation", .object([("uri", .text(Self.uri(path)))])),
      ("region", .object([("startLine", .integer(line ?? 1))])),
    ])
    let element = ValueTree.object([("fullyQualifiedName", .text(finding.placeName))])
    members += [
      ("level", .text(finding.severity.rawValue)),
      ("message", Self.message("\(finding.placeName): \(finding.message); \(finding.hint)")),
      (
        "locations",
        .list([.object([("physicalLocation", place), ("logicalLocations", .list([element]))])])
      ),
    ]
    results.append(.object(members))
  }

  var text: String {
    let rules = Self.rules.map { rule in
      let summary = Self.message(rule.summary)
      return ValueTree.object([
        ("id", .text(rule.id)), ("shortDescription", summary), ("fullDescription", summary),
        ("help", summary),
      ])
    }
    let driver = ValueTree.object([
      ("name", .text("roundtable")), ("semanticVersion", .text(Version.number)), ("rules", .list(rules)),
    ])
    let run = ValueTree.object([
      ("tool", .object([("driver", driver)])), ("columnKind", .text("unicodeCodePoints")),
      ("results", .list(results)),
    ])
    var json = JSONWriter()
    json.value(
      .object([
        ("$schema", .text("https://json.schemastore.org/sarif-2.1.0.json")), ("version", .text("2.1.0")),
        ("runs", .list([run])),
      ]))
    json.newline()
    return String(decoding: json.bytes, as: UTF8.self)
  }

  /// In a message, `{0}` is a placeholder and `[text](target)` a link, so braces are doubled and a blank separates brackets.
  private static func message(_ text: String) -> ValueTree {
    let plain = VisibleText.lines(text).replacing("{", with: "{{").replacing("}", with: "}}")
    return .object([("text", .text(plain.replacing("](", with: "] (")))])
  }

  /// A path as a reference relative to the root of the sources (RFC 3986), or as a `file` URI if it is absolute.
  private static func uri(_ path: String) -> String {
    let kept = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
    let hex = Array("0123456789ABCDEF")
    let encoded = path.utf8.reduce(into: "") { result, byte in
      if kept.contains(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        result += "%\(hex[Int(byte >> 4)])\(hex[Int(byte & 15)])"
      }
    }
    return path.hasPrefix("/") ? "file://" + encoded : encoded
  }
}
