// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// Elements of rows as behaviours of `TableRow`.
struct UIKitControls {
  let export: UIKitExport
  let look: ResolvedLook

  /// `.stepper(\.guests, in: 0...10)`.
  func code(_ control: CodeControl) -> CodeArgument {
    guard control.path == .content([]), !control.kind.isStack else { return arranged(control) }
    return .call(CallCode(".vStack", list: [arranged(control)], isTree: true))
  }

  /// An element with its lengths and priorities in a stack.
  private func arranged(_ control: CodeControl) -> CodeArgument {
    func length(_ label: String, _ setting: LookSetting<Points>) -> CodeArgument? {
      control.element[given: setting].map { "\(label): \(SwiftLiteral.points($0))" }
    }
    func priority(_ label: String, _ setting: LookSetting<Int>) -> CodeArgument? {
      control.element[given: setting].map { "\(label): \($0)" }
    }
    let arrangement = [
      length("width", .arrangedWidth), length("height", .arrangedHeight),
      priority("hugging", .arrangedHugging), priority("resistance", .arrangedResistance),
      length("spacing", .arrangedSpacing),
    ].compactMap(\.self)
    let call = call(control)
    if arrangement.isEmpty { return .call(call) }
    return .call(CallCode(".arranged", list: [.call(call)] + arrangement))
  }

  private func stack(_ control: CodeControl) -> CallCode {
    let element = control.element
    let margins = element[.stackMargins]
    let spacing = element[.stackSpacing]
    let isRow = control.kind == .hStack
    let alignment: String? =
      switch element[.stackAlignment] {
      case .fill: nil
      case .leading where isRow: "top"
      case .trailing where isRow: "bottom"
      case let other: other.rawValue
      }
    let distribution = element[.stackDistribution]
    let settings: [CodeArgument?] = [
      spacing == .zero ? nil : "spacing: \(SwiftLiteral.points(spacing))",
      alignment.map { "alignment: .\($0)" },
      distribution == .fill ? nil : "distribution: .\(distribution.rawValue)",
      margins == StackInsets()
        ? nil : "margins: NSDirectionalEdgeInsets\(SwiftLiteral.directional(margins.edges))",
    ]
    return CallCode(
      isRow ? ".hStack" : ".vStack", list: settings.compactMap(\.self) + control.items.map(arranged),
      isTree: true)
  }

  private func text(_ control: CodeControl) -> CallCode {
    let element = control.element
    let (style, lines, alignment) = (element[.labelFont], element[.labelLines], element[.labelAlignment])
    let arguments: [CodeArgument?] = [
      control.value.map { "values.\($0)" } ?? .text(export.string(element.attributedText.string)),
      style == .body ? nil : ".\(style.rawValue)", color(element), lines == 1 ? nil : "lines: \(lines)",
      alignment == .leading ? nil : "alignment: .\(alignment.rawValue)",
    ]
    return CallCode(".text", list: arguments.compactMap(\.self) + parts(element))
  }

  private func call(_ control: CodeControl) -> CallCode {
    let element = control.element
    return switch control.kind {
    case .label where control.isArranged: text(control)
    case .label:
      CallCode(".label", list: [words(control), color(element)].compactMap(\.self) + parts(element))
    case .image:
      CallCode(
        ".image",
        element[given: .elementImage].map { .call(UIKitRows.image($0, in: export.layout.environment)) })
    case .badge:
      CallCode(".badge", shown(control), color(element, or: look.given[.badgeColor]))
    case .button:
      CallCode(
        ".button", .text(export.string(element[.elementTitle])),
        element[.buttonStyle] == .plain ? nil : ".\(element[.buttonStyle].rawValue)",
        element[.buttonRole] == .destructive ? "isDestructive: true" : nil,
        element[given: .elementImage]?.symbol.map { "symbol: \(SwiftLiteral.text($0))" },
        element[given: .elementColor].map { .call(label: "color", SwiftLiteral.colorCall($0)) },
        enabled(element))
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
    case .spacer:
      CallCode(
        ".spacer",
        element[.spacerMinimum] == .zero
          ? nil : "minimum: \(SwiftLiteral.points(element[.spacerMinimum]))")
    case .divider: CallCode(".divider", color(element, or: look.given[.separatorColor]))
    case .vStack, .hStack: stack(control)
    }
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

  /// The text of a label beside texts. One with attributes is fixed, as titles are.
  private func words(_ control: CodeControl) -> CodeArgument {
    let text = control.element.attributedText
    return text.markdown == nil ? shown(control) : .text(export.string(text.string))
  }

  private func parts(_ element: Element) -> [CodeArgument] {
    TextParts.arguments("parts", element.attributedText.runs)
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

  private func color(_ element: Element, or usual: Color? = nil) -> CodeArgument? {
    (element[given: .elementColor] ?? usual).map { .call(label: "color", SwiftLiteral.colorCall($0)) }
  }

  private func enabled(_ element: Element) -> CodeArgument? {
    element[.isEnabled] ? nil : "isEnabled: false"
  }
}

extension StackInsets {
  /// The leading side is the left one.
  var edges: EdgeInsets { EdgeInsets(top: top, left: leading, bottom: bottom, right: trailing) }
}
