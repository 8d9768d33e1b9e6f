// SPDX-License-Identifier: GPL-3.0-or-later

/// A closed outline of straight lines and cubic curves, in points. It doesn't depend on a renderer.
package struct CornerPath: Hashable, Sendable {
  /// A position in points, y down.
  package struct Location: Hashable, Sendable {
    package var x: Double
    package var y: Double

    package init(_ x: Double, _ y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// One step of the path. A curve has two control points, then its end.
  package enum Element: Hashable, Sendable {
    case move(Location)
    case line(Location)
    case cubic(Location, Location, Location)
  }

  package var elements: [Element]

  package init(elements: [Element] = []) { self.elements = elements }
}
