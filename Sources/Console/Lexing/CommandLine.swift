/// A line as its operators divide it: `!PROGRAM`, or a command and where its output goes.
///
/// An operator is a word of its own without quotes: ` | `, ` > `, ` >> `, ` >! `. Behind `|` and `!` everything
/// belongs to the shell as it is.
package struct CommandLine: Hashable, Sendable {
  enum Mode: String, Hashable, Sendable, CaseIterable {
    /// To a file that is not there, or that this session wrote.
    case new = ">"
    /// Also over a file of somebody else.
    case replacing = ">!"
    /// To the end of a file.
    case appending = ">>"
  }

  enum Target: Hashable, Sendable {
    case program(String)
    /// The name as it stands in the line.
    case file(String, Mode)
  }

  /// A line of the shell; the command is empty then.
  private(set) var program: String?
  private(set) var command = ""
  private(set) var target: Target?

  /// - Throws: when nothing, or too much, stands behind an operator.
  init(_ line: String) throws(ConsoleError) {
    let bytes = Array(line.utf8)
    func text(_ range: Range<Int>) -> String {
      CommandLine.trimmed(String(decoding: bytes[range], as: UTF8.self))
    }
    let whole = text(0..<bytes.count)
    if whole.hasPrefix("!") {
      program = whole.dropFirst().description
      return
    }
    let words = Self.partialWords(line)
    guard words.first?.text != DefineCommand.name,
      let index = words.firstIndex(where: { $0.isOperator })
    else {
      command = line
      return
    }
    let mark = words[index]
    command = text(0..<mark.range.lowerBound)
    guard !command.isEmpty else {
      throw ConsoleError("missing a command before '\(mark.text)'", hint: "such as: show \(mark.text) …")
    }
    guard let mode = Mode(rawValue: mark.text) else {
      let program = text(mark.range.upperBound..<bytes.count)
      guard !program.isEmpty else {
        throw ConsoleError(
          "missing a program behind '|'", hint: "such as: show | less; '|' in quotes is text")
      }
      target = .program(program)
      return
    }
    let names = words[(index + 1)...]
    guard names.count == 1, let name = names.first, !name.isOperator else {
      throw ConsoleError(
        names.isEmpty
          ? "missing a file behind '\(mark.text)'"
          : "expected one file behind '\(mark.text)', found \(names.count)",
        hint: "such as: frames \(mark.text) frames.txt; '\(mark.text)' in quotes is text")
    }
    target = .file(String(decoding: bytes[name.range], as: UTF8.self), mode)
  }

  /// Where the shell's part of a line that is still typed begins; `nil` outside of it.
  static func startOfProgram(_ line: String) -> Int? {
    if let mark = startOfMark(CommandLexer.partialWords(line), in: Array(line.utf8)) { return mark + 1 }
    return CommandLexer.partialWords(line).first { $0.isOperator && $0.text == "|" }?.range.upperBound
  }

  /// The words of a line, of which what stands behind a `!` is one, quoted: its quotes are the shell's.
  ///
  /// - Throws: as ``CommandLexer/words(_:)``.
  static func words(_ line: String) throws(ConsoleError) -> [CommandWord] {
    guard line.utf8.contains(UInt8(ascii: "!")),
      let start = startOfMark(CommandLexer.partialWords(line), in: Array(line.utf8))
    else { return try CommandLexer.words(line) }
    let head = String(decoding: line.utf8.prefix(start), as: UTF8.self)
    return try CommandLexer.words(head) + partialWords(line).suffix(1)
  }

  private static func partialWords(_ line: String) -> [CommandWord] {
    let words = CommandLexer.partialWords(line)
    // Looked at for every line of every script.
    guard line.utf8.contains(UInt8(ascii: "!")) else { return words }
    let bytes = Array(line.utf8)
    guard let start = startOfMark(words, in: bytes) else { return words }
    let text = String(decoding: bytes[start...], as: UTF8.self)
    return words.prefix { $0.range.lowerBound < start }
      + [CommandWord(text: text, range: start..<bytes.count, isQuoted: true)]
  }

  /// Where `!PROGRAM` begins in place of a command: of the line's, or of the one that a `for` does each time.
  private static func startOfMark(_ words: [CommandWord], in line: [UInt8]) -> Int? {
    var index = 0
    while index < words.count {
      let start = words[index].range.lowerBound
      if line[start] == UInt8(ascii: "!") { return start }
      guard let command = try? CommandRegistry.find(words[index].text, allowsPrefix: true),
        command == ForCommand.self
      else { return nil }
      index += ForCommand.wordsBeforeCommand
    }
    return nil
  }

  static func trimmed(_ text: String) -> String {
    let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    return String(text.drop(while: isBlank).reversed().drop(while: isBlank).reversed())
  }
}

extension CommandWord {
  /// Whether it divides a line; in quotes it is text.
  var isOperator: Bool { !isQuoted && (text == "|" || CommandLine.Mode(rawValue: text) != nil) }
}
