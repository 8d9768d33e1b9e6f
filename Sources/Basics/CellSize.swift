// SPDX-License-Identifier: GPL-3.0-or-later

/// The size of a terminal's character cell in pixels.
package struct CellSize: Hashable, Sendable {
  package let width: Int
  package let height: Int

  /// The cell of the VT340, which terminals that don't tell theirs often imitate: 10 x 20 pixels.
  package static let fallback = CellSize(trusted: 10, 20)

  /// The sides that a terminal may report, from the smallest legible font to a presentation on a display with many pixels.
  private static let sides = 3...400

  /// - Returns: `nil` for sides that no font has.
  package init?(width: Int, height: Int) {
    guard Self.sides.contains(width), Self.sides.contains(height) else { return nil }
    self.init(trusted: width, height)
  }

  private init(trusted width: Int, _ height: Int) { (self.width, self.height) = (width, height) }
}
