// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// The looks that the rows of a table have, as properties of a `RowLook`.
struct RowLooks {
  let cards: CardKinds
  /// Their names: the most common one is `standard`.
  private(set) var names: [String] = []
  private(set) var fields: [CodeField] = []

  /// The index of the most common look, whose values are the defaults of the properties.
  private var standard = 0

  let screen: Screen
  private let availability: Availability
  let technique: ExportTechnique

  private typealias Kind = CardKinds.Kind

  var kinds: [CardKinds.Kind] { cards.kinds }
  /// Points between the view's sides and the table view.
  var tableInset: (left: Points, right: Points) { cards.tableInset }

  init(
    _ screen: Screen, _ availability: Availability, technique: ExportTechnique, names rowNames: [String],
    sectionNames: [String]
  ) {
    self.screen = screen
    self.availability = availability
    self.technique = technique
    cards = CardKinds(screen)
    guard !kinds.isEmpty else { return }
    nameKinds(rowNames, sectionNames)
    addShape()
    addInsets()
    addLines()
    addHeights()
    cards.record()
    for look in screen.rowLooks { leaveSettings(of: look) }
  }

  subscript(name: String) -> CodeField? { fields.first { $0.name == name } }

  /// Names each kind after the section or the row that has it first.
  private mutating func nameKinds(_ rows: [String], _ sections: [String]) {
    var counts = [Int](repeating: 0, count: kinds.count)
    for index in cards.indices { counts[index] += 1 }
    standard = counts.indices.max { (counts[$0], $1) < (counts[$1], $0) } ?? 0
    var used = SwiftNames(reserved: ["standard", "hairline"])
    names = kinds.indices.map { index in
      guard index != standard else { return "standard" }
      guard let first = cards.indices.firstIndex(of: index) else { return "standard" }
      let path = kinds[index].path
      let isSections = screen.table[path].look.isEmpty
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
  private func color(_ color: Color) -> String { availability.color(color, screen.environment) }

  private mutating func addShape() {
    let points = points, color = color
    add("color", "UIColor", "The card's colour.") { color($0.look[.rowColor]) }
    if kinds.contains(where: { $0.look.given(.selectedColor) != nil }) {
      add("selectedColor", "UIColor", "The card's colour while it is highlighted.") {
        color($0.look[.selectedColor])
      }
    }
    if kinds.contains(where: { !$0.only.cornerRadii.isZero || !$0.middle.cornerRadii.isZero }) {
      addRadii()
      addCorners()
    }
    if kinds.contains(where: { $0.look.resolved[.border].width > .zero }) {
      add("borderWidth", "CGFloat", "Drawn inside the outline.") { points($0.look[.border].width) }
      add("borderColor", "UIColor", "The border's colour.") { color($0.look[.border].color) }
    }
    if kinds.contains(where: { $0.look.resolved[.shadow].isVisible }) {
      add("shadowColor", "UIColor", "The shadow's colour.") { color($0.look[.shadow].color) }
      add("shadowOpacity", "Float", "0 for no shadow.") { SwiftLiteral.thousandths($0.look[.shadow].opacity) }
      add("shadowRadius", "CGFloat", "The standard deviation of the blur.") {
        points($0.look[.shadow].radius)
      }
      add("shadowOffset", "CGSize", "Positive numbers are to the right and down.") {
        SwiftLiteral.size($0.look[.shadow].offset.x, $0.look[.shadow].offset.y)
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
    guard technique == .bezierMask, kinds.contains(where: { $0.only.isUneven || $0.middle.isUneven }) else {
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
    let isMirrored = screen.environment.isRightToLeft
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
    // If each corner has its own radius, the view makes the path, which has only one curve.
    if !isUneven { addCurve(isPath) }
    addMaskedCorners()
  }

  private mutating func addCurve(_ isPath: Bool) {
    // If no row has the path's curve, the user asked for the technique: then all rows have the path.
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
      let isRightToLeft = screen.environment.isRightToLeft
      add("maskedCorners", "CACornerMask", "Which may be rounded at all.") {
        SwiftLiteral.corners($0.look[.maskedCorners], isMirrored: isRightToLeft)
      }
    }
    if kinds.contains(where: \.isOwnGroup) {
      add("roundsEachRow", "Bool", "Whether each row is a group of its own.") { String($0.isOwnGroup) }
    }
    // Clipping would cut off the covers.
    guard technique != .cornerCovers else { return }
    add("masksToBounds", "Bool", "Whether content outside the rounded corners is clipped.") {
      String($0.look[.masksToBounds])
    }
  }

  private mutating func addInsets() {
    let points = points
    func literal(_ insets: EdgeInsets) -> String {
      insets == .zero ? ".zero" : "NSDirectionalEdgeInsets" + SwiftLiteral.directional(insets)
    }
    let outer = kinds.map { literal($0.outerInsets(in: tableInset)) }
    let inner = kinds.map { literal($0.innerInsets(in: tableInset)) }
    let type = "NSDirectionalEdgeInsets"
    if outer != inner || outer.contains(where: { $0 != ".zero" }) {
      add("insets", type, "Insets of the card; top and bottom are those at a section's ends.", outer)
    }
    if outer != inner { add("neighborInsets", type, "The insets next to other rows.", inner) }
    add("contentInsets", type, "Insets from the card's sides to its content.") { literal($0.contentInsets) }
    if kinds.contains(where: { $0.look.given(.titleOrigin) != nil }) {
      add("titleOrigin", "CGPoint?", "The position in the cell of a title as large as the card.") {
        $0.look.given(.titleOrigin).map { "CGPoint(x: \(points($0.x)), y: \(points($0.y)))" } ?? "nil"
      }
    }
  }

  private mutating func addLines() {
    let points = points, color = color
    guard kinds.contains(where: { $0.look[.separatorStyle] == .singleLine }) else { return }
    let isHairline = screen.environment.metric(.separatorThickness) == .zero
    for kind in kinds { kind.readLines() }
    add("lineThickness", "CGFloat", "The separator's thickness; 0 for no separator.") { kind in
      guard kind.look[.separatorStyle] == .singleLine,
        kind.middle.separator != nil || !kind.first.sectionEdges.isEmpty
      else { return "0" }
      let isOwn = kind.look.sets(.separatorThickness)
      return isHairline && !isOwn ? "hairline" : points(kind.look[.separatorThickness])
    }
    add("lineColor", "UIColor", "The separator's colour.") { color($0.look[.separatorColor]) }
    let leadings = kinds.map { kind -> String in
      let isAutomatic = kind.look[.separatorLeft] == .automatic
      return isAutomatic ? "nil" : kind.middle.separatorEnds.map { points($0.left) } ?? "nil"
    }
    if !leadings.contains("nil") {
      add("lineLeading", "CGFloat", "The separator's inset.", leadings)
    } else if Set(leadings).count > 1 {
      add("lineLeading", "CGFloat?", "The separator's inset; nil starts it at the title.", leadings)
    }
    add("lineTrailing", "CGFloat", "The separator's inset; a negative one extends past the cell.") {
      points($0.middle.separatorEnds?.right ?? .zero)
    }
    if kinds.contains(where: { $0.look[.separatorPosition] == .top }) {
      add("lineIsOnTop", "Bool", "Whether separators are at the tops of rows; then the first row has none.") {
        String($0.look[.separatorPosition] == .top)
      }
    }
    if kinds.contains(where: { $0.middle.separator?.position == .bottom && $0.spacing > .zero }) {
      add("lineSpacing", "CGFloat", "Space below the separator, to the next row.") { points($0.spacing) }
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
      $0.look[.rowHeight].points.map(points) ?? "nil"
    }
  }
}
