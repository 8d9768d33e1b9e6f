import Drawing
import Geometry
import TableModel
import TextMetrics

/// A label with its lines placed, in the coordinates of its cell's background, left to right.
struct PlacedLabel {
  enum Alignment { case leading, center, trailing }

  /// The whole text, as the row has it.
  var text: String
  /// What is shown: wrapped, and cut where there is no room.
  var lines: [String]
  var font: Font
  var color: Color
  var alignment: Alignment
  /// The label's box; its lines are centred vertically in it.
  var frame: Rect
  var isTruncated: Bool

  /// A label of one line that is as wide as its text, at most `available` points.
  init(
    _ text: String, font: Font, color: Color, alignment: Alignment = .leading, available: Points,
    grid: PixelGrid
  ) {
    let natural = grid.ceil(TextMeasurer.width(of: text, font: font))
    self.text = text
    self.font = font
    self.color = color
    self.alignment = alignment
    let height = grid.ceil(FontMetrics(font).lineHeight)
    if natural <= available {
      lines = [text]
      isTruncated = false
      frame = Rect(x: .zero, y: .zero, width: natural, height: height)
    } else {
      let width = max(.zero, available)
      let cut = TextMeasurer.truncate(text, to: width, font: font)
      lines = [cut.text]
      isTruncated = cut.isTruncated
      frame = Rect(x: .zero, y: .zero, width: width, height: height)
    }
  }

  /// A label that wraps at `width` points into at most `maximumLines` lines, 0 for any number.
  init(wrapping text: String, font: Font, color: Color, width: Points, maximumLines: Int, grid: PixelGrid) {
    self.text = text
    self.font = font
    self.color = color
    alignment = .leading
    lines = TextMeasurer.wrap(text, width: max(1, width), font: font, maximumLines: maximumLines)
    let whole = maximumLines == 0 ? lines.count : Self.lineCount(text, width: width, font: font)
    isTruncated = whole > lines.count
    frame = Rect(
      x: .zero, y: .zero, width: max(.zero, width),
      height: Self.height(lineCount: lines.count, font: font, grid: grid))
  }

  /// The height in points of `lineCount` lines: UILabel raises the sum to the pixel grid, not each line.
  static func height(lineCount: Int, font: Font, grid: PixelGrid) -> Points {
    grid.ceil(FontMetrics(font).lineHeight * lineCount)
  }

  private static func lineCount(_ text: String, width: Points, font: Font) -> Int {
    TextMeasurer.wrap(text, width: max(1, width), font: font, maximumLines: 0).count
  }

  /// y of the baseline of line `index`, in the same coordinates as ``frame``, on the pixel grid.
  func baseline(ofLine index: Int, grid: PixelGrid) -> Points {
    let metrics = FontMetrics(font)
    let text = metrics.lineHeight * lines.count
    let top = frame.minY + (frame.height - text) / 2
    return grid.round(top + metrics.lineHeight * index + metrics.ascender)
  }

  func moved(x: Points, y: Points) -> PlacedLabel {
    var result = self
    result.frame.origin = Point(x: x, y: y)
    return result
  }
}
