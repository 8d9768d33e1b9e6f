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
  /// The same for a title with a detail below it.
  let subtitle: Points
  /// The same for one line of the value2 style's smaller text.
  let value2: Points

  init(textSize: TextSize, profile: Profile, grid: PixelGrid, metric: (Metric) -> Points) {
    // UIKit stops at xxxLarge: accessibility sizes grow by their text alone.
    let capped = textSize.isAccessibilityCategory ? .extraExtraExtraLarge : textSize
    let leading = TypeScale.leading(of: .body, at: capped)
    minimum = Points(leading.doubleValue * metric(.rowHeightLeadings).doubleValue) + metric(.rowHeightPadding)
    func line(_ style: TextStyle) -> Points {
      PlacedLabel.height(lineCount: 1, font: Font(style, at: textSize), grid: grid)
    }
    // The listed margin is half of Body's leading at Large, raised to a point; smaller text has smaller ones.
    let half = PixelGrid(scale: 1).ceil(TypeScale.leading(of: .body, at: textSize) / 2)
    let margin = min(metric(.cellVerticalMargin), half)
    oneLine = line(.body) + margin * 2
    subtitle = line(.body) + line(profile.subtitleTextStyle) + metric(.subtitleVerticalMargin) * 2
    value2 = line(.footnote) + margin * 2
  }
}
