// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import Pixels
import TableLayout

/// Finds how far the parts of a row are to the side in a screenshot.
struct SideSearch {
  /// A part's end that a gap of the row begins or ends at.
  struct Part {
    /// `background`, `image`, `title`, `accessory` or `detail`.
    let name: String
    /// The compared columns and lines, in points from the picture's upper left corner.
    let frame: Rect
    /// The x of the gap's end, and whether the gap is at the left of it.
    let x: Points
    let hasGapAtLeft: Bool
    /// Whether fonts and symbols differ in it, so that its place is known less well.
    let isGlyph: Bool
  }

  let picture: LuminanceSums
  let screenshot: LuminanceSums
  /// Pixels per point.
  let scale: Double

  /// Points to the left and right in which a part is sought.
  private static let reach = 12.0
  /// The difference from which a part counts as absent, and by which another place must be worse.
  private static let absent: Float = 0.6
  private static let least: Float = 0.15
  /// Points around the best place that belong to it.
  private static let width = 2.0

  /// Points by which a part is further to the right in the screenshot; `nil` if that can't be read.
  ///
  /// - Parameter shift: points by which it is lower.
  func shift(of part: Part, lower shift: Double) -> Double? {
    let reach = Int((Self.reach * scale).rounded())
    func pixels(_ length: Points) -> Int { Int((length.doubleValue * scale).rounded()) }
    let columns = pixels(part.frame.minX)..<pixels(part.frame.maxX)
    let lines = pixels(part.frame.minY)..<pixels(part.frame.maxY)
    let down = Int((shift * scale).rounded())
    let sought = max(0, columns.lowerBound - reach)..<min(screenshot.width, columns.upperBound + reach)
    guard columns.lowerBound >= 0, columns.upperBound <= picture.width, lines.lowerBound >= 0, !lines.isEmpty,
      lines.upperBound <= picture.height, lines.lowerBound + down >= 0,
      lines.upperBound + down <= screenshot.height, sought.count >= columns.count,
      let profile = LineProfile([picture.means(ofEach: columns, lines: lines)], lines: 0..<columns.count)
    else { return nil }
    let strip = screenshot.means(ofEach: sought, lines: lines.lowerBound + down..<lines.upperBound + down)
    let differences = (0...sought.count - columns.count).compactMap {
      profile.difference(from: [strip], at: $0)
    }
    guard let best = differences.indices.min(by: { differences[$0] < differences[$1] }),
      differences[best] < Self.absent
    else { return nil }
    let around = Int((Self.width * scale).rounded(.up))
    let other = differences.indices.filter { abs($0 - best) > around }.map { differences[$0] }.min()
    if let other, other < differences[best] + Self.least { return nil }
    return Double(sought.lowerBound + best - columns.lowerBound) / scale
  }
}

extension FrameTree.Row {
  /// The parts of the row from its leading edge inwards, and from its trailing edge inwards.
  ///
  /// - Parameter origin: the picture's origin in content coordinates.
  func sideParts(origin: Point, isRightToLeft: Bool) -> (
    leading: [SideSearch.Part], trailing: [SideSearch.Part]
  ) {
    func moved(_ rect: Rect) -> Rect { rect.offsetBy(dx: .zero - origin.x, dy: .zero - origin.y) }
    func part(_ name: String, _ rect: Rect?, isLeading: Bool, isText: Bool = false) -> SideSearch.Part? {
      guard let rect = rect.map(moved) else { return nil }
      let isLeft = isLeading != isRightToLeft
      // Of a text, its end; letters further inside differ in width.
      let (before, inside): (Points, Points) = (6, isText ? min(rect.width, 14) : rect.width + 6)
      let left = isLeft ? rect.minX - before : rect.maxX - inside
      return SideSearch.Part(
        name: name, frame: Rect(x: left, y: rect.minY, width: before + inside, height: rect.height),
        x: isLeft ? rect.minX : rect.maxX, hasGapAtLeft: isLeft, isGlyph: isText || name == "accessory")
    }
    let radius = cornerRadii.maximum
    let middle = Rect(
      x: background.minX, y: background.minY + radius, width: 8, height: background.height - radius * 2)
    let right = middle.offsetBy(dx: background.width - 8, dy: .zero)
    let edges = (isRightToLeft ? right : middle, isRightToLeft ? middle : right)
    func edge(_ rect: Rect, isLeading: Bool) -> SideSearch.Part? {
      rect.height < 4 ? nil : part("background", rect, isLeading: isLeading)
    }
    let isBeside = title.map { title in detail.map { $0.frame.minY < title.frame.maxY } ?? false } ?? false
    return (
      [
        edge(edges.0, isLeading: true), part("image", image, isLeading: true),
        part("title", title?.frame, isLeading: true, isText: true),
      ].compactMap(\.self),
      [
        edge(edges.1, isLeading: false), part("accessory", accessory, isLeading: false),
        part("detail", isBeside ? detail?.frame : nil, isLeading: false, isText: true),
      ].compactMap(\.self)
    )
  }
}
