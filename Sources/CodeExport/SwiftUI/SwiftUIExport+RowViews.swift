// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// A view that rows are made of, besides SwiftUI's own; declared where a row has it.
enum RowPart: Hashable { case symbolTile, sizedTile, coloredTile, badge }

extension SwiftUIExport {
  /// The view of the rows of a kind.
  func code(_ view: RowView) -> ViewCode {
    let kind = view.kind
    let content = kind.arrangement == .status ? status(view) : content(view)
    let row: ViewCode =
      switch kind.accessory {
      case .switchOff:
        .block(CallCode("Toggle", list: [view.argument("isOn", .isOn)].compactMap { $0 }), [content])
      case .disclosureIndicator, .detailDisclosureButton:
        .block(
          CallCode("NavigationLink", list: nil), [view.text(.title, [])].compactMap { $0 },
          labeled: [ViewClosure("label", [content])])
      case .none, .checkmark, .detailButton, .switchOn: content
      }
    return row.with(kind.own)
  }

  /// Texts and image between a row's sides; the rest is at the trailing side.
  private func content(_ view: RowView) -> ViewCode {
    let title = title(view)
    let detail = view.text(.detail, view.kind.detail + view.lineLimit(.detailLines))
    let end = [badge(view), mark(view)].compactMap { $0 }
    switch view.kind.arrangement {
    case .subtitle:
      let stack = CallCode("VStack", "alignment: .leading", "spacing: 2")
      return row(labeled(.block(stack, title + [detail].compactMap { $0 }), view), end)
    case .value2: return value2(labeled(title[0], view), [detail].compactMap { $0 }, end)
    case .value, .status: return row(labeled(title[0], view), [detail].compactMap { $0 } + end)
    }
  }

  private func row(_ leading: ViewCode, _ trailing: [ViewCode]) -> ViewCode {
    guard !trailing.isEmpty else { return leading }
    let end = trailing.count == 1 ? trailing : [.block(CallCode("HStack", list: nil), trailing)]
    if allows(iOS: 16) {
      return .block(
        CallCode("LabeledContent", list: nil), end, labeled: [ViewClosure("label", [leading])])
    }
    return .block(CallCode("HStack", list: nil), [leading, .call(CallCode("Spacer"))] + end)
  }

  /// The title in a column of its own, the detail after it.
  private func value2(_ title: ViewCode, _ detail: [ViewCode], _ end: [ViewCode]) -> ViewCode {
    let width = SwiftLiteral.points(screen.read(.value2TitleWidth))
    let column = title.with(
      CallCode(".frame", "width: \(width)", "alignment: .trailing"))
    return .block(
      CallCode("HStack", "alignment: .firstTextBaseline"),
      [column] + detail + [.call(CallCode("Spacer"))] + end)
  }

  private func title(_ view: RowView) -> [ViewCode] {
    [view.text(.title, view.kind.title + view.lineLimit(.lines))].compactMap { $0 }
  }

  private func badge(_ view: RowView) -> ViewCode? {
    view.ifAny(.badge) { _ in
      parts.insert(.badge)
      return .call(
        CallCode(
          "Badge",
          list: [view.argument("text", .badge), view.argument("color", .badgeColor)].compactMap { $0 }))
    }
  }

  /// The checkmark or the button at a row's end.
  private func mark(_ view: RowView) -> ViewCode? {
    switch view.kind.accessory {
    case .checkmark:
      let font = CallCode(".font", ".body.weight(.semibold)")
      return ViewCode.call(CallCode("Image", "systemName: \"checkmark\""))
        .with(view.kind.arrangement == .status ? nil : font, CallCode(".foregroundStyle", ".tint"))
    case .detailButton where view.kind.arrangement != .status,
      .detailDisclosureButton where view.kind.arrangement != .status:
      return ViewCode.block(
        CallCode("Button", list: nil), [.comment("Show more about the row.")],
        labeled: [ViewClosure("label", [.call(CallCode("Image", "systemName: \"info.circle\""))])]
      ).with(CallCode(".buttonStyle", ".borderless"))
    case .none, .disclosureIndicator, .switchOn, .switchOff, .detailButton, .detailDisclosureButton:
      return nil
    }
  }

  // MARK: - Images

  /// Texts with the row's image before them.
  private func labeled(_ texts: ViewCode, _ view: RowView) -> ViewCode {
    guard let image = view.kind.image else { return texts }
    let icon = icon(image, view, (.symbol, .tile, .color), size: view.kind.imageSize)
    return .block(CallCode("Label", list: nil), [texts], labeled: [ViewClosure("icon", [icon])])
  }

  private func icon(
    _ image: ImageKind, _ view: RowView, _ slots: (symbol: RowSlot, tile: RowSlot, color: RowSlot),
    size: Size? = nil
  ) -> ViewCode {
    let sides = size.map { size in
      "width: \(SwiftLiteral.points(size.width)), height: \(SwiftLiteral.points(size.height))"
    }
    if image.hasTile {
      parts.insert(.symbolTile)
      if size != nil { parts.insert(.sizedTile) }
      if image.hasColor { parts.insert(.coloredTile) }
      let arguments = [
        view.argument("symbol", slots.symbol), view.argument("tile", slots.tile),
        view.argument("color", slots.color), sides.map { "size: CGSize(\($0))" },
      ]
      return .call(CallCode("SymbolTile", list: arguments.compactMap { $0 }))
    }
    let fitting =
      sides == nil ? [] : [CallCode(".resizable"), CallCode(".aspectRatio", "contentMode: .fit")]
    let name = [view.argument("systemName", slots.symbol)].compactMap { $0 }
    return ViewCode.call(CallCode("Image", list: name)).with(fitting).with(
      view.argument(nil, slots.color).map { CallCode(".foregroundStyle", $0) },
      sides.map { CallCode(".frame", $0) })
  }

  // MARK: - Status cells

  /// Title, date and description; at the trailing side the badge above the value and the level.
  private func status(_ view: RowView) -> ViewCode {
    var column = title(view)
    let date = view.text(
      .date,
      [CallCode(".font", ".caption"), CallCode(".foregroundStyle", ".secondary")])
    column += [date, view.text(.detail, view.kind.detail)].compactMap { $0 }
    var parts: [ViewCode] = []
    if let image = view.kind.image {
      parts.append(
        icon(image, view, (.symbol, .tile, .color)).with(
          CallCode(".font", ".title2"), CallCode(".frame", "width: Self.iconWidth")))
    }
    let spacing = "spacing: Self.spacing"
    let wide = "spacing: 2 * Self.spacing"
    parts.append(.block(CallCode("VStack", "alignment: .leading", spacing), column))
    parts.append(.call(CallCode("Spacer")))
    var line = [view.text(.value, [])].compactMap { $0 }
    if let level = view.kind.level { line.append(icon(level, view, (.level, .levelTile, .levelColor))) }
    if line.count > 1 { line = [.block(CallCode("HStack", wide), line)] }
    let side = [badge(view)].compactMap { $0 } + line
    parts += side.count < 2 ? side : [.block(CallCode("VStack", "alignment: .trailing", wide), side)]
    if let mark = mark(view) { parts.append(mark) }
    return .block(CallCode("HStack", "spacing: Self.columnSpacing"), parts)
  }

  /// The lengths that the view of a kind names.
  private func constants(_ view: RowView) -> [String] {
    guard view.kind.arrangement == .status else { return [] }
    let icon: [(String, Metric)] = view.kind.image == nil ? [] : [("iconWidth", .statusIconSide)]
    return (icon + [("columnSpacing", .statusColumnSpacing), ("spacing", .statusSpacing)]).map {
      "private static let \($0.0): CGFloat = \(SwiftLiteral.points(screen.read($0.1)))"
    }
  }

  // MARK: - Their types

  /// Declares the view of a kind.
  func write(_ view: RowView, to writer: inout SwiftWriter) {
    guard let name = view.name else { return }
    writer.gap()
    writer.doc(Self.meaning(of: view.kind))
    writer.block("private struct \(name): View") { writer in
      writer.lines(constants(view))
      writer.gap()
      writer.lines(view.properties)
      writer.gap()
      writer.block("var body: some View") { $0.views([code(view)]) }
    }
  }

  private static func meaning(of kind: RowKind) -> String {
    if kind.arrangement == .status {
      return "A row with a status: its texts, and its value and level at the end."
    }
    let image =
      kind.image.map { $0.hasTile ? "a symbol on a tile and a title" : "a symbol and a title" } ?? "a title"
    if kind.accessory.leadsOn { return "A row with \(image) that leads to another screen." }
    return "A row with \(image)" + (kind.accessory == .switchOff ? " and a switch." : ".")
  }
}
