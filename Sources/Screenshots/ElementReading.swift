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
    /// Above or below the part of the table that the screenshot shows, or where bars may cover it.
    case outside
    /// The spec's own picture has no ink and no edge by which it could be found.
    case blank
  }

  package let place: LayoutDifference.Place
  package private(set) var state: State
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

  /// Points at the screen's top and bottom in which bars may cover rows: a status bar of 62 and a navigation bar of 54 on the
  /// largest phones; a tab bar takes 83.
  static let bars = 120.0

  /// The correlation from which ink alone is sure. A bar's own signs are at times as much alike.
  private static let sure = 0.8

  private var isSure: Bool { state == .found && (certainty >= Self.sure || top != nil && bottom != nil) }

  /// The same readings, in which the elements that bars may cover aren't missing: those above the first sure one and below the
  /// last one, at the screenshot's top and bottom.
  ///
  /// - Parameter height: the screenshot's height in points.
  static func withoutCovered(
    _ readings: [ElementReading], _ finds: [LandmarkSearch.Find], height: Double
  ) -> [ElementReading] {
    guard let first = readings.firstIndex(where: \.isSure), let last = readings.lastIndex(where: \.isSure)
    else { return readings }
    return readings.enumerated().map { index, reading in
      guard reading.state == .missing || reading.state == .found, index < first || index > last,
        let shift = readings[index < first ? first : last].shift,
        let y = finds.first(where: { $0.landmark.owners.contains(reading.place) })?.landmark.y
      else { return reading }
      let place = y.doubleValue + shift
      guard index < first ? place < bars : place > height - bars else { return reading }
      var covered = reading
      covered.state = .outside
      return covered
    }
  }

  private static func isUpper(_ find: LandmarkSearch.Find, of place: LayoutDifference.Place) -> Bool {
    let landmark = find.landmark
    return landmark.owners.count > 1 ? landmark.owners[1] == place : landmark.isUpper
  }
}
