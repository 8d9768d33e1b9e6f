// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry
import TableLayout
import TableModel

/// The settings that a label's font is made of.
enum SwiftUIFontPaths {
  static var title: [PartialKeyPath<Look>] {
    [\.rare.title.name, \.rare.title.textStyle, \.rare.title.size, \.rare.title.weight]
  }
  static var detail: [PartialKeyPath<Look>] {
    [\.rare.detail.name, \.rare.detail.textStyle, \.rare.detail.size, \.rare.detail.weight]
  }
  static var header: [PartialKeyPath<Look>] {
    [\.rare.header.name, \.rare.header.textStyle, \.rare.header.size, \.rare.header.weight]
  }
  static var footer: [PartialKeyPath<Look>] {
    [\.rare.footer.name, \.rare.footer.textStyle, \.rare.footer.size, \.rare.footer.weight]
  }
}

extension SwiftUIExport {
  /// `.font(…)`; `nil` where nobody set one.
  func font(
    _ look: LabelLook, _ style: TextStyle, weight: TextWeight? = nil, _ paths: [PartialKeyPath<Look>],
    of level: LookLevel
  ) -> CallCode? {
    guard look.hasFont else { return nil }
    for path in paths { ledger.use(path, of: level) }
    let font = look.resolved(over: style, weight: weight)
    // A font of one size for every text size says so; others grow as their style does.
    let size = SwiftLiteral.points(font.size ?? TypeScale.size(of: font.style, at: .large))
    let ownWeight = font.weight == .regular ? "" : ".weight(.\(font.weight.rawValue))"
    if let name = font.name {
      let growth =
        font.size == nil ? "size: \(size), relativeTo: \(swiftUI(font.style))" : "fixedSize: \(size)"
      return CallCode(".font", .code(".custom(\(SwiftLiteral.text(name)), \(growth))\(ownWeight)"))
    }
    if font.size != nil {
      let weight = font.weight == .regular ? "" : ", weight: .\(font.weight.rawValue)"
      return CallCode(".font", .code(".system(size: \(size)\(weight))"))
    }
    let weight = font.weight == font.style.weight ? "" : ".weight(.\(font.weight.rawValue))"
    return CallCode(".font", .code(swiftUI(font.style) + weight))
  }

  /// To which side of its room a row's text stands.
  func alignment(
    _ alignment: TextAlignment?, _ path: PartialKeyPath<Look>, _ row: Row, of level: LookLevel
  ) -> [CallCode] {
    guard let alignment else { return [] }
    let isAlone = row.cellStyle == .default || row.cellStyle == .subtitle || row.detail == nil
    guard isAlone, row.cellStyle != .status, row.cellStyle != .value2 else {
      ledger.leave(path, of: level, "the title and detail of this cell are at opposite sides")
      return []
    }
    ledger.use(path, of: level)
    return alignment == .leading ? [] : Self.aligned(alignment)
  }

  private static func aligned(_ alignment: TextAlignment) -> [CallCode] {
    [
      CallCode(".multilineTextAlignment", .code(".\(alignment.rawValue)")),
      CallCode(".frame", .code("maxWidth: .infinity"), .code("alignment: .\(alignment.rawValue)")),
    ]
  }

  /// What a section's title has besides its text.
  func titleModifiers(ofSection index: Int, isHeader: Bool) -> [CallCode] {
    let level = LookLevel.section(index)
    let rare = ledger.look(of: level).rare
    let look = isHeader ? rare.header : rare.footer
    let style = isHeader ? environment.headerTextStyle : environment.footerTextStyle
    var result: [CallCode] = []
    let font = font(
      look, style, weight: environment.sectionTextWeight,
      isHeader ? SwiftUIFontPaths.header : SwiftUIFontPaths.footer, of: level)
    if let font { result.append(font) }
    let color: PartialKeyPath<Look> = isHeader ? \.rare.headerColor : \.rare.footerColor
    ledger.use(color, of: level)
    if let color = isHeader ? rare.headerColor : rare.footerColor {
      result.append(CallCode(".foregroundStyle", .code(swiftUI(color))))
    }
    ledger.use(isHeader ? \.rare.header.alignment : \.rare.footer.alignment, of: level)
    if let alignment = look.alignment, alignment != .leading { result += Self.aligned(alignment) }
    return result
  }

  /// The space above a section's header and below its footer.
  func sectionMargins(at index: Int) -> [CallCode] {
    let level = LookLevel.section(index)
    let rare = ledger.look(of: level).rare
    let sides: [(String, Points?, PartialKeyPath<Look>)] = [
      (".top", rare.sectionInsetTop, \.rare.sectionInsetTop),
      (".bottom", rare.sectionInsetBottom, \.rare.sectionInsetBottom),
    ]
    return sides.compactMap { edge, points, path in
      guard let points else { return nil }
      guard allows(iOS: 26) else {
        ledger.leave(path, of: level, "listSectionMargins needs iOS 26")
        return nil
      }
      ledger.use(path, of: level)
      return CallCode(".listSectionMargins", .code(edge), .code(SwiftLiteral.points(points)))
    }
  }

  /// What the spec's safe area has more than the device's own.
  func safeAreaModifiers() -> [CallCode] {
    let asked = table.info.safeArea
    let more = environment.additionalSafeArea
    let sides: [(String, Points?, Points, PartialKeyPath<Table.Info>)] = [
      (".top", asked.top, more.top, \.safeArea.top),
      (".leading", asked.left, more.left, \.safeArea.left),
      (".bottom", asked.bottom, more.bottom, \.safeArea.bottom),
      (".trailing", asked.right, more.right, \.safeArea.right),
    ]
    return sides.compactMap { edge, asked, more, path in
      guard asked != nil else { return nil }
      ledger.use(path)
      guard more != .zero else { return nil }
      guard more > .zero else {
        ledger.leave(path, "SwiftUI can enlarge a safe area, but not reduce it")
        return nil
      }
      guard allows(iOS: 17) else {
        ledger.leave(path, "safeAreaPadding needs iOS 17")
        return nil
      }
      return CallCode(".safeAreaPadding", .code(edge), .code(SwiftLiteral.points(more)))
    }
  }
}
