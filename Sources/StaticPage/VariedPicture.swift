// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import Inspecting
import Renderers
import TableLayout
import TableModel
import TableSpec

/// A table in several variants.
struct VariedPicture {
  /// The traits by which variants differ.
  struct Variant: Hashable {
    var appearance: InterfaceStyle
    var direction: Direction
    var textSize: TextSize

    init(_ traits: Traits) {
      (appearance, direction, textSize) = (traits.appearance, traits.direction, traits.textSize)
    }

    /// The traits on which frames depend.
    var frames: Variant {
      var frames = self
      frames.appearance = .light
      return frames
    }

    func applied(to table: Table) -> Table {
      var table = table
      (table.info.traits.appearance, table.info.traits.direction) = (appearance, direction)
      table.info.traits.textSize = textSize
      return table
    }
  }

  /// The frames of a variant in any appearance.
  struct Frames {
    /// The rulers of all gaps and the marks, as SVGs; they are as large as the picture.
    let rulers: [UInt8]
    let marks: [UInt8]?
    /// The indexes of the elements' numbers; elements that cover others come first.
    var elements: [Int] = []
  }

  let picture: StaticPage.Picture
  let own: Variant
  private(set) var drawings: [(variant: Variant, svg: [UInt8])] = []
  private(set) var frames: [(variant: Variant, frames: Frames)] = []
  private let spec: InspectedSpec

  /// The start of all ids in this picture.
  let prefix: String

  /// - Parameter index: the picture's place among those of the page.
  init(_ picture: StaticPage.Picture, at index: Int) {
    prefix = "p\(index)"
    self.picture = picture
    own = Variant(picture.table.info.traits)
    spec = InspectedSpec(files: picture.spec?.files ?? [])
  }

  /// The bytes of all pictures with their marks and rulers, and of the elements around them.
  var byteCount: Int {
    let around = 300
    return drawings.reduce(0) { $0 + $1.svg.count + around }
      + frames.reduce(0) { $0 + $1.frames.rulers.count + ($1.frames.marks?.count ?? 0) + 2 * around }
  }

  /// Draws the table as its spec says.
  mutating func addOwn() { _ = draw(own) }

  /// Adds the numbers of the elements in the table as its spec says, as many as there is room for.
  ///
  /// - Returns: the number of added elements, and that of all.
  mutating func inspectOwn(into trees: inout SharedTrees, mostBytes: Int) -> (known: Int, all: Int) {
    let layout = LaidOutTable(picture.table)
    let order = ElementOrder(layout: layout)
    let elements = Self.elements(order)
    let count = inspect(elements, layout, at: 0, &trees, mostBytes)
    return (count, elements.count)
  }

  /// Adds the variants of a step.
  ///
  /// - Returns: whether there was room for the numbers of all elements.
  mutating func add(_ step: StaticPage.Variety, to trees: inout SharedTrees, mostBytes: Int) -> Bool {
    for known in drawings.map(\.variant) {
      for variant in Self.variants(of: known, step) where !drawings.contains(where: { $0.variant == variant })
      {
        guard !WorkProgress.isCancelled else { return false }
        let isNew = draw(variant)
        guard isNew else { continue }
        let layout = LaidOutTable(variant.applied(to: picture.table))
        let elements = Self.elements(ElementOrder(layout: layout))
        guard inspect(elements, layout, at: frames.count - 1, &trees, mostBytes) == elements.count else {
          return false
        }
      }
    }
    return true
  }

  private static func variants(of variant: Variant, _ step: StaticPage.Variety) -> [Variant] {
    func changed<Value>(_ path: WritableKeyPath<Variant, Value>, _ values: [Value]) -> [Variant] {
      values.map { value in
        var variant = variant
        variant[keyPath: path] = value
        return variant
      }
    }
    return switch step {
    case .own: [variant]
    case .appearances: changed(\.appearance, InterfaceStyle.allCases)
    case .directions: changed(\.direction, Direction.allCases)
    case .textSizes: changed(\.textSize, StaticPage.textSizes)
    }
  }

  /// Draws a variant.
  ///
  /// - Returns: whether no other variant has its frames.
  private mutating func draw(_ variant: Variant) -> Bool {
    let layout = LaidOutTable(variant.applied(to: picture.table))
    drawings.append((variant, SVGRenderer(options("v\(drawings.count)-")).render(layout.unkeptDisplayList())))
    guard !frames.contains(where: { $0.variant == variant.frames }) else { return false }
    let rulers = layout.unkeptDisplayList(withRulers: true).map(movedBy: .zero) {
      $0.role == .ruler ? $0 : nil
    }
    let order = ElementOrder(layout: layout)
    let marks = picture.marked.compactMap { order.frame(of: $0) }
      .map { $0.offsetBy(dx: .zero - layout.pictureOrigin.x, dy: .zero - layout.pictureOrigin.y) }
    frames.append(
      (
        variant.frames,
        Frames(
          rulers: SVGRenderer(options("r\(frames.count)-")).render(rulers),
          marks: marks.isEmpty ? nil : Self.svg(of: marks, size: rulers.size))
      ))
    return true
  }

  private func options(_ name: String) -> SVGOptions {
    var options = SVGOptions()
    options.idPrefix = prefix + name
    return options
  }

  private static func svg(of marks: [Rect], size: Size) -> [UInt8] {
    let frames = marks.map {
      "<rect x=\"\($0.minX)\" y=\"\($0.minY)\" width=\"\($0.width)\" height=\"\($0.height)\" rx=\"4\"/>"
    }
    return Array(
      ("<svg viewBox=\"0 0 \(size.width) \(size.height)\" fill=\"none\" stroke=\"#F0047F\" stroke-width=\"2\">"
        + frames.joined() + "</svg>").utf8)
  }

  /// Adds numbers until there is no room.
  ///
  /// - Returns: the number of added elements.
  private mutating func inspect(
    _ elements: [PageElement], _ layout: LaidOutTable, at index: Int, _ trees: inout SharedTrees,
    _ mostBytes: Int
  ) -> Int {
    var added: [(element: PageElement, number: Int)] = []
    for element in elements {
      guard trees.byteCount < mostBytes, WorkProgress.advance() else { break }
      guard let inspection = Inspection(.element(element), in: layout, of: spec) else { continue }
      added.append((element, trees.add(.object(inspection.members))))
    }
    // As the pointer finds them: bars, which were laid out last, lie over titles, and these over rows.
    func layer(_ element: PageElement) -> Int {
      switch element {
      case .surrounding(.sheet): 4
      case .surrounding: 0
      case .header, .footer: 1
      case .row: 2
      case .tableHeader, .tableFooter: 3
      }
    }
    let layers = (0...4).map { wanted in added.filter { layer($0.element) == wanted } }
    frames[index].frames.elements = (layers[0].reversed() + layers[1...].joined()).map(\.number)
    return added.count
  }

  private static func elements(_ order: ElementOrder) -> [PageElement] {
    var elements: [PageElement] = []
    var next = order.first
    while let element = next, WorkProgress.advance() {
      elements.append(element)
      next = order.next(after: element)
    }
    return elements
  }
}
