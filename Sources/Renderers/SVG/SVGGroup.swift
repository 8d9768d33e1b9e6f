// SPDX-License-Identifier: GPL-3.0-or-later

import Drawing
import Geometry

/// One row's group, or a header's or footer's, so that a page can find what is under the pointer.
///
/// What is in it depends on its items, seen from ``origin``, and on whether the next row's background goes on where this one's
/// ends, and on nothing else: not on its number, and not on the rows above it. Shapes have names that say what they are.
struct SVGGroup {
  /// What a group says of itself.
  struct Name {
    var section: Int?
    var row: Int?
    var id: String?
    /// What it is besides a row.
    var role: StaticString?
  }

  private let items: [DisplayItem]
  /// The same in dark appearance, in a picture for both.
  private let dark: [DisplayItem]?
  /// `nil` for what needs no group, as the table's background.
  private let name: Name?
  /// Points from the picture's top to the group's own. A whole number: the rest of a group's place is told within the group,
  /// where rasterisers round each coordinate as they would in the picture.
  let origin: Points

  init(row group: DisplayGroup, _ dark: DisplayGroup? = nil) {
    items = group.items
    self.dark = dark?.items
    name = Name(section: group.section ?? 0, row: group.row ?? 0, id: group.id)
    guard case .fill(let outline, _) = group.background?.content else {
      origin = .zero
      return
    }
    origin = PixelGrid(scale: 1).floor(outline.rect.minY)
  }

  private init(_ items: [DisplayItem], _ dark: [DisplayItem]?) {
    self.items = items
    self.dark = dark
    name = items.first.flatMap { item in
      item.role.groupName.map { Name(section: item.section, role: $0) }
    }
    switch name == nil ? nil : items.first?.content {
    case .fill(let outline, _), .gradient(let outline, _):
      origin = PixelGrid(scale: 1).floor(outline.rect.minY)
    case .text(let run): origin = PixelGrid(scale: 1).floor(run.origin.y)
    default: origin = .zero
    }
  }

  /// What lies between rows, divided into the headers, the footers and the rest.
  static func parts(of group: DisplayGroup, _ dark: DisplayGroup?) -> [SVGGroup] {
    var parts: [SVGGroup] = []
    var start = 0
    let items = group.items
    // Where both have the same things they are divided alike.
    let others = dark.flatMap { $0.items.count == items.count ? $0.items : nil }
    while start < items.count {
      let first = items[start]
      var end = start + 1
      while end < items.count, items[end].section == first.section,
        items[end].role.groupName?.utf8Start == first.role.groupName?.utf8Start
      { end += 1 }
      parts.append(SVGGroup(Array(items[start..<end]), others.map { Array($0[start..<end]) }))
      start = end
    }
    if let dark, others == nil { return [SVGGroup(items, dark.items)] }
    return parts
  }

  var background: RowBackground? { RowBackground(items.first { $0.role == .rowBackground }) }

  func write(isMet: Bool, to svg: inout SVGWriter, shapes: inout SVGShapes) {
    guard let name else { return writeItems(isMet: isMet, to: &svg, shapes: &shapes) }
    Self.write(name, origin: origin, to: &svg) { writeItems(isMet: isMet, to: &$0, shapes: &shapes) }
  }

  func writeItems(isMet: Bool, to svg: inout SVGWriter, shapes: inout SVGShapes) {
    guard let adaptive = svg.adaptive, let dark else {
      for item in items { Self.write(item, from: origin, isMet: isMet, to: &svg, shapes: &shapes) }
      return
    }
    let twins = zip(items, dark).map { $0.twin($1) }
    defer { adaptive.dark = nil }
    guard items.count == dark.count, !twins.contains(where: { $0 == nil }) else {
      // They differ in more than colours: one of two is shown.
      adaptive.useVariants()
      for (items, name, isShown) in [(items, adaptive.lightClass, true), (dark, adaptive.darkClass, false)] {
        svg.begin("g") { element in
          element.attribute("class", name)
          if !isShown { element.attribute("display", fixed: "none") }
        }
        for item in items { Self.write(item, from: origin, isMet: isMet, to: &svg, shapes: &shapes) }
        svg.end("g")
      }
      return
    }
    for (item, twin) in zip(items, twins) {
      adaptive.dark = twin
      Self.write(item, from: origin, isMet: isMet, to: &svg, shapes: &shapes)
    }
  }

  /// The group, with what `body` puts into it.
  static func write(
    _ name: Name, origin: Points, to svg: inout SVGWriter, _ body: (inout SVGWriter) -> Void
  ) {
    svg.begin("g") { element in
      if let section = name.section { element.attribute("data-section", section) }
      if let row = name.row { element.attribute("data-row", row) }
      if let role = name.role { element.attribute("data-role", fixed: role) }
      if let id = name.id { element.attribute("data-id", id) }
      guard origin != .zero else { return }
      element.attribute("transform") { bytes in
        bytes.append("translate(0 ")
        bytes.append(origin)
        bytes.append(")")
      }
    }
    body(&svg)
    svg.end("g")
  }

  /// - Parameter origin: the y from which the group counts, in points. Taken off where a place is written, for a copy of
  ///   each item that lies elsewhere costs as much as to write it.
  private static func write(
    _ item: DisplayItem, from origin: Points, isMet: Bool, to svg: inout SVGWriter, shapes: inout SVGShapes
  ) {
    if let clip = item.clip {
      svg.begin("g") { element in
        element.attribute("clip-path") { shapes.appendReference(toClip: clip.seen(from: origin), to: &$0) }
      }
    }
    switch item.content {
    case .fill(let outline, let paint):
      SVGFill.write(
        outline.seen(from: origin), paint, isMet: isMet && item.role == .rowBackground, to: &svg,
        shapes: &shapes)
    case .gradient(let outline, let gradient):
      SVGFill.write(outline.seen(from: origin), gradient, to: &svg, shapes: &shapes)
    case .border(let outline, let width, let paint):
      SVGFill.writeBorder(outline.seen(from: origin), width, paint, to: &svg, shapes: &shapes)
    case .shadow(var shadow):
      shadow.outline = shadow.outline.seen(from: origin)
      SVGFill.writeShadow(shadow, to: &svg, shapes: &shapes)
    case .text(let run): SVGText.write(run, from: origin, to: &svg, shapes: &shapes)
    case .symbol(let symbol): SVGSymbol.write(symbol, from: origin, to: &svg, shapes: &shapes)
    case .ruler(let ruler): SVGRuler.write(ruler, to: &svg)
    }
    if item.clip != nil { svg.end("g") }
  }
}

extension DisplayItem.Role {
  /// What a group of such items is called; `nil` for what stands alone.
  fileprivate var groupName: StaticString? {
    switch self {
    case .header, .headerBackground, .pinnedHeader: "header"
    case .footer, .pinnedFooter: "footer"
    case .tableHeader: "table-header"
    case .tableFooter: "table-footer"
    case .navigationBar, .navigationTitle, .navigationButton, .searchField: "navigation-bar"
    case .bottomSearchField: "search-field"
    case .statusBar: "status-bar"
    default: nil
    }
  }
}

/// What is written of one row's group, for pictures in which the row looks the same: its number, and where it lies in whole
/// points, are told before it.
package struct SVGRowBody: Sendable {
  let bytes: [UInt8]
  let uses: [SVGShapeUse]
  let id: String?
  /// Where the group was made, in points.
  let origin: Points
  /// Whether the next row's background went on where this one's ends.
  package let isMet: Bool

  package init(_ group: DisplayGroup, isMet: Bool) {
    // As deep as in the picture, in its root and in the group.
    var svg = SVGWriter(indent: 2, capacity: 1024)
    var shapes = SVGShapes(onlyNotes: true)
    let row = SVGGroup(row: group)
    row.writeItems(isMet: isMet, to: &svg, shapes: &shapes)
    bytes = svg.buffer.bytes
    uses = shapes.noted
    id = group.id
    origin = row.origin
    self.isMet = isMet
  }

  /// About how much of a picture it is.
  package var count: Int { bytes.count + 64 }
}

/// A row's background, as far as it matters to the row above or below it.
package struct RowBackground: Sendable {
  private var rect: Rect
  private let paint: RGBA
  private let isSquareAbove: Bool
  private let isSquareBelow: Bool

  package init?(_ item: DisplayItem?) {
    guard case .fill(let outline, let paint) = item?.content else { return nil }
    rect = outline.rect
    self.paint = paint
    isSquareAbove = outline.radii.topLeft == .zero && outline.radii.topRight == .zero
    isSquareBelow = outline.radii.bottomLeft == .zero && outline.radii.bottomRight == .zero
  }

  package func moved(by dy: Points) -> Self {
    var result = self
    result.rect.origin.y += dy
    return result
  }

  /// Whether it ends where the next one begins, in the same colour and with square corners.
  package func goesOn(in next: RowBackground?) -> Bool {
    guard let next, paint.alpha == 1000 else { return false }
    return next.paint == paint && next.rect.minY == rect.maxY && next.rect.minX == rect.minX
      && next.rect.width == rect.width && isSquareBelow && next.isSquareAbove
  }
}

extension Outline {
  fileprivate func seen(from origin: Points) -> Outline {
    var result = self
    result.rect.origin.y = rect.origin.y - origin
    return result
  }
}
