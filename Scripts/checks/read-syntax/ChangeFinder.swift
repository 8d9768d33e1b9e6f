// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// One possible change of a file: `old`, between the two byte offsets, becomes `new`.
struct Change: Encodable {
  enum Form: String, Encodable {
    /// An expression, so that a ternary can choose.
    case expression
    /// A statement that is omitted.
    case statement
    /// A piece of a string literal, so that an interpolation can choose.
    case text
  }
  var kind: String
  var form: Form
  /// The line of the changed token, counted from 1.
  var line: Int
  /// The range in UTF-8 bytes.
  var start, end: Int
  var old: String
  var new: String
  /// The `#` signs of a raw string; empty for other strings.
  var pounds = ""
}

/// Finds one-line changes in a file that probably compile. Scripts/nightly/mutate draws from them.
final class ChangeFinder: SyntaxVisitor {
  /// The lines of code of a file, without blank lines and comments, and its possible changes.
  struct Finds: Encodable {
    var path: String
    var lines: [Int]
    var changes: [Change]
  }

  private var changes: [Change] = []
  private let locations: SourceLocationConverter
  /// Whether the file's strings contain Swift that is exported.
  private let writesSwift: Bool

  static func json(path: String, source: String) -> String {
    let tree = Parser.parse(source: source)
    // An unknown operator is not changed: only its operands are.
    let folded = OperatorTable.standardOperators.foldAll(tree) { _ in }
    let locations = SourceLocationConverter(fileName: path, tree: tree)
    let finder = ChangeFinder(locations, writesSwift: path.contains("/CodeExport/"))
    finder.walk(folded)
    var lines: Set<Int> = []
    for token in tree.tokens(viewMode: .sourceAccurate) where token.tokenKind != .endOfFile {
      let first = locations.location(for: token.positionAfterSkippingLeadingTrivia).line
      let last = locations.location(for: token.endPositionBeforeTrailingTrivia).line
      lines.formUnion(first...last)
    }
    let finds = Finds(path: path, lines: lines.sorted(), changes: finder.changes)
    guard let data = try? JSONEncoder().encode(finds) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }

  private init(_ locations: SourceLocationConverter, writesSwift: Bool) {
    self.locations = locations
    self.writesSwift = writesSwift
    super.init(viewMode: .sourceAccurate)
  }

  private func offer(
    _ kind: String, _ node: some SyntaxProtocol, as new: String, at token: (any SyntaxProtocol)? = nil,
    form: Change.Form = .expression
  ) {
    let old = node.trimmedDescription
    guard new != old else { return }
    let place = (token ?? node).positionAfterSkippingLeadingTrivia
    changes.append(
      Change(
        kind: kind, form: form, line: locations.location(for: place).line,
        start: node.positionAfterSkippingLeadingTrivia.utf8Offset,
        end: node.endPositionBeforeTrailingTrivia.utf8Offset,
        old: old, new: new))
  }

  // MARK: - Places that can't have a switch

  override func visit(_: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_: SwitchCaseItemSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_: CatchItemSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_: TypeAnnotationSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  /// Calls without an effect that a test could see, and their arguments.
  private static let unseen: Set = [
    "assert", "assertionFailure", "fatalError", "precondition", "preconditionFailure", "reserveCapacity",
  ]

  // MARK: - Operators

  private static let comparisons = [
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "===": "!==",
  ]
  private static let logic = ["&&": "||", "||": "&&"]
  private static let signs = ["+": "-", "-": "+", "*": "/", "&+": "&-", "&-": "&+"]

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    guard let sign = node.operator.as(BinaryOperatorExprSyntax.self)?.operator else { return .visitChildren }
    let (left, right) = (node.leftOperand.trimmedDescription, node.rightOperand.trimmedDescription)
    if let other = Self.comparisons[sign.text] {
      offer("comparison", node, as: "\(left) \(other) \(right)", at: sign)
    } else if let other = Self.logic[sign.text] {
      offer("condition", node, as: "\(left) \(other) \(right)", at: sign)
    } else if let other = Self.signs[sign.text], !Self.joins(node) {
      offer("sign", node, as: "\(left) \(other) \(right)", at: sign)
    }
    switch sign.text {
    case "<", ">", "-", "/", "%":
      // A literal can't get its type from the remaining expression.
      if node.rightOperand.is(IntegerLiteralExprSyntax.self) { break }
      offer("order", node, as: "\(right) \(sign.text) \(left)", at: sign)
    case "??": offer("call left out", node, as: right, at: sign)
    case "..<" where left.allSatisfy(\.isNumber):
      offer("boundary", node, as: "\(left)..<(\(right) - 1)", at: sign)
    default: break
    }
    return .visitChildren
  }

  /// Whether it joins texts or lists, which have no difference.
  private static func joins(_ node: some SyntaxProtocol) -> Bool {
    if let infix = node.as(InfixOperatorExprSyntax.self) {
      return joins(infix.leftOperand) || joins(infix.rightOperand)
    }
    return node.is(StringLiteralExprSyntax.self) || node.is(ArrayExprSyntax.self)
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.operator.text {
    case "-": offer("sign", node, as: node.expression.trimmedDescription)
    case "!": offer("condition", node, as: node.expression.trimmedDescription)
    default: break
    }
    return .visitChildren
  }

  // MARK: - Constants

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    guard let number = Int(node.literal.text.filter { $0 != "_" }) else { return .skipChildren }
    offer("number", node, as: String(number + 1))
    if number > 0 { offer("number", node, as: String(number - 1)) }
    return .skipChildren
  }

  override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    guard let number = Double(node.literal.text) else { return .skipChildren }
    offer("number", node, as: String(number + 1))
    offer("number", node, as: String(number / 2))
    return .skipChildren
  }

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.is(ConditionElementSyntax.self) == true { return .skipChildren }
    offer("boolean", node, as: node.literal.text == "true" ? "false" : "true")
    return .skipChildren
  }

  // MARK: - Conditions

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    if case .expression(let condition) = node.condition, !condition.is(BooleanLiteralExprSyntax.self) {
      let text = condition.trimmedDescription
      for new in ["!(\(text))", "true", "false"] { offer("condition", condition, as: new) }
    }
    if case .optionalBinding(let binding) = node.condition, let value = binding.initializer?.value {
      offer("condition", value, as: "nil")
    }
    return .visitChildren
  }

  override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
    offer("condition", node.condition, as: "!(\(node.condition.trimmedDescription))")
    return .visitChildren
  }

  override func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
    // Conditions of a `case` belong to its pattern, which is skipped.
    for new in ["!(\(node.condition.trimmedDescription))", "true"] {
      offer("condition", node.condition, as: new)
    }
    return .visitChildren
  }

  // MARK: - Calls, statements and results

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledExpression
    let name =
      callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? callee.trimmedDescription
    if Self.unseen.contains(name) { return .skipChildren }
    let keepsType: Set = [
      "sorted", "reversed", "filter", "dropFirst", "dropLast", "lowercased", "uppercased", "union",
      "intersection",
      "subtracting", "merging", "rounded", "prefix", "suffix", "intersected", "inset", "offset", "mirrored",
      "clamped",
    ]
    if keepsType.contains(name), let base = callee.as(MemberAccessExprSyntax.self)?.base {
      offer(
        "call left out", node, as: base.trimmedDescription,
        at: callee.as(MemberAccessExprSyntax.self)?.declName)
    }
    if ["min", "max", "abs"].contains(callee.trimmedDescription) {
      for argument in node.arguments {
        offer("call left out", node, as: argument.expression.trimmedDescription)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard let list = node.parent?.as(CodeBlockItemListSyntax.self) else { return .visitChildren }
    let holder = list.parent
    if case .stmt(let statement) = node.item {
      let ends = statement.is(ReturnStmtSyntax.self) || statement.is(ContinueStmtSyntax.self)
      let inIf = holder?.is(CodeBlockSyntax.self) == true && holder?.parent?.is(IfExprSyntax.self) == true
      if ends, inIf { offer("statement left out", node, as: "", form: .statement) }
      return .visitChildren
    }
    guard case .expr(var expression) = node.item else { return .visitChildren }
    while true {
      if let tried = expression.as(TryExprSyntax.self) {
        expression = tried.expression
      } else if let awaited = expression.as(AwaitExprSyntax.self) {
        expression = awaited.expression
      } else {
        break
      }
    }
    let isAssignment = assigns(expression)
    // A value that is the result can't be omitted, nor can a statement that first assigns a member.
    let isResult =
      list.count == 1 && (givesValue(holder) || holder?.is(ClosureExprSyntax.self) == true && !isAssignment)
    let isSet = isAssignment && isInInitializer(node)
    if isAssignment || expression.is(FunctionCallExprSyntax.self), !isResult, !isSet, !callsUnseen(expression)
    {
      offer("statement left out", node, as: "", form: .statement)
    }
    return .visitChildren
  }

  private func assigns(_ expression: ExprSyntax) -> Bool {
    guard let infix = expression.as(InfixOperatorExprSyntax.self) else { return false }
    if infix.operator.is(AssignmentExprSyntax.self) { return true }
    let sign = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
    return sign.hasSuffix("=") && Self.comparisons[sign] == nil
  }

  private func callsUnseen(_ expression: ExprSyntax) -> Bool {
    guard let callee = expression.as(FunctionCallExprSyntax.self)?.calledExpression else { return false }
    let name = callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? callee.trimmedDescription
    return Self.unseen.contains(name) || ["super.init", "self.init"].contains(callee.trimmedDescription)
  }

  private func isInInitializer(_ node: some SyntaxProtocol) -> Bool {
    var place = node.parent
    while let here = place, !here.is(FunctionDeclSyntax.self), !here.is(ClosureExprSyntax.self) {
      if here.is(InitializerDeclSyntax.self) { return true }
      place = here.parent
    }
    return false
  }

  /// Whether the only expression of a block is its value.
  private func givesValue(_ holder: Syntax?) -> Bool {
    if holder?.is(SwitchCaseSyntax.self) == true || holder?.parent?.is(IfExprSyntax.self) == true {
      return holder.flatMap { $0.ancestorOrSelf(mapping: { $0.as(CodeBlockItemSyntax.self) }) }.map { item in
        item.parent?.as(CodeBlockItemListSyntax.self)?.count == 1 && givesValue(item.parent?.parent)
      } ?? true
    }
    return holder.flatMap { resultType(of: $0) }.map { $0 != "Void" } ?? false
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.expression, let type = resultType(of: Syntax(node)) { offerResult(value, type) }
    return .visitChildren
  }

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    let owner = node.parent?.is(AccessorBlockSyntax.self) == true ? node.parent : node.parent?.parent
    let isBody = owner?.is(FunctionDeclSyntax.self) == true || owner?.is(AccessorBlockSyntax.self) == true
    if isBody, node.count == 1, case .expr(let value)? = node.first?.item, let owner,
      let type = resultType(of: owner)
    {
      offerResult(value, type)
    }
    return .visitChildren
  }

  private func offerResult(_ value: ExprSyntax, _ type: String) {
    if value.is(IfExprSyntax.self) || value.is(SwitchExprSyntax.self) || value.is(NilLiteralExprSyntax.self) {
      return
    }
    if type.hasSuffix("?") {
      offer("result", value, as: "nil")
    } else if type == "Bool", !value.is(BooleanLiteralExprSyntax.self) {
      offer("result", value, as: "!(\(value.trimmedDescription))")
    } else if type.hasPrefix("["), !type.contains(":"), value.trimmedDescription != "[]" {
      offer("result", value, as: "[]")
    }
  }

  /// The result type of the function or computed property around a node; nil in a closure.
  private func resultType(of node: Syntax) -> String? {
    var place: Syntax? = node
    while let here = place, !here.is(ClosureExprSyntax.self), !here.is(InitializerDeclSyntax.self) {
      if let function = here.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause?.type.trimmedDescription ?? "Void"
      }
      if let accessor = here.as(AccessorDeclSyntax.self), accessor.accessorSpecifier.text != "get" {
        return "Void"
      }
      if let binding = here.as(PatternBindingSyntax.self) {
        return binding.accessorBlock == nil ? nil : binding.typeAnnotation?.type.trimmedDescription
      }
      place = here.parent
    }
    return nil
  }

  // MARK: - Exported Swift

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    guard writesSwift else { return .visitChildren }
    let pounds = node.openingPounds?.text ?? ""
    for case .stringSegment(let segment) in node.segments {
      let text = segment.content.text
      let place = segment.content.positionAfterSkippingLeadingTrivia
      // A line of Swift and not a sentence: it contains a character that sentences lack.
      guard text.contains(where: { "(){}=_".contains($0) }) || text.hasPrefix(".") else { continue }
      for change in ExportedLine(text).changes {
        let before = text[..<change.range.lowerBound].utf8.count
        let old = String(text[change.range])
        changes.append(
          Change(
            kind: "exported \(change.kind)", form: .text, line: locations.location(for: place).line,
            start: place.utf8Offset + before, end: place.utf8Offset + before + old.utf8.count, old: old,
            new: change.new, pounds: pounds))
      }
    }
    return .visitChildren
  }
}
