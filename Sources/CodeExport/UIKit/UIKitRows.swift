// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// Rows as calls of `TableRow`, and their contents.
struct UIKitRows {
  private let export: UIKitExport
  private let looks: UIKitLooks
  private let decorations: UIKitDecorations

  init(_ export: UIKitExport) {
    self.export = export
    looks = UIKitLooks(export)
    decorations = UIKitDecorations(export)
  }

  func code(_ row: CodeRow) -> SwiftCode {
    var arguments: [CodeArgument] = [.text(row.name?.use(of: "Row") ?? "nil")] + content(of: row)
    if row.row.cellStyle != .status, let badge = row.row.badge {
      let value = row.badgeValue.map { "values.\($0)" } ?? SwiftLiteral.text(badge)
      arguments.append("badge: \(value)")
    }
    let controls = UIKitControls(export: export, look: row.look)
    arguments += row.controls(isLeading: false).map(controls.code)
    if let behavior = behavior(of: row) { arguments.append(.text(behavior)) }
    var modifiers: [CallCode] = []
    let leading = row.controls(isLeading: true)
    if !leading.isEmpty { modifiers.append(CallCode(".leading", list: leading.map(controls.code))) }
    modifiers += swipeActions(row)
    if !row.row.isEnabled { modifiers.append(CallCode(".disabled", list: [])) }
    if let look = looks.look(of: row) { modifiers.append(CallCode(".look", .call(look))) }
    if row.row.hasMarkdown, row.row.showsAttributesInUIKit {
      modifiers += [
        TextParts.modifier(".titleParts", row.row.titleRuns),
        TextParts.modifier(
          ".detailParts", row.row.cellStyle == .default || row.content != nil ? [] : row.row.detailRuns),
      ].compactMap { $0 }
    }
    if let decoration = decorations.row(row) { modifiers.append(CallCode(".decoration", decoration)) }
    return .marked(.row(row.path), SwiftCode.call(CallCode("TableRow", list: arguments)).with(modifiers))
  }

  /// `.trailingSwipeActions(SwipeAction("delete", "Delete", isDestructive: true))`.
  private func swipeActions(_ row: CodeRow) -> [CallCode] {
    guard !row.row.hasNoElements else { return [] }
    return SwipeEdge.allCases.compactMap { edge in
      let actions = row.swipeActions(edge).map { CodeArgument.call(action(id: $0.id, $0.element)) }
      return actions.isEmpty ? nil : CallCode(".\(edge.rawValue)SwipeActions", list: actions, isTree: true)
    }
  }

  private func action(id: String, _ element: Element) -> CallCode {
    let (title, symbol) = (element[.elementTitle], element[given: .elementImage]?.symbol)
    return CallCode(
      "SwipeAction", .text(SwiftLiteral.text(id)), title.isEmpty ? nil : .text(export.string(title)),
      symbol.map { "symbol: \(SwiftLiteral.text($0))" },
      element[.buttonRole] == .destructive ? "isDestructive: true" : nil,
      element[given: .elementColor].map { .call(label: "color", SwiftLiteral.colorCall($0)) })
  }

  // MARK: - Contents

  private func content(of row: CodeRow) -> [CodeArgument] {
    if let value = row.statusValue { return [.text("values.\(value)")] }
    if row.row.cellStyle == .status { return [.call(status(row.row))] }
    if let origin = row.look.given[.titleOrigin] {
      let point = "CGPoint(x: \(SwiftLiteral.points(origin.x)), y: \(SwiftLiteral.points(origin.y)))"
      return [.call(CallCode("LabelContent", title(row.row), "origin: \(point)"))]
    }
    if row.content != nil { return [title(row.row)] }
    let detail = detail(of: row)
    if row.row.cellStyle == .value2 {
      return [
        .call(
          CallCode(
            "ColumnContent", "title: \(export.string(row.row.title))", detail.map { "detail: \($0)" }))
      ]
    }
    var result = [title(row.row)]
    if let detail {
      let label = row.row.cellStyle == .subtitle ? "subtitle" : "value"
      result.append("\(label): \(detail)")
    }
    if let image = row.row.image {
      let width = export.layout.row(at: row.path)?.fillingImageWidth
      let code = Self.image(image, in: export.layout.environment, fillingWidth: width)
      result.append(.call(label: "image", code))
    }
    return result
  }

  private func title(_ row: Row) -> CodeArgument {
    let text = SwiftLiteral.text(row.title)
    return export.options.isVerbatim ? "verbatim: \(text)" : .text(text)
  }

  private func detail(of row: CodeRow) -> String? {
    if let value = row.detailValue { return "values.\(value)" }
    return export.layout.shownDetail(of: row.row).map(export.string)
  }

  /// `.tile("wifi", .systemBlue)`.
  private func image(_ label: String, _ image: RowImage) -> CodeArgument {
    .call(label: label, Self.image(image, in: export.layout.environment))
  }

  static func image(
    _ image: RowImage, in environment: LayoutEnvironment, fillingWidth: Points? = nil
  ) -> CallCode {
    guard let name = image.symbol, image.form.isEmpty else {
      return image.shapedCode(
        environment: environment, fillingWidth: fillingWidth, color: SwiftLiteral.colorCall)
    }
    let symbol = CodeArgument.text(SwiftLiteral.text(name))
    func color(_ label: String?, _ color: Color?) -> CodeArgument? {
      color.map { .call(label: label, SwiftLiteral.colorCall($0)) }
    }
    return image.tileColor == nil
      ? CallCode(".symbol", symbol, color(nil, image.color))
      : CallCode(".tile", symbol, color(nil, image.tileColor), color("color", image.color))
  }

  /// The texts and images of a status row.
  func status(_ row: Row) -> CallCode { row.statusCode(image: image) }

  // MARK: - Actions

  /// The row's action; `nil` if it has none. A row without an id only shows its accessory.
  private func behavior(of row: CodeRow) -> String? {
    let isNamed = row.name != nil
    switch row.behavior {
    case .none: return nil
    case .link: return isNamed ? ".link" : ".accessory(.disclosureIndicator)"
    case .detail: return isNamed ? ".detail" : ".accessory(.detailButton)"
    case .detailLink: return isNamed ? ".detailLink" : ".accessory(.detailDisclosureButton)"
    case .button(let isDestructive):
      return isNamed ? (isDestructive ? ".destructiveButton" : ".button") : nil
    case .toggle(let value): return ".toggle(\\.\(value))"
    case .choice(let value, let isSingle): return (isSingle ? ".choice" : ".choices") + "(\\.\(value))"
    case .fixedSwitch(let isOn): return ".fixedSwitch(\(isOn))"
    case .checkmark: return ".accessory(.checkmark)"
    }
  }
}

extension Row {
  /// Whether UIKit's own content configuration shows its texts.
  var showsAttributesInUIKit: Bool {
    cellStyle != .status && cellStyle != .value2 && look[.titleOrigin] == nil
  }
}
