// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// The data in exported SwiftUI code, found in its syntax tree: the rows with the values that their levels set.
struct ExportedSwiftUI {
  /// The values of `.environment(\.path, value)`, by path; those of inner levels replace those of outer ones.
  typealias Values = [String: SyntaxNode]

  struct Section {
    let values: Values
    let arguments: SyntaxNode
    let rows: [Row]
  }

  struct Row {
    /// The call of its view: `LinkRow(Row.wifi, "Wi-Fi")`.
    let view: SyntaxNode
    let values: Values

    /// The support files' own values, where the code sets none.
    var margins: SyntaxNode.Insets {
      values["rowLook.margins"]?.insets ?? SyntaxNode.Insets(top: 11, leading: 16, bottom: 11, trailing: 16)
    }
    var subtitleMargin: Points { values["rowLook.subtitleMargin"]?.number ?? 6 }
    var decoration: Decoration? {
      values["rowLook.decoration"].flatMap { $0.text == "RowDecoration" ? Decoration(call: $0) : nil }
    }
    /// Points from the content's side; `nil` is the list's own.
    func guide(_ side: String) -> Points? { values["rowLook.separator.\(side)"]?.number }
  }

  /// A call of `RowDecoration`.
  struct Decoration {
    let call: SyntaxNode

    func insets(isFirst: Bool, isLast: Bool) -> SyntaxNode.Insets {
      var result = call["insets"]?.insets ?? SyntaxNode.Insets()
      if let sides = call["sides"]?.number { (result.leading, result.trailing) = (sides, sides) }
      if !isFirst { result.top = call["innerTop"]?.number ?? .zero }
      if !isLast { result.bottom = call["innerBottom"]?.number ?? .zero }
      return result
    }

    var isInset: Bool { ["insets", "sides", "innerTop", "innerBottom"].contains { call[$0] != nil } }
    var card: SyntaxNode? { call["card"] }
    var line: SyntaxNode? { call["line"] }

    /// The radii from the top left, row by row.
    func radii(isFirst: Bool, isLast: Bool) -> [Points] {
      let isOnly = isFirst && isLast
      let (isTop, isBottom) = card?["roundsEachRow"] == nil ? (isFirst, isLast) : (true, true)
      let radii = isOnly ? card?["onlyRowRadii"] ?? card?["radii"] : card?["radii"]
      let radius = (isOnly ? card?["onlyRow"]?.number : nil) ?? card?["radius"]?.number ?? .zero
      return [
        ("topLeading", isTop), ("topTrailing", isTop), ("bottomLeading", isBottom),
        ("bottomTrailing", isBottom),
      ]
      .map { name, isRound in
        guard isRound else { return .zero }
        return radii.map { $0[name]?.number ?? .zero } ?? radius
      }
    }
  }

  let tree: SyntaxNode
  let list: Values
  let sections: [Section]

  init(_ tree: SyntaxNode) {
    self.tree = tree
    let view = tree.own("struct")
    let chain = view?.own("variable", "body")?.own("body")?.own("call")?.chain ?? []
    let list = Self.values(chain.dropLast(), over: [:])
    self.list = list
    sections = Self.calls(in: view?.own("variable", "sections")?.own("body"), of: view).map { call in
      let chain = call.chain
      let values = Self.values(chain.dropLast(), over: list)
      let rows = Self.calls(in: chain.last?["rows"] ?? chain.last?.own("closure"), of: view)
      return Section(
        values: values, arguments: chain.last ?? call,
        rows: rows.map {
          Row(view: $0.chain.last ?? $0, values: Self.values($0.chain.dropLast(), over: values))
        })
    }
  }

  /// The calls among views, including those in properties and in arrays of rows.
  private static func calls(in content: SyntaxNode?, of view: SyntaxNode?) -> [SyntaxNode] {
    (content?.children ?? []).flatMap { node -> [SyntaxNode] in
      if node.kind == "name" {
        return calls(in: view?.own("variable", node.text)?.own("body"), of: view)
      }
      guard node.kind == "call" else { return [] }
      guard node.text == "RowList" else { return [node] }
      let name = node.all("member").first?.text ?? ""
      return view?.own("constant", name)?.first("array")?.children ?? []
    }
  }

  private static func values(_ modifiers: ArraySlice<SyntaxNode>, over outer: Values) -> Values {
    var result = outer
    // The outermost modifier comes first, and the innermost wins.
    for modifier in modifiers where modifier.text == "environment" {
      guard modifier.children.count == 3 else { continue }
      let path = modifier.children[1].all("keyPathComponent").compactMap { $0.own("name")?.text }
      result[path.joined(separator: ".")] = modifier.children[2]
    }
    return result
  }
}
