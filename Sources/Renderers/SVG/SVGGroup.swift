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
    var role: String?
  }

  private let items: [DisplayItem]
  /// The same items in dark appearance, in a picture for both appearances.
  private let dark: [DisplayItem]?
  /// The group's attributes; `nil` if it needs no group, as the table's background.
  private let name: Name?
  /// The points from the picture's top to the group. It is a whole number, and the fraction remains in the
  /// group, where rasterisers round each coordinate as they would in the picture.
  let origin: Points

  /// The row's background in the picture; `nil` for a group that isn't a row.
  let background: RowBackground?

  /// - Parameter first: the item at the group's top; `nil` for a group at the picture's top.
  private init(_ items: [DisplayItem], _ dark: [DisplayItem]?, _ name: Name?, at first: DisplayItem?) {
    let top: Points =
      switch first?.content {
      case .fill(let outline, _), .gradient(let outline, _): outline.rect.minY
      case .text(let run): run.origin.y
      default: .zero
      }
    let origin = PixelGrid(scale: 1).floor(top)
    self.origin = origin
    self.name = name
    self.items = items.map { $0.offsetBy(dy: -origin) }
    self.dark = dark?.map { $0.offsetBy(dy: -origin) }
    background = name?.row == nil ? nil : RowBackground(first)
  }

  init(row group: DisplayGroup, _ dark: DisplayGroup? = nil) {
    let name = Name(section: group.section ?? 0, row: group.row ?? 0, id: group.id)
    self.init(group.items, dark?.items, name, at: group.background)
  }

  /// The items between two rows, divided into headers, footers and others.
  static func parts(of group: DisplayGroup, _ dark: DisplayGroup?) -> [SVGGroup] {
    func part(_ items: [DisplayItem], _ dark: [DisplayItem]?) -> SVGGroup {
      let first = items.first
      let name = first?.role.groupName.map { Name(section: first?.section, role: $0) }
      return SVGGroup(items, dark, name, at: name == nil ? nil : first)
    }
    let items = group.items
    // Equal lists are divided alike.
    if let dark, dark.items.count != items.count { return [part(items, dark.items)] }
    var parts: [SVGGroup] = []
    var start = 0
    for end in items.indices.map({ $0 + 1 }) {
      if end < items.count, items[start].section == items[end].section,
        items[start].role.groupName == items[end].role.groupName
      {
        continue
      }
      parts.append(part(Array(items[start..<end]), dark.map { Array($0.items[start..<end]) }))
      start = end
    }
    return parts
  }

  func write(isMet: Bool, to svg: inout SVGWriter) {
    guard let name else { return writeItems(isMet: isMet, to: &svg) }
    Self.write(name, origin: origin, to: &svg) { writeItems(isMet: isMet, to: &$0) }
  }

  func writeItems(isMet: Bool, to svg: inout SVGWriter) {
    guard let adaptive = svg.adaptive, let dark else {
      for item in items { Self.write(item, isMet: isMet, to: &svg) }
      return
    }
    let twins = zip(items, dark).map { $0.twin($1) }
    defer { svg.adaptive?.dark = nil }
    guard items.count == dark.count, !twins.contains(where: { $0 == nil }) else {
      // They differ in more than colours, so both are drawn and one is shown.
      svg.adaptive?.hasVariants = true
      for (items, name, isShown) in [(items, adaptive.lightClass, true), (dark, adaptive.darkClass, false)] {
        svg.begin("g") { element in
          element.attribute("class", name)
          if !isShown { element.attribute("display", "none") }
        }
        for item in items { Self.write(item, isMet: isMet, to: &svg) }
        svg.end("g")
      }
      return
    }
    for (item, twin) in zip(items, twins) {
      svg.adaptive?.dark = twin
      Self.write(item, isMet: isMet, to: &svg)
    }
  }

  /// Writes the group with the contents that `body` writes.
  static func write(
    _ name: Name, origin: Points, to svg: inout SVGWriter, _ body: (inout SVGWriter) -> Void
  ) {
    svg.begin("g") { element in
      if let section = name.section { element.attribute("data-section", section) }
      if let row = name.row { element.attribute("data-row", row) }
      if let role = name.role { element.attribute("data-role", role) }
      if let id = name.id { element.attribute("data-id", id) }
      if origin != .zero { element.attribute("transform", translatedDown: origin) }
    }
    body(&svg)
    svg.end("g")
  }

  private static func write(_ item: DisplayItem, isMet: Bool, to svg: inout SVGWriter) {
    if let clip = item.clip {
      let reference = svg.reference(toClip: clip)
      svg.begin("g") { $0.attribute("clip-path", reference) }
    }
    switch item.content {
    case .fill(let outline, let paint):
      SVGFill.write(outline, paint, isMet: isMet && item.role == .rowBackground, to: &svg)
    case .gradient(let outline, let gradient): SVGFill.write(outline, gradient, to: &svg)
    case .border(let outline, let width, let paint): SVGFill.writeBorder(outline, width, paint, to: &svg)
    case .shadow(let shadow): SVGFill.writeShadow(shadow, to: &svg)
    case .text(let run): SVGText.write(run, to: &svg)
    case .symbol(let symbol): SVGSymbol.write(symbol, to: &svg)
    case .picture(let picture): SVGPictureFile.write(picture, to: &svg)
    case .ruler(let ruler): SVGRuler.write(ruler, to: &svg)
    case .mark: break
    }
    if item.clip != nil { svg.end("g") }
  }
}

extension DisplayItem.Role {
  /// The name of a group of such items; `nil` for items without a group.
  fileprivate var groupName: String? {
    switch self {
    case .header, .headerBackground, .pinnedHeader: "header"
    case .footer, .pinnedFooter: "footer"
    case .tableHeader: "table-header"
    case .tableFooter: "table-footer"
    case .navigationBar, .navigationTitle, .navigationButton, .searchField: "navigation-bar"
    case .bottomSearchField: "search-field"
    case .bottomBar: "bottom-bar"
    case .topTabBar: "tab-bar"
    case .statusBar: "status-bar"
    case .sectionIndex: "section-index"
    case .scrollIndicator: "scroll-indicator"
    case .refreshControl: "refresh-control"
    case .sheet: "sheet"
    case .contentUnavailable: "content-unavailable"
    default: nil
    }
  }
}

/// The bytes of a row's group for all pictures in which the row looks the same. Its number and its position
/// in whole points are written before them.
package struct SVGRowBody: Sendable {
  let bytes: [UInt8]
  let definitions: [SVGDefinition]
  let id: String?
  /// The group's origin when it was made, in points.
  let origin: Points
  /// Whether the next row's background continued this one's.
  package let isMet: Bool

  /// - Parameter isMet: whether the next row's background continues this one's.
  package init(_ group: DisplayGroup, isMet: Bool) {
    // The indentation of the picture: its root and the group.
    var svg = SVGWriter(indent: 2)
    let row = SVGGroup(row: group)
    row.writeItems(isMet: isMet, to: &svg)
    bytes = svg.bytes
    definitions = svg.definitions.all
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
