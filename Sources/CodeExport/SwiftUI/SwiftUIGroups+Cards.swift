// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

extension SwiftUIGroups {
  /// The card behind rows, with the lines on it.
  func decoration(_ look: ResolvedLook, _ places: Places, hasLine: Bool) -> CallCode {
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
    let (radii, only) = (corners(places.middle.shape.cornerRadii), corners(places.only.shape.cornerRadii))
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
    if shadow.isVisible {
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
    let background = row.background.rect
    if isTop { arguments.append("edge: .top") }
    if let line = row.separator?.frame {
      let visible = environment.visible(line, ofRow: background)
      if look[.separatorLeft] != .automatic || !environment.flag(.separatorsBeginAtText) {
        arguments.append("leading: \(SwiftLiteral.points(visible.minX - background.minX))")
      } else if row.usualMargins.left != 16 {
        arguments.append("margin: \(SwiftLiteral.points(row.usualMargins.left))")
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
}
