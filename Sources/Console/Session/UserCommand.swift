/// A command that the user made of others: `define NAME`, lines, `end`.
package struct UserCommand: Hashable, Sendable {
  package let name: String
  /// What it runs, without blank lines and comments.
  let lines: [String]
  /// The lines between `define` and `end` as they were written.
  let source: [String]

  /// How many arguments the lines name with `$1`, `$2` ….
  var argumentCount: Int { lines.map { Self.highestArgument($0) }.max() ?? 0 }
  /// Whether further arguments are taken, with `$*`.
  var takesRest: Bool { lines.contains { $0.contains("$*") || $0.contains("$@") } }

  /// `restyle $1 $2 [$*…]`.
  package var usage: String {
    ([name] + (0..<argumentCount).map { "$\($0 + 1)" } + (takesRest ? ["[$*…]"] : [])).joined(separator: " ")
  }

  /// What its first comment says.
  var summary: String? {
    let comment = source.first.map(CommandLine.trimmed).flatMap { $0.hasPrefix("#") ? $0.dropFirst() : nil }
    return comment.map { CommandLine.trimmed(String($0)) }
  }

  /// The same on one line of a list, or else its lines.
  package var abstract: String {
    let text = summary ?? lines.joined(separator: "; ")
    return text.count > 60 ? text.prefix(59) + "…" : text
  }

  /// As it can be typed again.
  package var text: String {
    (["\(DefineCommand.name) \(name)"] + source + [DefineCommand.end]).joined(separator: "\n")
  }

  /// - Parameter block: all its lines, `define NAME` and `end` included.
  /// - Throws: when it cannot be a command.
  init(block: String) throws(ConsoleError) {
    let all = block.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let words = try CommandLexer.words(all.first ?? "")
    let hint = "define NAME, then its lines, then \(DefineCommand.end)"
    guard words.count == 2 else {
      throw ConsoleError("expected a name behind 'define', found \(words.count - 1) words", hint: hint)
    }
    name = words[1].text
    let ending = all.dropFirst().firstIndex { CommandLine.trimmed($0) == DefineCommand.end }
    guard let ending else { throw ConsoleError("the definition of '\(name)' has no end", hint: hint) }
    guard all[(ending + 1)...].allSatisfy({ CommandLine.trimmed($0).isEmpty }) else {
      throw ConsoleError("something stands behind the end of '\(name)'", hint: hint)
    }
    guard Self.isName(name) else {
      throw ConsoleError("'\(name)' cannot be a command", hint: "a letter, then letters, digits, - and _")
    }
    guard !CommandRegistry.isReserved(name) else {
      throw ConsoleError("'\(name)' is a command of the program's own", hint: "choose another name")
    }
    source = Array(all[1..<ending])
    lines = source.filter { !CommandLexer.partialWords($0).isEmpty || CommandLine.trimmed($0).hasPrefix("!") }
    for line in lines where CommandLexer.partialWords(line).first?.text == DefineCommand.name {
      throw ConsoleError(
        "'\(name)' defines a command of its own", hint: "write one definition after the other")
    }
    guard !lines.isEmpty else { throw ConsoleError("'\(name)' has no lines", hint: hint) }
  }

  private static func isName(_ text: String) -> Bool {
    guard let first = text.first, first.isASCII, first.isLetter else { return false }
    return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
  }

  /// The highest N of `$N` and `${N}` in a line.
  private static func highestArgument(_ line: String) -> Int {
    var highest = 0
    var isEscaped = false
    var rest = line[...]
    while let character = rest.popFirst() {
      defer { isEscaped = character == "\\" && !isEscaped }
      guard character == "$", !isEscaped else { continue }
      let name = rest.first == "{" ? rest.dropFirst() : rest
      let digits = name.prefix { $0.isASCII && $0.isNumber }
      highest = max(highest, Int(digits.prefix(2)) ?? 0)
    }
    return highest
  }
}
