// SPDX-License-Identifier: GPL-3.0-or-later

import CommandGrammar
import JSON
import TextEscaping

struct LetCommand: ConsoleCommand {
  static let name = "let"
  static let abstract = "Give a variable a value; alone it lists them. $name and ${name} stand for the value."
  static let discussion =
    "A value is one word wherever it stands. Within '…' and after \\ a $ is only a dollar. Variables are the session's, not the table's."
  static let examples = ["let", "let inset 16", "let title \"Wi-Fi & more\""]

  var variable: String?
  var value: String?
  private static let names: ParameterDeclaration.Candidates = { _, _, session in
    session.variables.keys.sorted()
  }

  static let parameters: [Parameter<Self>] = [
    .optional("name", \.variable, .text, candidates: names, "Letters, digits and _."),
    .optional("value", \.value, .text, "Its value."),
  ]

  func run(in session: inout Session) throws(ConsoleError) -> String {
    guard let name = variable else {
      let variables = session.variables.sorted { $0.key < $1.key }
      session.answer { .object(variables.map { ($0.key, .text($0.value)) }) }
      return variables.map { "\($0.key) = \(VisibleText.line($0.value))" }
        .joined(separator: "\n")
    }
    guard CommandWord.Reference.isName(name) else {
      throw ConsoleError("'\(name)' cannot be a variable", hint: "a letter or _, then letters, digits and _")
    }
    guard let value else {
      guard let value = session.variables[name] else {
        throw .unknown(
          "variable", name, among: session.variables.keys.sorted(), hint: "'let \(name) VALUE' sets it")
      }
      return "\(name) = \(VisibleText.line(value))"
    }
    session.variables[name] = value
    return ""
  }
}

struct EchoCommand: ConsoleCommand {
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

  func run(in session: inout Session) throws(ConsoleError) -> String {
    if words == ["on"] || words == ["off"] {
      session.echoesCommands = words == ["on"]
      return ""
    }
    return VisibleText.lines(words.joined(separator: " ")) + "\n"
  }
}
