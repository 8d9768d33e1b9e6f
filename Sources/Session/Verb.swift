// SPDX-License-Identifier: GPL-3.0-or-later

import CommandGrammar
import Synchronization
import TableModel

/// A verb and its words. Reading, usage, help and completion come from this one declaration, at the prompt, in scripts and on
/// the command line.
package protocol Verb: Sendable {
  /// The typed name, verb-noun: `add-row`.
  static var name: String { get }
  /// A description of one line.
  static var abstract: String { get }
  /// The details that the abstract leaves out; shown by help.
  static var discussion: String { get }
  /// The parameters that fill its properties, in the order of usage lines.
  static var parameters: [Parameter<Self>] { get }
  /// Options after those parameters, which usage doesn't name.
  static var furtherParameters: [Parameter<Self>] { get }
  /// Example lines that succeed with the example table; tests run each.
  static var examples: [String] { get }
  /// Example lines for commands that need several lines or a prompt; tests type one after the other.
  static var steps: [String] { get }
  /// The program's name if the verb is typed after it, on the command line; default: `nil`.
  static var program: String? { get }

  /// Creates the verb with default values, before a line sets its properties.
  init()
}

extension Verb {
  package static var discussion: String { "" }
  package static var examples: [String] { [] }
  package static var steps: [String] { [] }
  package static var furtherParameters: [Parameter<Self>] { [] }
  package static var program: String? { nil }

  /// The parameters that usage, help and completion show.
  package static var declarations: [ParameterDeclaration] {
    if let known = MadeDeclarations.all.withLock({ $0[ObjectIdentifier(Self.self)] }) { return known }
    let further = furtherParameters.map { $0.declaration.changed { $0.isFurther = true } }
    let made = (parameters.map { $0.declaration } + further).filter { !$0.isHidden }
    MadeDeclarations.all.withLock { $0[ObjectIdentifier(Self.self)] = made }
    return made
  }

  /// `add-row TITLE [--detail TEXT] …`; on the command line `roundtable export SPEC --format NAME [OPTIONS]`.
  package static var usage: String {
    guard program == nil else { return shortUsage }
    let named = declarations.filter { !$0.isFurther }
    let rest = named.count < declarations.count ? ["[--KEY VALUE]…"] : []
    return ([name] + named.map(\.usage) + rest).joined(separator: " ")
  }

  /// The usage without the options that a line can leave out.
  private static var shortUsage: String {
    let words = declarations.filter { $0.isPositional || $0.isRequired }
    let options = words.count < declarations.count ? ["[OPTIONS]"] : []
    return ((program.map { [$0] } ?? []) + [name] + words.map(\.usage) + options).joined(separator: " ")
  }

  /// The usage for an error's hint, without the options if it is long.
  package static var usageHint: String {
    guard program == nil, usage.count > 80 else { return "usage: \(usage)" }
    return "usage: " + shortUsage + "; 'help \(name)' lists the options"
  }

  /// The verb with its properties set by words of the command line, of which the system's shell has removed the quotes.
  package static func read(arguments: [String]) throws(SessionError) -> Self {
    let (words, line) = commandWords(arguments)
    let context = ArgumentContext(table: Table(), rows: RowFinder(), home: nil, line: line)
    return try read(words[...], by: parameters, context)
  }

  /// The options among words of the command line, in the order of their declarations: `["--scale", "2"]`.
  package static func options(
    in arguments: [String], except others: Set<String>
  ) throws(SessionError) -> [String] {
    let (words, line) = commandWords(arguments)
    let declarations = parameters.map { $0.declaration }
    var found: [(parameter: Int, words: [String])] = []
    try ArgumentReader(command: Self.self, parameters: declarations, line: line).read(words[...]) {
      found.append(($0, $1.map(\.text)))
    }
    return declarations.indices.filter {
      !declarations[$0].isPositional && !others.contains(declarations[$0].name)
    }.flatMap { index in
      found.filter { $0.parameter == index }.flatMap { [declarations[index].label] + $0.words }
    }
  }

  private static func commandWords(_ arguments: [String]) -> ([CommandWord], LexedLine) {
    var text = ((program.map { [$0] } ?? []) + [name]).joined(separator: " ")
    let words = arguments.map { argument in
      let start = text.utf8.count + 1
      text += " " + WordQuoting.quoted(argument)
      return CommandWord(text: argument, range: start..<text.utf8.count, isQuoted: false)
    }
    return (words, LexedLine(text))
  }

  static func read(
    _ words: ArraySlice<CommandWord>, by parameters: [Parameter<Self>], _ context: ArgumentContext
  ) throws(SessionError) -> Self {
    var context = context
    var filled: [(parameter: Int, fill: (inout Self) -> Void)] = []
    let reader = ArgumentReader(
      command: Self.self, parameters: parameters.map { $0.declaration }, line: context.line)
    try reader.read(words) { index, words throws(SessionError) in
      context.name = parameters[index].declaration.name
      context.label = parameters[index].declaration.label
      context.alternatives = parameters[index].declaration.shape.alternatives
      filled.append((index, try parameters[index].read(words, context)))
      if parameters[index].declaration.isPositional { context.arguments += words }
    }
    var verb = Self()
    // The order is that of the declarations, not of the line: a word for several settings comes before an option for one.
    for index in parameters.indices {
      for item in filled where item.parameter == index { item.fill(&verb) }
    }
    return verb
  }
}

/// The declarations of the verbs that were asked for. Some verbs take each key of specs, and have hundreds.
private enum MadeDeclarations {
  static let all = Mutex<[ObjectIdentifier: [ParameterDeclaration]]>([:])
}
