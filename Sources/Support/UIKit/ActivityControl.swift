// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// A wheel that turns as long as it is shown.
struct ActivityControl: RowControl {
  var style: UIActivityIndicatorView.Style

  func makeView() -> UIActivityIndicatorView { UIActivityIndicatorView(style: style) }

  func show(in view: UIActivityIndicatorView) {
    view.style = style
    view.startAnimating()
  }
}

extension RowBehavior {
  /// A turning wheel. A row without one hasn't any: `if values.isLoading { … }`.
  static func activity(_ style: UIActivityIndicatorView.Style = .medium) -> Self {
    .view(ActivityControl(style: style))
  }
}
