// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import SwiftParser
import SwiftSyntax

/// Writes the syntax trees of Swift files as JSON, one line per file. Declarations, calls and control flow have their
/// names; all other nodes have the parser's kinds. Scripts/checks/read-syntax.sh builds it with the toolchain's parser.
@main
enum SyntaxReader {
  static func main() {
    var paths = CommandLine.arguments.dropFirst()
    let findsChanges = paths.first == "--changes"
    if findsChanges { paths = paths.dropFirst() }
    for path in paths {
      guard let source = try? String(contentsOfFile: path, encoding: .utf8) else {
        fail("cannot read \(path)")
      }
      let tree = Parser.parse(source: source)
      if tree.hasError { fail("\(path) is no Swift") }
      print(findsChanges ? ChangeFinder.json(path: path, source: source) : Node(Syntax(tree)).json)
    }
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("error: \(message)\n".utf8))
    exit(1)
  }
}

/// One node of the syntax tree.
private struct Node {
  /// `struct`, `variable`, `function`, `call`, `number`, … or the name of the parser's kind.
  var kind: String
  /// The node's name, or a literal's text.
  var text: String?
  /// The label of an argument.
  var label: String?
  var children: [Node] = []

  var json: String {
    var parts = ["\"kind\":\(Self.quoted(kind))"]
    if let text { parts.append("\"text\":\(Self.quoted(text))") }
    if let label { parts.append("\"label\":\(Self.quoted(label))") }
    if !children.isEmpty { parts.append("\"children\":[\(children.map(\.json).joined(separator: ","))]") }
    return "{\(parts.joined(separator: ","))}"
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where scalar.value < 32:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private init(_ kind: String, _ text: String? = nil, _ children: [Node] = []) {
    self.kind = kind
    self.text = text
    self.children = children
  }

  // MARK: - From the parser's tree

  init(_ syntax: Syntax) {
    self = Self.declaration(syntax) ?? Self.statement(syntax) ?? Self.expression(syntax) ?? Self.other(syntax)
  }

  private init(_ syntax: some SyntaxProtocol) { self.init(Syntax(syntax)) }

  private static func other(_ syntax: Syntax) -> Node {
    let children = syntax.children(viewMode: .sourceAccurate)
    if let token = syntax.as(TokenSyntax.self) { return Node("token", token.text) }
    // A node that only wraps another one is replaced by it.
    if children.count == 1, let child = children.first, !child.is(TokenSyntax.self) { return Node(child) }
    return Node("\(syntax.kind)", nil, children.map { Node($0) })
  }

  private static func list(_ syntax: some SyntaxProtocol) -> [Node] {
    syntax.children(viewMode: .sourceAccurate).map { Node($0) }
  }

  private static func declaration(_ syntax: Syntax) -> Node? {
    func type(_ kind: String, _ name: String, _ block: MemberBlockSyntax) -> Node {
      Node(kind, name, list(block.members))
    }
    if let file = syntax.as(SourceFileSyntax.self) { return Node("file", nil, list(file.statements)) }
    if let item = syntax.as(MemberBlockItemSyntax.self) { return Node(item.decl) }
    if let item = syntax.as(CodeBlockItemSyntax.self) { return Node(item.item) }
    if let one = syntax.as(StructDeclSyntax.self) { return type("struct", one.name.text, one.memberBlock) }
    if let one = syntax.as(ClassDeclSyntax.self) { return type("class", one.name.text, one.memberBlock) }
    if let one = syntax.as(EnumDeclSyntax.self) { return type("enum", one.name.text, one.memberBlock) }
    if let one = syntax.as(ExtensionDeclSyntax.self) {
      return type("extension", one.extendedType.trimmedDescription, one.memberBlock)
    }
    if let one = syntax.as(FunctionDeclSyntax.self) {
      // Methods with the same name are distinguished by their first labels: `tableView(heightForRowAt`.
      let labels = one.signature.parameterClause.parameters.map { "\($0.firstName.text):" }.joined()
      return Node("function", "\(one.name.text)(\(labels))", one.body.map { list($0.statements) } ?? [])
    }
    if let one = syntax.as(InitializerDeclSyntax.self) {
      return Node("function", "init", one.body.map { list($0.statements) } ?? [])
    }
    if let one = syntax.as(VariableDeclSyntax.self) {
      let bindings = one.bindings.map { binding -> Node in
        var children: [Node] = []
        if let value = binding.initializer?.value { children.append(Node(value)) }
        if let block = binding.accessorBlock {
          children.append(Node("body", nil, list(block.accessors)))
        }
        let isStatic = one.modifiers.contains { $0.name.text == "static" }
        return Node(isStatic ? "constant" : "variable", binding.pattern.trimmedDescription, children)
      }
      return bindings.count == 1 ? bindings[0] : Node("variables", nil, bindings)
    }
    return nil
  }

  private static func statement(_ syntax: Syntax) -> Node? {
    if let one = syntax.as(IfExprSyntax.self) {
      var children = [
        Node("conditions", nil, list(one.conditions)), Node("body", nil, list(one.body.statements)),
      ]
      if let other = one.elseBody { children.append(Node("else", nil, [Node(other)])) }
      return Node("if", nil, children)
    }
    if let one = syntax.as(SwitchExprSyntax.self) {
      let cases = one.cases.compactMap { $0.as(SwitchCaseSyntax.self) }.map { one in
        let items = one.label.as(SwitchCaseLabelSyntax.self)?.caseItems
        let words = items?.map(\.pattern.trimmedDescription).joined(separator: ", ")
        return Node("case", words ?? "default", list(one.statements))
      }
      return Node("switch", one.subject.trimmedDescription, cases)
    }
    if let one = syntax.as(ReturnStmtSyntax.self) {
      return Node("return", nil, one.expression.map { [Node($0)] } ?? [])
    }
    return nil
  }

  private static func expression(_ syntax: Syntax) -> Node? {
    if let one = syntax.as(IntegerLiteralExprSyntax.self) { return Node("number", one.literal.text) }
    if let one = syntax.as(FloatLiteralExprSyntax.self) { return Node("number", one.literal.text) }
    if let one = syntax.as(BooleanLiteralExprSyntax.self) { return Node("boolean", one.literal.text) }
    if let one = syntax.as(StringLiteralExprSyntax.self) {
      return Node("text", one.representedLiteralValue ?? one.trimmedDescription)
    }
    if syntax.is(NilLiteralExprSyntax.self) { return Node("nil") }
    if let one = syntax.as(DeclReferenceExprSyntax.self) { return Node("name", one.baseName.text) }
    if let one = syntax.as(MemberAccessExprSyntax.self) {
      return Node("member", one.declName.baseName.text, one.base.map { [Node($0)] } ?? [])
    }
    if let one = syntax.as(BinaryOperatorExprSyntax.self) { return Node("operator", one.operator.text) }
    if syntax.is(AssignmentExprSyntax.self) { return Node("operator", "=") }
    if let one = syntax.as(PrefixOperatorExprSyntax.self) {
      return Node("prefix", one.operator.text, [Node(one.expression)])
    }
    if let one = syntax.as(SequenceExprSyntax.self) { return Node("sequence", nil, list(one.elements)) }
    if let one = syntax.as(ArrayExprSyntax.self) {
      return Node("array", nil, one.elements.map { Node($0.expression) })
    }
    if let one = syntax.as(TupleExprSyntax.self) { return Node("tuple", nil, arguments(one.elements)) }
    if let one = syntax.as(ClosureExprSyntax.self) { return Node("closure", nil, list(one.statements)) }
    if let one = syntax.as(SubscriptCallExprSyntax.self) {
      return Node("subscript", nil, [Node(one.calledExpression)] + arguments(one.arguments))
    }
    guard let call = syntax.as(FunctionCallExprSyntax.self) else { return nil }
    let callee = Node(call.calledExpression)
    var children = [callee] + arguments(call.arguments)
    if let closure = call.trailingClosure {
      var node = Node(closure)
      node.label = "content"
      children.append(node)
    }
    for element in call.additionalTrailingClosures {
      var node = Node(element.closure)
      node.label = element.label.text
      children.append(node)
    }
    return Node("call", callee.text, children)
  }

  private static func arguments(_ list: LabeledExprListSyntax) -> [Node] {
    list.map { element in
      var node = Node(element.expression)
      node.label = element.label?.text
      return node
    }
  }
}
