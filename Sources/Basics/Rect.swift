// SPDX-License-Identifier: GPL-3.0-or-later

/// A position in points; y counts down from the top of the content.
public struct Point: Hashable, Sendable {
  public var x: Points
  public var y: Points

  public static var zero: Point { Point(x: .zero, y: .zero) }

  public init(x: Points, y: Points) {
    self.x = x
    self.y = y
  }
}

/// A width and a height in points.
public struct Size: Hashable, Sendable {
  public var width: Points
  public var height: Points

  public static var zero: Size { Size(width: .zero, height: .zero) }

  public init(width: Points, height: Points) {
    self.width = width
    self.height = height
  }
}

/// A rectangle in points; y counts down from the top of the content.
public struct Rect: Hashable, Sendable {
  public var origin: Point
  public var size: Size

  public static var zero: Rect { Rect(x: .zero, y: .zero, width: .zero, height: .zero) }

  public init(x: Points, y: Points, width: Points, height: Points) {
    origin = Point(x: x, y: y)
    size = Size(width: width, height: height)
  }

  public var width: Points { size.width }
  public var height: Points { size.height }
  public var minX: Points { origin.x }
  public var minY: Points { origin.y }
  public var midX: Points { origin.x + size.width / 2 }
  public var midY: Points { origin.y + size.height / 2 }
  public var maxX: Points { origin.x + size.width }
  public var maxY: Points { origin.y + size.height }
  public var isEmpty: Bool { size.width <= .zero || size.height <= .zero }

  /// The rectangle without `insets`. Its width or height is 0 if the insets are larger.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(.zero, width - insets.left - insets.right),
      height: max(.zero, height - insets.top - insets.bottom))
  }

  /// The rectangle without `distance` points at each side.
  public func inset(by distance: Points) -> Rect {
    inset(by: EdgeInsets(top: distance, left: distance, bottom: distance, right: distance))
  }

  /// The rectangle with left and right exchanged in a container that is `width` points wide.
  public func mirrored(in width: Points) -> Rect {
    Rect(x: width - maxX, y: minY, width: self.width, height: height)
  }

  /// The rectangle moved by `dx`, `dy` points.
  public func offsetBy(dx: Points, dy: Points) -> Rect {
    Rect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  /// Half-open containment as in `CGRect.contains`: the right and bottom edges are outside.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}

/// Distances inwards from the four sides in points, as in `UIEdgeInsets`.
public struct EdgeInsets: Hashable, Sendable {
  public var top: Points
  public var left: Points
  public var bottom: Points
  public var right: Points

  public static var zero: EdgeInsets { EdgeInsets(top: .zero, left: .zero, bottom: .zero, right: .zero) }

  public init(top: Points, left: Points, bottom: Points, right: Points) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Left and right exchanged.
  public var mirrored: EdgeInsets { EdgeInsets(top: top, left: right, bottom: bottom, right: left) }
}
