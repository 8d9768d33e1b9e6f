import Drawing
import Geometry
import TableModel
import TextMetrics

/// The heights of rows whose title takes one line: they depend on nothing but the text size and the profile,
/// so a table of 100 000 rows works them out once. Points.
struct RowHeights: Sendable {
  /// A row is at least this high.
  let minimum: Points
  /// Content and margins of a cell with one line of Body.
  let oneLine: Points
  /// Points above and below the content of a cell that sizes itself, and of a subtitle cell.
  let verticalMargin: Points
  let subtitleMargin: Points
  /// The same for a title with a detail below it.
  let subtitle: Points
  /// The same for one line of the value2 style's smaller text.
  let value2: Points

  init(textSize: TextSize, profile: Profile, grid: PixelGrid, isLargePad: Bool, metric: (Metric) -> Points) {
    // UIKit stops at xxxLarge: accessibility sizes grow by their text alone.
    let capped = textSize.isAccessibilityCategory ? .extraExtraExtraLarge : textSize
    let leading = TypeScale.leading(of: .body, at: capped)
    minimum =
      Points(leading.doubleValue * metric(.rowHeightLeadings).doubleValue) + metric(.rowHeightPadding)
      + (isLargePad ? metric(.largePadRowPadding) : .zero)
    let extra = isLargePad ? metric(.largePadVerticalMargin) : .zero
    verticalMargin = metric(.cellVerticalMargin) + extra
    subtitleMargin = metric(.subtitleVerticalMargin) + extra
    func line(_ style: TextStyle) -> Points {
      PlacedLabel.height(lineCount: 1, font: Font(style, at: textSize), grid: grid)
    }
    // The listed margin is half of Body's leading at Large, raised to a point; smaller text has smaller ones.
    let half = PixelGrid(scale: 1).ceil(TypeScale.leading(of: .body, at: textSize) / 2)
    let margin = min(metric(.cellVerticalMargin), half) + extra
    oneLine = line(.body) + margin * 2
    subtitle = line(.body) + line(profile.subtitleTextStyle) + subtitleMargin * 2
    value2 = line(.footnote) + margin * 2
  }
}
