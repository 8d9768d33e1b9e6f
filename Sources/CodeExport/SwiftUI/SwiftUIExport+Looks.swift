// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

extension SwiftUIExport {
  // MARK: - Rows

  /// A row's modifiers as a row of a list.
  func rowModifiers(of row: Row, at path: Table.IndexPath) -> [CallCode] {
    let look = screen.look(at: path)
    var modifiers: [CallCode] = []
    let geometry = geometries[path.section][path.row]
    let height = ownHeight(of: look)
    // From the row's edges to its contents.
    let sides = sides(of: geometry.background)
    var insets = EdgeInsetsCode(
      leading: geometry.background.minX + geometry.contentMargins.left - sides.left,
      trailing: sides.right - geometry.background.maxX + geometry.contentMargins.right)
    if let backgrounds {
      let background = background(of: geometry, look)
      insets.top = background.insets.top
      insets.bottom = background.insets.bottom
      modifiers.append(CallCode(".listRowBackground", backgrounds.call(background, in: self)))
    } else if let color = look.given(.rowColor) {
      modifiers.append(CallCode(".listRowBackground", swiftUI(color, isShort: false)))
    }
    if let height {
      let inner = SwiftLiteral.points(max(height - insets.top - insets.bottom, .zero))
      modifiers.insert(CallCode(".frame", "height: \(inner)"), at: 0)
    } else if backgrounds != nil {
      let isSubtitle = row.cellStyle == .subtitle && row.detail != nil
      let room = screen.read(
        row.cellStyle == .status
          ? .cardContentMargin : isSubtitle ? .subtitleVerticalMargin : .cellVerticalMargin)
      insets.top += room
      insets.bottom += room
    }
    if height != nil || backgrounds != nil {
      modifiers.append(CallCode(".listRowInsets", insets.code))
    }
    if let least = look.given(.minimumRowHeight), height == nil {
      let inner = SwiftLiteral.points(max(least - insets.top - insets.bottom, .zero))
      modifiers.insert(CallCode(".frame", "minHeight: \(inner)"), at: 0)
    }
    return modifiers + separatorModifiers(look, geometry)
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
        background(of: geometry, screen.look(at: Table.IndexPath(row: row, section: section)))
      }
    }
  }

  private func background(of row: RowGeometry, _ look: ScreenLook) -> RowBackground {
    look.readBackground(of: row)
    let insets = row.backgroundInsets
    let (border, shadow) = (look[.border], look[.shadow])
    let background = RowBackground(
      radii: row.roundedRadii, style: look[.cornerCurve] == .circular ? "circular" : "continuous",
      color: look[.rowColor],
      insets: EdgeInsetsCode(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right),
      border: border.width > .zero ? border : nil, shadow: row.throwsShadow ? shadow : nil)
    if shadow.isVisible, shadow.pathSize != nil || (shadow.path == .bounds && !background.radii.isZero) {
      screen.leave(.shadow, of: look.level, "the shadow follows the shape; it can't have another path")
    }
    if !background.isEven, !allows(iOS: 16) {
      for radius in AnyLookSetting.singleRadii + [.cornerRadius] {
        screen.leave(radius, of: look.level, "UnevenRoundedRectangle needs iOS 16")
      }
    }
    return background
  }

  /// A height that differs from the list's least one.
  private func ownHeight(of look: ScreenLook) -> Points? {
    guard case .fixed(let height) = look[.rowHeight], height != leastRowHeight else { return nil }
    return height
  }

  /// The lowest of the fixed heights and of the profile's, where rows fit themselves.
  func leastHeight() -> (height: Points, isFixed: Bool) {
    var least: Points?
    var isFixed = false
    for (index, section) in table.sections.enumerated() {
      for number in section.rows.indices {
        let look = screen.look(at: Table.IndexPath(row: number, section: index))
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

  private func separatorModifiers(_ look: ScreenLook, _ row: RowGeometry) -> [CallCode] {
    guard look[.separatorStyle] == .singleLine else {
      return [CallCode(".listRowSeparator", ".hidden")]
    }
    var result: [CallCode] = []
    if look[.separatorPosition] == .top {
      result.append(CallCode(".listRowSeparator", ".hidden", "edges: .bottom"))
      result.append(
        CallCode(
          ".listRowSeparator", row.position.isFirst ? ".hidden" : ".visible", "edges: .top"))
    }
    if let color = look.given(.separatorColor) {
      result.append(CallCode(".listRowSeparatorTint", swiftUI(color)))
    }
    let (left, right) = (look[.separatorLeft], look[.separatorRight])
    if right != .automatic, allows(iOS: 16) {
      // The guide counts from where the row's view ends, which is its text's end otherwise.
      result.append(
        CallCode(".frame", "maxWidth: .infinity", "alignment: .leading"))
    }
    // Guides count from where the row's contents begin and end.
    if left != .automatic {
      result += guide("Leading", "leading", row.separatorOffsets.left, .separatorLeft, of: look)
    }
    if right != .automatic {
      result += guide("Trailing", "trailing", row.separatorOffsets.right, .separatorRight, of: look)
    }
    return result
  }

  private func guide(
    _ side: String, _ edge: String, _ distance: Points, _ setting: AnyLookSetting, of look: ScreenLook
  ) -> [CallCode] {
    guard allows(iOS: 16) else {
      screen.leave(setting, of: look.level, "separator alignment guides need iOS 16")
      return []
    }
    look.read(.separatorReference)
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
    let (own, look) = (info.look, screen.look(of: .section(index)))
    var result: [CallCode] = []
    // Inset groups have no lines along their ends, and no way to have them.
    let canHaveEdges = table.info.style != .insetGrouped || hasOwnBackground
    let hasEdges = look[.separatorSectionEdges]
    if canHaveEdges, !hasEdges {
      result.append(CallCode(".listSectionSeparator", ".hidden"))
    } else if hasEdges, !canHaveEdges {
      screen.leave(
        .separatorSectionEdges, of: look.level, "inset groups have no lines at their top and bottom")
    }
    if own.sets(.sectionSpacing), allows(iOS: 17), let spacing = look.given(.sectionSpacing) {
      result.append(CallCode(".listSectionSpacing", SwiftLiteral.points(spacing)))
    }
    result += sectionMargins(at: index)
    if own.sets(.tintColor) { result.append(CallCode(".tint", swiftUI(look[.tintColor]))) }
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
