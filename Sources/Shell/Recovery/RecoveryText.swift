// SPDX-License-Identifier: GPL-3.0-or-later

import Platform
import Session
import TableModel
import TableSpec

/// Unsaved edits as the text of a recovery file: a valid spec, with everything else in comments before and after it.
enum RecoveryText {
  private static let mark = "# roundtable recovery 1:"
  private static let firstLine = mark + " edits that a shell did not save"
  private static let pathKey = "# path: "
  private static let countKey = "# edits: "
  /// The prefix of each line of the spec before the edits.
  private static let baseKey = "#| "
  /// The prefixes of each line of the text that `edit` produced, and of the text before it.
  private static let textKey = "#+ "
  private static let replacedKey = "#- "

  /// - Parameter base: the result of ``encode(base:)`` for the table before the edits.
  static func encode(_ edits: UnsavedEdits, base: String) -> String {
    var head = firstLine + "\n" + countKey + String(edits.count) + "\n"
    if let path = edits.path { head += pathKey + escaped(PathText.absolute(path)) + "\n" }
    let text = edits.text.map {
      lines($0.bytes, textKey) + ($0.replaced.map { lines($0, replacedKey) } ?? "")
    }
    return head + SpecEncoder.encode(edits.table) + (text ?? "") + base
  }

  private static func lines(_ bytes: [UInt8], _ key: String) -> String {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      key + escaped(String(decoding: $0, as: UTF8.self)) + "\n"
    }.joined()
  }

  /// - Returns: `nil` if no line begins with `key`.
  private static func text(of lines: [Substring], _ key: String) -> [UInt8]? {
    let found = lines.filter { $0.hasPrefix(key) }.map { unescaped($0.dropFirst(key.count)) }
    return found.isEmpty ? nil : Array(found.joined(separator: "\n").utf8)
  }

  static func encode(base: Table) -> String {
    SpecEncoder.encode(base).split(separator: "\n").map { baseKey + $0 + "\n" }.joined()
  }

  /// - Returns: `nil` for an incomplete recovery file.
  static func decode(_ bytes: [UInt8], name: String) -> UnsavedEdits? {
    let lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    guard lines.first?.hasPrefix(mark) == true else { return nil }
    let decoder = SpecDecoder(fileName: name, includes: nil)
    let own = lines.filter { !$0.hasPrefix("#") }.joined(separator: "\n")
    let base = lines.filter { $0.hasPrefix(baseKey) }.map { $0.dropFirst(baseKey.count) }.joined(
      separator: "\n")
    guard !base.isEmpty, let table = try? decoder.decode(Array(own.utf8)),
      let former = try? decoder.decode(Array(base.utf8))
    else { return nil }
    let text = Self.text(of: lines, textKey).map {
      EditedText(bytes: $0, replaced: Self.text(of: lines, replacedKey))
    }
    return UnsavedEdits(
      path: path(in: lines), table: table, base: former, count: count(in: lines), text: text)
  }

  /// The contents of the head, without parsing the specs.
  static func summary(_ bytes: [UInt8]) -> (path: String?, count: Int)? {
    let lines = String(decoding: bytes.prefix(headLimit), as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    guard lines.first?.hasPrefix(mark) == true else { return nil }
    return (path(in: lines), count(in: lines))
  }

  /// The maximum size of the head in bytes.
  private static let headLimit = 16 * 1024

  private static func path(in lines: [Substring]) -> String? {
    lines.first { $0.hasPrefix(pathKey) }.map { unescaped($0.dropFirst(pathKey.count)) }
  }

  private static func count(in lines: [Substring]) -> Int {
    lines.first { $0.hasPrefix(countKey) }.flatMap { Int($0.dropFirst(countKey.count)) } ?? 1
  }

  /// A name may contain a line feed, and a line may end with a carriage return.
  private static func escaped(_ path: String) -> String {
    path.replacing("\\", with: #"\\"#).replacing("\n", with: #"\n"#).replacing("\r", with: #"\r"#)
  }

  private static func unescaped(_ text: Substring) -> String {
    var result = ""
    var isEscaped = false
    for character in text {
      if isEscaped {
        result.append(character == "n" ? "\n" : character == "r" ? "\r" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        result.append(character)
      }
    }
    return result
  }
}
