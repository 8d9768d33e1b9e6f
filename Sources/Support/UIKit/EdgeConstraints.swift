// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// The constraints between the edges of a view and those of its container, whose insets can change.
@MainActor
struct EdgeConstraints {
  private let top, leading, bottom, trailing: NSLayoutConstraint

  init(of view: UIView, in container: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    top = view.topAnchor.constraint(equalTo: container.topAnchor)
    leading = view.leadingAnchor.constraint(equalTo: container.leadingAnchor)
    bottom = container.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    trailing = container.trailingAnchor.constraint(equalTo: view.trailingAnchor)
    // A table view's own constraints on the size of a cell come first.
    for constraint in [bottom, trailing] { constraint.priority = UILayoutPriority(999) }
    NSLayoutConstraint.activate([top, leading, bottom, trailing])
  }

  func set(_ insets: NSDirectionalEdgeInsets) {
    top.constant = insets.top
    leading.constant = insets.leading
    bottom.constant = insets.bottom
    trailing.constant = insets.trailing
  }
}
