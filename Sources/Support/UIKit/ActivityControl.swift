// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// A wheel that turns as long as it is shown.
struct ActivityControl: RowControl, Equatable {
  var style: UIActivityIndicatorView.Style
  /// nil: grey.
  var color: UIColor?

  var label: String? { String(localized: "In progress") }

  func makeView() -> UIActivityIndicatorView { UIActivityIndicatorView(style: style) }

  func show(in view: UIActivityIndicatorView) {
    view.style = style
    view.color = color
    view.startAnimating()
  }
}

@MainActor extension RowBehavior {
  /// A turning wheel. A row without one hasn't any: `if values.isLoading { … }`.
  static func activity(
    _ style: UIActivityIndicatorView.Style = .medium, color: UIColor? = nil
  ) -> Self {
    .view(ActivityControl(style: style, color: color))
  }
}
