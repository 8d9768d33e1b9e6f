// SPDX-License-Identifier: GPL-3.0-or-later

import CommandGrammar

/// One command: it declares what it takes, and from that come parsing, help and completion.
package protocol ConsoleCommand: Sendable {
  /// As it is typed, verb-noun: `add-row`.
  static var name: String { get }
  /// One line.
  static var abstract: String { get }
  /// What the abstract leaves open; shown by `help NAME`.
  static var discussion: String { get }
  /// What fills its properties, in the order of usage lines.
  static var parameters: [Parameter<Self>] { get }
  /// Options after those, which usage doesn't name.
  static var furtherParameters: [Parameter<Self>] { get }
  /// Lines that work on the example table; tests run each.
  static var examples: [String] { get }
  /// The same for what takes several lines, or a prompt; tests type one after the other.
  static var steps: [String] { get }

  /// Whether `$name` stands for a variable's value in its line.
  static var expandsVariables: Bool { get }

  /// What a recording holds for its line; `nil` where a script could not do it again.
  static func replayed(_ line: String) -> String?

  /// What it is before a line fills it.
  init()

  /// Does it. A command that throws leaves the session as it was.
  ///
  /// - Returns: what to print, without a trailing newline; empty for nothing.
  func run(in session: inout Session) throws(ConsoleError) -> String
}

extension ConsoleCommand {
  package static var discussion: String { "" }
  package static var examples: [String] { [] }
  package static var steps: [String] { [] }
  /// What usage, help and completion show of its parameters.
  package static var declarations: [ParameterDeclaration] {
    parameters.map { $0.declaration }
      + furtherParameters.map {
        var declaration = $0.declaration
        declaration.isFurther = true
        return declaration
      }
  }
  static var furtherParameters: [Parameter<Self>] { [] }
  package static var expandsVariables: Bool { true }
  package static func replayed(_ line: String) -> String? { line }

  /// `add-row TITLE [--detail TEXT] …`
  package static var usage: String {
    let named = declarations.filter { !$0.isFurther }
    let rest = named.count < declarations.count ? ["[--SETTING VALUE]…"] : []
    return ([name] + named.map(\.usage) + rest).joined(separator: " ")
  }

  /// The usage for an error's hint, without the options if it is long.
  package static var usageHint: String {
    guard usage.count > 80 else { return "usage: \(usage)" }
    let words = declarations.filter(\.isPositional).map(\.usage)
    return "usage: " + ([name] + words + ["[OPTIONS]"]).joined(separator: " ")
      + "; 'help \(name)' lists the options"
  }

  /// Runs the command with the words of a line.
  static func execute(_ words: ArraySlice<CommandWord>, of line: LexedLine, in session: inout Session)
    throws(ConsoleError) -> String
  {
    let formerNames = FormerNames()
    let command = try read(words, of: line, in: session, noting: formerNames)
    for (former, name) in formerNames.found { session.note(former, replacedBy: name) }
    return try command.run(in: &session)
  }
}
