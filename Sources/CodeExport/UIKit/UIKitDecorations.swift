// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// The decorations of rows that UIKit's own cells don't have, as `RowDecoration` with its parts. The settings of each level
/// choose the parts: a path or covers for corners, a card, a separator of its own.
struct UIKitDecorations {
  private let export: UIKitExport
  private var environment: LayoutEnvironment { export.environment }

  init(_ export: UIKitExport) { self.export = export }

  /// The decoration of the rows that set nothing of their own; `nil` if UIKit's cells have their look.
  var table: CallCode? {
    sample(where: \.look.isEmpty).flatMap { decoration(environment.look, of: $0) }
  }

  /// A section's decoration, or `nil` in code, if it differs from the table's.
  func section(_ index: Int) -> CodeArgument? {
    let section = export.table.sections[index]
    guard !section.info.look.isEmpty, let row = section.rows.first else { return nil }
    let own = decoration(export.content.sections[index].look, of: sample(row))
    return own == table ? nil : Self.argument(own)
  }

  /// Likewise a row's, if it differs from its section's.
  func row(_ row: CodeRow) -> CodeArgument? {
    let section = export.content.sections[row.path.section]
    let first = section.rows[0].row
    guard !row.row.look.isEmpty || (row.row.cellStyle == .status) != (first.cellStyle == .status) else {
      return nil
    }
    let own = decoration(row.look, of: sample(row.row))
    return own == decoration(section.look, of: sample(first)) ? nil : Self.argument(own)
  }

  private static func argument(_ decoration: CallCode?) -> CodeArgument {
    decoration.map { .call($0) } ?? "nil"
  }

  /// A row with the margins of most rows: of the first section that meets a condition, or else of the first one with rows.
  private func sample(where condition: (Section.Info) -> Bool) -> Row? {
    let sections = export.table.sections.lazy.filter { !$0.rows.isEmpty }
    return (sections.first { condition($0.info) } ?? sections.first)?.rows.first.map(sample)
  }

  /// A row with the same margins, the same for all rows but status rows, so that it can be compared and shared.
  private func sample(_ row: Row) -> Row { row.cellStyle == .status ? row : Row(title: "") }

  /// Whether rows with this look are not UIKit's own cells.
  static func isDecorated(_ look: ResolvedLook, _ environment: LayoutEnvironment) -> Bool {
    look.hasOwnGroup(in: environment) || look.hasOwnLines
  }

  /// Points from the screen's sides to the cells: of groups that UIKit draws, or of a table in a scroll view.
  var groupInsets: (left: Points, right: Points) {
    guard export.style == .insetGrouped || export.table.info.isInScrollView else { return (.zero, .zero) }
    return (environment.look[.insetLeft], environment.look[.insetRight])
  }

  /// Points from the table view's sides to the texts of cards in its sections, where a header's text begins, too.
  func textMargins(_ look: ResolvedLook) -> (left: Points, right: Points) {
    let margins = environment.contentMargins(look)
    return (look[.insetLeft] + margins.left, look[.insetRight] + margins.right)
  }

  // MARK: - A decoration

  private func decoration(_ look: ResolvedLook, of row: Row) -> CallCode? {
    guard Self.isDecorated(look, environment) else { return nil }
    let places = Places(row, look, environment)
    let inner = places.middle.backgroundInsets
    var outer = places.only.backgroundInsets
    outer.left -= groupInsets.left
    outer.right -= groupInsets.right
    let spacing = environment.style == .cards ? .zero : look[.rowSpacing]
    let room = environment.verticalMargin(of: row, look)
    let margins = EdgeInsets(
      top: room, left: places.middle.usualMargins.left, bottom: room,
      right: places.middle.usualMargins.right)
    var arguments: [CodeArgument] = []
    if outer != .zero { arguments.append(CodeInsets.argument("insets", outer)) }
    if inner.top != .zero { arguments.append("innerTop: \(SwiftLiteral.points(inner.top))") }
    let innerBottom = inner.bottom + spacing
    if innerBottom != .zero { arguments.append("innerBottom: \(SwiftLiteral.points(innerBottom))") }
    if environment.style == .cards {
      arguments.append("minimumHeight: \(SwiftLiteral.points(environment.minimumRowHeight))")
    }
    arguments.append(CodeInsets.argument("margins", margins))
    arguments += parts(look, places).map { .call($0) }
    return CallCode("RowDecoration", list: arguments)
  }

  /// A row at each place in its section.
  private struct Places {
    let first, middle, last, only: RowLayout<Points>

    init(_ row: Row, _ look: ResolvedLook, _ environment: LayoutEnvironment) {
      func at(_ position: RowPosition) -> RowLayout<Points> {
        environment.layout(of: row, look, at: position)
      }
      (first, middle, last, only) = (at(.first), at(.middle), at(.last), at(.only))
    }
  }

  private func parts(_ look: ResolvedLook, _ places: Places) -> [CallCode] {
    var parts: [CallCode] = []
    let (radius, shape) = corners(look, places)
    let edges = edges(look)
    let own: [CodeArgument] =
      RowShape(look, at: .middle, style: environment.style).isOwnGroup && !radius.isEmpty
      ? ["roundsEachRow: true"] : []
    if look.isCovered {
      parts.append(
        CallCode(
          "CornerCovers", "radius: \(SwiftLiteral.points(places.middle.shape.requestedRadius() as Points))"))
      if !edges.isEmpty { parts.append(CallCode("Card", list: edges)) }
    } else if look.hasPath {
      parts.append(CallCode("CornerMask", list: radius + shape + own))
      if !edges.isEmpty { parts.append(CallCode("Card", list: edges)) }
    } else if look.hasOwnGroup(in: environment), !radius.isEmpty || !edges.isEmpty {
      let curve: [CodeArgument] =
        look[.cornerCurve] == .continuous && !radius.isEmpty ? ["curve: .continuous"] : []
      parts.append(CallCode("Card", list: radius + curve + shape + edges + own))
    }
    if let separator = separator(look, places) { parts.append(separator) }
    return parts
  }

  // MARK: - Corners

  /// The radius of a card's corners, and which corners or which radii it has.
  private func corners(_ look: ResolvedLook, _ places: Places) -> ([CodeArgument], [CodeArgument]) {
    let (middle, only) = (places.middle.shape, places.only.shape)
    var (radius, shape): ([CodeArgument], [CodeArgument]) = ([], [])
    if middle.isUneven || only.isUneven {
      guard !middle.cornerRadii.isZero else { return ([], []) }
    } else {
      guard middle.evenRadius > .zero || only.evenRadius > .zero else { return ([], []) }
      radius.append("radius: \(SwiftLiteral.points(middle.evenRadius))")
      let isPath = look[.cornerCurve] == .bezierPath
      let isOnlyPath = look[.onlyRowCornerCurve] == .bezierPath
      if only.evenRadius != middle.evenRadius || isPath && !isOnlyPath {
        radius.append("onlyRow: \(SwiftLiteral.points(only.evenRadius))")
        if isOnlyPath { radius.append("masksOnlyRow: true") }
      }
    }
    if look[.maskedCorners] != .all { shape.append("corners: \(corners(look[.maskedCorners]))") }
    if middle.isUneven || only.isUneven { shape.append(.call(label: "radii", radii(middle.cornerRadii))) }
    return (radius, shape)
  }

  /// Corners are those of a layout from left to right; the support files mirror them.
  private func radii(_ radii: CornerRadii) -> CallCode {
    let corners = [
      ("topLeft", radii.topLeft), ("topRight", radii.topRight), ("bottomLeft", radii.bottomLeft),
      ("bottomRight", radii.bottomRight),
    ]
    let shown = corners.filter { $0.1 != .zero }
    return CallCode("CornerRadii", list: shown.map { "\($0.0): \(SwiftLiteral.points($0.1))" })
  }

  private func corners(_ mask: CornerMask) -> String {
    let names: [(CornerMask, String)] = [
      (.topLeft, "layerMinXMinYCorner"), (.topRight, "layerMaxXMinYCorner"),
      (.bottomLeft, "layerMinXMaxYCorner"), (.bottomRight, "layerMaxXMaxYCorner"),
    ]
    return "[" + names.filter { mask.contains($0.0) }.map { "." + $0.1 }.joined(separator: ", ") + "]"
  }

  // MARK: - Borders, shadows and lines

  private func edges(_ look: ResolvedLook) -> [CodeArgument] {
    var arguments: [CodeArgument] = []
    let (border, shadow) = (look[.border], look[.shadow])
    if border.width > .zero {
      let width = SwiftLiteral.points(border.width)
      let color = CodeArgument.call(label: "color", SwiftLiteral.colorCall(border.color))
      arguments.append(.call(label: "border", CallCode("CardBorder", color, "width: \(width)")))
    }
    if shadow.isVisible {
      let offset = SwiftLiteral.size(shadow.offset.x, shadow.offset.y)
      arguments.append(
        .call(
          label: "shadow",
          CallCode(
            "CardShadow", .call(label: "color", SwiftLiteral.colorCall(shadow.color)),
            "radius: \(SwiftLiteral.points(shadow.radius))",
            "opacity: \(SwiftLiteral.thousandths(shadow.opacity))", "offset: \(offset)",
            shadow.path == .bounds ? "isRectangle: true" : nil)))
    }
    return arguments
  }

  private func separator(_ look: ResolvedLook, _ places: Places) -> CallCode? {
    guard look[.separatorStyle] == .singleLine else { return nil }
    var arguments: [CodeArgument] = []
    let isTop = look[.separatorPosition] == .top
    guard let line = places.middle.separator?.frame ?? places.first.separator?.frame else { return nil }
    let background = places.middle.background.rect
    let visible = environment.visible(line, ofRow: background)
    if isTop { arguments.append("edge: .top") }
    if look[.separatorLeft] != .automatic {
      arguments.append("leading: \(SwiftLiteral.points(visible.minX - background.minX))")
    }
    let trailing = background.maxX - visible.maxX
    if trailing != .zero { arguments.append("trailing: \(SwiftLiteral.points(trailing))") }
    let isHairline = environment.metric(.separatorThickness) == .zero
    if !isHairline || look.given[.separatorThickness] != nil {
      arguments.append("thickness: \(SwiftLiteral.points(look[.separatorThickness]))")
    }
    if let color = look.given[.separatorColor] {
      arguments.append(.call(label: "color", SwiftLiteral.colorCall(color)))
    }
    if !isTop, places.last.separator != nil { arguments.append("onEveryRow: true") }
    if !places.first.sectionEdges.isEmpty { arguments.append("sectionEdges: true") }
    return CallCode("OwnSeparator", list: arguments)
  }
}

/// Insets as code.
enum CodeInsets {
  /// An argument that can be broken.
  static func argument(_ label: String, _ insets: EdgeInsets) -> CodeArgument {
    if insets == .zero { return "\(label): .zero" }
    let sides = [
      ("top", insets.top), ("leading", insets.left), ("bottom", insets.bottom), ("trailing", insets.right),
    ]
    let arguments = sides.map { CodeArgument.text("\($0.0): \(SwiftLiteral.points($0.1))") }
    return .call(label: label, CallCode("NSDirectionalEdgeInsets", list: arguments))
  }

  /// `NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)`, or `.zero`.
  static func literal(_ insets: EdgeInsets) -> String {
    insets == .zero ? ".zero" : "NSDirectionalEdgeInsets" + SwiftLiteral.directional(insets)
  }
}
