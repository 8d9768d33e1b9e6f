// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CommandGrammar

struct LetCommand: SessionCommand {
  static let name = "let"
  static let abstract = "Set a variable, print it, or list all. $name and ${name} are replaced by the value."
  static let discussion = """
    A value is always one word, even if it contains spaces. Inside '…' and after \\, a $ is a plain dollar sign. Variables \
    belong to the session, not to the table. `let NAME = $(COMMAND)` sets the variable to the command's output; pipes \
    and !programs work there, too.
    """
  static let examples = [
    "let", "let inset 16", "let inset = 16", "let title \"Wi-Fi & more\"", "let frame = $(frames 0.1)",
  ]

  private enum Value: Sendable {
    case text(String)
    case output(of: String)
  }

  var variable: String?
  private var values: [Value] = []
  private static let names: ParameterDeclaration.Candidates = { _, _, session in
    session.variables.keys.sorted()
  }

  private static let value = ParameterKind<Value>(.text) { words, context throws(SessionError) in
    guard let word = words.first else { return .text("") }
    guard let inner = word.substitution else {
      guard word.isQuoted || !word.text.hasPrefix("$(") else {
        throw SessionError("the $( is not closed", hint: "add ) after the command")
      }
      return .text(word.text)
    }
    guard inner.lowerBound - 2 == word.range.lowerBound, inner.upperBound + 1 == word.range.upperBound else {
      throw SessionError("$(…) must be the whole value", hint: "let NAME = $(COMMAND)")
    }
    return .output(of: context.line.source(inner))
  }

  static let parameters: [Parameter<Self>] = [
    .optional("name", \.variable, .text, candidates: names, "Letters, digits and _."),
    .rest("value", \.values, value, "Its value; an = before it is optional."),
  ]

  func run(in turn: inout Turn) throws(SessionError) -> String {
    guard let name = variable else {
      let variables = turn.session.variables.sorted { $0.key < $1.key }
      turn.answer { .object(variables.map { ($0.key, .text($0.value)) }) }
      return variables.map { "\($0.key) = \(VisibleText.line($0.value))" }
        .joined(separator: "\n")
    }
    guard CommandWord.Reference.isName(name) else {
      throw SessionError(
        "'\(name)' is not a valid variable name", hint: "use a letter or _, then letters, digits and _")
    }
    var values = values
    if values.count > 1, case .text("=") = values[0] { values.removeFirst() }
    guard values.count < 2 else {
      throw SessionError("a variable has one value", hint: "quote a text of several words: let \(name) \"…\"")
    }
    switch values.first {
    case nil:
      guard let value = turn.session.variables[name] else {
        throw .unknown(
          "variable", name, among: turn.session.variables.keys.sorted(), hint: "'let \(name) VALUE' sets it")
      }
      return "\(name) = \(VisibleText.line(value))"
    case .text(let text): turn.session.variables[name] = text
    case .output(let source):
      let line = LexedLine(source)
      guard !line.words.isEmpty else {
        throw SessionError("missing a command in $()", hint: "such as let \(name) = $(frames 0.1)")
      }
      var output = try turn.collect { turn throws(SessionError) in try turn.perform(line) }
      while output.hasSuffix("\n") { output.removeLast() }
      turn.session.variables[name] = output
    }
    return ""
  }
}

struct EchoCommand: SessionCommand {
  static let name = "echo"
  static let abstract = "Print a text; `echo on` prints every command of a script before it runs."
  static let examples = ["echo Hello", "echo on", "echo off"]

  var words: [String] = []
  private static let states: ParameterDeclaration.Candidates = { given, _, _ in
    given.isEmpty ? ["on", "off"] : []
  }

  static let parameters: [Parameter<Self>] = [
    .rest("text", \.words, .text, candidates: states, "The text, or on or off.")
  ]

  func run(in turn: inout Turn) throws(SessionError) -> String {
    if words == ["on"] || words == ["off"] {
      turn.session.echoesCommands = words == ["on"]
      return ""
    }
    return VisibleText.lines(words.joined(separator: " ")) + "\n"
  }
}
