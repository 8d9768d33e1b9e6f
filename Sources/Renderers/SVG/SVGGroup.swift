// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing

/// The SVG group of a row, a header or a footer, by which a page finds the element under the pointer.
///
/// Its bytes depend only on its items, relative to ``origin``, and on whether the next row's background
/// continues this one's. They don't depend on its number or on the rows above it. Shapes have names that
/// describe them.
struct SVGGroup {
  /// The data attributes of a group.
  struct Name {
    var section: Int?
    var row: Int?
    var id: String?
    /// The kind of a group that isn't a row.
    var role: StaticString?
  }

  private let items: [DisplayItem]
  /// The same items in dark appearance, in a picture for both appearances.
  private let dark: [DisplayItem]?
  /// The group's attributes; `nil` if it needs no group, as the table's background.
  private let name: Name?
  /// The points from the picture's top to the group. It is a whole number, and the fraction remains in the
  /// group, where rasterisers round each coordinate as they would in the picture.
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

  /// The items between two rows, divided into headers, footers and others.
  static func parts(of group: DisplayGroup, _ dark: DisplayGroup?) -> [SVGGroup] {
    var parts: [SVGGroup] = []
    var start = 0
    let items = group.items
    // Equal lists are divided alike.
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
      // They differ in more than colours, so both are drawn and one is shown.
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

  /// Writes the group with the contents that `body` writes.
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

  /// - Parameter origin: the y that places are relative to, in points. It is subtracted when a place is
  ///   written, because a moved copy of each item costs as much as writing it.
  private static func write(
    _ item: DisplayItem, from origin: Points, isMet: Bool, to svg: inout SVGWriter, shapes: inout SVGShapes
  ) {
    if let clip = item.clip {
      svg.begin("g") { element in
        element.attribute("clip-path") { shapes.appendReference(toClip: clip.offsetBy(dy: -origin), to: &$0) }
      }
    }
    switch item.content {
    case .fill(let outline, let paint):
      SVGFill.write(
        outline.offsetBy(dy: -origin), paint, isMet: isMet && item.role == .rowBackground, to: &svg,
        shapes: &shapes)
    case .gradient(let outline, let gradient):
      SVGFill.write(outline.offsetBy(dy: -origin), gradient, to: &svg, shapes: &shapes)
    case .border(let outline, let width, let paint):
      SVGFill.writeBorder(outline.offsetBy(dy: -origin), width, paint, to: &svg, shapes: &shapes)
    case .shadow(var shadow):
      shadow.outline = shadow.outline.offsetBy(dy: -origin)
      SVGFill.writeShadow(shadow, to: &svg, shapes: &shapes)
    case .text(let run): SVGText.write(run, from: origin, to: &svg, shapes: &shapes)
    case .symbol(let symbol): SVGSymbol.write(symbol, from: origin, to: &svg, shapes: &shapes)
    case .ruler(let ruler): SVGRuler.write(ruler, to: &svg)
    }
    if item.clip != nil { svg.end("g") }
  }
}

extension DisplayItem.Role {
  /// The name of a group of such items; `nil` for items without a group.
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

/// The bytes of a row's group for all pictures in which the row looks the same. Its number and its position
/// in whole points are written before them.
package struct SVGRowBody: Sendable {
  let bytes: [UInt8]
  let uses: [SVGShapeUse]
  let id: String?
  /// The group's origin when it was made, in points.
  let origin: Points
  /// Whether the next row's background continued this one's.
  package let isMet: Bool

  /// - Parameter isMet: whether the next row's background continues this one's.
  package init(_ group: DisplayGroup, isMet: Bool) {
    // The indentation of the picture: its root and the group.
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

  /// The approximate bytes that the row takes in a picture.
  package var count: Int { bytes.count + 64 }
}

/// The properties of a row's background that matter to the rows above and below it.
package struct RowBackground: Sendable {
  private var rect: Rect
  private let paint: RGBA
  private let isSquareAbove: Bool
  private let isSquareBelow: Bool

  /// `nil` for an item that isn't a fill.
  package init?(_ item: DisplayItem?) {
    guard case .fill(let outline, let paint) = item?.content else { return nil }
    rect = outline.rect
    self.paint = paint
    isSquareAbove = outline.radii.topLeft == .zero && outline.radii.topRight == .zero
    isSquareBelow = outline.radii.bottomLeft == .zero && outline.radii.bottomRight == .zero
  }

  /// The background `dy` points lower.
  package func moved(by dy: Points) -> Self {
    var result = self
    result.rect.origin.y += dy
    return result
  }

  /// Whether the next row's background begins at the end of this one, in the same opaque colour and with
  /// square corners.
  package func goesOn(in next: RowBackground?) -> Bool {
    guard let next, paint.alpha == 1000 else { return false }
    return next.paint == paint && next.rect.minY == rect.maxY && next.rect.minX == rect.minX
      && next.rect.width == rect.width && isSquareBelow && next.isSquareAbove
  }
}
