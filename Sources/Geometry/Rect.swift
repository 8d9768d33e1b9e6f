// SPDX-License-Identifier: GPL-3.0-or-later

/// A place in points, y down from the top of the content.
package struct Point: Hashable, Sendable {
  package var x: Points
  package var y: Points

  package static let zero = Point(x: .zero, y: .zero)

  package init(x: Points, y: Points) {
    self.x = x
    self.y = y
  }
}

/// A width and a height in points.
package struct Size: Hashable, Sendable {
  package var width: Points
  package var height: Points

  package static let zero = Size(width: .zero, height: .zero)

  package init(width: Points, height: Points) {
    self.width = width
    self.height = height
  }
}

/// A rectangle in points, y down from the top of the content.
package struct Rect: Hashable, Sendable {
  package var origin: Point
  package var size: Size

  package static let zero = Rect(x: .zero, y: .zero, width: .zero, height: .zero)

  package init(x: Points, y: Points, width: Points, height: Points) {
    origin = Point(x: x, y: y)
    size = Size(width: width, height: height)
  }

  package var width: Points { size.width }
  package var height: Points { size.height }
  package var minX: Points { origin.x }
  package var minY: Points { origin.y }
  package var midX: Points { origin.x + size.width / 2 }
  package var midY: Points { origin.y + size.height / 2 }
  package var maxX: Points { origin.x + size.width }
  package var maxY: Points { origin.y + size.height }
  package var isEmpty: Bool { size.width <= .zero || size.height <= .zero }

  /// Shrinks by `insets`; a side that would pass the opposite one leaves a width or height of zero.
  package func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(.zero, width - insets.left - insets.right),
      height: max(.zero, height - insets.top - insets.bottom))
  }

  /// Left and right exchanged within a container that is `width` points wide.
  package func mirrored(in width: Points) -> Rect {
    Rect(x: width - maxX, y: minY, width: self.width, height: height)
  }

  /// The rectangle moved by `dx`, `dy` points.
  package func offsetBy(dx: Points, dy: Points) -> Rect {
    Rect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  /// Half-open containment as in `CGRect.contains`: the right and bottom edges are outside.
  package func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}

/// Distances inwards from the four sides, in points, as in `UIEdgeInsets`.
package struct EdgeInsets: Hashable, Sendable {
  package var top: Points
  package var left: Points
  package var bottom: Points
  package var right: Points

  package static let zero = EdgeInsets(top: .zero, left: .zero, bottom: .zero, right: .zero)

  package init(top: Points, left: Points, bottom: Points, right: Points) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Left and right exchanged, as UIKit does for right-to-left interfaces.
  package var mirrored: EdgeInsets { EdgeInsets(top: top, left: right, bottom: bottom, right: left) }
}
