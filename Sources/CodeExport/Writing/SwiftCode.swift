// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

/// A view in SwiftUI source.
indirect enum SwiftCode: Hashable {
  case comment(String)
  case call(CallCode)
  /// `prefix[a, b]` with a line for each element.
  case list(String, [CallCode])
  /// `opening { body }`, and after that labels with closures of their own: `} header: { … }`.
  case block(CallCode, [SwiftCode], labeled: [CodeClosure] = [])
  case modified(SwiftCode, [CallCode])
  /// Code of a row or a section.
  case marked(LookLevel, SwiftCode)

  /// The view with more modifiers.
  func with(_ modifiers: [CallCode]) -> SwiftCode {
    if modifiers.isEmpty { return self }
    guard case .modified(let view, let former) = self else { return .modified(self, modifiers) }
    return .modified(view, former + modifiers)
  }

  func with(_ modifiers: CallCode?...) -> SwiftCode { with(modifiers.compactMap { $0 }) }

}

/// `label: { body }`.
struct CodeClosure: Hashable {
  var label: String
  var body: [SwiftCode]

  init(_ label: String, _ body: [SwiftCode]) {
    self.label = label
    self.body = body
  }
}

/// `name(arguments)`; a modifier's name begins with its point. A literal is code without arguments: `"VStack"`.
struct CallCode: Hashable {
  var name: String
  /// `nil` has no parentheses: `VStack {`.
  var arguments: [CodeArgument]?
  /// The content of the closure behind it, for modifiers that take one.
  var body: [SwiftCode] = []
  /// Whether each call among its arguments has a line of its own if it is longer than a line: a tree. Default: no.
  var isTree = false

  /// Leaves out arguments that are `nil`.
  init(_ name: String, _ arguments: CodeArgument?...) { self.init(name, list: arguments.compactMap(\.self)) }

  init(_ name: String, list arguments: [CodeArgument]?, body: [SwiftCode] = [], isTree: Bool = false) {
    self.name = name
    self.arguments = arguments
    self.body = body
    self.isTree = isTree
  }

  /// On one line.
  var line: String { arguments.map { "\(name)(\($0.map(\.line).joined(separator: ", ")))" } ?? name }
}

/// An argument of a call: code on one line, or another call, which can be broken between its arguments.
enum CodeArgument: Hashable {
  case text(String)
  indirect case call(label: String?, CallCode)

  static func call(_ call: CallCode) -> CodeArgument { .call(label: nil, call) }

  var isUnlabeledCall: Bool { if case .call(nil, _) = self { true } else { false } }

  /// On one line.
  var line: String {
    switch self {
    case .text(let text): text
    case .call(let label, let call): (label.map { $0 + ": " } ?? "") + call.line
    }
  }
}

extension CodeArgument: ExpressibleByStringInterpolation {
  init(stringLiteral code: String) { self = .text(code) }
}

extension CallCode: ExpressibleByStringInterpolation {
  init(stringLiteral code: String) { self.init(code, list: nil) }
}

extension SwiftWriter {
  mutating func code(_ codes: [SwiftCode]) { for code in codes { self.code(code) } }

  mutating func code(_ code: SwiftCode) {
    switch code {
    case .comment(let words): comment(words)
    case .call(let call): self.call(call)
    case .list(let prefix, let elements):
      line(prefix + "[")
      indented { writer in for element in elements { writer.call(element, suffix: ",") } }
      line("]")
    case .block(let opening, let body, let labeled):
      call(opening, suffix: " {")
      indented { $0.code(body) }
      for closure in labeled {
        line("} \(closure.label): {")
        indented { $0.code(closure.body) }
      }
      line("}")
    case .marked(let level, let code): marked(level) { $0.code(code) }
    case .modified(.call(let call), let modifiers)
    where (call.body + modifiers.flatMap(\.body)).isEmpty
      && fits(call.line + modifiers.map(\.line).joined()) && modifiers.count == 1:
      line(call.line + modifiers[0].line)
    case .modified(let code, let modifiers):
      let start = count
      if case .call(let call) = code { self.call(call, isLast: false) } else { self.code(code) }
      func write(_ writer: inout SwiftWriter) {
        for (index, modifier) in modifiers.enumerated() {
          writer.call(modifier, isLast: index == modifiers.count - 1)
        }
      }
      // Modifiers of code with several lines begin where it begins.
      if count == start + 1 { indented(write) } else { write(&self) }
    }
  }

  /// - Parameters:
  ///   - suffix: the code behind the call, such as ` {`.
  ///   - isLast: whether the expression ends here.
  mutating func call(_ call: CallCode, suffix: String = "", isLast: Bool = true) {
    if !call.body.isEmpty {
      block(call.line) { $0.code(call.body) }
    } else if let arguments = call.arguments {
      self.call(
        call.name, arguments, suffix: suffix, isLast: isLast && !suffix.hasSuffix("{"), isTree: call.isTree)
    } else {
      line(call.name + suffix)
    }
  }
}
