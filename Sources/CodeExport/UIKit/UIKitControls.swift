// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// Elements of rows as behaviours of `TableRow`.
struct UIKitControls {
  let export: UIKitExport

  /// `.stepper(\.guests, in: 0...10)`.
  func code(_ control: CodeControl) -> CodeArgument {
    let element = control.element
    let call: CallCode =
      switch control.kind {
      case .label:
        CallCode(
          ".label",
          list: [text(control), color(element)].compactMap(\.self)
            + TextParts.arguments("parts", element.attributedText.runs))
      case .image:
        CallCode(
          ".image",
          element[given: .elementImage].map { .call(UIKitRows.image($0, in: export.layout.environment)) })
      case .badge: CallCode(".badge", shown(control), color(element))
      case .button:
        CallCode(
          ".button", .text(export.string(element[.elementTitle])),
          element[.buttonStyle] == .plain ? nil : ".\(element[.buttonStyle].rawValue)",
          element[.buttonRole] == .destructive ? "isDestructive: true" : nil,
          element[given: .elementImage]?.symbol.map { "symbol: \(SwiftLiteral.text($0))" }, enabled(element))
      case .menu: CallCode(".menu", path(control), list(element.menuChoices), enabled(element))
      case .datePicker:
        CallCode(
          ".date", path(control),
          element[.pickedTime].isEmpty ? ".date" : element[.pickedDate].isEmpty ? ".time" : nil,
          enabled(element))
      case .textField:
        CallCode(
          ".textField", path(control), placeholder(element), element[.isSecure] ? "isSecure: true" : nil,
          element[.clearButtonMode] == .never ? nil : "clearButton: .\(element[.clearButtonMode].rawValue)",
          element[.textFieldAlignment] == .leading
            ? nil : "alignment: .\(element[.textFieldAlignment].rawValue)", enabled(element))
      case .textView: CallCode(".textView", path(control), placeholder(element))
      case .switch:
        CallCode(".toggle", path(control), color(element), "isEnabled: \(element[.isEnabled])")
      case .stepper:
        CallCode(
          ".stepper", path(control), range(element[.stepperMinimum], element[.stepperMaximum], usual: 100),
          element[.step] == 1 ? nil : "step: \(SwiftLiteral.points(element[.step]))", enabled(element))
      case .slider:
        CallCode(
          ".slider", path(control), range(element[.sliderMinimum], element[.sliderMaximum], usual: 1),
          color(element), enabled(element))
      case .segmentedControl:
        CallCode(
          ".segments", path(control), list(element[.segments]), control.fills ? "fills: true" : nil,
          enabled(element))
      case .progressView: CallCode(".progress", shown(control), color(element))
      case .activityIndicator:
        CallCode(".activity", element[.indicatorStyle] == .large ? ".large" : nil, color(element))
      case .checkmark: CallCode(".sign", ".checkmark", color(element))
      case .detailButton: CallCode(".detailButton", list: [])
      case .disclosureIndicator: CallCode(".sign", ".disclosureIndicator")
      case .outlineDisclosure: CallCode(".outline", path(control))
      case .vStack, .hStack, .spacer, .divider: preconditionFailure("\(control.kind) is not beside texts")
      }
    return .call(call)
  }

  // MARK: - Arguments

  /// The key path of the value that people change; without an id, of one that never changes.
  private func path(_ control: CodeControl) -> CodeArgument {
    guard let value = control.value else { return "\\.[constant: \(control.element.sampleLiteral)]" }
    return "\\.\(value)"
  }

  /// The value that only the app changes.
  private func shown(_ control: CodeControl) -> CodeArgument {
    .text(control.value.map { "values.\($0)" } ?? control.element.sampleLiteral)
  }

  /// The text of a label. One with attributes is fixed, as titles are.
  private func text(_ control: CodeControl) -> CodeArgument {
    let text = control.element.attributedText
    return text.markdown == nil ? shown(control) : .text(export.string(text.string))
  }

  private func list(_ texts: [String]) -> CodeArgument {
    "[\(texts.map(export.string).joined(separator: ", "))]"
  }

  private func placeholder(_ element: Element) -> CodeArgument? {
    element[.placeholder].isEmpty ? nil : "placeholder: \(export.string(element[.placeholder]))"
  }

  private func range(_ lowest: Points, _ highest: Points, usual: Points) -> CodeArgument? {
    guard lowest != .zero || highest != usual else { return nil }
    return "in: \(SwiftLiteral.points(lowest))...\(SwiftLiteral.points(max(lowest, highest)))"
  }

  private func color(_ element: Element) -> CodeArgument? {
    element[given: .elementColor].map { .call(label: "color", SwiftLiteral.colorCall($0)) }
  }

  private func enabled(_ element: Element) -> CodeArgument? {
    element[.isEnabled] ? nil : "isEnabled: false"
  }
}
