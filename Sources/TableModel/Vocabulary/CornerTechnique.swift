// SPDX-License-Identifier: GPL-3.0-or-later

/// How the corners inside a group become square.
package enum CornerTechnique: String, Hashable, Sendable, CaseIterable {
  /// Only the outer corners are rounded at all (`maskedCorners`, or a mask by position).
  case mask
  /// All four are rounded and square patches in the row's colour cover those inside the group.
  case covers
}
