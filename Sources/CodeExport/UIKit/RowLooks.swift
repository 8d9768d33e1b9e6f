// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// The looks that the rows of a table have, as properties of a `RowLook`, with the lengths that the layout gives them.
struct RowLooks {
  /// One look with how it comes out at each place in a section.
  struct Kind {
    let level: LookLevel
    let look: ResolvedLook
    let first: RowGeometry
    let middle: RowGeometry
    let last: RowGeometry
    let only: RowGeometry
    /// Points above and below the texts.
    let margin: Points
  }

  /// What tells two looks apart: all but what an item has itself.
  private struct Key: Hashable {
    var look: Look
    let margin: Points
    let isStatus: Bool

    init(_ row: Row, _ look: InheritedLook, margin: Points) {
      self.look = look.merged.without(Self.ofItems)
      self.margin = margin
      isStatus = row.cellStyle == .status
    }

    /// The settings that aren't the card's.
    private static let ofItems: Set<AnyLookSetting> = {
      let labels = [LabelSettings.title, .detail, .header, .footer]
      return Set(labels.flatMap { $0.font + [$0.alignment] })
        .union([
          .titleColor, .detailColor, .tintColor, .badgeColor, .headerColor, .footerColor,
          .detailNumberOfLines,
          .imageSize, .sectionInsetTop, .sectionInsetBottom,
        ])
    }()
  }

  private(set) var kinds: [Kind] = []
  /// Which of ``kinds`` each row has.
  private(set) var indices: [Int] = []
  /// Their names: the most common one is `standard`.
  private(set) var names: [String] = []
  private(set) var fields: [CodeField] = []
  /// Points between the view's sides and the table view.
  private(set) var tableInset = (left: Points.zero, right: Points.zero)

  /// The one whose values are declared.
  private var standard = 0

  let ledger: ExportLedger
  private let availability: Availability
  let technique: ExportTechnique

  init(
    _ ledger: ExportLedger, _ availability: Availability, technique: ExportTechnique,
    paths: [Table.IndexPath],
    names rowNames: [String], sectionNames: [String]
  ) {
    self.ledger = ledger
    self.availability = availability
    self.technique = technique
    var known: [Key: Int] = [:]
    for path in paths {
      guard WorkProgress.advance() else { return }
      let row = ledger.table[path]
      let look = ledger.look(of: .row(path))
      let margin = ledger.environment.verticalMargin(of: row, look)
      let key = Key(row, ledger.table.look(ofRowAt: path), margin: margin)
      if let index = known[key] {
        indices.append(index)
        continue
      }
      guard let kind = Self.kind(path, look, margin, ledger) else { continue }
      known[key] = kinds.count
      indices.append(kinds.count)
      kinds.append(kind)
    }
    guard !kinds.isEmpty else { return }
    let width = ledger.environment.width
    tableInset.left = kinds.map(\.middle.cell.minX).min() ?? .zero
    tableInset.right = kinds.map { width - $0.middle.cell.maxX }.min() ?? .zero
    nameKinds(paths, rowNames, sectionNames)
    addShape()
    addInsets()
    addLines()
    addHeights()
    for path in paths { use(path) }
  }

  subscript(name: String) -> CodeField? { fields.first { $0.name == name } }

  private static func kind(
    _ path: Table.IndexPath, _ look: ResolvedLook, _ margin: Points, _ ledger: ExportLedger
  ) -> Kind? {
    let row = ledger.table[path]
    let own = ledger.table.look(ofRowAt: path)
    func at(_ position: RowPosition) -> RowGeometry? {
      ledger.environment.geometry(of: row, look: own, at: position)
    }
    guard let first = at(.first), let middle = at(.middle), let last = at(.last), let only = at(.only) else {
      return nil
    }
    return Kind(
      level: .row(path), look: look, first: first, middle: middle, last: last, only: only, margin: margin)
  }

  /// By the section or the row that has them first.
  private mutating func nameKinds(_ paths: [Table.IndexPath], _ rows: [String], _ sections: [String]) {
    var counts = [Int](repeating: 0, count: kinds.count)
    for index in indices { counts[index] += 1 }
    standard = counts.indices.max { (counts[$0], $1) < (counts[$1], $0) } ?? 0
    var used = SwiftNames(reserved: ["standard", "hairline"])
    names = kinds.indices.map { index in
      guard index != standard else { return "standard" }
      guard let first = indices.firstIndex(of: index) else { return "standard" }
      let path = paths[first]
      let isSections = ledger.table[path].look.isEmpty
      return used.member(isSections ? sections[path.section] : rows[first], or: "look")
    }
  }

  private mutating func add(_ name: String, _ type: String, _ meaning: String, _ value: (Kind) -> String) {
    add(name, type, meaning, kinds.map(value))
  }

  private mutating func add(_ name: String, _ type: String, _ meaning: String, _ literals: [String]) {
    fields.append(CodeField(name, type, literals, standard: literals[standard], meaning: meaning))
  }

  private func points(_ points: Points) -> String { SwiftLiteral.points(points) }
  private func color(_ color: Color) -> String { availability.color(color, ledger.environment) }

  private mutating func addShape() {
    let points = points, color = color
    add("color", "UIColor", "The card's colour.") { color($0.look[.rowColor]) }
    if kinds.contains(where: { $0.look.given[.selectedColor] != nil }) {
      add("selectedColor", "UIColor", "The card's colour while it is highlighted.") {
        color($0.look[.selectedColor])
      }
    }
    if kinds.contains(where: { !$0.only.cornerRadii.isZero || !$0.middle.cornerRadii.isZero }) {
      addRadii()
      addCorners()
    }
    if kinds.contains(where: { $0.look[.border].width > .zero }) {
      add("borderWidth", "CGFloat", "Drawn inside the outline.") { points($0.look[.border].width) }
      add("borderColor", "UIColor", "The border's colour.") { color($0.look[.border].color) }
    }
    if kinds.contains(where: { $0.look[.shadow].isVisible }) {
      add("shadowColor", "UIColor", "The shadow's colour.") { color($0.look[.shadow].color) }
      add("shadowOpacity", "Float", "0 for no shadow.") { SwiftLiteral.thousandths($0.look[.shadow].opacity) }
      add("shadowRadius", "CGFloat", "The standard deviation of the blur.") {
        points($0.look[.shadow].radius)
      }
      add("shadowOffset", "CGSize", "Positive numbers are to the right and down.") {
        "CGSize(width: \(points($0.look[.shadow].offset.x)), height: \(points($0.look[.shadow].offset.y)))"
      }
      if isRounded {
        add("shadowIsRectangular", "Bool", "Whether the shadow has square corners under round ones.") {
          String($0.look[.shadow].path == .bounds)
        }
      }
    }
  }

  /// Whether any row has round corners.
  var isRounded: Bool { self["cornerRadius"] != nil }

  /// Whether each corner has a radius of its own.
  var isUneven: Bool { self["cornerRadius"]?.type == "CornerRadii" }

  private mutating func addRadii() {
    let points = points
    guard technique == .bezierMask,
      kinds.contains(where: { $0.only.isUneven || $0.middle.isUneven })
    else {
      add("cornerRadius", "CGFloat", "The radius of the corners that are rounded at the row's position.") {
        points($0.middle.evenRadius)
      }
      if kinds.contains(where: { $0.only.evenRadius != $0.middle.evenRadius }) {
        add("onlyRowCornerRadius", "CGFloat", "Of a row that is alone in its section.") {
          points($0.only.evenRadius)
        }
      }
      return
    }
    let isMirrored = ledger.environment.isRightToLeft
    add("cornerRadius", "CornerRadii", "The radii of the corners that are rounded at the row's position.") {
      SwiftLiteral.radii($0.middle.cornerRadii, isMirrored: isMirrored)
    }
    if kinds.contains(where: { $0.only.cornerRadii != $0.middle.cornerRadii }) {
      add("onlyRowCornerRadius", "CornerRadii", "Of a row that is alone in its section.") {
        SwiftLiteral.radii($0.only.cornerRadii, isMirrored: isMirrored)
      }
    }
  }

  private mutating func addCorners() {
    let isPath = technique == .bezierMask
    // Where each corner has its own radius, the path is the view's and has no other curve.
    if !isUneven { addCurve(isPath) }
    addMaskedCorners()
  }

  private mutating func addCurve(_ isPath: Bool) {
    // Where no row has the path's curve, the technique is a request: then all rows have the path.
    guard !isPath || kinds.contains(where: { $0.look[.cornerCurve] == .bezierPath }) else { return }
    add(
      "cornerCurve", isPath ? "CALayerCornerCurve?" : "CALayerCornerCurve",
      isPath ? "nil for the curve of a bezier path." : "The curve of the corners."
    ) {
      switch $0.look[.cornerCurve] {
      case .bezierPath where isPath: "nil"
      case .circular: ".circular"
      case .continuous, .bezierPath: ".continuous"
      }
    }
  }

  private mutating func addMaskedCorners() {
    if kinds.contains(where: { $0.look[.maskedCorners] != .all }) {
      let isRightToLeft = ledger.environment.isRightToLeft
      add("maskedCorners", "CACornerMask", "Which may be rounded at all.") {
        SwiftLiteral.corners($0.look[.maskedCorners], isMirrored: isRightToLeft)
      }
    }
    if kinds.contains(where: { !$0.middle.position.isFirst && isOwnGroup($0) }) {
      add("roundsEachRow", "Bool", "Whether each row is a group of its own.") { [isOwnGroup] in
        String(isOwnGroup($0))
      }
    }
    // What clips would cut the covers off where they are needed.
    guard technique != .cornerCovers else { return }
    add("masksToBounds", "Bool", "Whether content outside the rounded corners is clipped.") {
      String($0.look[.masksToBounds])
    }
  }

  /// Whether a row between others has round corners, too.
  private func isOwnGroup(_ kind: Kind) -> Bool {
    RowShape(kind.look, at: .middle, style: ledger.environment.style).isOwnGroup
  }

  /// Points below a row that its cell has and the layout's has not: the space to the next row.
  private func spacing(of kind: Kind) -> Points {
    ledger.environment.style == .cards ? .zero : kind.look[.rowSpacing]
  }

  private mutating func addInsets() {
    let inset = tableInset
    let width = ledger.environment.width
    func literal(_ top: Points, _ left: Points, _ bottom: Points, _ right: Points) -> String {
      "NSDirectionalEdgeInsets(top: \(points(top)), leading: \(points(left)), bottom: \(points(bottom)), "
        + "trailing: \(points(right)))"
    }
    func insets(_ upper: RowGeometry, _ lower: RowGeometry, _ spacing: Points) -> String {
      literal(
        upper.background.minY - upper.cell.minY, upper.background.minX - inset.left,
        lower.cell.maxY - lower.background.maxY + spacing, width - inset.right - upper.background.maxX)
    }
    let outer = kinds.map { insets($0.only, $0.only, .zero) }
    let inner = kinds.map { insets($0.middle, $0.middle, spacing(of: $0)) }
    let zero = literal(.zero, .zero, .zero, .zero)
    let type = "NSDirectionalEdgeInsets"
    if outer != inner || outer.contains(where: { $0 != zero }) {
      add(
        "insets", type, "Insets of the card; top and bottom are those at a section's ends.",
        outer.map(Self.short))
    }
    if outer != inner { add("neighborInsets", type, "The insets next to other rows.", inner.map(Self.short)) }
    let content = kinds.map { kind in
      let margins = kind.middle.contentMargins
      return Self.short(literal(kind.margin, margins.left, kind.margin, margins.right))
    }
    add("contentInsets", type, "Insets from the card's sides to its content.", content)
    if kinds.contains(where: { $0.look.given[.titleOrigin] != nil }) {
      let points = points
      add("titleOrigin", "CGPoint?", "The position in the cell of a title as large as the card.") {
        $0.look.given[.titleOrigin].map { "CGPoint(x: \(points($0.x)), y: \(points($0.y)))" } ?? "nil"
      }
    }
  }

  private static func short(_ literal: String) -> String {
    literal == "NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)" ? ".zero" : literal
  }

  private mutating func addLines() {
    let points = points, color = color
    guard kinds.contains(where: { $0.look[.separatorStyle] == .singleLine }) else { return }
    let isHairline = ledger.environment.metric(.separatorThickness) == .zero
    let ledger = ledger
    add("lineThickness", "CGFloat", "The separator's thickness; 0 for no separator.") { kind in
      guard kind.look[.separatorStyle] == .singleLine,
        kind.middle.separator != nil || !kind.first.sectionEdges.isEmpty
      else { return "0" }
      let isOwn = ledger.table.level(of: .separatorThickness, from: kind.level) != nil
      return isHairline && !isOwn ? "hairline" : points(kind.look[.separatorThickness])
    }
    add("lineColor", "UIColor", "The separator's colour.") { color($0.look[.separatorColor]) }
    let leadings = kinds.map { kind -> String in
      guard kind.look[.separatorLeft] != .automatic, let line = kind.middle.separator else { return "nil" }
      return points(line.frame.minX - kind.middle.cell.minX)
    }
    if !leadings.contains("nil") {
      add("lineLeading", "CGFloat", "The separator's inset.", leadings)
    } else if Set(leadings).count > 1 {
      add("lineLeading", "CGFloat?", "The separator's inset; nil starts it at the title.", leadings)
    }
    add("lineTrailing", "CGFloat", "The separator's inset; a negative one extends past the cell.") { kind in
      guard let line = kind.middle.separator else { return "0" }
      return points(kind.middle.cell.maxX - line.frame.maxX)
    }
    if kinds.contains(where: { $0.look[.separatorPosition] == .top }) {
      add("lineIsOnTop", "Bool", "Whether separators are at the tops of rows; then the first row has none.") {
        String($0.look[.separatorPosition] == .top)
      }
    }
    if kinds.contains(where: { $0.middle.separator?.position == .bottom && spacing(of: $0) > .zero }) {
      let spacing = spacing(of:)
      add("lineSpacing", "CGFloat", "Space below the separator, to the next row.") { points(spacing($0)) }
    }
    if kinds.contains(where: { $0.last.separator != nil && $0.look[.separatorPosition] == .bottom }) {
      add("hasLineUnderLastRow", "Bool", "True in plain tables.") { String($0.last.separator != nil) }
    }
    if kinds.contains(where: { !$0.first.sectionEdges.isEmpty }) {
      add("hasSectionEdges", "Bool", "Lines of full width at a section's ends.") {
        String(!$0.first.sectionEdges.isEmpty)
      }
    }
  }

  private mutating func addHeights() {
    let points = points
    guard kinds.contains(where: { $0.look[.rowHeight] != .automatic }) else { return }
    add("height", "CGFloat?", "The cell's height; nil is as high as its content needs.") {
      if case .fixed(let height) = $0.look[.rowHeight] { points(height) } else { "nil" }
    }
  }
}

extension RowGeometry {
  fileprivate var isUneven: Bool {
    cornerRadii != CornerRadii(radius: cornerRadii.topLeft, corners: .all)
  }

  /// What all corners have; where they differ, what is asked for besides them.
  fileprivate var evenRadius: Points { isUneven ? cornerRadius : cornerRadii.topLeft }
}
