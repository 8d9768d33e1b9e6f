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
