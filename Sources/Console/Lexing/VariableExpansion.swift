/// Puts values in place of `$name` and `${name}`.
///
/// Expansion happens before a line is split into words, so a value may be quoted like any other text:
/// within `"…"` it is escaped, within `'…'` and after `\` a `$` is only a dollar. A `$` that no letter, `_` or
/// `{` follows is one too, so prices need no escape.
struct VariableExpansion {
  let variables: [String: String]
  /// `$1`, `$2` … and `$*` within a user's command; outside of one these are only dollars.
  var arguments: [String]?

  /// - Throws: when a variable has no value.
  func expand(_ line: String) throws(ConsoleError) -> String {
    guard line.utf8.contains(UInt8(ascii: "$")) else { return line }
    var result = ""
    var quote: Character?
    var rest = line[...]
    while let character = rest.popFirst() {
      switch character {
      case "\\" where quote != "'":
        result.append(character)
        if let next = rest.popFirst() { result.append(next) }
      case "'", "\"":
        if quote == nil { quote = character } else if quote == character { quote = nil }
        result.append(character)
      case "#" where quote == nil && (result.isEmpty || result.last == " " || result.last == "\t"):
        // A comment reaches to the end of the line.
        return result + String(character) + rest
      case "$" where quote != "'":
        if let texts = try takeArguments(&rest) {
          result += texts.map { Self.inserted($0, quote: quote) }.joined(separator: " ")
          continue
        }
        guard let name = Self.name(&rest) else {
          result.append(character)
          continue
        }
        result += Self.inserted(try value(name), quote: quote)
      default: result.append(character)
      }
    }
    return result
  }

  /// Takes `1`, `{1}`, `*` or `@` from the front; `nil`, and nothing taken, where none is meant.
  private func takeArguments(_ rest: inout Substring) throws(ConsoleError) -> [String]? {
    guard let arguments, let first = rest.first else { return nil }
    if first == "*" || first == "@" {
      rest = rest.dropFirst()
      return arguments
    }
    let isBraced = first == "{"
    let digits = (isBraced ? rest.dropFirst() : rest).prefix { $0.isASCII && $0.isNumber }
    let after = rest.dropFirst(digits.count + (isBraced ? 1 : 0))
    guard let number = Int(digits), number > 0, !isBraced || after.first == "}" else { return nil }
    guard arguments.indices.contains(number - 1) else {
      throw ConsoleError("missing argument \(number)", hint: "write \\$ for a dollar")
    }
    rest = isBraced ? after.dropFirst() : after
    return [arguments[number - 1]]
  }

  private func value(_ name: String) throws(ConsoleError) -> String {
    if let value = variables[name] { return value }
    throw .unknown(
      "variable", name, among: variables.keys.sorted(),
      hint: variables.isEmpty ? "'let \(name) VALUE' sets it; write \\$ for a dollar" : nil)
  }

  /// A value stays one word: outside of quotes it brings its own.
  private static func inserted(_ value: String, quote: Character?) -> String {
    let escaped = CommandWord.escaped(value, includingDollars: false)
    guard quote == nil else { return escaped }
    return CommandWord.isPlain(value) ? value : "\"\(escaped)\""
  }

  /// Takes `name` or `{name}` from the front; `nil`, and nothing taken, when there is none.
  private static func name(_ rest: inout Substring) -> String? {
    if rest.first == "{" {
      guard let end = rest.firstIndex(of: "}") else { return nil }
      let name = String(rest[rest.index(after: rest.startIndex)..<end])
      guard isName(name) else { return nil }
      rest = rest[rest.index(after: end)...]
      return name
    }
    let name = String(rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") })
    guard isName(name) else { return nil }
    rest = rest.dropFirst(name.count)
    return name
  }

  /// A letter or `_`, then letters, digits and `_`.
  static func isName(_ text: String) -> Bool {
    guard let first = text.first, first.isASCII, first.isLetter || first == "_" else { return false }
    return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
  }
}
