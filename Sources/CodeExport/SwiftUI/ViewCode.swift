// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

/// A view in SwiftUI source.
indirect enum ViewCode: Hashable {
  case comment(String)
  case call(CallCode)
  /// `opening { body }`, and after that labels with closures of their own: `} header: { … }`.
  case block(CallCode, [ViewCode], labeled: [ViewClosure] = [])
  case modified(ViewCode, [CallCode])
  /// Code of a row or a section.
  case marked(LookLevel, ViewCode)

  /// The view with more modifiers.
  func with(_ modifiers: [CallCode]) -> ViewCode {
    if modifiers.isEmpty { return self }
    guard case .modified(let view, let former) = self else { return .modified(self, modifiers) }
    return .modified(view, former + modifiers)
  }

  func with(_ modifiers: CallCode?...) -> ViewCode { with(modifiers.compactMap { $0 }) }

  static func text(_ text: String) -> ViewCode {
    .call(CallCode("Text", "verbatim: \(SwiftLiteral.text(text))"))
  }
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

/// `name(arguments)`; a modifier's name begins with its point. A literal is code without arguments: `"VStack"`.
struct CallCode: Hashable {
  var name: String
  /// `nil` has no parentheses: `VStack {`.
  var arguments: [String]?
  /// The content of the closure behind it, for modifiers that take one.
  var body: [ViewCode] = []

  /// Leaves out arguments that are `nil`.
  init(_ name: String, _ arguments: String?...) { self.init(name, list: arguments.compactMap(\.self)) }

  init(_ name: String, list arguments: [String]?, body: [ViewCode] = []) {
    self.name = name
    self.arguments = arguments
    self.body = body
  }

  /// Whether this modifier belongs to a row's view; the others belong to the row of the list.
  var isOfView: Bool { name == ".frame" || name.hasPrefix(".alignmentGuide") }

  /// On one line.
  var line: String { arguments.map { "\(name)(\($0.joined(separator: ", ")))" } ?? name }
}

extension CallCode: ExpressibleByStringInterpolation {
  init(stringLiteral code: String) { self.init(code, list: nil) }
}

extension SwiftWriter {
  mutating func views(_ views: [ViewCode]) { for view in views { self.view(view) } }

  mutating func view(_ view: ViewCode) {
    switch view {
    case .comment(let words): comment(words)
    case .call(let call): self.call(call)
    case .block(let opening, let body, let labeled):
      line(opening.line + " {")
      indented { $0.views(body) }
      for closure in labeled {
        line("} \(closure.label): {")
        indented { $0.views(closure.body) }
      }
      line("}")
    case .marked(let level, let view): marked(level) { $0.view(view) }
    case .modified(.call(let call), let modifiers)
    where modifiers.count == 1 && (call.body + modifiers[0].body).isEmpty
      && fits(call.line + modifiers[0].line):
      line(call.line + modifiers[0].line)
    case .modified(let view, let modifiers):
      let start = count
      if case .call(let call) = view { self.call(call, isLast: false) } else { self.view(view) }
      func write(_ writer: inout SwiftWriter) {
        for (index, modifier) in modifiers.enumerated() {
          writer.call(modifier, isLast: index == modifiers.count - 1)
        }
      }
      // Modifiers of a view with several lines begin where it begins.
      if count == start + 1 { indented(write) } else { write(&self) }
    }
  }

  private mutating func call(_ call: CallCode, isLast: Bool = true) {
    if !call.body.isEmpty {
      block(call.line) { $0.views(call.body) }
    } else if let arguments = call.arguments {
      self.call(call.name, arguments, isLast: isLast)
    } else {
      line(call.name)
    }
  }
}
