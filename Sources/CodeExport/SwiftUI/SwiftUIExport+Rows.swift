// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

extension SwiftUIExport {
  /// A row's settings as its kind and its values.
  func model(of row: Row, at path: Table.IndexPath) -> RowModel {
    let level = LookLevel.row(path)
    for setting: PartialKeyPath<Row> in [\.title, \.accessory, \.cellStyle, \.numberOfLines] {
      ledger.use(setting, at: path)
    }
    var model = RowModel()
    model.values[.title] = SwiftLiteral.text(row.title)
    model.values[.lines] = Self.lines(geometries[path.section][path.row].maximumLines.title)
    model.kind.title = titleModifiers(row, at: path)
    if let badge = ledger.read(\.badge, at: path) {
      model.values[.badge] = SwiftLiteral.text(badge)
      model.values[.badgeColor] = swiftUI(ledger.read(.badgeColor, of: level))
    }
    addImage(of: row, at: path, to: &model)
    addDetail(of: row, at: path, to: &model)
    addAccessory(of: row, at: path, to: &model)
    guard row.cellStyle == .status else { return model }
    model.kind.arrangement = .status
    model.values[.date] = ledger.read(\.status.date, at: path).map(SwiftLiteral.text)
    model.values[.value] = ledger.read(\.status.value, at: path).map(SwiftLiteral.text)
    if let sign = ledger.read(\.status.level, at: path) {
      model.kind.level = ImageKind(sign)
      model.values[.level] = SwiftLiteral.text(sign.symbol)
      model.values[.levelTile] = sign.tileColor.map { swiftUI($0) }
      model.values[.levelColor] = sign.color.map { swiftUI($0) }
    }
    return model
  }

  private static func lines(_ number: Int) -> String { number == 0 ? "nil" : "\(number)" }

  // MARK: - Texts

  /// The font that is set, or that of the cell style; a list's own is Body.
  private func textFont(_ label: LabelSettings, _ style: TextStyle, of level: LookLevel) -> [CallCode] {
    if let font = font(label, style, of: level) { return [font] }
    return style == .body ? [] : [CallCode(".font", swiftUI(style))]
  }

  private func titleModifiers(_ row: Row, at path: Table.IndexPath) -> [CallCode] {
    let level = LookLevel.row(path)
    var modifiers = textFont(.title, environment.titleTextStyle(row.cellStyle), of: level)
    if table.look(ofRowAt: path)[.titleColor] != nil {
      let color = ledger.read(.titleColor, of: level)
      if color != .semantic(.label) {
        modifiers.append(CallCode(".foregroundStyle", swiftUI(color)))
      }
    }
    return modifiers + alignment(.title, row, of: level)
  }

  private func addDetail(of row: Row, at path: Table.IndexPath, to model: inout RowModel) {
    guard let detail = row.detail else { return }
    guard row.cellStyle != .default else {
      return ledger.leave(\.detail, at: path, "the default cell style shows no detail")
    }
    ledger.use(\.detail, at: path)
    let level = LookLevel.row(path)
    model.values[.detail] = SwiftLiteral.text(detail)
    model.kind.detail = detailModifiers(row, at: path)
    switch row.cellStyle {
    case .subtitle: model.kind.arrangement = .subtitle
    case .value2: model.kind.arrangement = .value2
    case .default, .value1, .status: break
    }
    if row.cellStyle == .status, ledger.look(of: level).given[.detailNumberOfLines] ?? 0 != 0 {
      ledger.leave(.detailNumberOfLines, of: level, "a status cell's detail has as many lines as it needs")
    } else {
      ledger.use(.detailNumberOfLines, of: level)
    }
    if row.cellStyle != .status {
      model.values[.detailLines] = Self.lines(geometries[path.section][path.row].maximumLines.detail)
    }
  }

  private func detailModifiers(_ row: Row, at path: Table.IndexPath) -> [CallCode] {
    let level = LookLevel.row(path)
    var modifiers = textFont(.detail, environment.detailTextStyle(row.cellStyle), of: level)
    if table.look(ofRowAt: path)[.detailColor] != nil,
      let color = ledger.readGiven(.detailColor, of: level)
    {
      modifiers.append(CallCode(".foregroundStyle", swiftUI(color)))
    } else if row.cellStyle == .subtitle, environment.profile.subtitleColor != .label {
      let color = swiftUI(.semantic(environment.profile.subtitleColor))
      modifiers.append(CallCode(".foregroundStyle", color))
    } else if row.cellStyle == .status {
      modifiers.append(CallCode(".foregroundStyle", ".secondary"))
    }
    return modifiers + alignment(.detail, row, of: level)
  }

  // MARK: - Image and accessory

  private func addImage(of row: Row, at path: Table.IndexPath, to model: inout RowModel) {
    guard let image = ledger.read(\.image, at: path) else { return }
    let level = LookLevel.row(path)
    model.kind.image = ImageKind(image)
    model.values[.symbol] = SwiftLiteral.text(image.symbol)
    model.values[.tile] = image.tileColor.map { swiftUI($0) }
    model.values[.color] = image.color.map { swiftUI($0) }
    if row.cellStyle == .status {
      ledger.leave(.imageSize, of: level, "a status cell's image has a fixed size")
    } else {
      model.kind.imageSize = ledger.readGiven(.imageSize, of: level)
    }
  }

  private func addAccessory(of row: Row, at path: Table.IndexPath, to model: inout RowModel) {
    let level = LookLevel.row(path)
    model.kind.accessory = row.accessory
    switch row.accessory {
    case .switchOn, .switchOff:
      let name = names.member("is " + (row.id ?? row.title) + " on", or: "is")
      switches.append((name, row.accessory == .switchOn))
      model.kind.accessory = .switchOff
      model.values[.isOn] = "$" + name
      // A tint of the list would colour its switches, which are green in the picture.
      if table.look(ofRowAt: path)[.tintColor] != nil {
        model.kind.own.append(CallCode(".tint", ".green"))
      }
    case .checkmark:
      model.kind.own.append(CallCode(".accessibilityAddTraits", ".isSelected"))
    case .detailButton, .detailDisclosureButton:
      if row.cellStyle == .status {
        ledger.leave(\.accessory, at: path, "a status row has no place for an information button")
      }
    case .none, .disclosureIndicator: break
    }
    if row.look[.tintColor] != nil {
      model.kind.own.append(CallCode(".tint", swiftUI(ledger.read(.tintColor, of: level))))
    }
  }
}
