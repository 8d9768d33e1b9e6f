import Drawing
import Geometry
import TableModel

/// The text in a badge and the width of the capsule around it.
enum BadgeLabel {
  static func make(_ text: String, grid: PixelGrid) -> (label: PlacedLabel, width: Points) {
    let label = PlacedLabel(
      text, font: Font(size: 13, weight: .semibold), color: .semantic(.white), alignment: .center,
      available: Points.limit, grid: grid)
    return (label, max(CellMetrics.badgeHeight, label.frame.width + CellMetrics.badgePadding * 2))
  }
}

extension PlacedLabel {
  /// The label as large as `frame`, its text in the middle.
  func centered(in frame: Rect) -> PlacedLabel {
    var result = self
    result.frame = frame
    return result
  }
}
