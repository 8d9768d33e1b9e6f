// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout

/// Where a row, a header or a footer of a spec is in a screenshot.
package struct ElementReading: Hashable, Sendable {
  package enum State: String, Hashable, Sendable {
    /// In the screenshot.
    case found
    /// Not in the screenshot, although there is room for it.
    case missing
    /// Above or below the part of the table that the screenshot shows.
    case outside
    /// The spec's own picture has no ink and no edge by which it could be found.
    case blank
  }

  package let place: LayoutDifference.Place
  package let state: State
  /// Points by which its upper edge and its lower edge are lower in the screenshot than in the spec's picture, and those by which
  /// its ink is; `nil` if they can't be read. A header and a footer have only ink.
  package let top: Double?
  package let ink: Double?
  package let bottom: Double?
  /// The correlation between the spec's picture and the screenshot at this place: from 0.7, below which nothing is found, to 1. 0
  /// if it wasn't found.
  package let certainty: Double

  /// Points by which it is lower.
  package var shift: Double? { top ?? ink ?? bottom }

  init(_ place: LayoutDifference.Place, _ finds: [LandmarkSearch.Find]) {
    self.place = place
    let own = finds.filter { $0.landmark.owners.contains(place) }
    let edges = own.filter { $0.landmark.kind == .edge }
    let inks = own.filter { $0.landmark.kind == .ink }
    ink = inks.first?.shift
    // Of an edge between two rows, the row above is the first owner.
    top = edges.first { Self.isUpper($0, of: place) }?.shift
    bottom = edges.first { !Self.isUpper($0, of: place) }?.shift
    let judged = inks.isEmpty ? edges : inks
    let found = judged.filter { $0.shift != nil }
    certainty = found.isEmpty ? 0 : found.reduce(0) { $0 + $1.certainty } / Double(found.count)
    state =
      judged.isEmpty
      ? .blank : !found.isEmpty ? .found : judged.contains(where: \.isInside) ? .missing : .outside
  }

  private static func isUpper(_ find: LandmarkSearch.Find, of place: LayoutDifference.Place) -> Bool {
    let landmark = find.landmark
    return landmark.owners.count > 1 ? landmark.owners[1] == place : landmark.isUpper
  }
}
