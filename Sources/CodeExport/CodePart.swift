// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import EmbeddedFiles

/// A Swift file of `Sources/CodeExport/Parts`, of which an export takes the lines that its table needs.
///
/// A part is real source: swift-format formats it and the compiler checks it as it is. The line `// Exported:` separates
/// the declarations that a part needs around it from the lines that are exported. A condition such as
/// `#if shadow && !border` names an exporter's flags; a condition of the compiler, such as `#if compiler(>=6.1)`, is
/// exported. A name that has a value in the export is replaced by that value.
struct CodePart {
  /// The exported lines, without the indentation that the declarations around them cause.
  private let lines: [Substring]

  /// - Parameter name: the file's name, without its extension. There must be such a file.
  init(_ name: String) {
    guard let text = Self.texts[name] else { preconditionFailure("no part \(name)") }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    if let start = lines.firstIndex(where: { $0.hasSuffix(Self.start) }) {
      let margin = lines[start].prefix { $0 == " " }
      lines = lines[(start + 1)...]
      let end = lines.firstIndex { !$0.isEmpty && !$0.hasPrefix(margin) } ?? lines.endIndex
      lines = lines[..<end]
      self.lines = lines.map { $0.dropFirst(margin.count) }
    } else {
      let isHead = { (line: Substring) in
        line.isEmpty || line.hasPrefix("// SPDX") || line.hasPrefix("import ")
      }
      self.lines = Array(lines.drop(while: isHead))
    }
  }

  static let start = "// Exported:"

  private static let texts = Dictionary(
    uniqueKeysWithValues: codeParts().texts.map { (String($0.name.dropLast(".swift".count)), $0.text) })

  /// The lines for a table.
  ///
  /// - Parameters:
  ///   - flags: the names of conditions that are true.
  ///   - values: the code for each name that the part only stands in for. A value of several lines, or of none, is alone
  ///     on its line.
  func code(_ flags: Set<String> = [], _ values: [String: String] = [:]) -> [String] {
    var result: [String] = []
    /// For each open `#if`: whether this branch is kept, and whether a branch before it was. `nil` is the compiler's.
    var branches: [(isKept: Bool, wasKept: Bool)?] = []
    for line in lines {
      let words = line.drop { $0 == " " }
      let isKept = branches.allSatisfy { $0?.isKept ?? true }
      if words.hasPrefix("#if ") {
        let condition = words.dropFirst(4)
        guard !Self.isCompilers(condition) else {
          branches.append(nil)
          if isKept { append(line, values, to: &result) }
          continue
        }
        let holds = FlagCondition(condition).holds(flags)
        branches.append((holds, holds))
      } else if let branch = branches.last, words.hasPrefix("#e") {
        guard let branch else {
          if words.hasPrefix("#endif") { branches.removeLast() }
          if isKept { append(line, values, to: &result) }
          continue
        }
        branches.removeLast()
        if words.hasPrefix("#else") {
          let holds =
            !branch.wasKept
            && (!words.hasPrefix("#elseif ") || FlagCondition(words.dropFirst(8)).holds(flags))
          branches.append((holds, branch.wasKept || holds))
        }
      } else if isKept {
        append(line, values, to: &result)
      }
    }
    while result.last == "" { result.removeLast() }
    return result
  }

  private static func isCompilers(_ condition: Substring) -> Bool {
    ["compiler(", "swift("].contains { condition.contains($0) }
  }

  private func append(_ line: Substring, _ values: [String: String], to result: inout [String]) {
    guard !line.isEmpty else {
      // Omitted lines leave no two empty lines in a row.
      if let last = result.last, !last.isEmpty, !last.hasSuffix("{") { result.append("") }
      return
    }
    let margin = line.prefix { $0 == " " }
    let code = Self.replacing(line.dropFirst(margin.count), values)
    if code.hasPrefix("}"), result.last == "" { result.removeLast() }
    let parts = code.split(separator: "\n", omittingEmptySubsequences: false)
    for part in parts where parts.count > 1 || !part.isEmpty {
      result.append(part.isEmpty ? "" : String(margin) + part)
    }
  }

  /// Replaces `item.lines` by the value of that name, and else `item` by its value.
  private static func replacing(_ line: Substring, _ values: [String: String]) -> String {
    guard !values.isEmpty else { return String(line) }
    var result = ""
    var rest = line
    while !rest.isEmpty {
      var name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      // Members of other values, as in `look.radius`, have the names that they have. `._style_` is a placeholder.
      guard let first = name.first, first != "." || name.hasPrefix("._") else {
        let length = max(1, name.count)
        result += rest.prefix(length)
        rest = rest.dropFirst(length)
        continue
      }
      if first == "." {
        result += "."
        name = name.dropFirst()
        rest = rest.dropFirst()
      }
      while values[String(name)] == nil, let point = name.lastIndex(of: ".") { name = name[..<point] }
      result += values[String(name)] ?? String(name)
      rest = rest[name.endIndex...]
    }
    return result
  }
}

/// `shadow && (!border || mask)`.
private struct FlagCondition {
  private var words: [Substring] = []

  init(_ text: Substring) {
    var rest = text.drop { $0 == " " }
    while let first = rest.first {
      let length =
        first.isLetter ? rest.prefix { $0.isLetter || $0.isNumber }.count : "&|".contains(first) ? 2 : 1
      words.append(rest.prefix(length))
      rest = rest.dropFirst(length).drop { $0 == " " }
    }
  }

  func holds(_ flags: Set<String>) -> Bool {
    var rest = words[...]
    return Self.any(&rest, flags)
  }

  private static func any(_ rest: inout ArraySlice<Substring>, _ flags: Set<String>) -> Bool {
    var result = all(&rest, flags)
    while rest.first == "||" {
      rest.removeFirst()
      // Both sides are read, whatever the first one is.
      let other = all(&rest, flags)
      result = result || other
    }
    return result
  }

  private static func all(_ rest: inout ArraySlice<Substring>, _ flags: Set<String>) -> Bool {
    var result = one(&rest, flags)
    while rest.first == "&&" {
      rest.removeFirst()
      let other = one(&rest, flags)
      result = result && other
    }
    return result
  }

  private static func one(_ rest: inout ArraySlice<Substring>, _ flags: Set<String>) -> Bool {
    guard let word = rest.popFirst() else { return false }
    switch word {
    case "!": return !one(&rest, flags)
    case "(":
      let result = any(&rest, flags)
      rest = rest.dropFirst()
      return result
    default: return flags.contains(String(word))
    }
  }
}
