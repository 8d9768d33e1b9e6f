// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

extension SwiftUIExport {
  /// A row's settings as its kind and its values.
  func model(of row: Row, at path: Table.IndexPath) -> RowModel {
    screen.read(.row(\.givenCellStyle, at: path))
    screen.read(.row(\.numberOfLines, at: path))
    var model = RowModel()
    model.values[.title] = SwiftLiteral.text(screen.read(\.title, at: path))
    model.values[.lines] = Self.lines(geometries[path.section][path.row].maximumLines.title)
    model.kind.title = titleModifiers(row, at: path)
    if let badge = screen.read(\.badge, at: path) {
      model.values[.badge] = SwiftLiteral.text(badge)
      model.values[.badgeColor] = screen.look(at: path)[.badgeColor].swiftUI()
    }
    addImage(at: path, to: &model)
    addDetail(of: row, at: path, to: &model)
    addAccessory(of: row, at: path, to: &model)
    guard row.cellStyle == .status else { return model }
    model.kind.arrangement = .status
    model.values[.date] = screen.read(\.status.date, at: path).map(SwiftLiteral.text)
    model.values[.value] = screen.read(\.status.value, at: path).map(SwiftLiteral.text)
    if let sign = screen.read(\.status.level, at: path) {
      model.kind.level = ImageKind(sign)
      model.values[.level] = SwiftLiteral.text(sign.symbol)
      model.values[.levelTile] = sign.tileColor.map { $0.swiftUI() }
      model.values[.levelColor] = sign.color.map { $0.swiftUI() }
    }
    return model
  }

  private static func lines(_ number: Int) -> String { number == 0 ? "nil" : "\(number)" }

  // MARK: - Texts

  /// The font that is set, or that of the cell style; a list's own is Body.
  private func textFont(_ label: LabelSettings, _ style: TextStyle, of look: ScreenLook) -> [CallCode] {
    if let font = font(label, style, of: look) { return [font] }
    return style == .body ? [] : [CallCode(".font", style.swiftUI)]
  }

  private func titleModifiers(_ row: Row, at path: Table.IndexPath) -> [CallCode] {
    let look = screen.look(at: path)
    var modifiers = textFont(.title, environment.titleTextStyle(row.cellStyle), of: look)
    if look[.titleColor] != .semantic(.label) {
      modifiers.append(CallCode(".foregroundStyle", look[.titleColor].swiftUI()))
    }
    return modifiers + alignment(.title, row, of: look)
  }

  private func addDetail(of row: Row, at path: Table.IndexPath, to model: inout RowModel) {
    guard let detail = screen.detail(at: path) else { return }
    model.values[.detail] = SwiftLiteral.text(detail)
    model.kind.detail = detailModifiers(row, at: path)
    switch row.cellStyle {
    case .subtitle: model.kind.arrangement = .subtitle
    case .value2: model.kind.arrangement = .value2
    case .default, .value1, .status: break
    }
    _ = screen.detailLines(at: path)
    if row.cellStyle != .status {
      model.values[.detailLines] = Self.lines(geometries[path.section][path.row].maximumLines.detail)
    }
  }

  private func detailModifiers(_ row: Row, at path: Table.IndexPath) -> [CallCode] {
    let look = screen.look(at: path)
    var modifiers = textFont(.detail, environment.detailTextStyle(row.cellStyle), of: look)
    if let color = look.given(.detailColor) {
      modifiers.append(CallCode(".foregroundStyle", color.swiftUI()))
    } else if row.cellStyle == .subtitle, environment.profile.subtitleColor != .label {
      let color = Color.semantic(environment.profile.subtitleColor).swiftUI()
      modifiers.append(CallCode(".foregroundStyle", color))
    } else if row.cellStyle == .status {
      modifiers.append(CallCode(".foregroundStyle", ".secondary"))
    }
    return modifiers + alignment(.detail, row, of: look)
  }

  // MARK: - Image and accessory

  private func addImage(at path: Table.IndexPath, to model: inout RowModel) {
    guard let image = screen.read(\.image, at: path) else { return }
    model.kind.image = ImageKind(image)
    model.values[.symbol] = SwiftLiteral.text(image.symbol)
    model.values[.tile] = image.tileColor.map { $0.swiftUI() }
    model.values[.color] = image.color.map { $0.swiftUI() }
    model.kind.imageSize = screen.imageSize(at: path)
  }

  private func addAccessory(of row: Row, at path: Table.IndexPath, to model: inout RowModel) {
    let look = screen.look(at: path)
    model.kind.accessory = screen.read(\.accessory, at: path)
    switch row.accessory {
    case .switchOn, .switchOff:
      let name = names.member("is " + (row.id ?? row.title) + " on", or: "is")
      switches.append((name, row.accessory == .switchOn))
      model.kind.accessory = .switchOff
      model.values[.isOn] = "$" + name
      // A tint of the list would colour its switches, which are green in the picture.
      if look.sets(.tintColor) { model.kind.own.append(CallCode(".tint", ".green")) }
    case .checkmark: model.kind.own.append(CallCode(".accessibilityAddTraits", ".isSelected"))
    case .detailButton, .detailDisclosureButton:
      if row.cellStyle == .status {
        screen.leave(\.accessory, at: path, "a status row has no place for an information button")
      }
    case .none, .disclosureIndicator: break
    }
    if row.look.sets(.tintColor) { model.kind.own.append(CallCode(".tint", look[.tintColor].swiftUI())) }
  }
}
