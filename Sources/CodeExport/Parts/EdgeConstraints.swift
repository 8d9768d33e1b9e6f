// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// The constraints between the edges of two views, changed together.
@MainActor
private struct EdgeConstraints {
  let top: NSLayoutConstraint
  let leading: NSLayoutConstraint
  let bottom: NSLayoutConstraint
  let trailing: NSLayoutConstraint

  init(of view: UIView, in container: UIView) {
    top = view.topAnchor.constraint(equalTo: container.topAnchor)
    leading = view.leadingAnchor.constraint(equalTo: container.leadingAnchor)
    // The table view's own constraint on the cell's height comes first.
    bottom = container.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    bottom.priority = .almostRequired
    trailing = container.trailingAnchor.constraint(equalTo: view.trailingAnchor)
  }

  func activate() {
    NSLayoutConstraint.activate([top, leading, bottom, trailing])
  }

  func set(_ insets: NSDirectionalEdgeInsets) {
    top.constant = insets.top
    leading.constant = insets.leading
    bottom.constant = insets.bottom
    trailing.constant = insets.trailing
  }
}

extension UILayoutPriority {
  /// Required constraints win.
  fileprivate static let almostRequired = UILayoutPriority(999)
  #if anyValues
  /// Above the default of labels.
  fileprivate static let aboveTitles = UILayoutPriority(751)
  #endif
}

extension NSLayoutConstraint {
  /// The table view's own heights come first, and hidden views of a stack view have no size.
  fileprivate func activateAlmost() {
    priority = .almostRequired
    isActive = true
  }
}
