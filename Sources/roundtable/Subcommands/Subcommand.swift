// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CommandGrammar
import Session
import Shell
import TableModel
import TableSpec

/// A verb of the command line, with a `run` of its own. It is called `LintSubcommand` if the shell has a `LintCommand`, too.
protocol Subcommand: Verb {
  /// Refuses options that contradict each other or the spec's name.
  func validate() throws(SessionError)

  /// - Throws: ``ExitStatus`` after the error is printed, or a `SessionError` about the words.
  func run() throws
}

extension Subcommand {
  static var program: String? { "roundtable" }

  func validate() throws(SessionError) {}

  static func run(_ words: [String]) throws {
    let verb = try read(arguments: words)
    try verb.validate()
    try verb.run()
  }
}

// MARK: - Parameters of several verbs

extension Parameter {
  /// The spec that a verb reads.
  static func spec(_ path: any SettingPath<Command, Required<String>>) -> Self {
    .argument(
      "spec", path, .path(SpecRecognition.fileExtensions),
      "The spec file, - for standard input, or REV:PATH for a file in a git revision.")
  }

  /// The names of specs, of folders of them and of patterns; see ``NamedSpecs``.
  static func specs(_ path: any SettingPath<Command, [String]>) -> Self {
    .rest(
      "specs", path, .path(SpecRecognition.fileExtensions),
      "Spec files, folders of them, or quoted patterns such as 'specs/*.yaml'."
    ).needed
  }

  /// The options for the limits of a spec.
  static func limits(_ path: any SettingPath<Command, SpecLimits>) -> [Self] {
    SpecLimits.Kind.allCases.map { kind in
      .option(kind.option, .integer(1...Int.max), "\(kind.meaning) Default: \(kind.standard).") {
        $1[keyPath: path][kind] = $0
      }
    }
  }

  /// `-e` and `-f`.
  static func sources(_ path: any SettingPath<Command, [PlacedSource]>) -> [Self] {
    [
      .each("e", path, .source(.text, ScriptSource.expression), "Run a command (repeatable).").valued(
        "COMMAND"),
      .each("f", path, .source(.file([]), ScriptSource.file), "Run a script file (repeatable)."),
    ]
  }
}

/// A source with its place on the command line: -e and -f run in the order given.
struct PlacedSource: Sendable {
  let place: Int
  let source: ScriptSource
}

extension ParameterKind where Value == PlacedSource {
  static func source(
    _ shape: ParameterShape, _ source: @escaping @Sendable (String) -> ScriptSource
  ) -> Self {
    ParameterKind(shape) { words, _ in
      PlacedSource(place: words[0].range.lowerBound, source: source(words[0].text))
    }
  }
}

extension [PlacedSource] {
  var inOrder: [ScriptSource] { sorted { $0.place < $1.place }.map(\.source) }
}
