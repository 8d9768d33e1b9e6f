// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// A view that rows are made of, besides SwiftUI's own; declared where a row has it.
enum RowPart: Hashable { case symbolTile, sizedTile, tileLabel, badge }

extension SwiftUIExport {
  func row(_ row: Row, at path: Table.IndexPath) -> RowCode {
    let level = LookLevel.row(path)
    ledger.use(\.title, at: path)
    ledger.use(\.accessory, at: path)
    ledger.use(\.cellStyle, at: path)
    let comments = row.look.isEmpty ? [] : comments(at: level)
    var view = content(row, at: path)
    switch row.accessory {
    case .switchOn, .switchOff:
      let name = names.member("is " + (row.id ?? row.title) + " on", or: "is")
      switches.append((name, row.accessory == .switchOn))
      // Switches are green whatever tints the list.
      let isTinted = table.look(ofRowAt: path)[.tintColor] != nil
      view = .block(CallCode("Toggle", .code("isOn: $\(name)")), [view])
        .with(isTinted ? CallCode(".tint", .code(".green")) : nil)
    case .disclosureIndicator, .detailDisclosureButton:
      view = .block(
        CallCode("NavigationLink", list: nil), [.text(row.title)], labeled: [ViewClosure("label", [view])])
    case .none, .checkmark, .detailButton: break
    }
    if row.accessory == .checkmark {
      view = view.with(CallCode(".accessibilityAddTraits", .code(".isSelected")))
    }
    if row.look[.tintColor] != nil {
      let color = ledger.read(.tintColor, of: level)
      view = view.with(CallCode(".tint", .code(swiftUI(color))))
    }
    return RowCode(
      path: path, comments: comments, view: view, modifiers: rowModifiers(of: row, at: path))
  }

  /// What is between a row's sides: texts and image, and at the trailing side what belongs there.
  private func content(_ row: Row, at path: Table.IndexPath) -> ViewCode {
    if row.cellStyle == .status { return status(row, at: path) }
    var trailing: [ViewCode] = []
    var texts = [title(row, at: path)]
    if let detail = detail(row, at: path) {
      if row.cellStyle == .subtitle { texts.append(detail) } else { trailing.append(detail) }
    }
    if let badge = badge(row, at: path) { trailing.append(badge) }
    switch row.accessory {
    case .checkmark:
      trailing.append(
        .call(CallCode("Image", .code("systemName: \"checkmark\"")))
          .with(
            CallCode(".font", .code(".body.weight(.semibold)")),
            CallCode(".foregroundStyle", .code(".tint"))))
    case .detailButton, .detailDisclosureButton:
      trailing.append(
        ViewCode.block(
          CallCode("Button", list: nil), [.comment("Show more about the row.")],
          labeled: [ViewClosure("label", [.call(CallCode("Image", .code("systemName: \"info.circle\"")))])]
        ).with(CallCode(".buttonStyle", .code(".borderless"))))
    case .none, .disclosureIndicator, .switchOn, .switchOff: break
    }
    let leading = labeled(texts, row, at: path)
    if row.cellStyle == .value2, let detail = trailing.first, row.detail != nil {
      return value2(leading, detail, rest: Array(trailing.dropFirst()))
    }
    guard !trailing.isEmpty else { return leading }
    let end = trailing.count == 1 ? trailing : [.block(CallCode("HStack", list: nil), trailing)]
    if allows(iOS: 16) {
      return .block(
        CallCode("LabeledContent", list: nil), end, labeled: [ViewClosure("label", [leading])])
    }
    return .block(CallCode("HStack", list: nil), [leading, .call(CallCode("Spacer"))] + end)
  }

  /// The title in a column of its own, the detail after it.
  private func value2(_ title: ViewCode, _ detail: ViewCode, rest: [ViewCode]) -> ViewCode {
    let width = SwiftLiteral.points(ledger.read(.value2TitleWidth))
    return .block(
      CallCode("HStack", .code("alignment: .firstTextBaseline")),
      [
        title.with(CallCode(".frame", .code("width: \(width)"), .code("alignment: .trailing"))), detail,
        .call(CallCode("Spacer")),
      ] + rest)
  }

  // MARK: - Texts

  private func title(_ row: Row, at path: Table.IndexPath) -> ViewCode {
    let level = LookLevel.row(path)
    var modifiers: [CallCode] = []
    let style = environment.titleTextStyle(row.cellStyle)
    if let font = font(.title, style, of: level) {
      modifiers.append(font)
    } else if style != .body {
      modifiers.append(CallCode(".font", .code(swiftUI(style))))
    }
    if table.look(ofRowAt: path)[.titleColor] != nil {
      let color = ledger.read(.titleColor, of: .row(path))
      if color != .semantic(.label) {
        modifiers.append(CallCode(".foregroundStyle", .code(swiftUI(color))))
      }
    }
    ledger.use(\.numberOfLines, at: path)
    // One line is what UIKit's labels have unless told, and no wish: titles wrap here, as in every SwiftUI list.
    if row.numberOfLines > 1 { modifiers.append(CallCode(".lineLimit", .code("\(row.numberOfLines)"))) }
    modifiers += alignment(.title, row, of: level)
    return ViewCode.text(row.title).with(modifiers)
  }

  private func detail(_ row: Row, at path: Table.IndexPath) -> ViewCode? {
    guard let detail = row.detail else { return nil }
    guard row.cellStyle != .default else {
      ledger.leave(\.detail, at: path, "the default cell style shows no detail")
      return nil
    }
    ledger.use(\.detail, at: path)
    let level = LookLevel.row(path)
    let look = ledger.look(of: level).given
    var modifiers: [CallCode] = []
    let style = environment.detailTextStyle(row.cellStyle)
    if let font = font(.detail, style, of: level) {
      modifiers.append(font)
    } else if style != .body {
      modifiers.append(CallCode(".font", .code(swiftUI(style))))
    }
    if table.look(ofRowAt: path)[.detailColor] != nil,
      let color = ledger.readGiven(.detailColor, of: .row(path))
    {
      modifiers.append(CallCode(".foregroundStyle", .code(swiftUI(color))))
    } else if row.cellStyle == .subtitle, environment.profile.subtitleColor != .label {
      let color = swiftUI(.semantic(environment.profile.subtitleColor))
      modifiers.append(CallCode(".foregroundStyle", .code(color)))
    } else if row.cellStyle == .status {
      modifiers.append(CallCode(".foregroundStyle", .code(".secondary")))
    }
    if let lines = look[.detailNumberOfLines] {
      if row.cellStyle == .status, lines != 0 {
        ledger.leave(
          .detailNumberOfLines, of: level, "a status cell's detail has as many lines as it needs")
      } else {
        ledger.use(.detailNumberOfLines, of: level)
        if lines > 0 { modifiers.append(CallCode(".lineLimit", .code("\(lines)"))) }
      }
    }
    modifiers += alignment(.detail, row, of: level)
    return ViewCode.text(detail).with(modifiers)
  }

  private func badge(_ row: Row, at path: Table.IndexPath) -> ViewCode? {
    guard let badge = ledger.read(\.badge, at: path) else { return nil }
    parts.insert(.badge)
    let color = ledger.read(.badgeColor, of: .row(path))
    return .call(
      CallCode("Badge", .text("text", badge), .code("color: \(swiftUI(color))")))
  }

  // MARK: - Images

  /// Texts with the row's image before them.
  private func labeled(_ texts: [ViewCode], _ row: Row, at path: Table.IndexPath) -> ViewCode {
    let title =
      texts.count == 1
      ? texts[0] : .block(CallCode("VStack", .code("alignment: .leading"), .code("spacing: 2")), texts)
    guard let image = ledger.read(\.image, at: path) else { return title }
    let size = imageSize(at: path)
    if title == .text(row.title), let tile = image.tileColor, size == nil {
      parts.formUnion([.symbolTile, .tileLabel])
      return .call(
        CallCode("TileLabel", list: [.text("title", row.title)] + tileArguments(image, tile)))
    }
    return .block(
      CallCode("Label", list: nil), [title], labeled: [ViewClosure("icon", [icon(image, size)])])
  }

  private func icon(_ image: RowImage, _ size: Size? = nil) -> ViewCode {
    let frame = size.map { size in
      CallCode(
        ".frame", .code("width: \(SwiftLiteral.points(size.width))"),
        .code("height: \(SwiftLiteral.points(size.height))"))
    }
    guard let tile = image.tileColor else {
      let fitting =
        size == nil
        ? [] : [CallCode(".resizable"), CallCode(".aspectRatio", .code("contentMode: .fit"))]
      return .call(CallCode("Image", .text("systemName", image.symbol))).with(fitting)
        .with(image.color.map { CallCode(".foregroundStyle", .code(swiftUI($0))) }, frame)
    }
    parts.insert(.symbolTile)
    guard let size else { return .call(CallCode("SymbolTile", list: tileArguments(image, tile))) }
    parts.insert(.sizedTile)
    let literal =
      "CGSize(width: \(SwiftLiteral.points(size.width)), height: \(SwiftLiteral.points(size.height)))"
    return .call(CallCode("SymbolTile", list: tileArguments(image, tile) + [.code("size: \(literal)")]))
  }

  /// What somebody set in place of the profile's.
  private func imageSize(at path: Table.IndexPath) -> Size? {
    ledger.readGiven(.imageSize, of: .row(path))
  }

  private func tileArguments(_ image: RowImage, _ tile: Color) -> [CallCode.Argument] {
    [.text("symbol", image.symbol), .code("tile: \(swiftUI(tile))")]
      + (image.color.map { [.code("color: \(swiftUI($0))")] } ?? [])
  }

  // MARK: - Status cells

  /// Title and badge over a date and a description; value and level at the trailing side.
  private func status(_ row: Row, at path: Table.IndexPath) -> ViewCode {
    let heading = [title(row, at: path)] + [badge(row, at: path)].compactMap { $0 }
    var column: [ViewCode] = [
      heading.count == 1 ? heading[0] : .block(CallCode("HStack", list: nil), heading)
    ]
    if let date = ledger.read(\.status.date, at: path) {
      column.append(
        .text(date).with(
          CallCode(".font", .code(".caption")), CallCode(".foregroundStyle", .code(".tertiary"))))
    }
    if let detail = detail(row, at: path) { column.append(detail) }
    var parts: [ViewCode] = []
    if let image = ledger.read(\.image, at: path) {
      ledger.leave(
        .imageSize, of: .row(path), "a status cell's image has a fixed size")
      let side = SwiftLiteral.points(ledger.read(.statusIconSide))
      parts.append(
        icon(image).with(CallCode(".font", .code(".title2")), CallCode(".frame", .code("width: \(side)"))))
    }
    let spacing = SwiftLiteral.points(ledger.read(.statusSpacing))
    parts.append(
      .block(CallCode("VStack", .code("alignment: .leading"), .code("spacing: \(spacing)")), column))
    parts.append(.call(CallCode("Spacer")))
    if let value = ledger.read(\.status.value, at: path) { parts.append(.text(value)) }
    if let level = ledger.read(\.status.level, at: path) { parts.append(icon(level)) }
    switch row.accessory {
    case .checkmark:
      parts.append(
        .call(CallCode("Image", .code("systemName: \"checkmark\"")))
          .with(CallCode(".foregroundStyle", .code(".tint"))))
    case .detailButton, .detailDisclosureButton:
      ledger.leave(\.accessory, at: path, "a status row has no place for an information button")
    case .none, .disclosureIndicator, .switchOn, .switchOff: break
    }
    let columns = SwiftLiteral.points(ledger.read(.statusColumnSpacing))
    return .block(CallCode("HStack", .code("spacing: \(columns)")), parts)
  }
}
