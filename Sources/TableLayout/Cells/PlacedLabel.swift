// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

typealias LabelAlignment = TextAlignment

extension LabelAlignment {
  /// How far a text moves from the leading side where this much room is left beside it.
  func offset<N: Measure>(in rest: N, grid: PixelGrid, _ source: @autoclosure () -> TermSource) -> N {
    switch self {
    case .leading: .zero
    case .center:
      (rest / 2).named("centred: half of the space beside the text", .joined(source(), .parts)).ifAny
        .rounded(to: grid)
    case .trailing: rest
    }
  }
}

/// A label with its lines placed, in the coordinates of its cell's background, left to right.
struct PlacedLabel<N: Measure> {

  /// The whole text, as the row has it.
  var text: String
  var font: Font
  var color: Color
  var alignment: LabelAlignment
  /// The label's box. Lines begin at its top; in a box that is higher than they need they are centred.
  var frame: Frame<N>
  var isTruncated: Bool
  private let shown: Shown

  /// What is shown of the text. A line is cut when somebody asks for it: who only asks whether it is cut asks often.
  private enum Shown {
    /// All of it on one line, and how wide that is in points, not yet on the pixel grid.
    case whole(width: Points)
    case cut(to: Points)
    case lines([String])
  }

  /// What is shown: wrapped, and cut where there is no room.
  var lines: [String] {
    switch shown {
    case .whole: [text]
    case .cut(let width): [TextMeasurer.truncate(text, to: width, font: font).text]
    case .lines(let lines): lines
    }
  }

  var lineCount: Int {
    if case .lines(let lines) = shown { lines.count } else { 1 }
  }

  /// Whether it may have more than one line.
  var mayWrap: Bool {
    if case .lines = shown { true } else { false }
  }

  /// Whether it is one line that was cut.
  var isCut: Bool {
    if case .cut = shown { true } else { false }
  }

  /// How wide the text is where all of it is shown on one line; points, not yet on the pixel grid.
  var wholeWidth: Points? {
    if case .whole(let width) = shown { width } else { nil }
  }

  /// A label of one line that is as wide as its text, at most `available` points. Its height is called `name` in a sum.
  ///
  /// - Parameter measured: the text's width where somebody measured it already.
  init(
    _ name: String, _ text: String, font: Font, color: Color, alignment: LabelAlignment = .leading,
    available: N, measured: Points? = nil, grid: PixelGrid
  ) {
    let measured = measured ?? TextMeasurer.width(of: text, font: font)
    let natural: N = Self.width(measured, grid: grid)
    self.text = text
    self.font = font
    self.color = color
    self.alignment = alignment
    let width = N.smaller(natural, available.notNegative)
    isTruncated = natural.points > available.points && measured > width.points
    shown = isTruncated ? .cut(to: width.points) : .whole(width: measured)
    frame = Frame(
      x: .zero, y: .zero, width: width, height: Self.height(name, lineCount: 1, font: font, grid: grid))
  }

  /// A label that wraps at `width` points into at most `maximumLines` lines, 0 for any number.
  init(
    _ name: String, wrapping text: String, font: Font, color: Color, width: N, maximumLines: Int,
    grid: PixelGrid
  ) {
    self.text = text
    self.font = font
    self.color = color
    alignment = .leading
    let lines = TextMeasurer.wrap(text, width: max(1, width.points), font: font, maximumLines: maximumLines)
    shown = .lines(lines)
    let whole = maximumLines == 0 ? lines.count : Self.lineCount(text, width: width.points, font: font)
    isTruncated = whole > lines.count
    frame = Frame(
      x: .zero, y: .zero, width: width.notNegative,
      height: Self.height(name, lineCount: lines.count, font: font, grid: grid))
  }

  /// The width of a text on one line that was measured.
  static func width(_ measured: Points, grid: PixelGrid) -> N {
    N(measured, "text", .textWidth).raised(to: grid).named("text", .textWidth)
  }

  /// The height in points of `lineCount` lines: UILabel raises the sum to the pixel grid, not each line.
  static func height(_ name: String, lineCount: Int, font: Font, grid: PixelGrid) -> N {
    let line = FontMetrics(font).lineHeight
    let lines = N(
      line * lineCount, "text", .lines(lineCount, height: line, size: font.size, isRaised: false))
    return lines.raised(to: grid).named(
      name, .lines(lineCount, height: line, size: font.size, isRaised: true))
  }

  private static func lineCount(_ text: String, width: Points, font: Font) -> Int {
    TextMeasurer.wrap(text, width: max(1, width), font: font, maximumLines: 0).count
  }

  func moved(x: N, y: N) -> PlacedLabel {
    var result = self
    result.frame.x = x
    result.frame.y = y
    return result
  }

  func moved(down dy: N) -> PlacedLabel { moved(x: frame.x, y: frame.y + dy) }

  /// What the lines take of ``frame``: a label that wraps is as wide as there is room, and its alignment moves its
  /// lines in it.
  ///
  /// - Parameter source: who chose the alignment.
  func textFrame(grid: PixelGrid, _ source: @autoclosure () -> TermSource) -> Frame<N> {
    guard case .lines(let lines) = shown else { return frame }
    let widest = lines.map { TextMeasurer.width(of: $0, font: font) }.max() ?? .zero
    var result = frame
    result.width = N.smaller(frame.width, Self.width(widest, grid: grid))
    let rest = frame.width - result.width
    result.x = frame.x + alignment.offset(in: rest, grid: grid, source())
    return result
  }

  /// The label as large as `frame`, its text in the middle.
  func centered(in frame: Frame<N>) -> PlacedLabel {
    var result = self
    result.frame = frame
    return result
  }
}

extension PlacedLabel where N == Points {
  /// y of the baseline of line `index`, in the same coordinates as ``frame``, on the pixel grid.
  func baseline(ofLine index: Int, grid: PixelGrid) -> Points {
    let metrics = FontMetrics(font)
    // A label that fits its text is raised to the grid below its last line, not half of it above the first: baselines of
    // 27.5 @2x in rows of 44 (iOS 8-10).
    let fitted = grid.ceil(metrics.lineHeight * lineCount)
    let top = frame.y + max(.zero, frame.height - fitted) / 2
    return grid.round(top + metrics.lineHeight * index + metrics.ascender)
  }
}

/// The text in a badge and the width of the capsule around it.
struct BadgeLabel<N: Measure> {
  let label: PlacedLabel<N>
  let width: N

  init(_ text: String, _ environment: LayoutEnvironment) {
    label = PlacedLabel(
      "text", text, font: Font(size: environment.grown(13), weight: .semibold), color: .semantic(.white),
      alignment: .center,
      available: N(Points.limit, "no limit", .layout), grid: environment.grid)
    let padded = label.frame.width + environment.grownMetric(.badgePadding, "badge padding") * 2
    width = N.larger(environment.grownMetric(.badgeHeight, "badge height"), padded).named(
      "badge", .rule("the capsule fits its text and is at least as wide as it is high"))
  }
}
