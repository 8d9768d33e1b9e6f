// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// Rows as calls of the support files' views, one for each action.
struct SwiftUIRows {
  private let export: SwiftUIExport

  init(_ export: SwiftUIExport) { self.export = export }

  func code(_ row: CodeRow) -> SwiftCode {
    let view = view(of: row)
    if row.row.cellStyle == .status {
      let content = row.statusValue.map { CodeArgument.text("values.\($0)") } ?? .call(status(row.row))
      return SwiftCode.call(CallCode("StatusRow", content)).with(states(row))
    }
    let modifiers =
      (row.controls.isEmpty ? [] : SwiftUIControls(export: export, row: row).modifiers) + states(row)
    let call = CallCode(
      view.name, list: (view.value.map { [.text($0)] } ?? []) + texts(of: row) + view.options)
    guard let action = view.action else { return SwiftCode.call(call).with(modifiers) }
    let line = "\(call.line) { \(action) }"
    // Rows are three steps from the margin.
    let isShort = line.count + 6 <= SwiftWriter.columns
    let code: SwiftCode =
      isShort ? .call(CallCode(line, list: nil)) : .block(call, [.call(CallCode(action, list: nil))])
    return code.with(modifiers)
  }

  /// The actions that a swipe shows, and whether the row can be used.
  private func states(_ row: CodeRow) -> [CallCode] {
    var result: [CallCode] = row.row.isEnabled ? [] : [CallCode(".disabled", "true")]
    guard !row.row.hasNoElements else { return result }
    for edge in SwipeEdge.allCases {
      let actions = row.swipeActions(edge)
      guard !actions.isEmpty else { continue }
      result.append(
        CallCode(".swipeActions", list: ["edge: .\(edge.rawValue)"], body: actions.map { action($0, row) }))
    }
    return result
  }

  /// `Button(role: .destructive) { swipe("delete", .inbox) } label: { Text("Delete") }`.
  private func action(_ action: (id: String, element: Element), _ row: CodeRow) -> SwiftCode {
    let element = action.element
    let (title, symbol) = (element[.elementTitle], element[given: .elementImage]?.symbol)
    let name = row.name?.use(of: "Row")
    let body = name.map { [SwiftCode.call("swipe(\(SwiftLiteral.text(action.id)), \($0))")] } ?? []
    let image = symbol.map { CodeArgument.text("systemImage: \(SwiftLiteral.text($0))") }
    let label = SwiftCode.call(CallCode(image == nil ? "Text" : "Label", .text(export.key(title)), image))
    let role: CodeArgument? = element[.buttonRole] == .destructive ? "role: .destructive" : nil
    return SwiftCode.block(
      CallCode("Button", list: role.map { [$0] }), body, labeled: [CodeClosure("label", [label])]
    ).with([element[given: .elementColor].map { CallCode(".tint", .text($0.swiftUI())) }].compactMap(\.self))
  }

  /// The type of an array with this row; `nil` if the row has anything that changes at run time.
  func constantType(_ row: CodeRow) -> String? {
    guard row.row.cellStyle != .status, row.detailValue == nil, row.badgeValue == nil else { return nil }
    switch (row.behavior, row.name) {
    case (.none, _): return "TextRow"
    case (.link, .some): return "LinkRow<Row>"
    default: return row.name == nil ? "TextRow" : nil
    }
  }

  // MARK: - Actions

  private struct View {
    var name: String
    /// The value of a link.
    var value: String?
    var options: [CodeArgument] = []
    /// The closure behind the call.
    var action: String?
  }

  private func view(of row: CodeRow) -> View {
    guard let name = row.name?.use(of: "Row") else {
      return View(name: "TextRow", options: sign(of: row).map { ["sign: .\($0)"] } ?? [])
    }
    // `Row.`Type`` would be a type.
    let value = name.contains("`") ? "\(name) as Row" : name.hasPrefix(".") ? "Row\(name)" : name
    let action = "perform(\(name))"
    switch row.behavior {
    case .none: return View(name: "TextRow")
    case .link: return View(name: "LinkRow", value: value)
    case .detailLink: return View(name: "LinkRow", value: value, options: ["detail: { \(action) }"])
    case .detail: return View(name: "DetailRow", action: action)
    case .button(let isDestructive):
      return View(name: "ButtonRow", options: isDestructive ? ["role: .destructive"] : [], action: action)
    case .toggle(let property): return View(name: "ToggleRow", options: ["isOn: $values.\(property)"])
    case .choice(let property, _):
      return View(name: "ChoiceRow", options: ["isChosen: $values.\(property)[chooses: \(name)]"])
    case .fixedSwitch, .checkmark:
      return View(name: "TextRow", options: sign(of: row).map { ["sign: .\($0)"] } ?? [])
    }
  }

  /// The sign of a row that only shows its accessory.
  private func sign(of row: CodeRow) -> String? {
    switch row.behavior {
    case .none, .button, .toggle, .choice: nil
    case .link: "chevron"
    case .detail: "info"
    case .detailLink: "infoAndChevron"
    case .fixedSwitch(let isOn): isOn ? "switchOn" : "switchOff"
    case .checkmark: "checkmark"
    }
  }

  // MARK: - Contents

  private func texts(of row: CodeRow) -> [CodeArgument] {
    var result: [CodeArgument] = [.text(export.key(row.row.attributedTitle))]
    let detail =
      row.detailValue.map { "values.\($0)" } ?? export.layout.shownDetail(of: row.row).map(export.string)
    let content = row.content
    switch row.row.cellStyle {
    case _ where content != nil: break
    case .value2: result.append("column: \(detail ?? "\"\"")")
    case .subtitle: result += detail.map { ["subtitle: \($0)"] } ?? []
    case .default, .value1, .status: result += detail.map { ["value: \($0)"] } ?? []
    }
    if content == nil, var image = row.row.image {
      // A switch has a tint of its own, which the symbol beside it doesn't have.
      if case .toggle = row.behavior, image.symbol != nil, image.color == nil, image.tileColor == nil {
        image.color = row.look.given[.tintColor]
      }
      let width = export.layout.row(at: row.path)?.fillingImageWidth
      result.append(Self.image("image", image, in: export.layout.environment, fillingWidth: width))
    }
    if let badge = row.row.badge {
      result.append("badge: \(row.badgeValue.map { "values.\($0)" } ?? SwiftLiteral.text(badge))")
    }
    return result
  }

  /// `.tile("wifi", .blue)`.
  static func image(
    _ label: String, _ image: RowImage, in environment: LayoutEnvironment, fillingWidth: Points? = nil
  ) -> CodeArgument {
    guard let name = image.symbol, image.form.isEmpty else {
      let code = image.shapedCode(environment: environment, fillingWidth: fillingWidth) { $0.swiftUICall }
      return .call(label: label, code)
    }
    let symbol = CodeArgument.text(SwiftLiteral.text(name))
    let color = image.color.map { $0.swiftUI() }
    guard let tile = image.tileColor else {
      return .call(label: label, CallCode(".symbol", symbol, color.map { .text($0) }))
    }
    return .call(
      label: label, CallCode(".tile", symbol, .text(tile.swiftUI()), color.map { "color: \($0)" }))
  }

  /// The texts and images of a status row.
  func status(_ row: Row) -> CallCode { row.statusCode { Self.image($0, $1, in: export.layout.environment) } }
}
