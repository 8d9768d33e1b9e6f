// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// A kind of element: a view in a row besides the texts of its cell style. ``declaration`` is the only place that describes
/// a kind; the layout has one drawing for it, and each exporter one block.
package enum ElementKind: String, Hashable, Sendable, CaseIterable {
  case label, image, badge, button, menu, datePicker, textField, textView, `switch`, stepper, slider
  case segmentedControl, progressView, activityIndicator
  case checkmark, detailButton, disclosureIndicator, outlineDisclosure
  case vStack, hStack, spacer, divider

  /// The description of a kind.
  package struct Declaration: Sendable {
    /// One sentence for help, the reference and the schema.
    package let meaning: String
    /// The property that a single value sets: `stepper: 3`. Default: none.
    package var main: AnyLookSetting?
    /// The other properties.
    package var others: [AnyLookSetting] = []
    /// Whether the main property must be set.
    package var isMainRequired = false
    /// Whether a row has a key of this name. Rows have others for badges, images, switches and accessories.
    package var isRowKey = true
    /// Whether it takes the width that the texts leave.
    package var fills = false

    /// Whether a user can change or tap it.
    package var isControl: Bool { others.contains(.isEnabled) }

    /// The properties one of which must be set, and only one: the main one, or its Markdown.
    package var required: [AnyLookSetting] {
      guard isMainRequired, let main else { return [] }
      return [main] + others.filter { $0 == AnySetting.elementMarkdown }
    }

    /// The properties that specs write beside the kind.
    package var beside: [AnyLookSetting] { others.filter { !required.contains($0) } }

    /// The properties in the order of specs.
    package var properties: [AnyLookSetting] { (main.map { [$0] } ?? []) + others }
  }

  package var declaration: Declaration {
    switch self {
    case .label:
      Declaration(
        meaning: "A text beside the title.", main: .elementText,
        others: [.elementMarkdown, .elementColor, .labelFont, .labelLines, .labelAlignment],
        isMainRequired: true)
    case .image:
      Declaration(meaning: "A symbol.", main: .elementImage, isMainRequired: true, isRowKey: false)
    case .badge:
      Declaration(
        meaning: "A short text in a filled capsule.", main: .elementText, others: [.elementColor],
        isMainRequired: true, isRowKey: false)
    case .button:
      Declaration(
        meaning: "A UIButton.", main: .elementTitle,
        others: [.buttonStyle, .buttonRole, .elementImage, .elementColor, .isEnabled], isMainRequired: true)
    case .menu:
      Declaration(
        meaning: "A pop-up button with the chosen value.", main: .elementTitle,
        others: [.choices, .isEnabled],
        isMainRequired: true)
    case .datePicker:
      Declaration(
        meaning: "A compact UIDatePicker: a pill with a date, one with a time, or both.", main: .pickedDate,
        others: [.pickedTime, .isEnabled])
    case .textField:
      Declaration(
        meaning: "A UITextField without a border, in the space beside the title.", main: .elementText,
        others: [.placeholder, .isSecure, .clearButtonMode, .textFieldAlignment, .isEnabled], fills: true)
    case .textView:
      Declaration(
        meaning: "A UITextView that is as high as its text.", main: .elementText,
        others: [.placeholder, .isEnabled],
        fills: true)
    case .switch:
      Declaration(
        meaning: "A UISwitch.", main: .isOn, others: [.elementColor, .isEnabled], isRowKey: false)
    case .stepper:
      Declaration(
        meaning: "A UIStepper, which doesn't show its value.", main: .stepperValue,
        others: [.stepperMinimum, .stepperMaximum, .step, .isEnabled])
    case .slider:
      Declaration(
        meaning: "A UISlider in the space beside the title.", main: .sliderValue,
        others: [.sliderMinimum, .sliderMaximum, .elementColor, .isEnabled], fills: true)
    case .segmentedControl:
      Declaration(
        meaning: "A UISegmentedControl; without a title it is as wide as the row's content.", main: .segments,
        others: [.selectedSegment, .isEnabled], isMainRequired: true)
    case .progressView:
      Declaration(
        meaning: "A UIProgressView in the space beside the title.", main: .progress, others: [.elementColor],
        fills: true)
    case .activityIndicator:
      Declaration(
        meaning: "A UIActivityIndicatorView.", main: .indicatorStyle, others: [.elementColor])
    case .checkmark: Declaration(meaning: "A check mark.", others: [.elementColor], isRowKey: false)
    case .detailButton: Declaration(meaning: "An information button.", isRowKey: false)
    case .disclosureIndicator: Declaration(meaning: "A chevron.", isRowKey: false)
    case .outlineDisclosure:
      Declaration(
        meaning: "A chevron that shows or hides the rows below.", main: .isExpanded, isRowKey: false)
    case .vStack:
      Declaration(
        meaning: "Elements below each other, as in a vertical UIStackView.", main: .stackItems,
        others: .stack, isRowKey: false)
    case .hStack:
      Declaration(
        meaning: "Elements beside each other, as in a horizontal UIStackView.", main: .stackItems,
        others: .stack, isRowKey: false)
    case .spacer:
      Declaration(
        meaning: "An empty view in a stack that takes the room that the others leave.", main: .spacerMinimum,
        isRowKey: false)
    case .divider:
      Declaration(
        meaning: "A line of one pixel across a stack, in the colour of separators.", others: [.elementColor],
        isRowKey: false)
    }
  }

  /// The kinds that are keys of a row.
  package static let rowKeys = allCases.filter(\.declaration.isRowKey)

  /// Whether it contains elements.
  package var isStack: Bool { self == .vStack || self == .hStack }

  /// Whether it is only for a row's content: it arranges elements.
  package var isOnlyForContent: Bool { isStack || self == .spacer || self == .divider }

  /// The properties of an element at a place: in a stack, also a width, priorities and a gap.
  package func properties(at path: ElementPath) -> [AnyLookSetting] {
    declaration.properties + (path.isInContent ? .arranged : [])
  }

  /// The form of an element of this kind behind the kind's name: its main value, or a mapping of properties.
  package var shape: SettingShape {
    let declaration = declaration
    // An image's parts are the element's.
    if let main = declaration.main, declaration.others.isEmpty, main.shape.record != nil { return main.shape }
    let record = SettingRecord(
      declaration.properties.map { .init(name: $0.name, shape: $0.shape, meaning: $0.meaning) },
      required: declaration.required.map(\.name),
      short: declaration.main.map { [$0.name] } ?? [], mayBeEmpty: !declaration.isMainRequired)
    return declaration.main.map { .short($0.shape, or: record) } ?? .record(record)
  }

  /// The property with a name in specs; `nil` if it has none of that name.
  package func property(_ name: String) -> AnyLookSetting? {
    (declaration.properties + [AnyLookSetting].arranged + barred).first { $0.name == name }
  }
}
