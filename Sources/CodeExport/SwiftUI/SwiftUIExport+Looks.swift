// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

extension SwiftUIExport {
  // MARK: - Rows

  /// What a row has as a row of a list.
  func rowModifiers(of row: Row, at path: Table.IndexPath) -> [CallCode] {
    let level = LookLevel.row(path)
    let own = table.look(ofRowAt: path)
    let look = ledger.look(of: level)
    let position = RowPosition(row: path.row, count: table.numberOfRows(inSection: path.section))
    var modifiers: [CallCode] = []
    let geometry = geometries[path.section][path.row]
    let height = ownHeight(of: look, at: level)
    // From the row's edges to its contents.
    let sides = sides(of: geometry.background)
    var insets = EdgeInsetsCode(
      leading: geometry.background.minX + geometry.contentMargins.left - sides.left,
      trailing: sides.right - geometry.background.maxX + geometry.contentMargins.right)
    if let backgrounds {
      let background = background(of: geometry, look)
      use(background, own, look, position, of: level)
      insets.top = background.insets.top
      insets.bottom = background.insets.bottom
      modifiers.append(CallCode(".listRowBackground", backgrounds.call(background, in: self)))
    } else if own[.rowColor] != nil {
      let color = ledger.read(.rowColor, of: level)
      modifiers.append(CallCode(".listRowBackground", swiftUI(color, isShort: false)))
    }
    if let height {
      let inner = SwiftLiteral.points(max(height - insets.top - insets.bottom, .zero))
      modifiers.insert(CallCode(".frame", "height: \(inner)"), at: 0)
    } else if backgrounds != nil {
      let isSubtitle = row.cellStyle == .subtitle && row.detail != nil
      let room = ledger.read(
        row.cellStyle == .status
          ? .cardContentMargin : isSubtitle ? .subtitleVerticalMargin : .cellVerticalMargin)
      insets.top += room
      insets.bottom += room
    }
    if height != nil || backgrounds != nil {
      modifiers.append(CallCode(".listRowInsets", insets.code))
    }
    if let least = ledger.readGiven(.minimumRowHeight, of: level), height == nil {
      let inner = SwiftLiteral.points(max(least - insets.top - insets.bottom, .zero))
      modifiers.insert(CallCode(".frame", "minHeight: \(inner)"), at: 0)
    }
    return modifiers + separatorModifiers(own, look, position, at: path)
  }

  /// Says that a row's background has all of this.
  private func use(
    _ background: RowBackground, _ own: InheritedLook, _ look: ResolvedLook, _ position: RowPosition,
    of level: LookLevel
  ) {
    for setting: AnyLookSetting in [
      .cornerCurve, .rowColor, .insetLeft, .insetRight, .insetTop,
      .insetBottom, .border, .shadow,
    ] { ledger.use(setting, of: level) }
    useCorners(own, look, position, of: level)
    // Cards share it out as their margins; in other lists it lies between the rows.
    if table.info.style == .cards, position != .only { ledger.use(.rowSpacing, of: level) }
    let isSquare = background.radii.isZero
    if look[.shadow].isVisible, look[.shadow].pathSize != nil || (look[.shadow].path == .bounds && !isSquare)
    {
      ledger.leave(.shadow, of: level, "the shadow follows the shape; it can't have another path")
    }
    if !background.isEven, !allows(iOS: 16) {
      for path in AnyLookSetting.singleRadii + [.cornerRadius] {
        ledger.leave(path, of: level, "UnevenRoundedRectangle needs iOS 16")
      }
    }
  }

  /// Says what a row's corners are made from; a row whose corners are all inside of its group has none of it.
  private func useCorners(
    _ own: InheritedLook, _ look: ResolvedLook, _ position: RowPosition, of level: LookLevel
  ) {
    let shape = RowShape(look, at: position, style: table.info.style)
    let outer = shape.outerCorners
    guard !outer.isEmpty else { return }
    if shape.requestedRadius() > Points.zero { ledger.use(.maskedCorners, of: level) }
    for (corner, path) in Self.cornerPaths where outer.contains(corner) {
      if look[.maskedCorners].contains(corner) { ledger.use(path, of: level) }
    }
    guard !outer.isDisjoint(with: look[.maskedCorners]) else { return }
    if position == .only { ledger.use(.onlyRowCornerRadius, of: level) }
    if position != .only || own.onlyRowCornerRadius == nil { ledger.use(.cornerRadius, of: level) }
  }

  private static var cornerPaths: [(CornerMask, LookSetting<Points>)] {
    [
      (.topLeft, .topLeftRadius), (.topRight, .topRightRadius),
      (.bottomLeft, .bottomLeftRadius), (.bottomRight, .bottomRightRadius),
    ]
  }

  /// Whether any setting asks for what is no list's: corners, insets, borders and shadows.
  func asksForBackgrounds() -> Bool {
    if table.info.style == .cards { return true }
    func asks(_ look: Look) -> Bool {
      look[.cornerRadius] != nil || look[.onlyRowCornerRadius] != nil || look[.maskedCorners] != nil
        || InheritedLook(table: look).hasSingleRadii
        || [AnyLookSetting.insetLeft, .insetRight, .insetTop, .insetBottom].contains { look.sets($0) }
        || look[.border].map { $0.width > .zero } ?? false || look[.shadow]?.isVisible ?? false
    }
    return asks(table.info.look)
      || table.sections.contains { section in
        asks(section.info.look) || section.rows.contains { !$0.look.isEmpty && asks($0.look) }
      }
  }

  func allBackgrounds() -> [RowBackground] {
    geometries.enumerated().flatMap { section, rows in
      rows.enumerated().map { row, geometry in
        background(of: geometry, ledger.look(of: .row(Table.IndexPath(row: row, section: section))))
      }
    }
  }

  private func background(of row: RowGeometry, _ look: ResolvedLook) -> RowBackground {
    let shape = RowShape(look, at: row.position, style: table.info.style)
    let frame = row.background
    var result = RowBackground(
      radii: shape.requestedRadii(at: shape.roundedCorners),
      style: look[.cornerCurve] == .circular ? "circular" : "continuous", color: look[.rowColor],
      insets: EdgeInsetsCode(
        top: frame.minY - row.cell.minY, leading: frame.minX, bottom: row.cell.maxY - frame.maxY,
        trailing: environment.width - frame.maxX))
    if look[.border].width > .zero { result.border = look[.border] }
    if shape.throwsShadow { result.shadow = look[.shadow] }
    return result
  }

  /// A height that differs from the list's least one.
  private func ownHeight(of look: ResolvedLook, at level: LookLevel) -> Points? {
    ledger.use(.rowHeight, of: level)
    guard case .fixed(let height) = look[.rowHeight], height != leastRowHeight else { return nil }
    return height
  }

  /// The lowest of the fixed heights and of the profile's, where rows fit themselves.
  func leastHeight() -> (height: Points, isFixed: Bool) {
    var least: Points?
    var isFixed = false
    for (index, section) in table.sections.enumerated() {
      for number in section.rows.indices {
        let look = ledger.look(of: .row(Table.IndexPath(row: number, section: index)))
        guard case .fixed(let height) = look[.rowHeight] else { continue }
        isFixed = true
        least = min(least ?? height, height)
      }
    }
    return (least ?? environment.minimumRowHeight, isFixed)
  }

  var leastRowHeight: Points { leastHeights.height }
  var hasFixedRowHeight: Bool { leastHeights.isFixed }

  // MARK: - Separators

  private func separatorModifiers(
    _ own: InheritedLook, _ look: ResolvedLook, _ position: RowPosition, at path: Table.IndexPath
  ) -> [CallCode] {
    let level = LookLevel.row(path)
    ledger.use(.separatorStyle, of: level)
    guard look[.separatorStyle] == .singleLine else {
      return [CallCode(".listRowSeparator", ".hidden")]
    }
    var result: [CallCode] = []
    ledger.use(.separatorPosition, of: level)
    if look[.separatorPosition] == .top {
      result.append(CallCode(".listRowSeparator", ".hidden", "edges: .bottom"))
      result.append(
        CallCode(
          ".listRowSeparator", position.isFirst ? ".hidden" : ".visible", "edges: .top"))
    }
    if own[.separatorColor] != nil {
      let color = ledger.read(.separatorColor, of: level)
      result.append(CallCode(".listRowSeparatorTint", swiftUI(color)))
    }
    let left = ledger.read(.separatorLeft, of: level)
    let right = ledger.read(.separatorRight, of: level)
    let row = geometries[path.section][path.row]
    if right != .automatic, allows(iOS: 16) {
      // The guide counts from where the row's view ends, which is its text's end otherwise.
      result.append(
        CallCode(".frame", "maxWidth: .infinity", "alignment: .leading"))
    }
    // Guides count from where the row's contents begin and end.
    if left != .automatic {
      let distance =
        row.cell.minX + row.separatorInsets.left - row.background.minX - row.contentMargins.left
      result += guide("Leading", "leading", distance, .separatorLeft, of: level)
    }
    if right != .automatic {
      let distance =
        row.cell.maxX - row.separatorInsets.right - row.background.maxX + row.contentMargins.right
      result += guide("Trailing", "trailing", distance, .separatorRight, of: level)
    }
    return result
  }

  private func guide(
    _ side: String, _ edge: String, _ distance: Points, _ path: AnyLookSetting, of level: LookLevel
  ) -> [CallCode] {
    guard allows(iOS: 16) else {
      ledger.leave(path, of: level, "separator alignment guides need iOS 16")
      return []
    }
    ledger.use(.separatorReference, of: level)
    let sign = distance < .zero ? " - " : " + "
    let shift =
      distance == .zero ? "" : sign + SwiftLiteral.points(distance < .zero ? .zero - distance : distance)
    return [
      CallCode(
        ".alignmentGuide(.listRowSeparator\(side)) { $0[.\(edge)]\(shift) }", list: nil)
    ]
  }

  // MARK: - Sections

  func sectionModifiers(at index: Int) -> [CallCode] {
    let info = table.sections[index].info
    let level = LookLevel.section(index)
    var result: [CallCode] = []
    // Inset groups have no lines along their ends, and no way to have them.
    let canHaveEdges = table.info.style != .insetGrouped || hasOwnBackground
    let hasEdges = ledger.look(of: level)[.separatorSectionEdges]
    ledger.use(.separatorSectionEdges, of: level)
    if canHaveEdges, !hasEdges {
      result.append(CallCode(".listSectionSeparator", ".hidden"))
    } else if hasEdges, !canHaveEdges {
      ledger.leave(.separatorSectionEdges, of: level, "inset groups have no lines at their top and bottom")
    }
    if info.look[.sectionSpacing] != nil, allows(iOS: 17),
      let spacing = ledger.readGiven(.sectionSpacing, of: level)
    {
      result.append(CallCode(".listSectionSpacing", SwiftLiteral.points(spacing)))
    }
    result += sectionMargins(at: index)
    if info.look[.tintColor] != nil {
      let color = ledger.read(.tintColor, of: level)
      result.append(CallCode(".tint", swiftUI(color)))
    }
    return result
  }

  // MARK: - Colours and fonts

  /// - Parameter isShort: where a colour is wanted, `.red`.
  func swiftUI(_ color: Color, isShort: Bool = true) -> String {
    let type = isShort ? "" : "Color"
    switch color {
    case .semantic(let name):
      switch name {
      case .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemCyan,
        .systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemBrown, .systemGray:
        let name = name.rawValue.dropFirst("system".count)
        return "\(type).\(name.prefix(1).lowercased())\(name.dropFirst())"
      case .label: return type + ".primary"
      case .secondaryLabel: return type + ".secondary"
      case .black, .white, .clear: return "\(type).\(name.rawValue)"
      default: return "Color(uiColor: .\(name.rawValue))"
      }
    case .rgba(let rgba):
      return swiftUI(rgba, opacity: rgba.alpha == 1000 ? nil : SwiftLiteral.thousandths(rgba.alpha))
    }
  }

  func swiftUI(_ rgba: RGBA, opacity: String?) -> String {
    let opacity = opacity.map { ", opacity: \($0)" } ?? ""
    if rgba.red == rgba.green, rgba.green == rgba.blue {
      return "Color(white: \(SwiftLiteral.byte(rgba.red))\(opacity))"
    }
    let parts = [("red", rgba.red), ("green", rgba.green), ("blue", rgba.blue)]
    return "Color("
      + parts.map { "\($0.0): \(SwiftLiteral.byte($0.1))" }.joined(separator: ", ") + opacity + ")"
  }

  func swiftUI(_ style: TextStyle) -> String {
    switch style {
    case .title1: ".title"
    case .caption1: ".caption"
    default: ".\(style.rawValue)"
    }
  }
}
