// SPDX-License-Identifier: GPL-3.0-or-later

import CommandGrammar
import TableModel

/// One argument, option or flag of a command, tied to the property that it fills.
package struct Parameter<Command: Verb>: Sendable {
  let declaration: ParameterDeclaration
  /// Reads the parameter's words.
  ///
  /// - Returns: a function that stores their value in a command.
  let read: @Sendable ([CommandWord], ArgumentContext) throws(SessionError) -> (inout Command) -> Void

  init(
    _ declaration: ParameterDeclaration,
    read: @escaping @Sendable ([CommandWord], ArgumentContext) throws(SessionError) -> (inout Command) -> Void
  ) {
    self.declaration = declaration
    self.read = read
  }

  init<Value>(
    _ role: ParameterDeclaration.Role, _ name: String, _ kind: ParameterKind<Value>, _ help: String,
    _ candidates: ParameterDeclaration.Candidates?,
    _ store: @escaping @Sendable (Value, inout Command) -> Void
  ) {
    self.init(
      ParameterDeclaration(name: name, role: role, shape: kind.shape, help: help, candidates: candidates)
    ) { words, context throws(SessionError) in
      let value = try kind.read(words, context)
      return { store(value, &$0) }
    }
  }

  /// A required argument.
  package static func argument<Value>(
    _ name: String, _ path: any SettingPath<Command, Required<Value>>, _ kind: ParameterKind<Value>,
    candidates: ParameterDeclaration.Candidates? = nil, _ help: String
  ) -> Self {
    Self(.required, name, kind, help, candidates) { $1[keyPath: path].wrappedValue = $0 }
  }

  /// An optional argument; `nil` if it is omitted.
  package static func optional<Value>(
    _ name: String, _ path: any SettingPath<Command, Value?>, _ kind: ParameterKind<Value>,
    candidates: ParameterDeclaration.Candidates? = nil, _ help: String
  ) -> Self {
    Self(.optional, name, kind, help, candidates) { $1[keyPath: path] = $0 }
  }

  /// An optional argument; default: the property's initial value.
  package static func optional<Value>(
    _ name: String, standard path: any SettingPath<Command, Value>, _ kind: ParameterKind<Value>,
    _ help: String
  ) -> Self {
    Self(.optional, name, kind, help, nil) { $1[keyPath: path] = $0 }
  }

  /// A copy with a changed declaration.
  private func changed(_ change: (inout ParameterDeclaration) -> Void) -> Self {
    Self(declaration.changed(change), read: read)
  }

  /// A copy with names that completion offers.
  package func offering(_ names: @escaping @Sendable () -> [String]) -> Self {
    changed { $0.candidates = { _, _, _ in names() } }
  }

  /// A copy with names that completion offers, for a value of several names separated by commas.
  package func offeringList(of names: @escaping @Sendable () -> [String]) -> Self {
    changed {
      $0.candidates = { _, prefix, _ in
        let given = prefix.split(separator: ",", omittingEmptySubsequences: false).dropLast().map(String.init)
        let head = given.map { $0 + "," }.joined()
        return names().filter { !given.contains($0) }.map { head + $0 }
      }
    }
  }

  /// A copy with a short name: a letter after one dash.
  package func or(short letter: Character) -> Self { changed { $0.short = letter } }

  /// A copy with a name for its value in usage lines.
  package func valued(_ name: String) -> Self { changed { $0.valueName = name } }

  /// A copy that help and completion omit.
  package var hidden: Self { changed { $0.isHidden = true } }

  /// A copy that a line must have.
  package var needed: Self { changed { $0.isNeeded = true } }

  /// A copy that is an option on the command line, where the spec is the argument.
  func onCommandLine(option name: String, short: Character? = nil, isNeeded: Bool = false) -> Self {
    changed { $0.commandLineOption = (name, short, isNeeded) }
  }

  /// A copy for a verb of the command line that contains this one.
  package func of<Outer: Verb>(_ path: any SettingPath<Outer, Command>) -> Parameter<Outer> {
    let declaration = declaration.changed {
      guard let option = $0.commandLineOption else { return }
      $0.role = .option
      ($0.name, $0.short, $0.isNeeded) = option
    }
    return Parameter<Outer>(declaration) { [read] words, context throws(SessionError) in
      let fill = try read(words, context)
      return { fill(&$0[keyPath: path]) }
    }
  }

  /// All remaining words.
  package static func rest<Value>(
    _ name: String, _ path: any SettingPath<Command, [Value]>, _ kind: ParameterKind<Value>,
    candidates: ParameterDeclaration.Candidates? = nil, _ help: String
  ) -> Self {
    Self(.rest, name, kind, help, candidates) { $1[keyPath: path].append($0) }
  }

  /// All remaining words; after the word `word`, the unparsed rest of the line, another command.
  static func rest(
    _ name: String, _ path: any SettingPath<Command, [String]>, commandAfter word: String,
    candidates: @escaping ParameterDeclaration.Candidates, _ help: String
  ) -> Self {
    var declaration = ParameterDeclaration(
      name: name, role: .rest, shape: .text, help: help, candidates: candidates)
    declaration.commandAfter = word
    return Self(declaration) { words, context in
      let text = words.count == 1 ? words[0].text : rest(words, context)
      return { $0[keyPath: path].append(text) }
    }
  }

  /// All remaining words, at least one. A row that two words name, such as 0.1 in `0.1 0.*`, is in the list once; rows are
  /// in the table's order.
  static func several<Value: Hashable & Comparable>(
    _ name: String, _ path: any SettingPath<Command, [Value]>, _ kind: ParameterKind<[Value]>, _ help: String
  ) -> Self {
    Self(.several, name, kind, help, nil) {
      let former = $1[keyPath: path]
      $1[keyPath: path] = former.isEmpty ? $0 : Set(former + $0).sorted()
    }
  }

  /// The unparsed rest of the line: another command.
  static func command(_ name: String, _ path: any SettingPath<Command, Required<String>>, _ help: String)
    -> Self
  {
    Self(ParameterDeclaration(name: name, role: .command, shape: .text, help: help)) { words, context in
      let text = rest(words, context)
      return { $0[keyPath: path].wrappedValue = text }
    }
  }

  /// An optional command at the end of the line; `nil` if it is omitted.
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

  /// `--name VALUE`; `nil` if it is omitted.
  package static func option<Value>(
    _ name: String, _ path: any SettingPath<Command, Value?>, _ kind: ParameterKind<Value>, _ help: String
  ) -> Self {
    Self(.option, name, kind, help, nil) { $1[keyPath: path] = $0 }
  }

  /// `--name` or `--name=VALUE`; `nil` if it is omitted.
  ///
  /// - Parameter standard: the value of `--name` alone.
  static func option<Value>(
    _ name: String, _ path: any SettingPath<Command, Value?>, _ kind: ParameterKind<Value>,
    withoutValue standard: Value, _ help: String
  ) -> Self {
    var declaration = ParameterDeclaration(name: name, role: .option, shape: kind.shape, help: help)
    declaration.mayLackValue = true
    return Self(declaration) { words, context throws(SessionError) in
      let value = words.isEmpty ? standard : try kind.read(words, context)
      return { $0[keyPath: path] = value }
    }
  }

  /// `--name VALUE`; default: the property's initial value.
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

  /// `--force` for commands that can overwrite a file that this session did not write.
  package static func force(
    _ path: any SettingPath<Command, Bool>,
    _ help: String = "Overwrite a file that this session did not write."
  ) -> Self {
    flag(ParameterDeclaration.force, path, help)
  }
}

/// A property that is always set before it is read, because a line without its value is refused.
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

  /// The value, if the line has one.
  package var ifGiven: Value? { value }

  /// The path's target, in which a parameter stores the value.
  package var projectedValue: Required<Value> {
    get { self }
    set { self = newValue }
  }
}
