// SPDX-License-Identifier: GPL-3.0-or-later

/// The shape that throws a shadow.
package enum ShadowPath: String, Hashable, Sendable, CaseIterable {
  /// The rounded outline of the background.
  case outline
  /// The plain rectangle, as `UIBezierPath(rect: bounds)` makes it: square corners even under round ones.
  case bounds
}
