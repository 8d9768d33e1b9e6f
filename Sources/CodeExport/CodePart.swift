// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import EmbeddedFiles

/// A Swift file in `Sources/CodeExport/Parts`. An export takes the lines that its table needs.
///
/// A part is real source, which swift-format formats. A condition such as `#if shadow && !border` names an exporter's
/// flags; a condition of the compiler, such as `#if compiler(>=6.1)`, is exported. A name that has a value in the export
/// is replaced by that value.
struct CodePart {
  private enum Line {
    case blank
    /// The text before a name, a name with its points, such as `item.lines`, the text after it, and so on.
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
    let isHead = { (line: Substring) in line.isEmpty || line.hasPrefix("// SPDX") || line.hasPrefix("import ")
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

extension SwiftWriter {
  /// Writes a part below an empty line.
  mutating func part(_ name: String, _ flags: Set<String> = [], _ values: [String: String] = [:]) {
    gap()
    lines(CodePart(name).code(flags, values))
  }

  /// Joins parts that declare or extend the same type, and writes them as one declaration.
  mutating func joined(_ parts: [[String]]) {
    for (index, part) in parts.enumerated() {
      if index > 0 { gap() }
      lines((index == 0 ? part[...] : part.dropFirst().drop(while: \.isEmpty)).dropLast())
    }
    line("}")
  }
}

extension Set<String> {
  /// Adds a flag if its condition is true.
  mutating func set(_ flag: String, _ condition: Bool) { if condition { insert(flag) } }
}

/// `shadow && !border || mask`, without parentheses.
private struct FlagCondition {
  /// All flags of one of these lists must hold.
  private let alternatives: [[Substring]]

  init(_ text: Substring) {
    alternatives = text.split(separator: " || ").map { $0.split(separator: " && ") }
  }

  func holds(_ flags: Set<String>) -> Bool {
    alternatives.contains { alternative in
      alternative.allSatisfy { flag in
        flag.first == "!" ? !flags.contains(String(flag.dropFirst())) : flags.contains(String(flag))
      }
    }
  }
}
