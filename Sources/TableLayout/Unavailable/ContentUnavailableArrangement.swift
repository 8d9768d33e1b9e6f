// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// The view of a table without rows, with its parts placed in content coordinates, left to right.
///
/// Source: the fonts and the distances are UIKit's constants. It is assumed that the view is in the middle between the bars,
/// that the symbol and the second text have the colour `secondaryLabel`, and that a loading view's text looks like a second
/// text.
struct ContentUnavailableArrangement<N: Measure>: Measuring {
  struct Part {
    /// The setting that makes it: `image`, `text`, `secondaryText`, `button`, `secondaryButton`; a spinner is `image`, too.
    let name: String
    let content: Content
    let frame: Frame<N>

    /// The name of its kind of element.
    var kind: ElementKind {
      switch content {
      case .element(let drawn): drawn.element.kind
      case .label: .label
      }
    }
  }

  enum Content {
    case element(DrawnElement<N>)
    case label(PlacedLabel<N>)
  }

  /// A part with its size and the space above it.
  private struct Item {
    let name: String
    let content: Content
    let width: N
    let height: N
    let gap: N
  }

  let environment: LayoutEnvironment
  /// The space between the bars, without the margins.
  let area: Frame<N>
  /// Everything, as wide as there is room.
  let frame: Frame<N>
  private(set) var parts: [Part] = []

  /// - Returns: `nil` if the table doesn't have the view.
  init?(_ layout: LaidOutTable) {
    environment = layout.environment
    guard environment.hasContentUnavailable else { return nil }
    area = Self.area(layout)
    let margin: N = environment.metric(
      environment.info.traits.textSize.isAccessibilityCategory
        ? .accessibilityContentUnavailableMargin : .contentUnavailableMargin, "beside the texts")
    let left = area.x + margin
    let room = (area.width - margin * 2).notNegative
    let items = Self.items(environment, room: room)
    let height = items.reduce(N.zero) { $0 + $1.gap + $1.height }
    let least: N = environment.metric(.contentUnavailableVerticalMargin, "least space above")
    let free = ((area.height - height) / 2).named(
      "half of the space between the bars", .rule("centred there (assumed)"))
    let top = (area.y + N.larger(least, free)).rounded(to: environment.grid)
    frame = Frame(x: left, y: top, width: room, height: height)
    var y = top
    for item in items {
      y = y + item.gap
      let rest = (room - item.width) / 2
      let place = Frame(
        x: (left + rest.named("centred", .layout).ifAny).rounded(to: environment.grid), y: y,
        width: item.width, height: item.height)
      let content: Content =
        if case .label(let label) = item.content {
          .label(label.moved(x: place.x, y: y.rounded(to: environment.grid)))
        } else {
          item.content
        }
      parts.append(Part(name: item.name, content: content, frame: place))
      y = y + item.height
    }
  }

  /// The space between the bars above and below, inside the safe area's sides.
  private static func area(_ layout: LaidOutTable) -> Frame<N> {
    let environment = layout.environment
    let bar =
      environment.navigationBar == nil
      ? N(environment.tabRowHeight ?? .zero, "tab bar", .metric(environment.barMetric)).ifAny
      : NavigationBarSum<N>(environment: environment).height.named("navigation bar")
    let top = layout.barTop(as: N.self) + bar
    let bars = BottomBarSum<N>(environment: environment)
    let below = N.larger((bars.height + environment.searchRow()).named("bars"), bars.safeBottom)
    let end = N(layout.pictureRect.maxY, "picture's bottom", .rule("where the picture ends"))
    let left = N(environment.safeArea.left, "safe area, left", environment.safeAreaSources.left).ifAny
    let right = N(environment.safeArea.right, "safe area, right", environment.safeAreaSources.right).ifAny
    return Frame(
      x: left, y: top, width: environment.tableWidth() - left - right, height: (end - below - top).notNegative
    )
  }

  private static func items(_ environment: LayoutEnvironment, room: N) -> [Item] {
    let view = environment.info.contentUnavailable
    let isLoading = view.kind == .loading
    var items: [Item] = []
    func add(_ name: String, _ content: Content, _ width: N, _ height: N, below metric: Metric) {
      let gap: N = items.isEmpty ? .zero : environment.metric(metric, "above the \(name)")
      items.append(Item(name: name, content: content, width: width, height: height, gap: gap))
    }
    func add(_ name: String, _ text: String?, _ font: Font, _ color: SemanticColor, below metric: Metric) {
      guard let text else { return }
      var label = PlacedLabel<N>(
        "text", wrapping: LabelText(text), font: font, color: .semantic(color), width: room, maximumLines: 0,
        grid: environment.grid)
      label.alignment = .center
      add(name, .label(label), room, label.frame.height, below: metric)
    }
    func drawn(_ element: Element) -> DrawnElement<N> {
      DrawnElement(element: element, look: environment.look, environment: environment)
    }
    if let element = image(of: view, environment) {
      let side: N = environment.metric(
        isLoading ? .contentUnavailableProgressSide : .contentUnavailableSymbolSide, "image")
      add("image", .element(drawn(element)), side, side, below: .contentUnavailableImageSpacing)
    }
    let secondFont = environment.font(.subheadline)
    let spacing: Metric = isLoading ? .contentUnavailableProgressSpacing : .contentUnavailableImageSpacing
    add(
      "text", view.shownText, isLoading ? secondFont : environment.font(.title2, weight: .bold),
      isLoading ? .secondaryLabel : .label, below: spacing)
    add(
      "secondaryText", view.shownSecondaryText, secondFont, .secondaryLabel,
      below: view.shownText == nil ? spacing : .contentUnavailableTextSpacing)
    var above = Metric.contentUnavailableButtonSpacing
    for (name, button) in [("button", view.button), ("secondaryButton", view.secondaryButton)] {
      guard let button else { continue }
      let drawn = drawn(button)
      let size = button.kind.drawing.size(drawn)
      add(name, .element(drawn), N.smaller(size.width, room), size.height, below: above)
      above = .contentUnavailableSecondaryButtonSpacing
    }
    return items
  }

  /// The symbol, or the spinner of a loading view.
  private static func image(of view: ContentUnavailable, _ environment: LayoutEnvironment) -> Element? {
    if view.kind == .loading { return Element(.activityIndicator) }
    guard let name = view.shownImage else { return nil }
    var image = RowImage(symbol: name, color: .semantic(.secondaryLabel))
    let side = environment.metric(.contentUnavailableSymbolSide)
    image.form.size = Size(width: side, height: side)
    var element = Element(.image)
    element[given: .elementImage] = image
    return element
  }
}

extension LaidOutTable {
  /// Points by which the view of a table without rows is higher than the space between the bars.
  package var contentUnavailableOverflow: Points {
    guard let view = ContentUnavailableArrangement<Points>(self) else { return .zero }
    return max(.zero, view.frame.maxY - view.area.maxY)
  }

  /// The frames of the view of a table without rows, in points; `nil` without one.
  package var contentUnavailableTree: FrameTree.View? {
    guard let view = ContentUnavailableArrangement<Points>(self) else { return nil }
    return FrameTree.View(
      frame: directed(view.frame.rect),
      elements: view.parts.map {
        FrameTree.Element(path: $0.name, kind: $0.kind.rawValue, frame: directed($0.frame.rect))
      })
  }
}

extension Explainer {
  /// Explains the numbers of the view of a table without rows: `y`, `height`, `image x`, `text y` …; empty without it.
  package func contentUnavailable() -> [(property: String, explanation: Explanation)] {
    guard let view = ContentUnavailableArrangement<Traced>(layout) else { return [] }
    let parts = view.parts.flatMap { part in
      let numbers = [
        ("x", part.frame.x), ("y", part.frame.y), ("width", part.frame.width), ("height", part.frame.height),
      ]
      return numbers.map { ("\(part.name) \($0.0)", $0.1) }
    }
    let numbers = [("y", view.frame.y), ("height", view.frame.height)] + parts
    return numbers.map { name, number in
      (name, explanation("\(name) of contentUnavailable", number, at: .table))
    }
  }
}

extension Painter {
  /// Paints the view of a table without rows.
  mutating func paintContentUnavailable() {
    guard let view = ContentUnavailableArrangement<Points>(layout) else { return }
    for part in view.parts {
      switch part.content {
      case .element(let drawn): paint(drawn, in: part.frame.rect, path: nil)
      case .label(let label): paint(label, role: .contentUnavailable, origin: .zero, path: nil)
      }
    }
  }
}
