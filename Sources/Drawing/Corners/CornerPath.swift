// SPDX-License-Identifier: GPL-3.0-or-later

/// A closed outline as straight lines and cubic curves, in points. Renderer-independent.
package struct CornerPath: Hashable, Sendable {
  package struct Location: Hashable, Sendable {
    package var x: Double
    package var y: Double

    package init(_ x: Double, _ y: Double) {
      self.x = x
      self.y = y
    }
  }

  package enum Element: Hashable, Sendable {
    case move(Location)
    case line(Location)
    case cubic(Location, Location, Location)
  }

  package var elements: [Element]

  package init(elements: [Element] = []) { self.elements = elements }
}
