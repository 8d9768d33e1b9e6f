// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// The numbers in exported SwiftUI code, found in its syntax tree.
struct ExportedSwiftUI {
  /// One row with all modifiers that apply to it: its own, then its section's, then the list's.
  struct Row {
    /// The view that shows the row, or its type's body if the code defines the type.
    let view: SyntaxNode
    /// The constants that the view defines.
    let constants: [String: Points]
    /// The arguments for such a type.
    let arguments: SyntaxNode
    fileprivate let modifiers: [SyntaxNode]

    /// Returns the innermost modifier of a name with this first argument.
    func modifier(_ name: String, _ first: String? = nil, edges: String? = nil) -> SyntaxNode? {
      modifiers.first {
        $0.text == name && (first == nil || $0.children.dropFirst().first?.path == first)
          && (edges == nil || $0["edges"]?.path == edges)
      }
    }

    /// The modifiers that are applied before the outermost one of this name, with the label and value of the first argument.
    func modifierNames(inside name: String) -> [String] {
      modifiers.drop { $0.text != name }.dropFirst().map { modifier in
        let first = modifier.children.dropFirst().first
        return "\(modifier.text)(\(first?.label.map { "\($0): " } ?? "")\(first?.path ?? ""))"
      }
    }

    var insets: SyntaxNode.Insets? {
      modifier("listRowInsets")?.children.dropFirst().first?.insets
    }

    /// `.alignmentGuide(.listRowSeparatorLeading) { $0[.leading] + 34 }`: points from the contents' side.
    func guide(_ side: String) -> Points? {
      guard let content = modifier("alignmentGuide", ".listRowSeparator\(side)")?["content"] else {
        return nil
      }
      let sum = content.children.first
      if sum?.kind == "subscript" { return .zero }
      guard let parts = sum?.children, parts.count == 3, parts[0].kind == "subscript",
        let shift = parts[2].number
      else { return nil }
      return parts[1].text == "-" ? -shift : shift
    }
  }

  /// The background of a row.
  struct Background {
    fileprivate let arguments: [String: SyntaxNode]
    fileprivate let view: SyntaxNode

    fileprivate func value(_ node: SyntaxNode?) -> SyntaxNode? {
      node?.kind == "name" ? arguments[node?.text ?? ""] : node
    }

    private func modifier(_ name: String) -> SyntaxNode? {
      view.own("variable", "body")?.first("call", name)
    }

    var insets: SyntaxNode.Insets {
      value(modifier("padding")?.children.dropFirst().first)?.insets ?? SyntaxNode.Insets()
    }

    /// The radii from the top left, row by row.
    var radii: [Points?] {
      guard let shape = view.own("variable", "shape")?.first("call") else { return [] }
      let names = ["topLeading", "topTrailing", "bottomLeading", "bottomTrailing"]
      switch shape.text {
      case "Rectangle": return names.map { _ in .zero }
      case "RoundedRectangle":
        let radius = value(shape["cornerRadius"])?.number
        return names.map { _ in radius }
      default: return names.map { value(shape["\($0)Radius"])?.number }
      }
    }

    var borderWidth: Points? { value(modifier("strokeBorder")?["lineWidth"])?.number }
    var shadow: (radius: Points?, x: Points?, y: Points?)? {
      modifier("shadow").map { call in
        (value(call["radius"])?.number, value(call["x"])?.number, value(call["y"])?.number)
      }
    }
  }

  let tree: SyntaxNode
  /// The rows of each section.
  let rows: [[Row]]
  /// The header view of each section.
  let headers: [SyntaxNode?]

  init(_ tree: SyntaxNode) {
    self.tree = tree
    let view = tree.own("struct")
    let list = view?.own("variable", "body")?.all("call").first { $0.chain.last?.text == "List" }
    let group = list?.chain.last?["content"]?.own("call")?.chain ?? []
    let outer = Array(group.dropLast()) + (list?.chain.dropLast() ?? [])
    let sections =
      view?.children.filter { $0.kind == "variable" && $0.text != "body" }.compactMap {
        $0.own("body")?.own("call")?.chain
      }.filter { $0.last?.text == "Section" } ?? []
    headers = sections.map { $0.last?["header"] }
    rows = sections.map { section in
      Self.rows(in: section.last?["content"], section.dropLast() + outer, of: tree)
    }
  }

  /// The rows among views, including those in groups and in the arrays of loops.
  private static func rows(in content: SyntaxNode?, _ outer: [SyntaxNode], of tree: SyntaxNode) -> [Row] {
    (content?.children ?? []).filter { $0.kind == "call" }.flatMap { call -> [Row] in
      let chain = call.chain
      let modifiers = chain.dropLast() + outer
      guard let view = chain.last else { return [] }
      switch view.text {
      case "Group": return rows(in: view["content"], modifiers, of: tree)
      case "ForEach":
        let list = view.children.dropFirst().first?.path?.split(separator: ".").dropFirst().first
        let array = list.flatMap { tree.own("struct")?.own("constant", String($0)) }?.first("array")
        return (array?.children ?? []).map { row($0, modifiers, of: tree) }
      default: return [row(call, modifiers, of: tree)]
      }
    }
  }

  private static func row(_ call: SyntaxNode, _ modifiers: [SyntaxNode], of tree: SyntaxNode) -> Row {
    let arguments = call.chain.last ?? call
    guard let type = tree.own("struct", arguments.text),
      let body = type.own("variable", "body")?.own("body")?.own("call")
    else { return Row(view: call, constants: [:], arguments: arguments, modifiers: modifiers) }
    let constants = type.children.filter { $0.kind == "constant" }.compactMap { constant in
      constant.children.first?.number.map { ("Self." + constant.text, $0) }
    }
    return Row(
      view: body, constants: Dictionary(uniqueKeysWithValues: constants), arguments: arguments,
      modifiers: modifiers)
  }

  func background(of row: Row) -> Background? {
    guard let call = row.modifier("listRowBackground")?.own("call", "RowBackground"),
      let view = tree.own("struct", "RowBackground")
    else { return nil }
    var arguments: [String: SyntaxNode] = [:]
    for property in view.children where property.kind == "variable" {
      arguments[property.text] = property.children.first { $0.kind != "body" }
    }
    for argument in call.children { arguments[argument.label ?? ""] = argument }
    return Background(arguments: arguments, view: view)
  }
}
