// SPDX-License-Identifier: GPL-3.0-or-later

/// The line that a rounded corner follows.
package enum CornerCurve: String, Hashable, Sendable, CaseIterable {
  /// `CALayerCornerCurve.circular`: a quarter of a circle.
  case circular
  /// `CALayerCornerCurve.continuous`: starts 1.528665 radii from the corner and bends gradually.
  case continuous
  /// `UIBezierPath(roundedRect:byRoundingCorners:cornerRadii:)`: as continuous while there is room, with
  /// its own shapes when the side is shorter than 3.0573 radii.
  case bezierPath
}

/// Which corners of a rectangle are meant, as in `CACornerMask`.
package struct CornerMask: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let topLeft = CornerMask(rawValue: 1)
  package static let topRight = CornerMask(rawValue: 2)
  package static let bottomLeft = CornerMask(rawValue: 4)
  package static let bottomRight = CornerMask(rawValue: 8)

  package static let top: CornerMask = [.topLeft, .topRight]
  package static let bottom: CornerMask = [.bottomLeft, .bottomRight]
  package static let all: CornerMask = [.top, .bottom]
}

/// The four corner radii of one rectangle, in points.
package struct CornerRadii: Hashable, Sendable {
  package var topLeft: Points
  package var topRight: Points
  package var bottomLeft: Points
  package var bottomRight: Points

  package static let zero = CornerRadii(radius: .zero, corners: [])

  /// The same `radius` at each of `corners`, zero at the others.
  package init(radius: Points, corners: CornerMask) {
    topLeft = corners.contains(.topLeft) ? radius : .zero
    topRight = corners.contains(.topRight) ? radius : .zero
    bottomLeft = corners.contains(.bottomLeft) ? radius : .zero
    bottomRight = corners.contains(.bottomRight) ? radius : .zero
  }

  package init(topLeft: Points, topRight: Points, bottomLeft: Points, bottomRight: Points) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomLeft = bottomLeft
    self.bottomRight = bottomRight
  }

  package var isZero: Bool { self == .zero }

  /// The largest of the four.
  package var maximum: Points { max(max(topLeft, topRight), max(bottomLeft, bottomRight)) }
}

/// What becomes of corner radii that a rectangle has no room for.
package enum CornerClamping: String, Hashable, Sendable, CaseIterable {
  /// UIKit: each radius counts as half of the shorter side at most, whichever corners are rounded
  /// (published experiments with `maskedCorners`: 40 points on the two lower corners of a 40-point view
  /// look like 20).
  case uiKit
  /// CSS Backgrounds and Borders, section 5.5, and Skia's rounded rectangles: all radii shrink by the one
  /// factor that makes the sums along every side fit. Two corners on one long side may then be as large as
  /// the whole short side.
  case css
}

extension CornerRadii {
  /// The radii as they are drawn on a rectangle of `size`.
  package func limited(to size: Size, by clamping: CornerClamping) -> CornerRadii {
    let width = max(.zero, size.width)
    let height = max(.zero, size.height)
    switch clamping {
    case .uiKit:
      let most = min(width, height) / 2
      return map { min($0, most) }
    case .css:
      var result = self
      // The side that is overrun the most decides; its ratio is kept as two numbers, so that nothing drifts.
      var numerator = Points(1)
      var denominator = Points(1)
      for (side, sum) in [
        (width, topLeft + topRight), (width, bottomLeft + bottomRight), (height, topLeft + bottomLeft),
        (height, topRight + bottomRight),
      ] where sum > side {
        let isTighter = side.doubleValue / sum.doubleValue < numerator.doubleValue / denominator.doubleValue
        if isTighter {
          numerator = side
          denominator = sum
        }
      }
      if numerator == denominator { return self }
      result = map { Points($0.doubleValue * numerator.doubleValue / denominator.doubleValue) }
      return result
    }
  }

  private func map(_ change: (Points) -> Points) -> CornerRadii {
    var result = self
    result.topLeft = change(topLeft)
    result.topRight = change(topRight)
    result.bottomLeft = change(bottomLeft)
    result.bottomRight = change(bottomRight)
    return result
  }
}
