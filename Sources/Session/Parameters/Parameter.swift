// SPDX-License-Identifier: GPL-3.0-or-later

import CommandGrammar
import TableModel

/// One argument, option or flag of a command, tied to the property that it fills.
package struct Parameter<Command: ConsoleCommand>: Sendable {
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
  static func argument<Value>(
    _ name: String, _ path: any SettingPath<Command, Required<Value>>, _ kind: ParameterKind<Value>,
    candidates: ParameterDeclaration.Candidates? = nil, _ help: String
  ) -> Self {
    Self(.required, name, kind, help, candidates) { $1[keyPath: path].wrappedValue = $0 }
  }

  /// An argument that may be left out: `nil` then.
  static func optional<Value>(
    _ name: String, _ path: any SettingPath<Command, Value?>, _ kind: ParameterKind<Value>,
    candidates: ParameterDeclaration.Candidates? = nil, _ help: String
  ) -> Self {
    Self(.optional, name, kind, help, candidates) { $1[keyPath: path] = $0 }
  }

  /// An argument that may be left out: the property's own value holds then.
  static func optional<Value>(
    _ name: String, standard path: any SettingPath<Command, Value>, _ kind: ParameterKind<Value>,
    _ help: String
  ) -> Self {
    Self(.optional, name, kind, help, nil) { $1[keyPath: path] = $0 }
  }

  /// The same, with the name that the option had before.
  func formerly(_ name: String) -> Self {
    var declaration = declaration
    declaration.formerName = name
    return Self(declaration, read: read)
  }

  /// The same, with names that completion offers.
  func offering(_ names: @escaping @Sendable () -> [String]) -> Self {
    Self(declaration.offering { _, _, _ in names() }, read: read)
  }

  /// The same for a value of several names with commas between them.
  func offeringList(of names: @escaping @Sendable () -> [String]) -> Self {
    Self(
      declaration.offering { _, prefix, _ in
        let given = prefix.split(separator: ",", omittingEmptySubsequences: false).dropLast().map(String.init)
        let head = given.map { $0 + "," }.joined()
        return names().filter { !given.contains($0) }.map { head + $0 }
      }, read: read)
  }

  /// Every word that is left.
  static func rest<Value>(
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
  static func option<Value>(
    _ name: String, _ path: any SettingPath<Command, Value?>, _ kind: ParameterKind<Value>, _ help: String
  ) -> Self {
    Self(.option, name, kind, help, nil) { $1[keyPath: path] = $0 }
  }

  /// `--name VALUE`; the property's own value holds where it is not given.
  static func option<Value>(
    _ name: String, standard path: any SettingPath<Command, Value>, _ kind: ParameterKind<Value>,
    _ help: String
  ) -> Self {
    Self(.option, name, kind, help, nil) { $1[keyPath: path] = $0 }
  }

  /// `--name` alone.
  static func flag(_ name: String, _ path: any SettingPath<Command, Bool>, _ help: String) -> Self {
    Self(ParameterDeclaration(name: name, role: .flag, shape: .text, count: 0, help: help)) { _, _ in
      { $0[keyPath: path] = true }
    }
  }

  /// `--force` of commands that can overwrite a file that this session did not write.
  static func force(
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

  /// Where a parameter puts it.
  package var projectedValue: Required<Value> {
    get { self }
    set { self = newValue }
  }
}
