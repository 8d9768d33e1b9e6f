// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import EmbeddedFiles

/// A Swift file of `Sources/CodeExport/Parts`, of which an export takes the lines that its table needs.
///
/// A part is real source, which swift-format formats. A condition such as `#if shadow && !border` names an exporter's
/// flags; a condition of the compiler, such as `#if compiler(>=6.1)`, is exported. A name that has a value in the export
/// is replaced by that value.
struct CodePart {
  private enum Line {
    case blank
    /// Names with their points, such as `item.lines`, alternate with what is between them, which comes first.
    case code(margin: Substring, words: [Substring])
    case begin(FlagCondition)
    /// `#elseif`, or `#else` without a condition.
    case next(FlagCondition?)
    case end
  }

  private let lines: [Line]

  /// - Parameter name: the file's name, without its extension. There must be such a file.
  init(_ name: String) {
    guard let part = Self.all[name] else { preconditionFailure("no part \(name)") }
    self = part
  }

  private static let all = Dictionary(
    uniqueKeysWithValues: codeParts().texts.map {
      (String($0.name.dropLast(".swift".count)), CodePart(text: $0.text))
    })

  private init(text: String) {
    let isHead = { (line: Substring) in
      line.isEmpty || line.hasPrefix("// SPDX") || line.hasPrefix("import ")
    }
    var compilers: [Bool] = []
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).drop(while: isHead).map { line in
      let words = line.drop { $0 == " " }
      guard words.first == "#" else { return Self.line(line, words) }
      if words.hasPrefix("#if ") {
        let isCompilers = ["compiler(", "swift("].contains { words.contains($0) }
        compilers.append(isCompilers)
        return isCompilers ? Self.line(line, words) : .begin(FlagCondition(words.dropFirst(4)))
      }
      guard let isCompilers = compilers.last, words.hasPrefix("#e"), !isCompilers else {
        if words.hasPrefix("#endif") { compilers.removeLast() }
        return Self.line(line, words)
      }
      if words.hasPrefix("#elseif ") { return .next(FlagCondition(words.dropFirst(8))) }
      if words.hasPrefix("#else") { return .next(nil) }
      compilers.removeLast()
      return .end
    }
  }

  private static func line(_ line: Substring, _ code: Substring) -> Line {
    guard !code.isEmpty else { return .blank }
    var words: [Substring] = []
    var rest = code
    func isName(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || character == "_" || character == "."
    }
    while !rest.isEmpty {
      words.append(rest.prefix { !isName($0) })
      rest = rest.dropFirst(words[words.count - 1].count)
      words.append(rest.prefix(while: isName))
      rest = rest.dropFirst(words[words.count - 1].count)
    }
    return .code(margin: line[..<code.startIndex], words: words)
  }

  /// The lines for a table.
  ///
  /// - Parameters:
  ///   - flags: the names of conditions that are true.
  ///   - values: the code for each placeholder name in the part. A value of several lines, or an empty one, is alone on
  ///     its line.
  func code(_ flags: Set<String> = [], _ values: [String: String] = [:]) -> [String] {
    var result: [String] = []
    /// For each open condition: whether this branch is kept, and whether a branch before it was.
    var branches: [(isKept: Bool, wasKept: Bool)] = []
    for line in lines {
      switch line {
      case .begin(let condition):
        let holds = condition.holds(flags)
        branches.append((holds, holds))
      case .next(let condition):
        let former = branches.removeLast()
        let holds = !former.wasKept && condition?.holds(flags) ?? true
        branches.append((holds, former.wasKept || holds))
      case .end: branches.removeLast()
      case .blank where branches.allSatisfy(\.isKept):
        // Omitted lines leave no two empty lines in a row.
        if let last = result.last, !last.isEmpty, !last.hasSuffix("{") { result.append("") }
      case .code(let margin, let words) where branches.allSatisfy(\.isKept):
        append(String(margin), Self.replacing(words, values), to: &result)
      case .blank, .code: break
      }
    }
    while result.last == "" { result.removeLast() }
    return result
  }

  private func append(_ margin: String, _ code: String, to result: inout [String]) {
    if code.hasPrefix("}"), result.last == "" { result.removeLast() }
    guard code.contains("\n") else {
      if !code.isEmpty { result.append(margin + code) }
      return
    }
    for part in code.split(separator: "\n", omittingEmptySubsequences: false) {
      result.append(part.isEmpty ? "" : margin + part)
    }
  }

  /// Replaces `item.lines` by the value of that name, and else `item` by its value. Members of other values, as in
  /// `look.radius`, have the names that they have; `_name_` is a placeholder everywhere.
  private static func replacing(_ words: [Substring], _ values: [String: String]) -> String {
    guard !values.isEmpty else { return words.joined() }
    var result = ""
    for (index, word) in words.enumerated() {
      guard !index.isMultiple(of: 2) else {
        result += word
        continue
      }
      var rest = word
      while !rest.isEmpty {
        if rest.first == "." {
          result += "."
          rest = rest.dropFirst()
          guard rest.first == "_" else {
            let length = rest.firstRange(of: "._")?.lowerBound ?? rest.endIndex
            result += rest[..<length]
            rest = rest[length...]
            continue
          }
        }
        var name = rest
        while values[String(name)] == nil, let point = name.lastIndex(of: ".") { name = name[..<point] }
        result += values[String(name)] ?? String(name)
        rest = rest[name.endIndex...]
      }
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
      // The right side must be read even if the left side decides: reading it removes its words.
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
