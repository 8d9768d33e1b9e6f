// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// Places the elements of a row's content: a stack that fills the cell between its margins, as an app pins a `UIStackView` to
/// `contentView.layoutMarginsGuide`.
struct ContentArranger<N: Measure>: Measuring {
  let content: RowContent<N>
  let root: Element

  var environment: LayoutEnvironment { content.environment }

  /// The content's own height in a width, in points. It isn't rounded.
  func height(width: N) -> N { layout(width: width).height.named("content") }

  /// The content and all elements within it, in the order of the tree: an element is painted over the stack that contains it.
  func elements(x: N, y: N, width: N, height: N) -> [PlacedElement<N>] {
    let placed = layout(width: width).placed(height: height)
    var result: [PlacedElement<N>] = []
    func add(_ element: Element, _ item: PlacedItem<N>, _ places: [Int]) {
      var drawn = drawn(element)
      drawn.wrapped = item.label
      drawn.available = item.frame.width
      result.append(
        PlacedElement(
          path: .content(places), drawn: drawn, frame: item.frame.offsetBy(dx: x, dy: y),
          overflow: item.overflow))
      for (index, inner) in item.items.enumerated() { add(element.items[index], inner, places + [index]) }
    }
    add(root, root.kind.isStack ? placed : placed.items[0], [])
    return result
  }

  private func layout(width: N) -> StackLayout<N> {
    let stack = root.kind.isStack ? self.stack(root) : Stack(axis: .vertical, items: [item(root)])
    return StackLayout(stack, width: width, grid: grid)
  }

  private func drawn(_ element: Element) -> DrawnElement<N> {
    DrawnElement(element: element, look: content.look, environment: environment, isArranged: true)
  }

  private func number(_ points: Points, _ name: String) -> N { N(points, name, .rule("set")) }

  private func stack(_ element: Element) -> Stack<N> {
    let margins = element[.stackMargins]
    let axis: StackAxis = element.kind == .hStack ? .horizontal : .vertical
    var items = element.items.map(item)
    for index in items.indices where items[index].stretches {
      // A line doesn't get thicker.
      if axis == .horizontal { items[index].width.isSet = true } else { items[index].height.isSet = true }
    }
    return Stack(
      axis: axis, alignment: element[.stackAlignment],
      distribution: element[.stackDistribution], spacing: number(element[.stackSpacing], "spacing"),
      margins: StackMargins(
        top: number(margins.top, "margin").ifAny, leading: number(margins.leading, "margin").ifAny,
        bottom: number(margins.bottom, "margin").ifAny, trailing: number(margins.trailing, "margin").ifAny),
      items: items)
  }

  private func item(_ element: Element) -> StackItem<N> {
    var item = StackItem<N>(name: element.kind.rawValue)
    switch element.kind {
    case .vStack, .hStack: item.stack = stack(element)
    case .spacer:
      item.isSpacer = true
      item.width.ideal = number(element[.spacerMinimum], "minimum")
      item.height.ideal = item.width.ideal
    case .divider:
      item.stretches = true
      let line: N = hairline("divider", "a line of one pixel")
      item.width.ideal = line
      item.height.ideal = line
    default: measure(element, &item)
    }
    setLengths(element, &item)
    item.spacingAfter = element[given: .arrangedSpacing].map { number($0, "custom spacing") }
    return item
  }

  private func measure(_ element: Element, _ item: inout StackItem<N>) {
    let drawn = drawn(element)
    let size = element.kind.drawing.size(drawn)
    item.width.ideal = size.width
    item.height.ideal = size.height
    item.baselines = element.kind.baseline(in: size.height.points, drawn).map {
      let line = N($0, "baseline", .rule("the text's baseline"))
      return (line, line)
    }
    if element.kind == .label {
      item.wrap = { width in
        let label = LabelDrawing.wrapped(drawn, width: width)
        let metrics = FontMetrics(label.font)
        func baseline(_ line: Int) -> N {
          N(
            grid.round(metrics.ascender + metrics.lineHeight * line), "baseline", .rule("the text's baseline")
          )
        }
        return WrappedItem(
          height: label.frame.height, baselines: (baseline(0), baseline(max(0, label.lineCount - 1))),
          label: label)
      }
    } else if element.kind.declaration.fills {
      let baselines = item.baselines
      item.wrap = { width in
        var narrow = drawn
        narrow.available = width
        return WrappedItem(height: element.kind.drawing.size(narrow).height, baselines: baselines)
      }
    }
  }

  private func setLengths(_ element: Element, _ item: inout StackItem<N>) {
    let hugging = element[given: .arrangedHugging] ?? element.kind.hugging
    let resistance = element[given: .arrangedResistance] ?? 750
    func set(_ setting: LookSetting<Points>, _ length: inout StackLength<N>, hugging: Int) {
      length.hugging = hugging
      length.resistance = resistance
      guard let points = element[given: setting] else { return }
      length.ideal = number(grid.round(points), setting.name)
      length.isSet = true
    }
    // A progress view keeps its height.
    let isFlat = element.kind == .progressView && element[given: .arrangedHugging] == nil
    set(.arrangedWidth, &item.width, hugging: hugging)
    set(.arrangedHeight, &item.height, hugging: isFlat ? 750 : hugging)
  }
}

extension ElementKind {
  /// The content hugging priority. Source: Interface Builder's and UIKit's defaults; a badge is a label.
  package var hugging: Int {
    switch self {
    case .label, .image, .badge: 251
    case .switch, .stepper, .activityIndicator: 750
    default: 250
    }
  }

  /// The distance from the top of a control of this height to the baseline of its text, in points; `nil` without a text. The
  /// text is in the middle. A symbol's baseline is assumed to be at four fifths of its height.
  fileprivate func baseline<N>(in height: Points, _ element: DrawnElement<N>) -> Points? {
    switch self {
    case .button, .menu, .datePicker, .textField, .textView, .segmentedControl, .badge:
      let metrics = FontMetrics(element.body)
      return element.grid.round((height - metrics.lineHeight) / 2 + metrics.ascender)
    case .image: return element.grid.round(height * 4 / 5)
    default: return nil
    }
  }
}

extension RowContent {
  /// The arranger of the row's content; `nil` if it has title and detail instead.
  var contentArranger: ContentArranger<N>? {
    hasElements ? row.elements.content.map { ContentArranger(content: self, root: $0) } : nil
  }
}

/// An element in a row's content that has too little room.
package struct CrampedElement {
  package enum Problem {
    /// The elements of a stack exceed it by some points.
    case overflow(Points)
    /// A label doesn't show all of its text.
    case truncated(String)
  }

  /// Such as `content.0`.
  package let path: String
  package let problem: Problem
}

extension RowLayout where N == Points {
  /// The elements in the row's content that have too little room, from the outermost to the innermost.
  package var crampedContent: [CrampedElement] {
    arrangement.elements.filter(\.path.isInContent).compactMap { element in
      if element.overflow > .zero {
        return CrampedElement(path: element.path.words, problem: .overflow(element.overflow))
      }
      guard let text = element.drawn.wrapped, text.isTruncated else { return nil }
      return CrampedElement(path: element.path.words, problem: .truncated(text.text))
    }
  }

  /// Whether a label in the row's content is higher than its text because its vertical stack is.
  package var hasRaisedLabels: Bool {
    arrangement.elements.contains { element in
      guard case .content(let places) = element.path, !places.isEmpty,
        row[element: .content(places.dropLast())]?.kind == .vStack, let text = element.drawn.wrapped
      else { return false }
      return element.drawn.element[given: .arrangedHeight] == nil && text.frame.height < element.frame.height
    }
  }
}

extension Row {
  static let contentReason = "the row's content replaces its texts and its image"

  /// The set parts of a row that its content replaces. Its title still names the row.
  var replacedByContent: [PartialKeyPath<Row>] {
    guard !hasNoElements, elements.content != nil else { return [] }
    return (detail == nil ? [] : [\.detail]) + (image == nil ? [] : [\.image])
  }
}
