// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Foundation
import TestSupport
import Testing

/// A node of a Swift file's syntax tree, as Scripts/checks/read-syntax writes it.
struct SyntaxNode: Decodable {
  /// `struct`, `variable`, `function`, `call`, `number`, … or the name of the parser's kind.
  let kind: String
  private let name: String?
  /// An argument's label.
  let label: String?
  private let parts: [SyntaxNode]?

  private enum CodingKeys: String, CodingKey {
    case kind, label
    case name = "text"
    case parts = "children"
  }

  /// The node's name, or a literal's text.
  var text: String { name ?? "" }
  var children: [SyntaxNode] { parts ?? [] }

  /// The trees of Swift files, read by one process.
  static func trees(of sources: [String]) throws -> [SyntaxNode] {
    let folder = ScratchFolder()
    let files = try sources.enumerated().map { index, source in
      try folder.write(source, to: "\(index).swift")
      return folder.path("\(index).swift")
    }
    let environment = TestEnvironment(home: folder).setting([
      "PATH": ProcessInfo.processInfo.environment["PATH"]
    ])
    let script = Repository.root.appendingPathComponent("Scripts/checks/read-syntax.sh")
    let result = try ChildProcess.run(script, files, environment: environment, timeout: 240)
    try #require(result.exitCode == 0, "\(result.standardError)")
    return try result.standardOutput.split(separator: "\n").map {
      try JSONDecoder().decode(SyntaxNode.self, from: Data($0.utf8))
    }
  }

  // MARK: - Look-ups

  /// The argument with this label.
  subscript(label: String) -> SyntaxNode? { children.first { $0.label == label } }

  /// All nodes of a kind and name inside, in order and from the outside in.
  func all(_ kind: String, _ text: String? = nil) -> [SyntaxNode] {
    let own = self.kind == kind && (text == nil || text == self.text) ? [self] : []
    return own + children.flatMap { $0.all(kind, text) }
  }

  func first(_ kind: String, _ text: String? = nil) -> SyntaxNode? { all(kind, text).first }

  /// A direct child, by kind and name.
  func own(_ kind: String, _ text: String? = nil) -> SyntaxNode? {
    children.first { $0.kind == kind && (text == nil || text == $0.text) }
  }

  /// A chain of names such as `tableView.contentInset.bottom`; `nil` for anything else.
  var path: String? {
    switch (kind, children.count) {
    case ("name", 0): text
    case ("member", 0): "." + text
    case ("member", 1): children[0].path.map { "\($0).\(text)" }
    default: nil
    }
  }

  /// The value that is assigned to a property inside.
  func assigned(to path: String) -> SyntaxNode? {
    all("sequence").first {
      $0.children.count == 3 && $0.children[1].text == "=" && $0.children[0].path == path
    }?.children[2]
  }

  /// A call and its receivers, the outermost first: the modifiers of a view, then the view itself.
  var chain: [SyntaxNode] {
    guard kind == "call" else { return [self] }
    return [self] + (children.first?.own("call").map(\.chain) ?? [])
  }

  // MARK: - Literals

  /// A number, or the result of an expression of numbers.
  var number: Points? { number([:]) }

  /// - Parameter names: the values of names and of `.` members.
  func number(_ names: [String: Points]) -> Points? { value(names).map { Points($0) } }

  private func value(_ names: [String: Points]) -> Double? {
    switch kind {
    case "number": return Double(text)
    case "prefix": return text == "-" ? children.first?.value(names).map { -$0 } : nil
    case "tuple": return children.count == 1 ? children[0].value(names) : nil
    case "name", "member": return path.flatMap { names[$0] }?.doubleValue
    case "sequence":
      // Computes from the left, because the code has no sums of products.
      guard var result = children.first?.value(names) else { return nil }
      for index in stride(from: 1, to: children.count - 1, by: 2) {
        guard let next = children[index + 1].value(names) else { return nil }
        switch children[index].text {
        case "+": result += next
        case "-": result -= next
        case "*": result *= next
        case "/": result /= next
        default: return nil
        }
      }
      return result
    default: return nil
    }
  }

  /// `NSDirectionalEdgeInsets(…)`, `UIEdgeInsets(…)`, `EdgeInsets(…)`, or `.zero`.
  var insets: Insets? {
    if kind == "member", text == "zero" { return Insets() }
    guard kind == "call", text.hasSuffix("EdgeInsets") else { return nil }
    if children.allSatisfy({ $0.label == nil }) { return Insets() }
    return Insets(
      top: self["top"]?.number, leading: (self["leading"] ?? self["left"])?.number,
      bottom: self["bottom"]?.number, trailing: (self["trailing"] ?? self["right"])?.number)
  }

  struct Insets {
    var top: Points? = .zero
    var leading: Points? = .zero
    var bottom: Points? = .zero
    var trailing: Points? = .zero
  }
}
