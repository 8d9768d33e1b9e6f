// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Finds the places of a Swift file where one small change may go unnoticed by its tests: comparisons, boundaries,
/// constants, signs, conditions, calls. The order of operands matters where the operator does: `<` becomes `>` as well.
final class ChangePlaces: SyntaxVisitor {
  /// One change: the bytes `start..<end` of the file become `changed`.
  struct Change {
    var line: Int
    var start: Int
    var end: Int
    var kind: String
    /// Whether the bytes are a whole statement, which is left out; otherwise they are an expression.
    var isStatement = false
    var changed: String
  }

  private(set) var changes: [Change] = []
  /// How many initializers the walk is inside of.
  private var initializers = 0
  private let converter: SourceLocationConverter
  /// Texts are changed in code that is exported alone: there they are Swift.
  private let changesTexts: Bool

  init(path: String, source: String) {
    let tree = Parser.parse(source: source)
    let folded = OperatorTable.standardOperators.foldAll(tree) { _ in }
    converter = SourceLocationConverter(fileName: path, tree: tree)
    changesTexts = path.contains("Sources/CodeExport/")
    super.init(viewMode: .sourceAccurate)
    walk(folded)
  }

  private func add(
    _ syntax: some SyntaxProtocol, _ kind: String, _ changed: String, isStatement: Bool = false,
    linesBelow: Int = 0
  ) {
    let (start, end) = (syntax.positionAfterSkippingLeadingTrivia, syntax.endPositionBeforeTrailingTrivia)
    changes.append(
      Change(
        line: converter.location(for: start).line + linesBelow, start: start.utf8Offset, end: end.utf8Offset,
        kind: kind,
        isStatement: isStatement, changed: changed))
  }

  // MARK: - Where no switch can be

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: SwitchCaseLabelSyntax) -> SyntaxVisitorContinueKind {
    for item in node.caseItems { if let condition = item.whereClause { walk(condition) } }
    return .skipChildren
  }
  override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
    walk(node.initializer)
    return .skipChildren
  }

  // MARK: - Expressions

  private static let others: [String: [String]] = [
    "<": ["<=", ">"], "<=": ["<", ">="], ">": [">=", "<"], ">=": [">", "<="], "==": ["!="], "!=": ["=="],
    "===": ["!=="], "!==": ["==="], "&&": ["||"], "||": ["&&"], "+": ["-"], "-": ["+"], "*": ["/"],
    "/": ["*"],
    "%": ["/"],
  ]

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text else {
      return .visitChildren
    }
    let (left, right) = (node.leftOperand.trimmedDescription, node.rightOperand.trimmedDescription)
    if name == "??" { add(node, "default", "(\(right))") }
    // Neither sum nor difference changes with nothing, neither product nor quotient with one.
    guard right != "0", right != "1" || !"*/%".contains(name) else { return .visitChildren }
    for other in Self.others[name] ?? [] {
      let kind =
        "<=>===!==".contains(name) ? "comparison" : name == "&&" || name == "||" ? "condition" : "sign"
      add(node, kind, "\(left) \(other) \(right)")
    }
    return .visitChildren
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    let operand = node.expression.trimmedDescription
    if node.operator.text == "!" { add(node, "condition", operand) }
    if node.operator.text == "-", operand != "0" { add(node, "sign", operand) }
    return .visitChildren
  }

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    guard let value = Int(node.literal.text.filter { $0 != "_" }) else { return .visitChildren }
    add(node, "boundary", "\(value + 1)")
    if value > 0 { add(node, "boundary", "\(value - 1)") }
    return .visitChildren
  }

  override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    guard let value = Double(node.literal.text.filter { $0 != "_" }) else { return .visitChildren }
    add(node, "constant", "\(value == 0 ? 0.5 : value * 1.25)")
    return .visitChildren
  }

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    add(node, "constant", node.literal.text == "true" ? "false" : "true")
    return .visitChildren
  }

  override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
    let (yes, no) = (node.thenExpression.trimmedDescription, node.elseExpression.trimmedDescription)
    add(node, "condition", yes)
    add(node, "condition", no)
    return .visitChildren
  }

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    guard case .expression(let condition) = node.condition else { return .visitChildren }
    for value in ["true", "false"] { add(condition, "condition", value) }
    return .visitChildren
  }

  private static let counterparts = [
    "min": "max", "max": "min", "first": "last", "last": "first", "lowerBound": "upperBound",
    "upperBound": "lowerBound", "hasPrefix": "hasSuffix", "hasSuffix": "hasPrefix", "top": "bottom",
    "bottom": "top", "left": "right", "right": "left", "leading": "trailing", "trailing": "leading",
    "width": "height", "height": "width", "formUnion": "subtract",
  ]

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base, let other = Self.counterparts[node.declName.baseName.text],
      node.parent?.is(FunctionCallExprSyntax.self) != true, !base.trimmedDescription.hasPrefix("\\")
    {
      add(node, "order", "\(base.trimmedDescription).\(other)")
    }
    return .visitChildren
  }

  /// What these calls do, no user sees.
  private static let withoutEffect: Set<String> = [
    "reserveCapacity", "precondition", "preconditionFailure", "fatalError", "assert", "assertionFailure",
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let member = node.calledExpression.as(MemberAccessExprSyntax.self)
    let name = member?.declName.baseName.text ?? node.calledExpression.trimmedDescription
    if Self.withoutEffect.contains(name) { return .skipChildren }
    let rest = node.description.dropFirst(node.calledExpression.description.count)
    if member == nil, let other = Self.counterparts[name] { add(node, "order", other + rest) }
    // A call that gives what it is called on a little changed: the change is left out.
    let changing: Set = [
      "sorted", "reversed", "filter", "dropFirst", "dropLast", "trimmed", "rounded", "union",
    ]
    if let base = member?.base, changing.contains(name) {
      let text = base.trimmedDescription
      add(node, "call", ["reversed", "dropFirst", "dropLast"].contains(name) ? "\(text)[...]" : text)
    }
    return .visitChildren
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    guard changesTexts else { return .visitChildren }
    // A template of many lines has a change for each of them.
    let lines = node.trimmedDescription.split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init)
    for (number, line) in lines.enumerated() {
      for changed in Self.changed(line) {
        var all = lines
        all[number] = changed
        add(node, "exported", all.joined(separator: "\n"), linesBelow: number)
      }
    }
    return .visitChildren
  }

  /// A line of exported Swift with one thing in it changed, in each way that fits.
  private static func changed(_ line: String) -> [String] {
    let words = [
      ("true", "false"), ("false", "true"), (" == ", " != "), (" < ", " <= "), (" + ", " - "), (" - ", " + "),
      (".visible", ".hidden"), (".leading", ".trailing"), (".top", ".bottom"), (" && ", " || "),
      ("guard ", "guard !"),
    ]
    var lines = words.filter { line.contains($0.0) }.map {
      line.replacing($0.0, with: $0.1, maxReplacements: 1)
    }
    if let number = line.firstMatch(of: /[ (]([0-9]+)(?:[ ,)]|$)/), let value = Int(number.1) {
      var copy = line
      copy.replaceSubrange(number.1.startIndex..<number.1.endIndex, with: "\(value + 2)")
      lines.append(copy)
    }
    return lines
  }

  // MARK: - Statements

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    initializers += 1
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) { initializers -= 1 }

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    // The only statement of a block may be its value.
    guard node.count > 1 else { return .visitChildren }
    for item in node {
      guard case .expr(var call) = item.item else { continue }
      if let one = call.as(TryExprSyntax.self), one.questionOrExclamationMark == nil { call = one.expression }
      let name = call.as(FunctionCallExprSyntax.self)?.calledExpression
      let isCall = name.map { !Self.withoutEffect.contains($0.trimmedDescription) } ?? false
      if isCall,
        !Self.withoutEffect.contains(name?.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? "")
      {
        add(item, "call", "", isStatement: true)
      } else if let infix = call.as(InfixOperatorExprSyntax.self),
        infix.operator.is(AssignmentExprSyntax.self)
          || infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text.hasSuffix("=") == true,
        // Without it a property of a new value would have no value at all, which the compiler refuses.
        !infix.leftOperand.is(DiscardAssignmentExprSyntax.self), initializers == 0
      {
        add(item, "call", "", isStatement: true)
      }
    }
    return .visitChildren
  }
}
