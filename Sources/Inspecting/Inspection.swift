// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout
import TableModel
import TableSpec

/// All information about one element of a table, for the pages that show it.
package struct Inspection {
  package enum Target: Equatable, Sendable {
    /// A point in the picture, in points.
    case point(Point)
    case element(PageElement)
    case first
    /// The element that a place in the spec's own file defines.
    case text(TextPlace)

    /// Counted from 1.
    package struct TextPlace: Equatable, Sendable {
      package let line: Int
      package let column: Int

      package init(line: Int, column: Int) {
        self.line = line
        self.column = column
      }
    }
  }

  package let order: ElementOrder
  package let element: PageElement
  package let frame: Rect
  package let explainer: Explainer
  package let source: SpecExcerpt?

  package var layout: LaidOutTable { order.layout }

  /// - Returns: `nil` if there is no such element.
  package init?(_ target: Target, in layout: LaidOutTable, of spec: InspectedSpec) {
    order = ElementOrder(layout: layout)
    let found =
      switch target {
      case .first: order.first
      case .element(let element): Optional(element)
      case .text(let place): order.element(about: spec.level(at: place))
      case .point(let point):
        order.element(
          at: Point(x: point.x + layout.pictureOrigin.x, y: point.y + layout.pictureOrigin.y))
      }
    guard let found, let frame = order.frame(of: found) else { return nil }
    element = found
    self.frame = frame
    explainer = Explainer(layout) { setting in
      spec.locator.place(of: setting).map { "\(spec.name(of: $0.file)):\($0.line)" }
    }
    source = SpecExcerpt(of: found, in: spec)
  }

  /// The members of a JSON object, with the spec's lines.
  package var members: [(String, ValueTree)] {
    let tree = rowTree
    var members: [(String, ValueTree)] = [
      ("element", .text(element.name)), ("kind", .text(element.kind)), ("label", .text(label)),
      ("frame", .rect(frame)),
      ("background", tree.map { .rect($0.background) } ?? .null),
      (
        "origin",
        .object([("x", .points(layout.pictureOrigin.x)), ("y", .points(layout.pictureOrigin.y))])
      ),
      // Pinned titles may then cover the rows.
      ("scrolled", .flag(layout.table.info.contentOffset != nil)),
    ]
    members += parts(tree)
    members += [
      ("explanations", .list(explanations.map(Self.json))), ("settings", .list(settings)),
      ("source", source?.json ?? .null),
      ("previous", .optional(order.previous(before: element)?.name)),
      ("next", .optional(order.next(after: element)?.name)),
    ]
    return members
  }

  package var rowTree: FrameTree.Row? {
    if case .row(let path) = element { return layout.rowTree(path) }
    return nil
  }

  private var label: String {
    func titled(_ words: String, _ title: String?) -> String { title.map { "\(words) '\($0)'" } ?? words }
    switch element {
    case .tableHeader: return "table header view"
    case .tableFooter: return "table footer view"
    case .header(let section): return titled("header \(section)", layout.table.sections[section].info.header)
    case .footer(let section): return titled("footer \(section)", layout.table.sections[section].info.footer)
    case .row(let path): return titled("row \(path)", layout.table[path].title)
    case .surrounding(let surrounding): return surrounding.words
    }
  }

  /// The parts of a header besides its text, or those of a surrounding.
  private var elements: [FrameTree.Element] {
    switch element {
    case .header(let section): layout.sectionTree(section, isBare: true).header?.elements ?? []
    case .surrounding(let surrounding): layout.tree(of: surrounding)?.elements ?? []
    case .tableHeader, .tableFooter, .footer, .row: []
    }
  }

  private static func json(_ element: FrameTree.Element) -> ValueTree {
    .object([("name", .text(element.path)), ("frame", .rect(element.frame))])
  }

  private func parts(_ tree: FrameTree.Row?) -> [(String, ValueTree)] {
    guard let tree else {
      return [
        ("parts", .list(elements.map(Self.json))), ("gaps", .list(sectionGaps.map(Self.json))),
        ("corners", .null),
        ("separators", .list([])),
      ]
    }
    let radii = tree.cornerRadii
    let places: [(String, Rect?)] =
      [
        ("image", tree.image), ("badge", tree.badge), ("accessory", tree.accessory),
      ] + tree.elements.map { ($0.path, $0.frame) }
    return [
      (
        "parts",
        .list(
          [("title", tree.title), ("detail", tree.detail)].compactMap(Self.json)
            + places.compactMap { name, rect in
              rect.map { .object([("name", .text(name)), ("frame", .rect($0))]) }
            })
      ),
      ("gaps", .list(tree.gaps.map(Self.json))),
      (
        "corners",
        .object([
          ("topLeft", .points(radii.topLeft)), ("topRight", .points(radii.topRight)),
          ("bottomLeft", .points(radii.bottomLeft)), ("bottomRight", .points(radii.bottomRight)),
          ("curve", .text(tree.cornerCurve.rawValue)),
        ])
      ),
      (
        "separators",
        .list(
          tree.separators.map {
            .object([("position", .text($0.position)), ("frame", .rect($0.frame))])
          })
      ),
    ]
  }

  /// The gaps of a header or footer: those of its section that are inside its frame.
  private var sectionGaps: [FrameTree.Gap] {
    let section: Int
    switch element {
    case .header(let number), .footer(let number): section = number
    case .tableHeader, .tableFooter, .row, .surrounding: return []
    }
    return layout.sectionGaps(section).filter { frame.minY <= $0.frame.minY && $0.frame.maxY <= frame.maxY }
  }

  /// The numbers that have an origin.
  package var explanations: [(property: String, Explanation)] {
    switch element {
    case .tableHeader, .tableFooter: return [("content height", explainer.explainContentHeight())]
    case .header(let section):
      let gap = ("gap to the section above", explainer.explainGap(after: section - 1))
      let elements = explainer.elements(ofSection: section).map { ($0.property, Optional($0.explanation)) }
      return named(
        [("height", explainer.explain(.header, ofSection: section))] + (section == 0 ? [] : [gap]) + elements)
    case .footer(let section): return named([("height", explainer.explain(.footer, ofSection: section))])
    case .row(let path):
      let properties = RowProperty.allCases.map { ($0.rawValue, explainer.explain($0, ofRowAt: path)) }
      let elements = explainer.elements(ofRowAt: path).map { ($0.property, Optional($0.explanation)) }
      let gaps = (rowTree?.gaps ?? []).map {
        ("gap \($0.name)", Optional(explainer.explain($0, ofRowAt: path)))
      }
      return named(properties + elements + gaps)
    case .surrounding(let surrounding):
      return explainer.explanations(of: surrounding)
    }
  }

  /// A row's settings, by name.
  private var settings: [ValueTree] {
    guard case .row(let path) = element else { return [] }
    return explainer.settings(at: .row(path)).map {
      .object([
        ("name", .text($0.name)), ("value", .text($0.value.plainText)), ("origin", .optional($0.origin)),
      ])
    }
  }

  private func named(_ items: [(String, Explanation?)]) -> [(property: String, Explanation)] {
    items.compactMap { name, explanation in explanation.map { (name, $0) } }
  }

  private static func json(_ item: (property: String, Explanation)) -> ValueTree {
    .object([
      ("property", .text(item.property)), ("subject", .text(item.1.subject)),
      ("value", .points(item.1.value)),
      (
        "terms",
        .list(
          item.1.terms.map {
            .object([("name", .text($0.name)), ("value", .points($0.value)), ("origin", .text($0.origin))])
          })
      ),
    ])
  }

  private static func json(_ gap: FrameTree.Gap) -> ValueTree {
    .object([
      ("name", .text(gap.name)), ("axis", .text(gap.axis.rawValue)), ("length", .points(gap.length)),
      ("frame", .rect(gap.frame)),
    ])
  }

  private static func json(_ item: (String, FrameTree.Label?)) -> ValueTree? {
    item.1.map { label in
      .object([
        ("name", .text(item.0)), ("text", .text(label.text)), ("frame", .rect(label.frame)),
        ("baseline", .points(label.baseline)), ("truncated", .flag(label.isTruncated)),
      ])
    }
  }
}
