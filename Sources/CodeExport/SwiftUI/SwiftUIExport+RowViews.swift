// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// A view of the code's own that rows contain. It is declared if a row has it.
enum RowPart: Hashable { case symbolTile, sizedTile, colouredTile, badge }

extension SwiftUIExport {
  /// The view of the rows of a kind.
  func code(_ view: RowView) -> ViewCode {
    let kind = view.kind
    let content = kind.arrangement == .status ? status(view) : content(view)
    let row: ViewCode =
      switch kind.accessory {
      case .switchOff:
        .block(CallCode("Toggle", view.argument("isOn", .isOn)), [content])
      case .disclosureIndicator, .detailDisclosureButton:
        .block("NavigationLink", [destination(of: view)], labeled: [ViewClosure("label", [content])])
      case .none, .checkmark, .detailButton, .switchOn: content
      }
    return row.with(kind.own)
  }

  /// The screen that a row leads to. It shows the row's title if that is a parameter of the row's view.
  private func destination(of view: RowView) -> ViewCode {
    let title = view.name == nil ? nil : view.text(.title, [])
    return title ?? .comment("Not in the spec: the screen that it leads to.")
  }

  /// Texts and image between a row's sides; the rest is at the trailing side.
  private func content(_ view: RowView) -> ViewCode {
    let title = title(view)
    let detail = [view.text(.detail, view.kind.detail + view.lineLimit(.detailLines))].compactMap { $0 }
    let end = [badge(view), mark(view)].compactMap { $0 }
    switch view.kind.arrangement {
    case .subtitle:
      let stack = CallCode("VStack", "alignment: .leading", "spacing: 2")
      return row(labeled(.block(stack, [title] + detail), view), end)
    case .value2: return value2(labeled(title, view), detail, end)
    case .value, .status: return row(labeled(title, view), detail + end)
    }
  }

  private func row(_ leading: ViewCode, _ trailing: [ViewCode]) -> ViewCode {
    guard !trailing.isEmpty else { return leading }
    let end = trailing.count == 1 ? trailing : [.block("HStack", trailing)]
    if allows(iOS: 16) { return .block("LabeledContent", end, labeled: [ViewClosure("label", [leading])]) }
    return .block("HStack", [leading, .call("Spacer()")] + end)
  }

  /// The title in a column of its own, the detail after it.
  private func value2(_ title: ViewCode, _ detail: [ViewCode], _ end: [ViewCode]) -> ViewCode {
    let width = SwiftLiteral.points(screen.read(.value2TitleWidth))
    let column = title.with(CallCode(".frame", "width: \(width)", "alignment: .trailing"))
    return .block(
      CallCode("HStack", "alignment: .firstTextBaseline"), [column] + detail + [.call("Spacer()")] + end)
  }

  private func title(_ view: RowView) -> ViewCode {
    view.text(.title, view.kind.title + view.lineLimit(.lines)) ?? .text("")
  }

  private func badge(_ view: RowView) -> ViewCode? {
    view.ifAny(.badge) { _ in
      parts.insert(.badge)
      return .call(CallCode("Badge", view.argument("text", .badge), view.argument("color", .badgeColor)))
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
        "Button", [.comment("Show more about the row.")],
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
    return .block("Label", [texts], labeled: [ViewClosure("icon", [icon])])
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
      if image.hasColor { parts.insert(.colouredTile) }
      return .call(
        CallCode(
          "SymbolTile", view.argument("symbol", slots.symbol), view.argument("tile", slots.tile),
          view.argument("color", slots.color), size.map { "size: \(SwiftLiteral.size($0.width, $0.height))" })
      )
    }
    let fitting = sides == nil ? [] : [".resizable()", CallCode(".aspectRatio", "contentMode: .fit")]
    return ViewCode.call(CallCode("Image", view.argument("systemName", slots.symbol))).with(fitting).with(
      view.argument(nil, slots.color).map { CallCode(".foregroundStyle", $0) },
      sides.map { CallCode(".frame", $0) })
  }

  // MARK: - Status cells

  /// Title, date and description; at the trailing side the badge above the value and the level.
  private func status(_ view: RowView) -> ViewCode {
    let date = view.text(.date, [CallCode(".font", ".caption"), CallCode(".foregroundStyle", ".secondary")])
    let column = [title(view), date, view.text(.detail, view.kind.detail)].compactMap { $0 }
    var parts: [ViewCode] = []
    if let image = view.kind.image {
      parts.append(
        icon(image, view, (.symbol, .tile, .color)).with(
          CallCode(".font", ".title2"), CallCode(".frame", "width: Self.iconWidth")))
    }
    let spacing = "spacing: Self.spacing"
    let wide = "spacing: 2 * Self.spacing"
    parts.append(.block(CallCode("VStack", "alignment: .leading", spacing), column))
    parts.append(.call("Spacer()"))
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
