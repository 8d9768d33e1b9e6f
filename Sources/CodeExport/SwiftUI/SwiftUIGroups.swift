// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// The lengths of rows that a list doesn't choose itself: the insets, cards and lines of a level, where they differ from
/// those of the level around it.
struct SwiftUIGroups {
  private let export: SwiftUIExport
  private let environment: LayoutEnvironment
  /// Whether any row has a card of another shape than a list's own groups.
  let hasCards: Bool
  private let hasSubtitles: Bool

  init(_ export: SwiftUIExport) {
    self.export = export
    environment = export.environment
    let (environment, content) = (export.environment, export.content)
    hasCards =
      Self.asksForShape(environment.look, environment)
      || content.sections.contains { section in
        !section.info.look.isEmpty && Self.asksForShape(section.look, environment)
          || section.rows.contains { !$0.row.look.isEmpty && Self.asksForShape($0.look, environment) }
      }
    hasSubtitles = content.rows.contains { $0.row.cellStyle == .subtitle && $0.row.detail != nil }
  }

  /// Inset groups clip their rows to corners of their own, so rows with cards are in a grouped list.
  var style: TableStyle {
    switch export.table.info.style {
    case .plain, .cards: .plain
    case .grouped: .grouped
    case .insetGrouped: hasCards ? .grouped : .insetGrouped
    }
  }

  /// Whether a list's own groups are not enough: for corners, insets, borders or shadows.
  private static func asksForShape(_ look: ResolvedLook, _ environment: LayoutEnvironment) -> Bool {
    let settings: [AnyLookSetting] = [
      .cornerRadius, .onlyRowCornerRadius, .cornerCurve, .onlyRowCornerCurve, .maskedCorners, .insetTop,
      .insetLeft, .insetBottom, .insetRight,
    ]
    return environment.style == .cards || settings.contains { look.given.source(of: $0) != nil }
      || look.given.hasSingleRadii || look[.border].width > .zero || look[.shadow].isVisible
      || environment.info.metrics[.cornerRadius] != nil
  }

  /// Whether a list's own separator can't have the line's thickness, length or place.
  private static func hasOwnLine(_ look: ResolvedLook) -> Bool {
    look[.separatorStyle] == .singleLine
      && (look.given.source(of: .separatorThickness) != nil || look[.separatorLength] == .contentWidth
        || look[.separatorPosition] == .top)
  }

  private func hasCard(_ look: ResolvedLook) -> Bool {
    Self.asksForShape(look, environment) || Self.hasOwnLine(look)
      || (hasCards && export.table.info.style == .insetGrouped)
  }

  // MARK: - Rows

  /// What differs from the support files' look: the table's lengths are those of its first usual row.
  var ofTable: [CallCode] {
    guard let row = usualRow else { return [] }
    return Self.modifiers(values(environment.look, row), over: Self.standard.map(\.value))
  }

  /// What a section's first row has and the table's first usual row hasn't.
  func modifiers(of section: CodeSection) -> [CallCode] {
    guard let row = section.rows.first?.row, let outer = usualRow else { return [] }
    return modifiers(section.look, row, section.info.look, over: environment.look, outer)
  }

  /// What a row has and its section's first row hasn't.
  func modifiers(of row: CodeRow) -> [CallCode] {
    let section = export.content.sections[row.path.section]
    guard let outer = section.rows.first?.row else { return [] }
    return modifiers(row.look, row.row, row.row.look, over: section.look, outer)
  }

  private func modifiers(
    _ look: ResolvedLook, _ row: Row, _ own: Look, over outer: ResolvedLook, _ outerRow: Row
  ) -> [CallCode] {
    // Most rows set nothing, and have their section's kind of content: only a status has margins of its own.
    let isAlike = (row.cellStyle == .status) == (outerRow.cellStyle == .status)
    if own.isEmpty, isAlike || isListsOwn(look) { return [] }
    return Self.modifiers(values(look, row), over: values(outer, outerRow))
  }

  /// Whether the content of a row with this look decides none of the lengths.
  private func isListsOwn(_ look: ResolvedLook) -> Bool {
    !hasCard(look) && look[.rowHeight] == .automatic && look.given[.minimumRowHeight] == nil
  }

  private static func modifiers(_ own: [CodeArgument], over outer: [CodeArgument]) -> [CallCode] {
    zip(zip(standard, own), outer).compactMap { pair, outer in
      pair.1 == outer ? nil : SwiftUILooks.set("rowLook.\(pair.0.name)", pair.1)
    }
  }

  private static let standardMargins = EdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
  private static let standardSubtitleMargin: Points = 6

  private static func insets(_ insets: EdgeInsets) -> CodeArgument {
    .text("EdgeInsets" + SwiftLiteral.directional(insets))
  }

  /// Points above and below a row's texts; the support files know where a subtitle is.
  private func room(of row: Row, _ look: ResolvedLook) -> Points {
    guard look[.rowHeight].points == nil else { return .zero }
    return environment.verticalMargin(of: row, look)
  }

  /// The support files' own values.
  private static var standard: [(name: String, value: CodeArgument)] {
    [
      ("height", "nil"), ("margins", insets(standardMargins)),
      ("subtitleMargin", "\(SwiftLiteral.points(standardSubtitleMargin))"), ("background", "nil"),
      ("decoration", "nil"),
      ("separator.isHidden", "false"), ("separator.hidesSectionEdges", "false"), ("separator.color", "nil"),
      ("separator.leading", "nil"), ("separator.trailing", "nil"),
    ]
  }

  private var usualRow: Row? {
    let sections = export.table.sections.lazy.filter { !$0.rows.isEmpty }
    return (sections.first { $0.info.look.isEmpty } ?? sections.first)?.rows.first
  }

  /// In the order of ``standard``.
  private func values(_ look: ResolvedLook, _ row: Row) -> [CodeArgument] {
    // The support files have the margins of a subtitle.
    let row = row.cellStyle == .subtitle ? Row(title: row.title) : row
    let places = Places(row, look, environment)
    let isCard = hasCard(look)
    let hasLine = look[.separatorStyle] == .singleLine
    let ownLine = isCard && hasLine && (Self.hasOwnLine(look) || look[.separatorSectionEdges])
    let hasInsets =
      isCard && style != .insetGrouped
      && (places.only.backgroundInsets != .zero || places.middle.backgroundInsets != .zero)
    let height = look[.rowHeight].points ?? look.given[.minimumRowHeight]
    var (margins, subtitleMargin) = (Self.standardMargins, Self.standardSubtitleMargin)
    if hasInsets || height != nil {
      let room = room(of: row, look)
      let sides = places.middle.contentMargins
      margins = EdgeInsets(top: room, left: sides.left, bottom: room, right: sides.right)
      if hasSubtitles {
        subtitleMargin = self.room(of: Row(title: "", detail: "", cellStyle: .subtitle), look)
      }
    }
    var background = look.given[.rowColor]
    if isCard, background == nil, look[.rowColor] != .semantic(.secondarySystemGroupedBackground) {
      background = look[.rowColor]
    }
    let isOther = !hasLine || ownLine
    let hidesEdges = style != .insetGrouped && !isCard && !look[.separatorSectionEdges]
    let offsets = places.middle.separatorOffsets
    // Beside a card, the support files let the line end at the card.
    let isInset = hasInsets && places.middle.backgroundInsets.right > .zero
    let hasTrailing =
      isInset ? offsets.right != places.middle.contentMargins.right : look[.separatorRight] != .automatic
    func points(_ points: Points?) -> CodeArgument { points.map { "\(SwiftLiteral.points($0))" } ?? "nil" }
    return [
      points(height.map { $0 + cardRoom(look, places) }), Self.insets(margins), points(subtitleMargin),
      background.map { .text($0.swiftUI()) } ?? "nil",
      isCard ? .call(decoration(look, places, hasLine: ownLine)) : "nil", "\(!hasLine)", "\(hidesEdges)",
      !isOther ? look.given[.separatorColor].map { .text($0.swiftUI()) } ?? "nil" : "nil",
      points(isOther || look[.separatorLeft] == .automatic ? nil : offsets.left),
      points(isOther || !hasTrailing ? nil : offsets.right),
    ]
  }

  /// A least height is the card's in the cards style, and else the cell's.
  private func cardRoom(_ look: ResolvedLook, _ places: Places) -> Points {
    guard environment.style == .cards, look[.rowHeight] == .automatic else { return .zero }
    return places.middle.backgroundInsets.top + places.middle.backgroundInsets.bottom
  }

  /// A row at each place in its section.
  private struct Places {
    let first, middle, last, only: RowGeometry

    init(_ row: Row, _ look: ResolvedLook, _ environment: LayoutEnvironment) {
      func at(_ position: RowPosition) -> RowGeometry { environment.geometry(of: row, look, at: position) }
      (first, middle, last, only) = (at(.first), at(.middle), at(.last), at(.only))
    }
  }

  // MARK: - Cards and lines

  private func decoration(_ look: ResolvedLook, _ places: Places, hasLine: Bool) -> CallCode {
    let (outer, inner) = (places.only.backgroundInsets, places.middle.backgroundInsets)
    var arguments: [CodeArgument] = []
    if style != .insetGrouped, outer != .zero {
      let isSides = outer.left == outer.right && outer.top == .zero && outer.bottom == .zero && inner == outer
      arguments.append(
        isSides
          ? "sides: \(SwiftLiteral.points(outer.left))"
          : .text("insets: EdgeInsets" + SwiftLiteral.directional(outer)))
    }
    if style != .insetGrouped, inner.top != .zero {
      arguments.append("innerTop: \(SwiftLiteral.points(inner.top))")
    }
    if style != .insetGrouped, inner.bottom != .zero {
      arguments.append("innerBottom: \(SwiftLiteral.points(inner.bottom))")
    }
    // A list rounds its own groups.
    let card = style == .insetGrouped ? CallCode("Card") : card(look, places)
    if card.arguments?.isEmpty == false { arguments.append(.call(label: "card", card)) }
    if hasLine, places.middle.separator != nil { arguments.append(.call(label: "line", line(look, places))) }
    return CallCode("RowDecoration", list: arguments)
  }

  private func card(_ look: ResolvedLook, _ places: Places) -> CallCode {
    var arguments: [CodeArgument] = []
    let mask = look[.maskedCorners]
    func corners(_ radii: CornerRadii) -> [(String, Points)] {
      [
        ("topLeading", mask.contains(.topLeft) ? radii.topLeft : .zero),
        ("bottomLeading", mask.contains(.bottomLeft) ? radii.bottomLeft : .zero),
        ("bottomTrailing", mask.contains(.bottomRight) ? radii.bottomRight : .zero),
        ("topTrailing", mask.contains(.topRight) ? radii.topRight : .zero),
      ]
    }
    let (radii, only) = (corners(places.middle.cornerRadii), corners(places.only.cornerRadii))
    func code(_ label: String, _ radii: [(String, Points)]) -> CodeArgument {
      let uneven = radii.filter { $0.1 != .zero }.map {
        CodeArgument.text("\($0.0): \(SwiftLiteral.points($0.1))")
      }
      return .call(label: label, CallCode("RectangleCornerRadii", list: uneven))
    }
    if Set(radii.map(\.1)).count > 1 || Set(only.map(\.1)).count > 1 {
      arguments.append(code("radii", radii))
      if radii.map(\.1) != only.map(\.1) { arguments.append(code("onlyRowRadii", only)) }
    } else {
      if radii[0].1 != .zero { arguments.append("radius: \(SwiftLiteral.points(radii[0].1))") }
      if only[0].1 != radii[0].1 { arguments.append("onlyRow: \(SwiftLiteral.points(only[0].1))") }
    }
    if !arguments.isEmpty {
      let isCircular = (look[.cornerCurve] == .circular, look[.onlyRowCornerCurve] == .circular)
      if isCircular.0 { arguments.append("style: .circular") }
      if isCircular.0 != isCircular.1 {
        arguments.append("onlyRowStyle: .\(isCircular.1 ? "circular" : "continuous")")
      }
    }
    if RowShape(look, at: .middle, style: environment.style).isOwnGroup {
      arguments.append("roundsEachRow: true")
    }
    let (border, shadow) = (look[.border], look[.shadow])
    if border.width > .zero {
      let width = SwiftLiteral.points(border.width)
      arguments.append(
        .call(label: "border", CallCode("CardBorder", "color: \(border.color.swiftUI())", "width: \(width)")))
    }
    if places.middle.throwsShadow {
      let offsets = [("x", shadow.offset.x), ("y", shadow.offset.y)].filter { $0.1 != .zero }
      arguments.append(
        .call(
          label: "shadow",
          CallCode(
            "CardShadow",
            list: ["color: \(shadow.swiftUIColor)", "radius: \(SwiftLiteral.points(shadow.radius))"]
              + offsets.map { .text("\($0.0): \(SwiftLiteral.points($0.1))") })))
    }
    return CallCode("Card", list: arguments)
  }

  private func line(_ look: ResolvedLook, _ places: Places) -> CallCode {
    var arguments: [CodeArgument] = []
    let isTop = look[.separatorPosition] == .top
    let row = places.middle
    let background = row.background
    if isTop { arguments.append("edge: .top") }
    if let line = row.separator?.frame {
      let visible = environment.visible(line, ofRow: background)
      if look[.separatorLeft] != .automatic || !environment.flag(.separatorsBeginAtText) {
        arguments.append("leading: \(SwiftLiteral.points(visible.minX - background.minX))")
      } else if row.contentMargins.left != 16 {
        arguments.append("margin: \(SwiftLiteral.points(row.contentMargins.left))")
      }
      let trailing = background.maxX - visible.maxX
      if trailing != .zero { arguments.append("trailing: \(SwiftLiteral.points(trailing))") }
    }
    if look[.separatorThickness] != .zero {
      arguments.append("thickness: \(SwiftLiteral.points(look[.separatorThickness]))")
    }
    if let color = look.given[.separatorColor] { arguments.append("color: \(color.swiftUI())") }
    if !isTop, places.last.separator != nil { arguments.append("isBelowLast: true") }
    if !places.first.sectionEdges.isEmpty { arguments.append("sectionEdges: true") }
    return CallCode("OwnSeparator", list: arguments)
  }

  // MARK: - Headers and footers

  /// The lengths of headers or footers, where a list's own or the table's differ.
  func headerLengths(_ kind: HeaderFooterKind, of level: LookLevel) -> [(String, String)] {
    var (outer, own) = (Lengths(), tableLengths(kind))
    if let index = level.section {
      let info = export.table.sections[index].info
      let set = kind == .header ? info.headerHeight : info.footerHeight
      guard set != nil || info.text(of: kind) != nil else { return [] }
      outer = own
      own = lengths(kind, index, height: set.map(\.points) ?? standardHeight(kind))
    }
    var result: [(String, String)] = []
    if own.leading != outer.leading { result.append(("leading", SwiftLiteral.points(own.leading))) }
    if own.trailing != outer.trailing { result.append(("trailing", SwiftLiteral.points(own.trailing))) }
    if own.height != outer.height { result.append(("height", own.height.map(SwiftLiteral.points) ?? "nil")) }
    return result
  }

  private struct Lengths {
    var leading = Points.zero
    var trailing = Points.zero
    var height: Points?
  }

  private func tableLengths(_ kind: HeaderFooterKind) -> Lengths {
    let sections = export.table.sections
    let labelled = sections.indices.filter { sections[$0].info.text(of: kind) != nil }
    let usual = labelled.first { sections[$0].info.look.isEmpty } ?? labelled.first
    return lengths(kind, usual, height: standardHeight(kind))
  }

  private func standardHeight(_ kind: HeaderFooterKind) -> Points? {
    (kind == .header ? export.table.info.sectionHeaderHeight : export.table.info.sectionFooterHeight)?.points
  }

  /// Points from the text's own place in a list; from the list's or the group's side with a height, because such a text has
  /// no insets of the list.
  private func lengths(_ kind: HeaderFooterKind, _ section: Int?, height: Points?) -> Lengths {
    guard let section, let label = export.layout.labelInsets(kind, inSection: section) else {
      return Lengths(height: height)
    }
    var (left, right) = label
    let inset = inset(ofSection: section)
    if style == .insetGrouped {
      guard height != nil else { return Lengths() }
      let group = export.layout.rectForHeader(inSection: section)
      left = left - group.minX
      right = right - (environment.width - group.maxX)
    } else {
      guard hasCards || height != nil else { return Lengths() }
      let usual = height == nil ? environment.layoutMargin : .zero
      left = left - usual - inset.left
      right = right - usual - inset.right
      if height == nil {
        left = left - environment.safeArea.left
        right = right - environment.safeArea.right
      }
    }
    return Lengths(leading: left, trailing: right, height: height)
  }

  /// Points from the list's sides to a section's cards.
  private func inset(ofSection index: Int) -> EdgeInsets {
    let look = environment.look(of: export.table.sections[index].info)
    guard hasCard(look) else { return .zero }
    return environment.geometry(of: Row(title: ""), look, at: .only).backgroundInsets
  }
}
