// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

/// Joins the code of a table for compact widths with that for regular ones: where a value differs, the code chooses by
/// `isRegular`. Code that can't be joined is that of the spec's own device, and ``conflicts`` names its level.
struct WidthChoice {
  /// Whether the first code is the one for regular widths.
  let isRegular: Bool
  /// Whether any code chooses.
  private(set) var chooses = false
  /// The levels with code that can't be joined.
  private(set) var conflicts: Set<LookLevel> = []

  /// The name of the property by which code chooses.
  static let condition = "isRegular"
  /// Calls without arguments of which change nothing, so that a missing one can be written. All of their arguments can be
  /// `nil`.
  private static let optional = [
    ".look": "RowLook", ".headerLook": "HeaderLook", ".footerLook": "HeaderLook",
  ]

  init(isRegular: Bool) { self.isRegular = isRegular }

  // MARK: - Values

  /// `isRegular ? 60 : 20`.
  private mutating func choice(_ own: String, _ other: String) -> String {
    chooses = true
    if let (start, one, two, end) = Self.difference(own, other) { return start + choice(one, two) + end }
    return "\(Self.condition) ? \(isRegular ? own : other) : \(isRegular ? other : own)"
  }

  /// The only argument in which two calls differ, with the code around it: `15` and `20` between `.system(size: ` and `)`;
  /// `nil` if more differs, or if there is no such code.
  private static func difference(_ own: String, _ other: String) -> (String, String, String, String)? {
    var start = String(zip(own, other).prefix { $0 == $1 }.map(\.0))
    while let last = start.last, last != " ", last != "(" { start.removeLast() }
    let (one, two) = (own.dropFirst(start.count), other.dropFirst(start.count))
    let end = String(zip(one.reversed(), two.reversed()).prefix { $0 == $1 }.map(\.0).reversed())
      .drop { $0 != ")" && $0 != "," }
    let values = [one.dropLast(end.count), two.dropLast(end.count)]
    guard !start.isEmpty, !end.isEmpty,
      values.allSatisfy({ value in !value.isEmpty && !value.contains { "(),:".contains($0) } })
    else { return nil }
    return (start, String(values[0]), String(values[1]), String(end))
  }

  private mutating func join(_ own: CodeArgument, _ other: CodeArgument) -> CodeArgument? {
    if own == other { return own }
    if case .call(let label, let call) = own, case .call(let name, let second) = other, label == name,
      let joined = join(call, second)
    {
      return .call(label: label, joined)
    }
    let (first, second) = (Self.parts(own), Self.parts(other))
    guard first.label == second.label else { return nil }
    return .text((first.label.map { $0 + ": " } ?? "") + choice(first.value, second.value))
  }

  /// The label and the value of an argument: `height` and `60`.
  private static func parts(_ argument: CodeArgument) -> (label: String?, value: String) {
    switch argument {
    case .call(let label, let call): return (label, call.line)
    case .text(let text):
      guard let colon = text.firstRange(of: ": "),
        text[..<colon.lowerBound].allSatisfy({ $0.isLetter || $0.isNumber })
      else { return (nil, text) }
      return (String(text[..<colon.lowerBound]), String(text[colon.upperBound...]))
    }
  }

  /// - Returns: `nil` if they can't be joined.
  mutating func join(_ own: CallCode, _ other: CallCode) -> CallCode? {
    if own == other { return own }
    let former = chooses
    guard let joined = joinArguments(own, other) else {
      chooses = former
      return nil
    }
    return joined
  }

  private mutating func joinArguments(_ own: CallCode, _ other: CallCode) -> CallCode? {
    guard own.name == other.name, own.body.isEmpty, other.body.isEmpty, let first = own.arguments,
      let second = other.arguments
    else { return nil }
    var joined = own
    let labels = (first.map { Self.parts($0).label }, second.map { Self.parts($0).label })
    if labels.0 == labels.1 {
      var arguments: [CodeArgument] = []
      for (one, two) in zip(first, second) {
        guard let argument = join(one, two) else { return nil }
        arguments.append(argument)
      }
      joined.arguments = arguments
      return joined
    }
    guard Self.optional.values.contains(where: own.name.hasSuffix) else { return nil }
    var arguments: [CodeArgument] = []
    for label in (labels.0 + labels.1.filter { !labels.0.contains($0) }).compactMap(\.self) {
      let missing = CodeArgument.text("\(label): nil")
      guard
        let argument = join(
          first.first { Self.parts($0).label == label } ?? missing,
          second.first { Self.parts($0).label == label } ?? missing)
      else { return nil }
      arguments.append(argument)
    }
    joined.arguments = arguments.inOrder
    return joined
  }

  /// The same for looks, one of which may be missing.
  mutating func look(_ own: CallCode?, _ other: CallCode?, _ type: String, at level: LookLevel) -> CallCode? {
    guard own != nil || other != nil else { return nil }
    let empty = CallCode(type, list: [])
    if let joined = join(own ?? empty, other ?? empty) { return joined }
    conflicts.insert(level)
    return own
  }

  // MARK: - Lists

  /// The key by which two calls of a list belong together: `.environment(\.rowLook.imageSize`.
  private static func key(_ call: CallCode) -> String {
    let name = call.name.firstRange(of: " = ").map { String(call.name[..<$0.lowerBound]) } ?? call.name
    return name == ".environment" ? "\(name)(\(call.arguments?.first?.line ?? "")" : name
  }

  /// Modifiers, in the order of the first list. A missing look changes nothing; a missing value of the environment is left as
  /// it is.
  mutating func join(_ own: [CallCode], _ other: [CallCode], at level: LookLevel) -> [CallCode] {
    if own == other { return own }
    var rest = other
    var result: [CallCode] = []
    for call in own {
      let key = Self.key(call)
      guard let index = rest.firstIndex(where: { Self.key($0) == key }) else {
        result.append(alone(call, isOwn: true, at: level) ?? call)
        continue
      }
      // Modifiers that only the other has come before this one.
      result += rest[..<index].compactMap { alone($0, isOwn: false, at: level) }
      if let joined = join(call, rest[index]) {
        result.append(joined)
      } else {
        conflicts.insert(level)
        result.append(call)
      }
      rest.removeSubrange(...index)
    }
    return result + rest.compactMap { alone($0, isOwn: false, at: level) }
  }

  /// A modifier that one of the two has; `nil` if it can't be written.
  private mutating func alone(_ call: CallCode, isOwn: Bool, at level: LookLevel) -> CallCode? {
    if let type = Self.optional[call.name], case .call(nil, let look)? = call.arguments?.first {
      let empty = CallCode(type, list: [])
      guard let joined = isOwn ? join(look, empty) : join(empty, look) else {
        conflicts.insert(level)
        return nil
      }
      return CallCode(call.name, .call(joined))
    }
    guard call.name == ".environment", let arguments = call.arguments, arguments.count == 2 else {
      conflicts.insert(level)
      return nil
    }
    chooses = true
    let condition = isOwn == isRegular ? Self.condition : "!\(Self.condition)"
    return CallCode(
      ".transformEnvironment", list: [arguments[0]],
      body: [.call(CallCode("if \(condition) { $0 = \(arguments[1].line) }", list: nil))])
  }

  /// Statements: those that are the same at both widths, and those that must be executed again when the width changes.
  mutating func divide(_ own: [SwiftCode], _ other: [SwiftCode]?) -> (
    same: [SwiftCode], different: [SwiftCode]
  ) {
    guard let other, own != other else { return (own, []) }
    func key(_ code: SwiftCode) -> String? { if case .call(let call) = code { Self.key(call) } else { nil } }
    var result: (same: [SwiftCode], different: [SwiftCode]) = ([], [])
    for code in own {
      if other.contains(code) {
        result.same.append(code)
      } else if let name = key(code), let second = other.first(where: { key($0) == name }),
        let joined = statement(code, second)
      {
        result.different.append(joined)
      } else {
        conflicts.insert(.table)
        result.same.append(code)
      }
    }
    let names = Set(own.compactMap(key))
    if other.contains(where: { !own.contains($0) && !(key($0).map(names.contains) ?? false) }) {
      conflicts.insert(.table)
    }
    return result
  }

  /// `property = isRegular ? 60 : 20`, or a call whose arguments choose.
  private mutating func statement(_ own: SwiftCode, _ other: SwiftCode) -> SwiftCode? {
    guard case .call(let first) = own, case .call(let second) = other else { return nil }
    if let joined = join(first, second) { return .call(joined) }
    let (one, two) = (first.line, second.line)
    guard let equals = one.firstRange(of: " = "), two.hasPrefix(one[..<equals.upperBound]) else { return nil }
    let value = choice(String(one[equals.upperBound...]), String(two[equals.upperBound...]))
    let line = String(one[..<equals.upperBound]) + value
    return line.count <= SwiftWriter.columns - 4 ? .call(CallCode(line, list: nil)) : nil
  }

  // MARK: - Views and rows

  /// A row or a section.
  mutating func join(_ own: SwiftCode, _ other: SwiftCode, at level: LookLevel) -> SwiftCode {
    if own == other { return own }
    switch (own, other) {
    case (.marked(let level, let first), .marked(let second, let other)) where level == second:
      return .marked(level, join(first, other, at: level))
    case (.call(let first), .call(let second)):
      if let joined = join(first, second) { return .call(joined) }
    case (.block(let first, let body, let labeled), .block(let second, let otherBody, let otherLabeled))
    where body.count == otherBody.count && labeled == otherLabeled:
      if let opening = join(first, second) {
        return .block(
          opening, zip(body, otherBody).map { join($0, $1, at: level) }, labeled: labeled)
      }
    case (.modified(let view, let modifiers), .modified(let second, let others)):
      return join(view, second, at: level).with(join(modifiers, others, at: level))
    case (.modified(let view, let modifiers), _):
      return join(view, other, at: level).with(join(modifiers, [], at: level))
    case (_, .modified(let view, let modifiers)):
      return join(own, view, at: level).with(join([], modifiers, at: level))
    default: break
    }
    conflicts.insert(level)
    return own
  }
}
