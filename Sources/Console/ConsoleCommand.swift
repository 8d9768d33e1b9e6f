import CommandGrammar

/// One command: it declares what it takes, and from that come parsing, help and completion.
package protocol ConsoleCommand: Sendable {
  /// As it is typed, verb-noun: `add-row`.
  static var name: String { get }
  /// One line.
  static var abstract: String { get }
  /// What the abstract leaves open; shown by `help NAME`.
  static var discussion: String { get }
  static var parameters: [Parameter] { get }
  /// Lines that work on the example table; tests run each.
  static var examples: [String] { get }

  /// Whether `$name` stands for a variable's value in its line.
  static var expandsVariables: Bool { get }

  /// What completion offers for a parameter besides its kind's own values.
  ///
  /// - Parameters:
  ///   - given: the words behind the command's name that stand already.
  ///   - prefix: what was typed of the next; what does not begin with it need not be listed.
  static func candidates(for parameter: Parameter, after given: [String], prefix: String, in session: Session)
    -> [String]

  /// What a recording holds for its line; `nil` where a script could not do it again.
  static func replayed(_ line: String) -> String?

  /// Does what the words of a line say. A command that throws leaves the session as it was.
  ///
  /// - Returns: what to print, without a trailing newline; empty for nothing.
  static func execute(_ words: ArraySlice<CommandWord>, of line: LexedLine, in session: inout Session)
    throws(ConsoleError) -> String
}

/// A command that a line fills: each parameter has a property.
protocol TypedCommand: ConsoleCommand {
  init()
  static var typed: [TypedParameter<Self>] { get }

  /// Does it.
  ///
  /// - Returns: as ``ConsoleCommand/execute(_:of:in:)``.
  func run(in session: inout Session) throws(ConsoleError) -> String
}

extension TypedCommand {
  static var typed: [TypedParameter<Self>] { [] }
  package static var parameters: [Parameter] { typed.map(\.declaration) }

  package static func execute(
    _ words: ArraySlice<CommandWord>, of line: LexedLine, in session: inout Session
  ) throws(ConsoleError) -> String {
    try read(words, of: line, table: session.table, home: session.workspace.home).run(in: &session)
  }
}

protocol UntypedCommand: ConsoleCommand {
  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String
}

extension UntypedCommand {
  package static func execute(
    _ words: ArraySlice<CommandWord>, of line: LexedLine, in session: inout Session
  ) throws(ConsoleError) -> String {
    try run(
      try arguments(words, of: line, table: session.table, home: session.workspace.home), in: &session)
  }
}

extension ConsoleCommand {
  package static var discussion: String { "" }
  package static var parameters: [Parameter] { [] }
  package static var expandsVariables: Bool { true }
  package static func candidates(
    for parameter: Parameter, after given: [String], prefix: String, in session: Session
  )
    -> [String]
  { parameter.candidates?(given, prefix, session) ?? [] }
  package static func replayed(_ line: String) -> String? { line }

  /// `add-row TITLE [--detail TEXT] …`
  package static var usage: String { ([name] + parameters.map(\.usage)).joined(separator: " ") }
}
