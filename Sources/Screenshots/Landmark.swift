// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// A horizontal feature of a spec's picture that a screenshot should have, too: a row's edge, or the ink of a row, a header or a
/// footer. Lengths are points from the picture's upper left corner.
struct Landmark: Sendable {
  enum Kind: Hashable, Sendable {
    /// The upper or lower edge of a row's background, or its separator.
    case edge
    /// Texts, images and controls.
    case ink
  }

  let kind: Kind
  /// The elements that it belongs to: for an edge between two rows, the row above and the row below.
  var owners: [LayoutDifference.Place]
  /// Whether it is an upper edge of its first owner.
  let isUpper: Bool
  /// The y of an edge; of ink, its top.
  let y: Points
  /// The compared lines.
  let lines: (top: Points, bottom: Points)
  /// The compared columns. Fonts differ in their letters' shapes, and so only means of bands are compared.
  let bands: [(left: Points, right: Points)]

  /// Points above and below an edge: less than the space between an edge and a text.
  private static let reach: Points = 5
  /// Points above and below ink.
  private static let margin: Points = 3
  /// The bands in which ink is compared.
  enum Bands: Int {
    /// Of about 30 points, wider than the letters that differ between fonts.
    case narrow = 12
    /// The halves of a row: also parts that are some points further to the side are in the same band.
    case wide = 2
  }

  static func edge(
    _ owner: LayoutDifference.Place, isUpper: Bool, y: Points, from left: Points, to right: Points
  ) -> Landmark {
    Landmark(
      kind: .edge, owners: [owner], isUpper: isUpper, y: y, lines: (y - reach, y + reach),
      bands: [(left, right)])
  }

  /// - Parameters:
  ///   - frame: the frame around the ink.
  ///   - span: the frame in which the element may have ink.
  static func ink(
    _ owner: LayoutDifference.Place, _ frame: Rect, in span: Rect, _ bands: Bands
  ) -> Landmark {
    let width = span.width / bands.rawValue
    return Landmark(
      kind: .ink, owners: [owner], isUpper: false, y: frame.minY,
      lines: (max(span.minY, frame.minY - margin), min(span.maxY, frame.maxY + margin)),
      bands: (0..<bands.rawValue).map { (span.minX + width * $0, span.minX + width * ($0 + 1)) })
  }
}
