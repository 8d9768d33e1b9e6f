// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// The lengths of rows that a list doesn't choose itself: the insets, cards and lines of a level, where they differ from
/// those of the level around it.
struct SwiftUIGroups {
  let export: SwiftUIExport
  let environment: LayoutEnvironment
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
  static func hasOwnLine(_ look: ResolvedLook) -> Bool {
    look[.separatorStyle] == .singleLine
      && (look.given.source(of: .separatorThickness) != nil || look[.separatorLength] == .contentWidth
        || look[.separatorPosition] == .top)
  }

  func hasCard(_ look: ResolvedLook) -> Bool {
    Self.asksForShape(look, environment) || Self.hasOwnLine(look)
      || (hasCards && export.table.info.style == .insetGrouped)
  }

  // MARK: - Rows

  /// The lengths of the table's first usual row, where they differ from the support files' own, such as margins of 11 and 16
  /// points.
  var ofTable: [CallCode] {
    guard let row = usualRow else { return [] }
    return Self.modifiers(values(environment.look, row), over: Self.standard.map(\.value))
  }

  /// The lengths of a section's first row, where they differ from those of the table's first usual row.
  func modifiers(of section: CodeSection) -> [CallCode] {
    guard let row = section.rows.first?.row, let outer = usualRow else { return [] }
    return modifiers(section.look, row, section.info.look, over: environment.look, outer)
  }

  /// The lengths of a row, where they differ from those of its section's first row.
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

  /// Whether SwiftUI's `List` decides the margins and the height of a row with this look: the row has no card, and no height
  /// is set.
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

  /// The values in the support files, by the names of the environment.
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
    if hasInsets || height != nil || AnyLookSetting.contentInsets.contains(where: { look.given[$0] != nil }) {
      let room = room(of: row, look)
      let sides = places.middle.usualMargins
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
  struct Places {
    let first, middle, last, only: RowLayout<Points>

    init(_ row: Row, _ look: ResolvedLook, _ environment: LayoutEnvironment) {
      func at(_ position: RowPosition) -> RowLayout<Points> {
        environment.layout(of: row, look, at: position)
      }
      (first, middle, last, only) = (at(.first), at(.middle), at(.last), at(.only))
    }
  }
}
