// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// The buttons that a swipe shows, and the row that it moves.
struct SwipeArranger<N: Measure>: Measuring {
  let content: RowContent<N>
  let edge: SwipeEdge
  /// The background's width and height in points.
  let width: N
  let height: N

  /// - Returns: `nil` if the row isn't swiped.
  init?(_ content: RowContent<N>, width: N, height: N) {
    guard let edge = content.row.shownSwipe else { return nil }
    self.content = content
    self.edge = edge
    self.width = width
    self.height = height
  }

  var environment: LayoutEnvironment { content.environment }

  /// Whether the buttons are in a group of their own beside the row, as in inset groups, or capsules.
  private var areApart: Bool { content.look.swipeActionsAreApart(in: environment) }

  private var spacing: N { areApart ? metric(.swipeActionSpacing, "between swipe actions") : .zero }

  private var actions: [(path: ElementPath, drawn: DrawnElement<N>)] {
    content.row.elements[swipe: edge].enumerated().map { index, element in
      (
        .swipe(edge, index),
        DrawnElement(element: element, look: content.look, environment: environment)
      )
    }
  }

  /// The space between the group's side and the first button: only capsules have one.
  private var margin: N {
    environment.hasSwipeCapsules ? metric(.swipeActionSpacing, "beside swipe actions") : .zero
  }

  /// Points by which the row is moved.
  private var openWidth: N {
    let actions = actions
    let widths = actions.reduce(N.zero) { $0 + SwipeActionDrawing.width($1.drawn) }
    let gap: N = areApart ? metric(.swipedRowSpacing, "swiped row to its actions") : .zero
    return margin + widths + spacing * (actions.count - 1) + gap
  }

  /// The row's parts, moved, and the buttons beside them.
  func arrangement(_ cell: CellArrangement<N>) -> CellArrangement<N> {
    let open = openWidth.named("swiped", .joined(.rule("swiped \(edge.rawValue)"), .parts))
    var result = cell.moved(right: edge == .leading ? open : .zero - open)
    let limit: N = metric(.swipeActionHeight, "swipe action")
    let tall = limit.points > .zero ? N.smaller(limit, height) : height
    let y = ((height - tall) / 2).named("centred").rounded(to: grid)
    var x = edge == .leading ? margin : width - margin
    for (path, drawn) in actions {
      let own = SwipeActionDrawing.width(drawn)
      if edge == .trailing { x = x - own }
      result.elements.append(
        PlacedElement(path: path, drawn: drawn, frame: Frame(x: x, y: y, width: own, height: tall)))
      x = edge == .leading ? x + own + spacing : x - spacing
    }
    result.swipedBy = edge == .leading ? open.points : -open.points
    return result
  }
}

extension LayoutEnvironment {
  /// Whether swipe actions are capsules.
  var hasSwipeCapsules: Bool { metric(.swipeActionHeight) > .zero }
}

extension ResolvedLook {
  /// Whether swipe actions aren't joined to each other and to the row.
  fileprivate func swipeActionsAreApart(in environment: LayoutEnvironment) -> Bool {
    environment.hasSwipeCapsules || environment.style == .insetGrouped || environment.style == .cards
  }
}

extension RowLayout where N == Points {
  /// The shape of the cell at the place where a swipe has moved it: its corners beside the actions are round if these are
  /// apart. In content coordinates.
  func swipedOutline(by dx: Points) -> Outline {
    let rect = background.rect.offsetBy(dx: dx, dy: .zero)
    let radius =
      look.swipeActionsAreApart(in: environment)
      ? min(environment.metric(.swipeActionRadius), rect.height / 2) : Points.zero
    let corners: CornerMask = dx < .zero ? [.topRight, .bottomRight] : [.topLeft, .bottomLeft]
    return Outline(rect: rect, radii: CornerRadii(radius: radius, corners: corners), curve: .continuous)
  }
}

/// A button behind a row. Its style, its font and its colours are UIKit's own.
enum SwipeActionDrawing: ElementDrawing {
  /// The sizes of titles in points: the largest is used that fits. Listed for iOS up to 18.
  private static let fontSizes: [Points] = [15, 14, 13, 12, 11]
  /// Points between the image and the title below it. Listed for iOS up to 18.
  private static let imageSpacing: Points = 5
  /// The side of a symbol in points: that of a line of Body, assumed.
  private static let symbolSide: Points = 24

  static func width<N>(_ element: DrawnElement<N>) -> N {
    let title = element.label(element[.elementTitle], DrawnElement<N>.fixed(fontSizes[0]), .semantic(.white))
    let image = N(
      element[given: .elementImage] == nil ? .zero : symbolSide, "image", .rule("a symbol (assumed)"))
    // A capsule with an image has no room for a title.
    let isCapsule = element.environment.hasSwipeCapsules
    let content = isCapsule && image.points > .zero ? image : N.larger(title.frame.width, image)
    let padded = content + element.metric(.swipeActionPadding, "beside the title") * 2
    return N.larger(
      element.metric(.swipeActionMinimumWidth, "swipe action"),
      N.smaller(padded, element.metric(.swipeActionMaximumWidth, "swipe action")))
  }

  /// Its row decides its height.
  static func size<N>(_ element: DrawnElement<N>) -> ElementSize<N> {
    ElementSize(width: width(element), height: element.metric(.swipeActionHeight, "swipe action"))
  }

  /// The background: the element's colour, red for a destructive one, else grey (listed).
  static func background<N>(_ element: DrawnElement<N>) -> Color {
    element.color(or: .semantic(element[.buttonRole] == .destructive ? .systemRed : .systemGray3))
  }

  static func draw(_ element: DrawnElement<Points>, in box: Rect, on canvas: inout ElementCanvas) {
    let environment = element.environment
    let isCapsule = environment.hasSwipeCapsules
    canvas.fill(box, radius: isCapsule ? box.height / 2 : .zero, curve: .continuous, background(element))
    let room = max(.zero, box.width - environment.metric(.swipeActionPadding) * 2)
    let image = element[given: .elementImage]
    let title = label(element, width: room)
    let both = symbolSide + imageSpacing + title.frame.height
    let hidesTitle = image != nil && (isCapsule || element[.elementTitle].isEmpty || both > box.height)
    if let image {
      // Beside a title that a low row hides, the image is smaller (listed).
      let side = !isCapsule && hidesTitle && both > box.height ? symbolSide * 4 / 5 : symbolSide
      let top = hidesTitle ? box.midY - side / 2 : box.midY - both / 2
      canvas.symbol(
        .named(image.symbol ?? ""), in: Rect(x: box.midX - side / 2, y: top, width: side, height: side),
        image.color ?? .semantic(.white))
    }
    if !hidesTitle {
      let top =
        image == nil
        ? box.midY - title.frame.height / 2 : box.midY - both / 2 + symbolSide + imageSpacing
      var label = title
      label.alignment = .center
      let y = environment.grid.round(top)
      canvas.text(
        label.centered(
          in: Frame(x: box.midX - room / 2, y: y, width: room, height: title.frame.height)))
    }
    let word = element[.elementTitle].isEmpty ? image?.name ?? "" : element[.elementTitle]
    canvas.mark(.text("[\(word)]"), in: box, background(element))
  }

  /// The title in the largest size in which it fits into two lines.
  private static func label(_ element: DrawnElement<Points>, width: Points) -> PlacedLabel<Points> {
    var label: PlacedLabel<Points>?
    for size in fontSizes {
      let font = DrawnElement<Points>.fixed(size)
      let made = PlacedLabel<Points>(
        "title", wrapping: LabelText(element[.elementTitle]), font: font, color: .semantic(.white),
        width: width, maximumLines: 2, grid: element.grid)
      label = made
      if !made.isTruncated { break }
    }
    return label ?? element.label("", element.body, .semantic(.white))
  }
}
