// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

/// A view in SwiftUI source, which becomes lines when it is known how much room they have.
indirect enum ViewCode: Hashable {
  case comment(String)
  case call(CallCode)
  /// `opening { body }`, and after that labels with closures of their own: `} header: { … }`.
  case block(CallCode, [ViewCode], labeled: [ViewClosure] = [])
  case modified(ViewCode, [CallCode])
  /// What is there because of a row or a section.
  case marked(LookLevel, ViewCode)

  /// The view with more behind it; itself where there is nothing.
  func with(_ modifiers: [CallCode]) -> ViewCode {
    if modifiers.isEmpty { return self }
    guard case .modified(let view, let former) = self else { return .modified(self, modifiers) }
    return .modified(view, former + modifiers)
  }

  func with(_ modifiers: CallCode?...) -> ViewCode { with(modifiers.compactMap { $0 }) }

  /// As swift-format leaves it.
  func lines(depth: Int) -> [String] {
    let indent = SwiftWriter.indent(depth)
    switch self {
    case .comment(let words):
      return SwiftWriter.wrapped(words, columns: SwiftWriter.columns - indent.count - 3).map {
        indent + "// " + $0
      }
    case .call(let call): return call.lines(depth: depth)
    case .block(let opening, let body, let labeled):
      var lines = opening.lines(depth: depth)
      lines[lines.count - 1] += " {"
      for view in body { lines += view.lines(depth: depth + 1) }
      for closure in labeled {
        lines.append(indent + "} \(closure.label): {")
        for view in closure.body { lines += view.lines(depth: depth + 1) }
      }
      return lines + [indent + "}"]
    case .marked(let level, let view): return view.lines(depth: depth).map { CodeMark.mark($0, level) }
    case .modified(let view, let modifiers):
      if let line = oneLine, indent.count + line.count <= SwiftWriter.columns { return [indent + line] }
      var lines: [String]
      if case .call(let call) = view {
        lines = call.lines(depth: depth, isLast: false)
      } else {
        lines = view.lines(depth: depth)
      }
      let inner = lines.count == 1 ? depth + 1 : depth
      for (index, modifier) in modifiers.enumerated() {
        lines += modifier.lines(depth: inner, isLast: index == modifiers.count - 1)
      }
      return lines
    }
  }

  /// A call with its only modifier behind it; `nil` for anything longer.
  private var oneLine: String? {
    guard case .modified(.call(let call), let modifiers) = self, modifiers.count == 1, call.body.isEmpty,
      modifiers[0].body.isEmpty
    else { return nil }
    return call.line + modifiers[0].line
  }

  static func text(_ text: String) -> ViewCode { .call(CallCode("Text", .text("verbatim", text))) }
}

/// `label: { body }`.
struct ViewClosure: Hashable {
  var label: String
  var body: [ViewCode]

  init(_ label: String, _ body: [ViewCode]) {
    self.label = label
    self.body = body
  }
}

/// `name(arguments)`; a modifier's name begins with its point.
struct CallCode: Hashable {
  var name: String
  /// `nil` has no parentheses: `VStack {`.
  var arguments: [Argument]?
  /// What stands in a closure behind it, for modifiers that take one.
  var body: [ViewCode] = []

  init(_ name: String, _ arguments: Argument...) {
    self.name = name
    self.arguments = arguments
  }

  init(_ name: String, list arguments: [Argument]?, body: [ViewCode] = []) {
    self.name = name
    self.arguments = arguments
    self.body = body
  }

  /// An argument's value: code, or a text that becomes a literal.
  enum Value: Hashable {
    case code(String)
    case text(String)

    static let noLimit = Value.code("nil")

    func argument(_ label: String?) -> Argument {
      switch self {
      case .code(let code): .code(Argument.labeled(label) + code)
      case .text(let text): .text(label, text)
      }
    }

    var line: String { argument(nil).line }
  }

  enum Argument: Hashable {
    case code(String)
    case text(String?, String)
    case call(String?, CallCode)

    /// On one line.
    var line: String {
      switch self {
      case .code(let code): code
      case .text(let label, let text): Self.labeled(label) + SwiftLiteral.text(text)
      case .call(let label, let call): Self.labeled(label) + call.line
      }
    }

    static func labeled(_ label: String?) -> String { label.map { $0 + ": " } ?? "" }
  }

  /// Whether this modifier belongs to a row's view; the others belong to the row of the list.
  var isOfView: Bool { name == ".frame" || name.hasPrefix(".alignmentGuide") }

  /// On one line.
  var line: String {
    guard let arguments else { return name }
    return name + "(" + arguments.map(\.line).joined(separator: ", ") + ")"
  }

  /// - Parameters:
  ///   - isLast: whether nothing of the same expression follows: the parenthesis of a broken call stands alone before
  ///     that.
  ///   - lead: the columns of what stands before it on its first line.
  func lines(depth: Int, isLast: Bool = true, lead: Int = 0) -> [String] {
    let indent = SwiftWriter.indent(depth)
    let whole = indent + line
    if !body.isEmpty {
      return [whole + " {"] + body.flatMap { $0.lines(depth: depth + 1) } + [indent + "}"]
    }
    guard whole.count + lead > SwiftWriter.columns, let arguments, !arguments.isEmpty else { return [whole] }
    var result = [indent + name + "("]
    var current = ""
    let inner = SwiftWriter.indent(depth + 1)
    for (index, argument) in arguments.enumerated() {
      let end = index < arguments.count - 1 ? "," : isLast ? ")" : ""
      let part = argument.line + end
      if !current.isEmpty, (inner + current + " " + part).count <= SwiftWriter.columns {
        current += " " + part
        continue
      }
      if !current.isEmpty { result.append(inner + current) }
      current = part
      guard (inner + part).count > SwiftWriter.columns else { continue }
      current = ""
      switch argument {
      case .code: result.append(inner + part)
      case .text(let label, let text):
        result += Self.broken(text, label: label, depth: depth + 1)
        result[result.count - 1] += end
      case .call(let label, let call):
        var lines = call.lines(depth: depth + 1, lead: Argument.labeled(label).count + end.count)
        lines[0] = inner + Argument.labeled(label) + lines[0].dropFirst(inner.count)
        result += lines
        result[result.count - 1] += end
      }
    }
    if !current.isEmpty { result.append(inner + current) }
    if !isLast { result.append(indent + ")") }
    return result
  }

  /// A text on several lines of one literal.
  private static func broken(_ text: String, label: String?, depth: Int) -> [String] {
    let indent = SwiftWriter.indent(label == nil ? depth : depth + 1)
    var lines = [SwiftWriter.indent(depth) + Argument.labeled(label) + "\"\"\""]
    var current = ""
    var word = ""
    func flush() {
      if !current.isEmpty { lines.append(indent + current + "\\") }
      current = ""
    }
    for character in text {
      word += SwiftLiteral.text(String(character)).dropFirst().dropLast()
      // A word that is longer than a line is broken anywhere.
      let isLong = (indent + word).count >= SwiftWriter.columns - 12
      guard character == " " || isLong else { continue }
      if (indent + current + word).count >= SwiftWriter.columns { flush() }
      current += word
      word = ""
    }
    if (indent + current + word).count > SwiftWriter.columns { flush() }
    var last = current + word
    // A blank at a line's end would be lost in the next editor.
    if last.hasSuffix(" ") { last = last.dropLast() + "\\u{20}" }
    return lines + [indent + last, indent + "\"\"\""]
  }
}
