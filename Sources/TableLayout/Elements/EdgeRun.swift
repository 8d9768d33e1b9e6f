// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// An element with its place in the row and its frame, in the coordinates of the background, left to right.
struct PlacedElement<N: Measure> {
  let path: ElementPath
  let drawn: DrawnElement<N>
  var frame: Frame<N>
  /// The points by which the elements of a stack exceed it. Default: 0.
  var overflow = N.zero

  func moved(right dx: N = .zero, down dy: N) -> PlacedElement {
    var result = self
    result.frame = frame.offsetBy(dx: dx, dy: dy)
    return result
  }
}

/// Places the elements of a row before its image and after its texts. Elements that fill, such as sliders, share the width
/// that the other elements and the texts leave.
struct EdgeRun<N: Measure>: Measuring {
  let content: RowContent<N>

  var environment: LayoutEnvironment { content.environment }

  private typealias Item = (path: ElementPath, drawn: DrawnElement<N>, size: ElementSize<N>, fills: Bool)

  private func items(_ elements: [(path: ElementPath, element: Element)]) -> [Item] {
    elements.map { path, element in
      let drawn = DrawnElement<N>(element: element, look: content.look, environment: environment)
      // Without a title, segments are as wide as the row's content. Source: assumed; apps stretch them so.
      let fills =
        element.kind.declaration.fills || element.kind == .segmentedControl && content.row.title.isEmpty
      return (path, drawn, element.kind.drawing.size(drawn), fills)
    }
  }

  private var spacing: N { metric(.elementSpacing, "between elements") }

  /// Points from the content's usual beginning to that beside the leading elements.
  var leadingWidth: N {
    items(content.row.elements.before).reduce(.zero) { $0 + $1.size.width + spacing }
      .named("leading elements")
  }

  /// The elements after the texts. They are not centred yet.
  ///
  /// - Parameters:
  ///   - end: x of the run's trailing end: the margin, or the beginning of the badge or the accessory.
  ///   - isAtMargin: whether the end is the margin.
  ///   - leading: x of the texts' beginning.
  func trailing(before end: N, isAtMargin: Bool, from leading: N) -> [PlacedElement<N>] {
    let items = items(content.row.elements.after)
    let fixed = items.filter { !$0.fills }.reduce(N.zero) { $0 + $1.size.width }
    let gaps = spacing * max(0, items.count - 1)
    let fillers = items.count { $0.fills }
    // Texts are measured only for elements that take the rest of the row.
    let room =
      fillers == 0 ? .zero : (end - leading - textWidth(in: end - leading) - fixed - gaps).notNegative
    var x = end
    var placed: [PlacedElement<N>] = []
    for (index, item) in items.reversed().enumerated() {
      var (drawn, size) = (item.drawn, item.size)
      if item.fills {
        let width = N.larger(size.width, room / max(1, fillers)).named("the rest of the row").cut(to: grid)
        drawn.available = width
        size = item.drawn.element.kind.drawing.size(drawn)
        size.width = width
      }
      let right = index == 0 && isAtMargin ? x + size.overhang : x
      placed.append(
        PlacedElement(
          path: item.path, drawn: drawn,
          frame: Frame(x: right - size.width, y: .zero, width: size.width, height: size.height)))
      x = right - size.width - spacing
    }
    return placed.reversed()
  }

  /// The height of the tallest element; `nil` if an element fills, because its height can depend on its width.
  var height: N? {
    let all = items(content.row.elements.before) + items(content.row.elements.after)
    return all.contains { $0.fills } ? nil : all.reduce(N.zero) { .larger($0, $1.size.height) }
  }

  /// The elements before the image, from the edge. They are not centred yet.
  func leading(from edge: N) -> [PlacedElement<N>] {
    var x = edge
    return items(content.row.elements.before).map { item in
      defer { x = x + item.size.width + spacing }
      return PlacedElement(
        path: item.path, drawn: item.drawn,
        frame: Frame(x: x, y: .zero, width: item.size.width, height: item.size.height))
    }
  }

  /// The width that texts have beside an element that fills, with the space after them: their own width, at most half of
  /// the room. Source: assumed; apps give such texts their own width.
  private func textWidth(in room: N) -> N {
    let texts = [
      (content.titleText, content.titleFont), (content.detailText ?? LabelText(""), content.detailFont),
    ]
    .filter { !$0.0.string.isEmpty }
    guard !texts.isEmpty else { return .zero }
    let widths: [N] = texts.map { PlacedLabel.width($0.0.width($0.1), grid: grid) }
    let together =
      content.stacksDetail || widths.count == 1
      ? widths.reduce(.zero, N.larger)
      : widths[0] + metric(.valueSpacing, "value spacing") + widths[1]
    return N.smaller(
      together + content.elementGap, (room / 2).named("half of the row").cut(to: grid))
  }
}

extension RowLayout where N == Points {
  /// Points by which the elements after the texts begin before the content; `nil` if they fit.
  package var missingWidthOfElements: Points? {
    guard content.hasElements, let first = arrangement.elements.first(where: { $0.path.isAfterTexts }),
      first.frame.x < content.leading
    else { return nil }
    return content.leading - first.frame.x
  }
}

extension RowContent {
  /// The space between texts and the elements after them.
  var elementGap: N {
    .larger(
      metric(look[.cellContent].accessorySpacing, "element spacing"),
      metric(.contentToAccessory, "element spacing"))
  }
}
