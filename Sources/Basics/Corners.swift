// SPDX-License-Identifier: GPL-3.0-or-later

/// The line that a rounded corner follows.
public enum CornerCurve: String, Hashable, Sendable, CaseIterable {
  /// `CALayerCornerCurve.circular`: a quarter of a circle.
  case circular
  /// `CALayerCornerCurve.continuous`: begins 1.528665 radii from the corner and bends gradually.
  case continuous
  /// `UIBezierPath(roundedRect:byRoundingCorners:cornerRadii:)`: as continuous while there is room, with
  /// its own shapes when the side is shorter than 3.0573 radii.
  case bezierPath
}

/// A set of corners of a rectangle, as in `CACornerMask`.
public struct CornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static var topLeft: CornerMask { CornerMask(rawValue: 1) }
  public static var topRight: CornerMask { CornerMask(rawValue: 2) }
  public static var bottomLeft: CornerMask { CornerMask(rawValue: 4) }
  public static var bottomRight: CornerMask { CornerMask(rawValue: 8) }

  public static var top: CornerMask { [.topLeft, .topRight] }
  public static var bottom: CornerMask { [.bottomLeft, .bottomRight] }
  public static var all: CornerMask { [.top, .bottom] }
}

/// The four corner radii of one rectangle, in points.
public struct CornerRadii: Hashable, Sendable {
  public var topLeft: Points
  public var topRight: Points
  public var bottomLeft: Points
  public var bottomRight: Points

  /// Four square corners.
  public static var zero: CornerRadii { CornerRadii(radius: .zero, corners: []) }

  /// The same `radius` at each of `corners`, zero at the others.
  public init(radius: Points, corners: CornerMask) {
    topLeft = corners.contains(.topLeft) ? radius : .zero
    topRight = corners.contains(.topRight) ? radius : .zero
    bottomLeft = corners.contains(.bottomLeft) ? radius : .zero
    bottomRight = corners.contains(.bottomRight) ? radius : .zero
  }

  public init(topLeft: Points, topRight: Points, bottomLeft: Points, bottomRight: Points) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomLeft = bottomLeft
    self.bottomRight = bottomRight
  }

  public var isZero: Bool { self == .zero }

  /// Left and right exchanged.
  public var mirrored: CornerRadii {
    CornerRadii(topLeft: topRight, topRight: topLeft, bottomLeft: bottomRight, bottomRight: bottomLeft)
  }

  /// The largest of the four.
  public var maximum: Points { max(max(topLeft, topRight), max(bottomLeft, bottomRight)) }
}

extension CornerRadii {
  /// The radii as UIKit draws them on a rectangle of `size`, in points: each is half of the shorter side at most, whichever
  /// corners are rounded. A negative width or height counts as 0. Source: published experiments with `maskedCorners`, in
  /// which 40 points on the two lower corners of a 40-point view look like 20.
  public func limited(to size: Size) -> CornerRadii {
    let most = max(.zero, min(size.width, size.height)) / 2
    return map { min($0, most) }
  }

  /// The radii with `change` applied to each.
  public func map(_ change: (Points) -> Points) -> CornerRadii {
    var result = self
    result.topLeft = change(topLeft)
    result.topRight = change(topRight)
    result.bottomLeft = change(bottomLeft)
    result.bottomRight = change(bottomRight)
    return result
  }
}
