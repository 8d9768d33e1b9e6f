// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// Elements of rows as SwiftUI's own views, in modifiers of the row.
struct SwiftUIControls {
  let export: SwiftUIExport
  let row: CodeRow

  /// `.content`, `.field`, `.controls` and `.leading` with the row's elements.
  var modifiers: [CallCode] {
    let content = row.content.map { CallCode(".content", list: nil, body: [self.content($0)]) }
    return [content].compactMap(\.self) + others
  }

  private var others: [CallCode] {
    let after = row.controls(isLeading: false).filter { !$0.isArranged }
    let places = [
      ("field", after.filter(\.fills)), ("controls", after.filter { !$0.fills }),
      ("leading", row.controls(isLeading: true)),
    ]
    return places.filter { !$0.1.isEmpty }.map { name, controls in
      CallCode(".\(name)", list: nil, body: controls.map { code($0) })
    }
  }

  /// `Stepper("Guests", value: $values.guests, in: 0...10)`.
  ///
  /// - Parameter isWide: whether a button is wider than its title.
  func code(_ control: CodeControl, isWide: Bool = false) -> SwiftCode {
    let element = control.element
    switch control.kind {
    case .label where control.isArranged:
      let (style, lines, side) = (element[.labelFont], element[.labelLines], element[.labelAlignment])
      return text(control).with(
        style == .body ? nil : CallCode(".font", .text(style.swiftUI)),
        element[given: .elementColor].map { CallCode(".foregroundStyle", .text($0.swiftUI())) },
        lines == 0 ? nil : CallCode(".lineLimit", "\(lines)"),
        lines == 1 || side == .leading ? nil : CallCode(".multilineTextAlignment", ".\(side.rawValue)"))
    case .label:
      let color = element[given: .elementColor]?.swiftUI() ?? ".secondary"
      return text(control).with(CallCode(".foregroundStyle", .text(color)))
    case .image:
      return .call(
        CallCode(
          "SymbolTile",
          element[given: .elementImage].map { SwiftUIRows.image("image", $0, in: export.layout.environment) })
      )
    case .badge:
      let color = element[given: .elementColor].map {
        SwiftUILooks.set("rowLook.badgeColor", .text($0.swiftUI()))
      }
      return .call(CallCode("Badge", "text: \(shown(control))")).with(color)
    case .button: return button(control, isWide: isWide)
    case .menu: return picker(control, element.menuChoices, ".menu")
    case .datePicker:
      let parts: CodeArgument? =
        element[.pickedTime].isEmpty
        ? "displayedComponents: .date"
        : element[.pickedDate].isEmpty ? "displayedComponents: .hourAndMinute" : nil
      return .call(CallCode("DatePicker", label, "selection: \(binding(control))", parts)).with(
        Self.disabled(element))
    case .textField: return textField(control)
    case .textView:
      return .call(
        CallCode("TextField", label, "text: \(binding(control))", prompt(element), "axis: .vertical"))
    case .switch:
      let color = element[given: .elementColor]?.swiftUI() ?? ".green"
      return .call(CallCode("Toggle", label, "isOn: \(binding(control))")).with(
        CallCode(".tint", .text(color)), Self.disabled(element))
    case .stepper:
      return .call(
        CallCode(
          "Stepper", label, "value: \(binding(control))",
          range(element[.stepperMinimum], element[.stepperMaximum]),
          element[.step] == 1 ? nil : "step: \(SwiftLiteral.points(element[.step]))")
      ).with(Self.disabled(element))
    case .slider:
      let (lowest, highest) = (element[.sliderMinimum], element[.sliderMaximum])
      let isUsual = lowest == .zero && highest == 1
      return .block(
        CallCode("Slider", "value: \(binding(control))", isUsual ? nil : range(lowest, highest)),
        [.call(CallCode("Text", label))]
      ).with(tint(element), Self.disabled(element))
    case .segmentedControl: return picker(control, element[.segments], ".segmented")
    case .progressView:
      return .call(CallCode("ProgressView", "value: \(shown(control))")).with(tint(element))
    case .activityIndicator:
      let size = element[.indicatorStyle] == .large ? CallCode(".controlSize", ".large") : nil
      return .call(CallCode("ProgressView", list: [])).with(size, tint(element))
    case .checkmark: return .call("RowSign.checkmark").with(tint(element))
    case .detailButton:
      return .call(action.map { "InfoButton { \($0) }" } ?? "RowSign.info")
    case .disclosureIndicator: return .call("RowSign.chevron")
    case .outlineDisclosure:
      return .call(CallCode("OutlineButton", label, "isExpanded: \(binding(control))"))
    case .spacer:
      return .call(CallCode("Spacer", "minLength: \(SwiftLiteral.points(element[.spacerMinimum]))"))
    case .divider:
      let color = element[given: .elementColor] ?? row.look.given[.separatorColor]
      return .call(CallCode("Divider", list: [])).with(
        color.map { CallCode(".overlay", .text($0.swiftUI())) })
    case .vStack, .hStack: return content(control)
    }
  }

  // MARK: - Kinds

  private func text(_ control: CodeControl) -> SwiftCode {
    .call(
      CallCode(
        "Text",
        control.value.map { "verbatim: values.\($0)" } ?? .text(export.key(control.element.attributedText))))
  }

  private func button(_ control: CodeControl, isWide: Bool) -> SwiftCode {
    let element = control.element
    return Self.button(
      element, title: .text(export.key(element[.elementTitle])),
      action: control.reason == nil ? action : nil, isWide: isWide)
  }

  /// - Parameters:
  ///   - action: the call of the app; `nil` for a button that does nothing.
  ///   - isWide: whether it is wider than its title. Default: no.
  ///   - font: the font of its text. Default: that of its place.
  static func button(
    _ element: Element, title: CodeArgument, action: String?, isWide: Bool = false, font: TextStyle? = nil
  ) -> SwiftCode {
    let role: CodeArgument? = element[.buttonRole] == .destructive ? "role: .destructive" : nil
    let body = action.map { [SwiftCode.call("\($0)")] } ?? []
    let view: SwiftCode
    let symbol = element[given: .elementImage].map { image in
      SwiftLiteral.text(image.symbol ?? "")
    }
    if symbol != nil || isWide {
      let isAlone = element[.elementTitle].isEmpty
      let label = SwiftCode.call(
        symbol.map { name in
          isAlone
            ? CallCode("Image", "systemName: \(name)") : CallCode("Label", title, "systemImage: \(name)")
        } ?? CallCode("Text", title))
      view = .block(
        CallCode("Button", list: role.map { [$0] }), body,
        labeled: [
          CodeClosure("label", [label.with(isWide ? CallCode(".frame", "maxWidth: .infinity") : nil)])
        ])
    } else if body.isEmpty {
      view = .call(CallCode(CallCode("Button", title, role).line + " {}", list: nil))
    } else {
      view = .block(CallCode("Button", title, role), body)
    }
    let styles: [CallCode] =
      switch element[.buttonStyle] {
      case .plain: [CallCode(".buttonStyle", ".borderless")]
      case .gray: [CallCode(".buttonStyle", ".bordered")]
      case .tinted:
        [
          CallCode(".buttonStyle", ".bordered"),
          CallCode(".tint", element[.buttonRole] == .destructive ? ".red" : ".accentColor"),
        ]
      case .filled: [CallCode(".buttonStyle", ".borderedProminent")]
      }
    // A colour of its own wins over that of a role.
    let color = element[given: .elementColor].map { CallCode(".tint", .text($0.swiftUI())) }
    return view.with(color == nil ? styles : styles.filter { $0.name != ".tint" }).with(
      font.map { CallCode(".font", .text($0.swiftUI)) }, color, Self.disabled(element))
  }

  private func picker(_ control: CodeControl, _ choices: [String], _ style: CodeArgument) -> SwiftCode {
    let titles = CodeArgument.text("[\(choices.map(export.key).joined(separator: ", "))]")
    return SwiftCode.block(
      CallCode("Picker", label, "selection: \(binding(control))"), [.call(CallCode("Choices", titles))]
    ).with(CallCode(".pickerStyle", style), Self.disabled(control.element))
  }

  private func textField(_ control: CodeControl) -> SwiftCode {
    let element = control.element
    let clear = element[.clearButtonMode] == .never ? nil : element[.clearButtonMode].rawValue
    let alignment = element[.textFieldAlignment]
    return .call(
      CallCode(
        element[.isSecure] ? "SecureField" : "TextField", label, "text: \(binding(control))", prompt(element))
    ).with(
      alignment == .leading ? nil : CallCode(".multilineTextAlignment", ".\(alignment.rawValue)"),
      clear.map { CallCode(".modifier", .call(CallCode("ClearButton", .text(binding(control)), ".\($0)"))) },
      Self.disabled(element))
  }

  // MARK: - Arguments

  /// The row's title, which only VoiceOver reads.
  private var label: CodeArgument { .text(export.key(row.row.title)) }

  /// The call of the app for a touch.
  private var action: String? { row.name.map { "perform(\($0.use(of: "Row")))" } }

  private func binding(_ control: CodeControl) -> String {
    control.value.map { "$values.\($0)" } ?? ".constant(\(control.element.sampleLiteral))"
  }

  private func shown(_ control: CodeControl) -> String {
    control.value.map { "values.\($0)" } ?? control.element.sampleLiteral
  }

  /// Without it, SwiftUI would show the row's title in an empty field.
  private func prompt(_ element: Element) -> CodeArgument {
    "prompt: Text(\(export.key(element[.placeholder])))"
  }

  private func range(_ lowest: Points, _ highest: Points) -> CodeArgument {
    "in: \(SwiftLiteral.points(lowest))...\(SwiftLiteral.points(max(lowest, highest)))"
  }

  private func tint(_ element: Element) -> CallCode? {
    element[given: .elementColor].map { CallCode(".tint", .text($0.swiftUI())) }
  }

  private static func disabled(_ element: Element) -> CallCode? {
    element[.isEnabled] ? nil : CallCode(".disabled", "true")
  }
}
