// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// A refresh control that is refreshing: a spinner and perhaps a text, in the middle of a strip above the content. The strip
/// scrolls with the content. The place of the text and its style are assumed.
struct RefreshControlLayout<N: Measure>: Measuring {
  let environment: LayoutEnvironment
  /// In content coordinates, left to right, as the others.
  let frame: Frame<N>
  let spinner: Frame<N>
  let drawn: DrawnElement<N>
  let title: PlacedLabel<N>?

  /// `nil` if no control is refreshing.
  init?(_ environment: LayoutEnvironment) {
    guard environment.refreshHeight > .zero, let element = Self.element else { return nil }
    self.environment = environment
    let height: N = environment.metric(.refreshControlHeight, "refresh control")
    let width: N = environment.tableWidth()
    let top: N = .zero - height
    frame = Frame(x: .zero, y: top, width: width, height: height)
    drawn = DrawnElement(element: element, look: environment.look, environment: environment)
    let size = element.kind.drawing.size(drawn)
    let label = environment.info.refreshControl.title.map { text in
      PlacedLabel<N>(
        "text", LabelText(text), font: environment.font(.footnote), color: .semantic(.secondaryLabel),
        available: width - environment.kept(.layoutMargin, "layout margin") * 2, grid: environment.grid)
    }
    let spacing: N = label == nil ? .zero : environment.metric(.refreshTitleSpacing, "spacing")
    let whole = size.height + spacing + (label?.frame.height ?? .zero)
    let y = (top + (height - whole) / 2).rounded(to: environment.grid)
    spinner = Frame(x: (width - size.width) / 2, y: y, width: size.width, height: size.height)
    title = label.map { $0.moved(x: (width - $0.frame.width) / 2, y: y + size.height + spacing) }
  }

  private static var element: Element? {
    Element(.activityIndicator, .word("large"))
  }
}

extension LaidOutTable {
  /// The frame of the refresh control in content coordinates; `nil` if none is refreshing.
  package var refreshControlFrame: Rect? { RefreshControlLayout<Points>(environment)?.frame.rect }
}

extension Painter {
  /// Paints the refresh control above the content.
  mutating func paintRefreshControl() {
    guard let control = RefreshControlLayout<Points>(environment) else { return }
    // Invisible, but renderers for coarse grids find the strip by it.
    add(.refreshControl, nil, .fill(Outline(rect: control.frame.rect), environment.paint(.clear)))
    let first = items.count
    paint(control.drawn, in: control.spinner.rect, path: nil)
    changeItems(from: first) { item in
      var item = item
      item.role = .refreshControl
      return item
    }
    if let title = control.title { paint(title, role: .refreshControl, origin: .zero, path: nil) }
  }
}
