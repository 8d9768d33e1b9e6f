// SPDX-License-Identifier: GPL-3.0-or-later

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
