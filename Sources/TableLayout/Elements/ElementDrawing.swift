// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// The size and the picture of a kind of element.
protocol ElementDrawing {
  /// The element's own size.
  static func size<N>(_ element: DrawnElement<N>) -> ElementSize<N>
  /// Paints the element in its box: points, left to right, in the content's coordinates.
  static func draw(_ element: DrawnElement<Points>, in box: Rect, on canvas: inout ElementCanvas)
}

/// The own size of an element, in points.
struct ElementSize<N: Measure> {
  var width: N
  var height: N
  /// The part of the width that extends past the edge at which chevrons end; negative for space before it. Default: 0.
  var overhang: N = .zero
}

/// An element with its row's look, for its measuring and its drawing.
struct DrawnElement<N: Measure>: Measuring {
  let element: Element
  let look: ResolvedLook
  let environment: LayoutEnvironment

  /// The text style of a button in a header, in regular weight. Default: Body.
  var textStyle: TextStyle?
  /// The width that a filling element gets. Default: no limit.
  var available: N?
  /// Whether it is in a stack. Default: false.
  var isArranged = false
  /// A label's text, wrapped to its width in a stack. Default: it isn't wrapped.
  var wrapped: PlacedLabel<N>?

  subscript<Value>(setting: LookSetting<Value>) -> Value { element[setting] }

  subscript<Value>(given setting: LookSetting<Value>) -> Value? { element[given: setting] }

  /// The element's own colour, or another one.
  func color(or usual: Color) -> Color { element[given: .elementColor] ?? usual }

  /// Kinds without the property are always enabled.
  var isEnabled: Bool { element[.isEnabled] }

  var tint: Color { color(or: look[.tintColor]) }

  /// A size by two metrics.
  func size(_ width: Metric, _ height: Metric) -> ElementSize<N> {
    ElementSize(
      width: metric(width, element.kind.rawValue), height: metric(height, element.kind.rawValue))
  }

  /// The element's text with its attributes.
  var text: LabelText {
    guard let markdown = element[given: .elementMarkdown] else { return LabelText(element[.elementText]) }
    let text = AttributedText(markdown: markdown)
    return LabelText(text.string, text.runs, tint: look[.tintColor])
  }

  /// A text on one line.
  func label(_ text: String, _ font: Font, _ color: Color) -> PlacedLabel<N> {
    label(LabelText(text), font, color)
  }

  /// A text on one line.
  func label(
    _ text: LabelText, _ font: Font, _ color: Color, alignment: TextAlignment = .leading, width: N? = nil
  ) -> PlacedLabel<N> {
    PlacedLabel(
      "text", text, font: font, color: color, alignment: alignment,
      available: width ?? N(Points.limit, "no limit", .layout), grid: grid)
  }

  /// The font of its text: Body's, or that of its header.
  var body: Font { textStyle.map { environment.font($0, weight: .regular) } ?? environment.font(.body) }

  /// The font of a control whose text doesn't grow with the text size.
  static func fixed(_ size: Points, _ weight: FontWeight = .regular) -> Font {
    Font(size: size, weight: weight)
  }

  /// Whether the controls are those of iOS 26.
  var isGlass: Bool { environment.profile.palette == .iOS26 }
  /// Whether the controls are those of iOS 7 to 12: outlines in the tint colour.
  var isOutlined: Bool { ![.plain, .glass].contains(environment.profile.switchStyle) }
}

extension Element {
  /// The drawing of the element at a place in its row: a button behind the row is a swipe action.
  func drawing(at path: ElementPath) -> any ElementDrawing.Type {
    switch path {
    case .swipe: SwipeActionDrawing.self
    case .editControl, .reorderControl: EditControlDrawing.self
    case .leading, .trailing, .keyed, .content: kind.drawing
    }
  }
}

extension ElementKind {
  /// The only list of the drawings.
  var drawing: any ElementDrawing.Type {
    switch self {
    case .label: LabelDrawing.self
    case .image: ImageDrawing.self
    case .badge: BadgeDrawing.self
    case .button: ButtonDrawing.self
    case .menu: MenuDrawing.self
    case .datePicker: DatePickerDrawing.self
    case .textField: TextFieldDrawing.self
    case .textView: TextViewDrawing.self
    case .switch: SwitchDrawing.self
    case .stepper: StepperDrawing.self
    case .slider: SliderDrawing.self
    case .segmentedControl: SegmentedControlDrawing.self
    case .progressView: ProgressViewDrawing.self
    case .activityIndicator: ActivityIndicatorDrawing.self
    case .vStack, .hStack, .spacer: EmptyDrawing.self
    case .divider: DividerDrawing.self
    case .checkmark, .detailButton, .disclosureIndicator, .outlineDisclosure: AccessoryDrawing.self
    }
  }
}
