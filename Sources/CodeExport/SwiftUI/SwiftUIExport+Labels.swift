// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

extension SwiftUIExport {
  /// `.font(…)`; `nil` if no font is set.
  func font(
    _ label: LabelSettings, _ style: TextStyle, weight: FontWeight? = nil, of look: ScreenLook
  ) -> CallCode? {
    guard look.setsFont(label) else { return nil }
    let font = look.font(label, over: style, weight: weight)
    // A fixed size is the same at every text size; other fonts grow with their style.
    let size = SwiftLiteral.points(font.size ?? TypeScale.size(of: font.style, at: .large))
    let ownWeight = font.weight == .regular ? "" : ".weight(.\(font.weight.rawValue))"
    if let name = font.name {
      let growth =
        font.size == nil ? "size: \(size), relativeTo: \(font.style.swiftUI)" : "fixedSize: \(size)"
      return CallCode(".font", ".custom(\(SwiftLiteral.text(name)), \(growth))\(ownWeight)")
    }
    if font.size != nil {
      let weight = font.weight == .regular ? "" : ", weight: .\(font.weight.rawValue)"
      return CallCode(".font", ".system(size: \(size)\(weight))")
    }
    let weight = font.weight == font.style.weight ? "" : ".weight(.\(font.weight.rawValue))"
    return CallCode(".font", font.style.swiftUI + weight)
  }

  /// The side to which a row's text is aligned.
  func alignment(_ label: LabelSettings, _ row: Row, of look: ScreenLook) -> [CallCode] {
    guard let alignment = look.given(label.alignment) else { return [] }
    let isAlone = row.cellStyle == .default || row.cellStyle == .subtitle || row.detail == nil
    guard isAlone, row.cellStyle != .status, row.cellStyle != .value2 else {
      look.leave(label.alignment, "the title and detail of this cell are at opposite sides")
      return []
    }
    return alignment == .leading ? [] : Self.aligned(alignment)
  }

  private static func aligned(_ alignment: TextAlignment) -> [CallCode] {
    [
      CallCode(".multilineTextAlignment", ".\(alignment.rawValue)"),
      CallCode(".frame", "maxWidth: .infinity", "alignment: .\(alignment.rawValue)"),
    ]
  }

  /// The modifiers of a section's title.
  func titleModifiers(of kind: HeaderFooterKind, inSection index: Int) -> [CallCode] {
    let look = screen.look(of: .section(index))
    let (label, style) = (kind.label, environment.textStyle(of: kind))
    var result = [font(label, style, weight: environment.sectionTextWeight, of: look)].compactMap(\.self)
    if let transform = look.given(kind.transform) {
      // SwiftUI has no case for capitalized words, so the text itself is written with them.
      let textCase = transform == .uppercase || transform == .lowercase ? ".\(transform.rawValue)" : "nil"
      result.append(CallCode(".textCase", textCase))
    }
    if let color = look.given(kind.color) { result.append(CallCode(".foregroundStyle", color.swiftUI())) }
    if let alignment = look.given(label.alignment), alignment != .leading {
      result += Self.aligned(alignment)
    }
    return result
  }

  /// The space above a section's header and below its footer.
  func sectionMargins(at index: Int) -> [CallCode] {
    let look = screen.look(of: .section(index))
    let sides: [(String, LookSetting<Points>)] = [
      (".top", .sectionInsetTop), (".bottom", .sectionInsetBottom),
    ]
    return sides.compactMap { edge, path in
      guard let points = look.given(path) else { return nil }
      guard allows(iOS: 26) else {
        look.leave(path, "listSectionMargins needs iOS 26")
        return nil
      }
      return CallCode(".listSectionMargins", edge, SwiftLiteral.points(points))
    }
  }

  /// The difference between the spec's safe area and the device's own.
  func safeAreaModifiers() -> [CallCode] {
    let asked = table.info.safeArea
    let more = screen.additionalSafeArea
    let sides: [(String, Points?, Points, PartialKeyPath<Table.Info>)] = [
      (".top", asked.top, more.top, \.safeArea.top),
      (".leading", asked.left, more.left, \.safeArea.left),
      (".bottom", asked.bottom, more.bottom, \.safeArea.bottom),
      (".trailing", asked.right, more.right, \.safeArea.right),
    ]
    return sides.compactMap { edge, asked, more, path in
      guard asked != nil, more != .zero else { return nil }
      guard more > .zero else {
        screen.leave(path, "SwiftUI can enlarge a safe area, but not reduce it")
        return nil
      }
      guard allows(iOS: 17) else {
        screen.leave(path, "safeAreaPadding needs iOS 17")
        return nil
      }
      return CallCode(".safeAreaPadding", edge, SwiftLiteral.points(more))
    }
  }
}
