import Drawing
import Geometry
import TableModel

/// The text in a badge and the width of the capsule around it.
enum BadgeLabel {
  static func make(_ text: String, _ environment: LayoutEnvironment) -> (label: PlacedLabel, width: Points) {
    let label = PlacedLabel(
      text, font: Font(size: 13, weight: .semibold), color: .semantic(.white), alignment: .center,
      available: Points.limit, grid: environment.grid)
    return (
      label, max(environment.metric(.badgeHeight), label.frame.width + environment.metric(.badgePadding) * 2)
    )
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
