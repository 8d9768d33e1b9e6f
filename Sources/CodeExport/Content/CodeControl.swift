// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// An element of a row as code has it.
struct CodeControl {
  let path: ElementPath
  let element: Element
  /// The property of `Values` that it shows, and that people change with it; `nil` if there is nothing to change, or if its
  /// row has no id.
  let value: String?
  /// Whether it takes the rest of the row after the texts.
  let fills: Bool
  /// The reason why code can't have all of it.
  let reason: String?
  /// Whether code can have none of it.
  let isLeft: Bool
  /// The elements within a stack.
  var items: [CodeControl] = []

  var kind: ElementKind { element.kind }
  /// The place of the control in a row; `nil` within its content.
  var place: Place? {
    switch path {
    case .leading: .leading
    case .trailing, .keyed, .content([]): .trailing
    case .content, .swipe, .editControl, .reorderControl: nil
    }
  }

  enum Place { case leading, trailing }

  /// Whether it is the row's content or within it.
  var isArranged: Bool { path.isInContent }
  /// The elements within it, from the outermost to the innermost.
  var within: [CodeControl] { items + items.flatMap(\.within) }
  /// Whether a touch does something.
  var does: Bool {
    switch kind {
    case .label, .image, .badge, .progressView, .activityIndicator, .checkmark, .disclosureIndicator: false
    case .vStack, .hStack, .spacer, .divider: false
    case .button, .menu, .datePicker, .textField, .textView, .switch, .stepper, .slider, .segmentedControl,
      .detailButton, .outlineDisclosure:
      true
    }
  }

  /// Whether a touch changes ``value``.
  var changes: Bool { does && kind != .button && kind != .detailButton }
}

/// Collects the elements of a row.
struct CodeControls {
  private(set) var all: [CodeControl] = []
  private let row: Row
  private let name: String?
  private let place: String
  private var names: Set<String>

  /// - Parameters:
  ///   - name: the row's, in code.
  ///   - names: the row's other values.
  init(
    _ row: Row, named name: String?, at path: Table.IndexPath, besides names: [String?],
    _ values: inout CodeValues
  ) throws(ExportError) {
    self.row = row
    self.name = name
    place = "row \(path.section).\(path.row)"
    self.names = Set(names.compactMap(\.self))
    let elements = row.elements
    if let content = elements.content {
      let control = try control(content, at: .content([]), fills: true, &values)
      all += [control] + control.within
    }
    for (path, element) in elements.before + elements.after { try add(element, at: path, &values) }
  }

  /// The content, or an element within it.
  private mutating func control(
    _ element: Element, at path: ElementPath, fills: Bool = false, _ values: inout CodeValues
  ) throws(ExportError) -> CodeControl {
    guard case .content(let places) = path else { preconditionFailure("\(path) is beside texts") }
    var control = CodeControl(
      path: path, element: element, value: try value(of: element, &values), fills: fills,
      reason: partReason(element), isLeft: false)
    for (index, item) in element.items.enumerated() {
      control.items.append(try self.control(item, at: .content(places + [index]), &values))
    }
    return control
  }

  private mutating func value(of element: Element, _ values: inout CodeValues) throws(ExportError) -> String?
  {
    guard name != nil, let sample = element.sample else { return nil }
    return try values.add(sample, property(element.kind), for: place)
  }

  private mutating func add(_ element: Element, at path: ElementPath, _ values: inout CodeValues)
    throws(ExportError)
  {
    let isAlone = row.title.isEmpty && element.kind == .segmentedControl && path.isAfterTexts
    let fills = element.kind.declaration.fills || isAlone
    let left = fills ? noRoom(at: path) : nil
    let value = left == nil ? try value(of: element, &values) : nil
    all.append(
      CodeControl(
        path: path, element: element, value: value, fills: fills, reason: left ?? partReason(element),
        isLeft: left != nil))
  }

  private func noRoom(at path: ElementPath) -> String? {
    if !path.isAfterTexts { return "code has no control before the texts that fills the row" }
    if row.cellStyle == .value2, row.elements.content == nil {
      return "a row with a column of titles has no room for a control that fills it"
    }
    return all.contains(where: \.fills) ? "code has one control in a row that fills it" : nil
  }

  private func partReason(_ element: Element) -> String? {
    switch element.kind {
    case .button where all.contains { $0.kind == .button }: "a row has one action for its buttons"
    case .datePicker where element.pickedDate == nil:
      "code has no such date; a date is like 1 Jun 2026, and a time is like 9:41"
    default: nil
    }
  }

  /// The name of a value: that of the row for its first control without another text, else with a word.
  private mutating func property(_ kind: ElementKind) -> String {
    let name = name ?? ""
    var result =
      switch kind {
      case .switch: CodeNames.property(prefix: "is", name, "On")
      case .outlineDisclosure: CodeNames.property(prefix: "is", name, "Expanded")
      case .label, .badge, .progressView: CodeNames.property(name, kind.word)
      default: CodeNames.property(name, names.contains(CodeNames.property(name)) ? kind.word : "")
      }
    let first = result
    var number = 2
    while !names.insert(result).inserted {
      result = first + "\(number)"
      number += 1
    }
    return result
  }
}

extension ElementKind {
  /// The word of its value in names.
  fileprivate var word: String {
    switch self {
    case .label: "Label"
    case .badge: "Badge"
    case .progressView: "Progress"
    case .textField, .textView: "Text"
    case .menu: "Choice"
    case .segmentedControl: "Segment"
    case .datePicker: "Date"
    default: "Value"
    }
  }
}

extension Element {
  /// The choices of a menu: those of the spec, with the chosen one.
  var menuChoices: [String] {
    let (choices, chosen) = (self[.choices], self[.elementTitle])
    return choices.contains(chosen) ? choices : [chosen] + choices
  }

  /// What changes at run time, with the value in the spec; `nil` if nothing does.
  var sample: CodeValue.Kind? {
    switch kind {
    // Parts with attributes don't change, as those of titles don't.
    case .label where self[given: .elementMarkdown] != nil: nil
    case .label, .badge, .textField, .textView: .text(self[.elementText])
    case .switch: .flag(self[.isOn])
    case .outlineDisclosure: .flag(self[.isExpanded])
    case .stepper, .slider, .progressView, .segmentedControl, .menu, .datePicker: .literal(sampleLiteral)
    case .image, .button, .activityIndicator, .checkmark, .detailButton, .disclosureIndicator, .vStack,
      .hStack,
      .spacer, .divider:
      nil
    }
  }

  /// The value in the spec as an initial value of a property, whose type it decides.
  var sampleLiteral: String {
    switch kind {
    case .stepper: CodeValue.double(self[.stepperValue])
    case .slider: CodeValue.double(self[.sliderValue])
    case .progressView:
      CodeValue.double(Points(subpoints: Points.subpointsPerPoint / 1000 * Int64(self[.progress])))
    case .segmentedControl: "\(self[.selectedSegment])"
    case .menu: "\(menuChoices.firstIndex(of: self[.elementTitle]) ?? 0)"
    case .datePicker: pickedDate?.literal ?? "Date.now"
    case .switch: "\(self[.isOn])"
    case .outlineDisclosure: "\(self[.isExpanded])"
    default: SwiftLiteral.text(attributedText.string)
    }
  }

  /// The date and the time of a date picker; `nil` if its texts are other ones.
  var pickedDate: PickedDate? { PickedDate(date: self[.pickedDate], time: self[.pickedTime]) }
}

extension CodeValue {
  /// A `Double`.
  static func double(_ points: Points) -> String {
    let text = SwiftLiteral.points(points)
    return text.contains(".") ? text : text + ".0"
  }
}
