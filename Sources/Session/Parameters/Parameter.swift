// SPDX-License-Identifier: GPL-3.0-or-later

import CommandGrammar
import TableModel

/// One argument, option or flag of a command, tied to the property that it fills.
package struct Parameter<Command: Verb>: Sendable {
  let declaration: ParameterDeclaration
  /// Reads the parameter's words.
  ///
  /// - Returns: what puts their value into a command.
  let read: @Sendable ([CommandWord], ArgumentContext) throws(ConsoleError) -> (inout Command) -> Void

  init(
    _ declaration: ParameterDeclaration,
    read: @escaping @Sendable ([CommandWord], ArgumentContext) throws(ConsoleError) -> (inout Command) -> Void
  ) {
    self.declaration = declaration
    self.read = read
  }

  private init<Value>(
    _ role: ParameterDeclaration.Role, _ name: String, _ kind: ParameterKind<Value>, _ help: String,
    _ candidates: ParameterDeclaration.Candidates?,
    _ store: @escaping @Sendable (Value, inout Command) -> Void
  ) {
    self.init(
      ParameterDeclaration(name: name, role: role, shape: kind.shape, help: help, candidates: candidates)
    ) { words, context throws(ConsoleError) in
      let value = try kind.read(words, context)
      return { store(value, &$0) }
    }
  }

  /// An argument that a line must have.
  package static func argument<Value>(
    _ name: String, _ path: any SettingPath<Command, Required<Value>>, _ kind: ParameterKind<Value>,
    candidates: ParameterDeclaration.Candidates? = nil, _ help: String
  ) -> Self {
    Self(.required, name, kind, help, candidates) { $1[keyPath: path].wrappedValue = $0 }
  }

  /// An argument that may be left out: `nil` then.
  package static func optional<Value>(
    _ name: String, _ path: any SettingPath<Command, Value?>, _ kind: ParameterKind<Value>,
    candidates: ParameterDeclaration.Candidates? = nil, _ help: String
  ) -> Self {
    Self(.optional, name, kind, help, candidates) { $1[keyPath: path] = $0 }
  }

  /// An argument that may be left out: the property's own value holds then.
  package static func optional<Value>(
    _ name: String, standard path: any SettingPath<Command, Value>, _ kind: ParameterKind<Value>,
    _ help: String
  ) -> Self {
    Self(.optional, name, kind, help, nil) { $1[keyPath: path] = $0 }
  }

  /// The same, with another declaration.
  private func changed(_ change: (inout ParameterDeclaration) -> Void) -> Self {
    Self(declaration.changed(change), read: read)
  }

  /// The same, with the name that the option had before.
  func formerly(_ name: String) -> Self { changed { $0.formerName = name } }

  /// The same, with names that completion offers.
  package func offering(_ names: @escaping @Sendable () -> [String]) -> Self {
    changed { $0.candidates = { _, _, _ in names() } }
  }

  /// The same for a value of several names with commas between them.
  func offeringList(of names: @escaping @Sendable () -> [String]) -> Self {
    changed {
      $0.candidates = { _, prefix, _ in
        let given = prefix.split(separator: ",", omittingEmptySubsequences: false).dropLast().map(String.init)
        let head = given.map { $0 + "," }.joined()
        return names().filter { !given.contains($0) }.map { head + $0 }
      }
    }
  }

  /// The same, also named by a letter after one dash.
  package func or(short letter: Character) -> Self { changed { $0.short = letter } }

  /// The same, with a name for its value in usage lines.
  package func valued(_ name: String) -> Self { changed { $0.valueName = name } }

  /// The same, left out by help and completion.
  package var hidden: Self { changed { $0.isHidden = true } }

  /// The same, which a line must give.
  package var needed: Self { changed { $0.isNeeded = true } }

  /// The same, which is an option on the command line, where the spec is the argument.
  func onCommandLine(option name: String, short: Character? = nil, isNeeded: Bool = false) -> Self {
    changed { $0.commandLineOption = (name, short, isNeeded) }
  }

  /// The same for a verb of the command line that contains this one.
  package func of<Outer: Verb>(_ path: any SettingPath<Outer, Command>) -> Parameter<Outer> {
    let declaration = declaration.changed {
      guard let option = $0.commandLineOption else { return }
      $0.role = .option
      ($0.name, $0.short, $0.isNeeded) = option
    }
    return Parameter<Outer>(declaration) { [read] words, context throws(ConsoleError) in
      let fill = try read(words, context)
      return { fill(&$0[keyPath: path]) }
    }
  }

  /// Every word that is left.
  package static func rest<Value>(
    _ name: String, _ path: any SettingPath<Command, [Value]>, _ kind: ParameterKind<Value>,
    candidates: ParameterDeclaration.Candidates? = nil, _ help: String
  ) -> Self {
    Self(.rest, name, kind, help, candidates) { $1[keyPath: path].append($0) }
  }

  /// Every word that is left, and at least one; what several name is there once, in the table's order.
  static func several<Value: Hashable & Comparable>(
    _ name: String, _ path: any SettingPath<Command, [Value]>, _ kind: ParameterKind<[Value]>, _ help: String
  ) -> Self {
    Self(.several, name, kind, help, nil) {
      let former = $1[keyPath: path]
      $1[keyPath: path] = former.isEmpty ? $0 : Set(former + $0).sorted()
    }
  }

  /// The line's rest as it is: another command.
  static func command(_ name: String, _ path: any SettingPath<Command, Required<String>>, _ help: String)
    -> Self
  {
    Self(ParameterDeclaration(name: name, role: .command, shape: .text, help: help)) { words, context in
      let text = rest(words, context)
      return { $0[keyPath: path].wrappedValue = text }
    }
  }

  /// The same, or nothing: `nil` then.
  static func optionalCommand(_ name: String, _ path: any SettingPath<Command, String?>, _ help: String)
    -> Self
  {
    var declaration = ParameterDeclaration(name: name, role: .command, shape: .text, help: help)
    declaration.mayBeMissing = true
    return Self(declaration) { words, context in
      let text = rest(words, context)
      return { $0[keyPath: path] = text }
    }
  }

  private static func rest(_ words: [CommandWord], _ context: ArgumentContext) -> String {
    words.first.map { LexedLine.trimmed(context.line.source(from: $0.range.lowerBound)) } ?? ""
  }

  /// `--name VALUE`; `nil` where it is not given.
  package static func option<Value>(
    _ name: String, _ path: any SettingPath<Command, Value?>, _ kind: ParameterKind<Value>, _ help: String
  ) -> Self {
    Self(.option, name, kind, help, nil) { $1[keyPath: path] = $0 }
  }

  /// `--name VALUE`; the property's own value holds where it is not given.
  package static func option<Value>(
    _ name: String, standard path: any SettingPath<Command, Value>, _ kind: ParameterKind<Value>,
    _ help: String
  ) -> Self {
    Self(.option, name, kind, help, nil) { $1[keyPath: path] = $0 }
  }

  /// `--name VALUE`, stored by a function.
  package static func option<Value>(
    _ name: String, _ kind: ParameterKind<Value>, _ help: String,
    store: @escaping @Sendable (Value, inout Command) -> Void
  ) -> Self {
    Self(.option, name, kind, help, nil, store)
  }

  /// `--name VALUE`, any number of times.
  package static func each<Value>(
    _ name: String, _ path: any SettingPath<Command, [Value]>, _ kind: ParameterKind<Value>, _ help: String
  ) -> Self {
    Self(.each, name, kind, help, nil) { $1[keyPath: path].append($0) }
  }

  /// `--name` alone.
  package static func flag(_ name: String, _ path: any SettingPath<Command, Bool>, _ help: String) -> Self {
    Self(ParameterDeclaration(name: name, role: .flag, shape: .text, count: 0, help: help)) { _, _ in
      { $0[keyPath: path] = true }
    }
  }

  /// `--force` of commands that can overwrite a file that this session did not write.
  package static func force(
    _ path: any SettingPath<Command, Bool>,
    _ help: String = "Overwrite a file that this session did not write."
  ) -> Self {
    flag(ParameterDeclaration.force, path, help)
  }
}

/// A property that the reading of a line fills before anything asks for it: a line without it is refused.
@propertyWrapper package struct Required<Value: Sendable>: Sendable {
  private var value: Value?

  package init() {}

  package var wrappedValue: Value {
    get {
      guard let value else { preconditionFailure("no line gave a value for a required argument") }
      return value
    }
    set { value = newValue }
  }

  /// The value, if a line gave one.
  package var ifGiven: Value? { value }

  /// Where a parameter puts it.
  package var projectedValue: Required<Value> {
    get { self }
    set { self = newValue }
  }
}
