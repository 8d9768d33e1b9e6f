// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// The alignment of a placed label, with the model's values.
typealias LabelAlignment = TextAlignment

extension LabelAlignment {
  /// The distance of a text from the leading side, if `rest` is the free space beside it.
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

  /// The whole text of the row, with its attributes.
  let source: LabelText
  var font: Font
  var color: Color
  var alignment: LabelAlignment
  /// The label's box. The lines begin at its top, or are centred in a box that is higher than they need.
  var frame: Frame<N>
  /// Whether any of the text isn't shown.
  var isTruncated: Bool
  private let shown: Shown

  /// The shown part of the text. A line is truncated when it is read, because many callers only need
  /// ``isTruncated``.
  private enum Shown {
    /// All of it on one line, with its width in points, not rounded to pixels.
    case whole(width: Points)
    /// One line, truncated to a width in points.
    case cut(to: Points)
    /// Wrapped lines.
    case lines(LabelLines)
  }

  /// The whole text of the row.
  var text: String { source.string }

  /// The shown text: wrapped, and truncated if there is no room.
  var lines: LabelLines {
    if case .lines(let lines) = shown { return lines }
    let limit: Points? = if case .cut(let width) = shown { width } else { nil }
    if let styled = source.styled(font) {
      return LabelLines(styled: [limit.map { TextMeasurer.truncate(styled, to: $0, font: font) } ?? styled])
    }
    return LabelLines(strings: [limit.map { TextMeasurer.truncate(text, to: $0, font: font).text } ?? text])
  }

  var lineCount: Int {
    if case .lines(let lines) = shown { lines.count } else { 1 }
  }

  /// Whether it can have several lines.
  var mayWrap: Bool {
    if case .lines = shown { true } else { false }
  }

  /// Whether it is one truncated line.
  var isCut: Bool {
    if case .cut = shown { true } else { false }
  }

  /// The text's width in points, not rounded to pixels, if all of it is shown on one line.
  var wholeWidth: Points? {
    if case .whole(let width) = shown { width } else { nil }
  }

  /// A label of one line that is as wide as its text, at most `available` points. `name` is the name of its
  /// height in sums.
  ///
  /// - Parameter measured: the text's width if it is known already. Default: it is measured.
  init(
    _ name: String, _ text: LabelText, font: Font, color: Color, alignment: LabelAlignment = .leading,
    available: N, measured: Points? = nil, grid: PixelGrid
  ) {
    let measured = measured ?? text.width(font)
    let natural: N = Self.width(measured, grid: grid)
    source = text
    self.font = font
    self.color = color
    self.alignment = alignment
    let width = N.smaller(natural, available.notNegative)
    isTruncated = natural.points > available.points && measured > width.points
    shown = isTruncated ? .cut(to: width.points) : .whole(width: measured)
    frame = Frame(
      x: .zero, y: .zero, width: width, height: Self.height(name, lineCount: 1, font: font, grid: grid))
  }

  /// A label that wraps at `width` points into at most `maximumLines` lines; 0 means no limit.
  init(
    _ name: String, wrapping text: LabelText, font: Font, color: Color, width: N, maximumLines: Int,
    grid: PixelGrid
  ) {
    source = text
    self.font = font
    self.color = color
    alignment = .leading
    let lines = text.wrapped(width: max(1, width.points), font: font, maximumLines: maximumLines)
    shown = .lines(lines)
    let whole =
      maximumLines == 0
      ? lines.count : text.wrapped(width: max(1, width.points), font: font, maximumLines: 0).count
    isTruncated = whole > lines.count
    frame = Frame(
      x: .zero, y: .zero, width: width.notNegative,
      height: Self.height(name, lineCount: lines.count, font: font, grid: grid))
  }

  /// The width of a text on one line from its measured width, rounded up to pixels.
  static func width(_ measured: Points, grid: PixelGrid) -> N {
    N(measured, "text", .textWidth).raised(to: grid).named("text", .textWidth)
  }

  /// The height of lines in points. Like UILabel, it rounds the sum up to pixels, not each line.
  static func height(_ name: String, lineCount: Int, font: Font, grid: PixelGrid) -> N {
    let line = FontMetrics(font).lineHeight
    let lines = N(
      line * lineCount, "text", .lines(lineCount, height: line, size: font.size, isRaised: false))
    return lines.raised(to: grid).named(
      name, .lines(lineCount, height: line, size: font.size, isRaised: true))
  }

  func moved(x: N, y: N) -> PlacedLabel {
    var result = self
    result.frame.x = x
    result.frame.y = y
    return result
  }

  func moved(down dy: N) -> PlacedLabel { moved(x: frame.x, y: frame.y + dy) }

  /// The part of ``frame`` that the lines need. A wrapping label is as wide as there is room, and its
  /// alignment moves its lines within it.
  ///
  /// - Parameter source: the source of the alignment.
  func textFrame(grid: PixelGrid, _ source: @autoclosure () -> TermSource) -> Frame<N> {
    guard case .lines(let lines) = shown else { return frame }
    var result = frame
    result.width = N.smaller(frame.width, Self.width(lines.width(font), grid: grid))
    let rest = frame.width - result.width
    result.x = frame.x + alignment.offset(in: rest, grid: grid, source())
    return result
  }

  /// The label with another frame, in which its text is vertically centred.
  func centered(in frame: Frame<N>) -> PlacedLabel {
    var result = self
    result.frame = frame
    return result
  }
}

extension PlacedLabel where N == Points {
  /// y of the baseline of line `index`, in the same coordinates as ``frame``, rounded to pixels.
  func baseline(ofLine index: Int, grid: PixelGrid) -> Points {
    let metrics = FontMetrics(font)
    // The height of a label that fits its text is rounded up below its last line, not by half above the
    // first: baselines of 27.5 @2x in rows of 44 (iOS 8-10).
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
      "text", LabelText(text), font: Font(size: environment.grown(13), weight: .semibold),
      color: .semantic(.white),
      alignment: .center,
      available: N(Points.limit, "no limit", .layout), grid: environment.grid)
    let padded = label.frame.width + environment.grownMetric(.badgePadding, "badge padding") * 2
    width = N.larger(environment.grownMetric(.badgeHeight, "badge height"), padded).named(
      "badge", .rule("the capsule fits its text and is at least as wide as it is high"))
  }
}
