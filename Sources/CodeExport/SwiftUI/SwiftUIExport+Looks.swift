// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

extension SwiftUIExport {
  // MARK: - Rows

  /// A row's modifiers as a row of a list.
  func rowModifiers(of row: Row, at path: Table.IndexPath) -> [CallCode] {
    let look = screen.look(at: path)
    let geometry = geometries[path.section][path.row]
    let list = ListRow(
      geometry, at: path, of: screen, isInset: isInset, hasBackground: backgrounds != nil,
      least: leastFixedHeight ?? environment.minimumRowHeight)
    var modifiers: [CallCode] = []
    for (name, height) in [("height", list.height), ("minHeight", list.minimumHeight)] {
      if let height { modifiers.append(CallCode(".frame", "\(name): \(SwiftLiteral.points(height))")) }
    }
    if let backgrounds {
      let background = background(of: geometry, look)
      modifiers.append(CallCode(".listRowBackground", backgrounds.call(background)))
    } else if let color = look.given(.rowColor) {
      modifiers.append(CallCode(".listRowBackground", color.swiftUI(isShort: false)))
    }
    if list.height != nil || backgrounds != nil {
      modifiers.append(CallCode(".listRowInsets", Self.literal(list.insets)))
    }
    return modifiers + separatorModifiers(look, geometry)
  }

  /// Whether any setting needs a background that a list doesn't have: corners, insets, a border or a shadow.
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
    let (border, shadow) = (look[.border], look[.shadow])
    let background = RowBackground(
      radii: row.roundedRadii, style: look[.cornerCurve] == .circular ? "circular" : "continuous",
      color: look[.rowColor],
      insets: row.backgroundInsets,
      border: border.width > .zero ? border : nil, shadow: row.throwsShadow ? shadow : nil)
    if shadow.isVisible, shadow.pathSize != nil || (shadow.path == .bounds && !background.radii.isZero) {
      look.leave(.shadow, "the shadow follows the shape; it can't have another path")
    }
    if !background.isEven, !allows(iOS: 16) {
      for radius in AnyLookSetting.singleRadii + [.cornerRadius] {
        look.leave(radius, "UnevenRoundedRectangle needs iOS 16")
      }
    }
    return background
  }

  // MARK: - Separators

  private func separatorModifiers(_ look: ScreenLook, _ row: RowGeometry) -> [CallCode] {
    guard look[.separatorStyle] == .singleLine else { return [CallCode(".listRowSeparator", ".hidden")] }
    var result: [CallCode] = []
    if look[.separatorPosition] == .top {
      result.append(CallCode(".listRowSeparator", ".hidden", "edges: .bottom"))
      result.append(
        CallCode(".listRowSeparator", row.position.isFirst ? ".hidden" : ".visible", "edges: .top"))
    }
    if let color = look.given(.separatorColor) {
      result.append(CallCode(".listRowSeparatorTint", color.swiftUI()))
    }
    let (left, right) = (look[.separatorLeft], look[.separatorRight])
    if right != .automatic, allows(iOS: 16) {
      // The guide counts from the end of the row's view. Without a frame, that is the end of its text.
      result.append(CallCode(".frame", "maxWidth: .infinity", "alignment: .leading"))
    }
    // Guides count from the sides of the row's content.
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
      look.leave(setting, "separator alignment guides need iOS 16")
      return []
    }
    look.read(.separatorReference)
    let sign = distance < .zero ? " - " : " + "
    let shift =
      distance == .zero ? "" : sign + SwiftLiteral.points(distance < .zero ? .zero - distance : distance)
    return [".alignmentGuide(.listRowSeparator\(side)) { $0[.\(edge)]\(shift) }"]
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
      look.leave(
        .separatorSectionEdges, "inset groups have no lines at their top and bottom")
    }
    if own.sets(.sectionSpacing), allows(iOS: 17), let spacing = look.given(.sectionSpacing) {
      result.append(CallCode(".listSectionSpacing", SwiftLiteral.points(spacing)))
    }
    result += sectionMargins(at: index)
    if own.sets(.tintColor) { result.append(CallCode(".tint", look[.tintColor].swiftUI())) }
    return result
  }
}
