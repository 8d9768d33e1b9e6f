import Geometry
import TableModel

/// The room between the sides of a group and the texts in it, headers and footers included.
struct ContentMargins {
  /// Points from the group's left side.
  let left: Points
  /// Points from the group's right side.
  let right: Points

  /// The layout margin, out of the safe area where the group does not keep out of it by itself, and not
  /// outside of the readable width where cells follow that.
  init(insets: EdgeInsets, environment: LayoutEnvironment) {
    let safeArea = environment.info.insetsContentViewsToSafeArea ? environment.safeArea : .zero
    let margin = environment.layoutMargin
    let readable = environment.readableInset ?? .zero
    left = max(margin + max(.zero, safeArea.left - insets.left), readable - insets.left)
    right = max(margin + max(.zero, safeArea.right - insets.right), readable - insets.right)
  }
}
