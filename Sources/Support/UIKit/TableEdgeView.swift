// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// A table's header or footer view: a block of a minimum height with a centred title. The table view sets
/// its width.
final class TableEdgeView: UIView {
  /// - Parameter height: points.
  init(height: CGFloat, title: String? = nil) {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: height))
    guard let title else { return }
    let label = UILabel(frame: bounds)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.text = title
    label.textAlignment = .center
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    addSubview(label)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
