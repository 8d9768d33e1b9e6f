// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// The numbers in exported UIKit code, found in its syntax tree.
struct ExportedUIKit {
  let tree: SyntaxNode
  /// Each `Section(…)`, in order.
  let sections: [SyntaxNode]
  /// Each row's `Item(…)`, in order.
  let items: [SyntaxNode]
  /// The `Section(…)` of each row.
  private let owners: [SyntaxNode]
  /// The values of `Metrics`, by their names in code.
  let metrics: [String: Points]
  /// The values of `RowLook` by name, each with all its properties.
  private let looks: [String: [String: SyntaxNode]]

  init(_ tree: SyntaxNode) {
    self.tree = tree
    sections = tree.own("enum", "Content")?.children.compactMap { $0.own("call", "Section") } ?? []
    let rows = sections.map { section in (section, section.all("call", "Item")) }
    items = rows.flatMap(\.1)
    owners = rows.flatMap { section, items in items.map { _ in section } }
    let lengths = tree.own("enum", "Metrics")?.children.filter { $0.kind == "constant" } ?? []
    metrics = Dictionary(
      uniqueKeysWithValues: lengths.compactMap { length in
        length.children.first?.number.map { ("Metrics." + length.text, $0) }
      })
    let look = tree.own("struct", "RowLook")
    var standard: [String: SyntaxNode] = [:]
    for property in look?.children ?? [] where property.kind == "variable" {
      standard[property.text] = property.children.first
    }
    var looks: [String: [String: SyntaxNode]] = [:]
    for constant in look?.children ?? [] where constant.kind == "constant" {
      guard let call = constant.own("call", "RowLook") else { continue }
      let own = call.children.compactMap { argument in argument.label.map { ($0, argument) } }
      looks[constant.text] = standard.merging(own) { $1 }
    }
    self.looks = looks
  }

  /// Whether the code itself draws cards for the rows.
  var hasCards: Bool { !looks.isEmpty }

  /// A row's own argument, or else its section's.
  func argument(_ label: String, ofRow index: Int) -> SyntaxNode? {
    items[index][label] ?? owners[index][label]
  }

  /// The properties of a row's look.
  func look(ofRow index: Int) -> [String: SyntaxNode] {
    looks[argument("look", ofRow: index)?.text ?? "standard"] ?? [:]
  }

  /// A static length of a type.
  func constant(_ type: String, _ name: String) -> Points? {
    (tree.own("struct", type) ?? tree.own("enum", type) ?? tree.own("class", type))?
      .own("constant", name)?.children.first?.number
  }

  /// Whether `RowLook.hairline` is one pixel.
  var hasHairline: Bool {
    let sum = tree.own("struct", "RowLook")?.own("constant", "hairline")?.first("sequence")?.children ?? []
    return sum.count == 3 && sum[0].number == 1 && sum[1].text == "/"
      && sum[2].all("member", "displayScale").first?.path == "UITraitCollection.current.displayScale"
  }

  /// The points between the sides of the view and of the table view.
  var tableInset: (leading: Points, trailing: Points) {
    func constant(_ from: String, _ to: String) -> Points {
      let constraint = tree.all("call", "constraint").first {
        $0.children.first?.children.first?.path == from && $0["equalTo"]?.path == to
      }
      return constraint?["constant"]?.number(metrics) ?? .zero
    }
    return (
      constant("tableView.leadingAnchor", "view.leadingAnchor"),
      constant("view.trailingAnchor", "tableView.trailingAnchor")
    )
  }

  /// A property of each section as a number; `nil` if it isn't a number.
  func lengths(ofSections name: String) -> [Points?] { sections.map { $0[name]?.number } }

  /// The corners that a row's position rounds, before its look excludes some.
  private func corners(_ isFirst: Bool, _ isLast: Bool) -> Set<String> {
    let body = tree.own("enum", "RowPosition")?.own("variable", "corners")?.own("body")
    var result: Set<String> = []
    for branch in body?.children ?? [] where branch.kind == "if" {
      let name = branch.own("conditions")?.children.first?.text
      guard name == "isFirst" && isFirst || name == "isLast" && isLast else { continue }
      for corner in branch.own("body")?.first("array")?.children ?? [] { result.insert(corner.text) }
    }
    return result
  }

  /// The radius of each corner of a row, by the corner's name.
  func radii(of look: [String: SyntaxNode], isFirst: Bool, isLast: Bool) -> [String: Points] {
    guard let usual = look["cornerRadius"]?.number else { return [:] }
    let isAlone = look["roundsEachRow"]?.text == "true"
    var corners = isAlone ? corners(true, true) : corners(isFirst, isLast)
    if let allowed = look["maskedCorners"]?.children.map(\.text) { corners.formIntersection(allowed) }
    let radius = isFirst && isLast ? look["onlyRowCornerRadius"]?.number ?? usual : usual
    return Dictionary(uniqueKeysWithValues: corners.map { ($0, radius) })
  }

  /// The frames of the patches of `cornerCovers` on a card, by the corners' names.
  func covers(on card: Size, radius: Points) -> [String: Rect] {
    let layout = tree.own("class", "CardView")?.own("function", "layoutSubviews()")
    guard let places = layout?.own("variable", "places")?.children.first else { return [:] }
    var names: [String: Points] = [
      "radius": radius, "bounds.width": card.width, "bounds.height": card.height,
    ]
    let sides = layout?.own("variable", "(right, bottom)")?.children.first?.children ?? []
    for (name, side) in zip(["right", "bottom"], sides) { names[name] = side.number(names) }
    var result: [String: Rect] = [:]
    for place in places.children where place.children.count == 2 {
      guard let x = place.children[1]["x"]?.number(names), let y = place.children[1]["y"]?.number(names)
      else { continue }
      result[place.children[0].text] = Rect(x: x, y: y, width: radius, height: radius)
    }
    return result
  }

  /// `contentStack.setCustomSpacing(8, after: symbolView)` and the symbol's own width.
  var symbol: (width: Points, spacing: Points)? {
    let width = tree.all("call", "constraint").first {
      $0.children.first?.children.first?.path == "symbolView.widthAnchor"
    }
    guard let width = width?["equalToConstant"]?.number(metrics),
      let spacing = tree.all("call", "setCustomSpacing").first?.children.dropFirst().first?.number(metrics)
    else { return nil }
    return (width, spacing)
  }
}

extension CornerMask {
  /// The names of corners in UIKit; in a left-to-right table.
  static let named: [(name: String, corner: CornerMask)] = [
    ("layerMinXMinYCorner", .topLeft), ("layerMaxXMinYCorner", .topRight),
    ("layerMinXMaxYCorner", .bottomLeft), ("layerMaxXMaxYCorner", .bottomRight),
  ]
}
