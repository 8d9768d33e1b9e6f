// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// A table's own header or footer view: a title in its middle. It grows with the text.
final class EdgeView: UILabel {
  private var minimumHeight: CGFloat = 0

  /// A view of a height in points, as `tableHeaderView` or `tableFooterView`.
  convenience init(_ title: String? = nil, height: CGFloat) {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: height))
    minimumHeight = height
    show(title, nil, .headline, .label)
    isHidden = false
    textAlignment = .center
  }

  /// The table view sets the width, and it reads the height when the view is set.
  override func layoutSubviews() {
    super.layoutSubviews()
    let limits = CGSize(width: bounds.width, height: .greatestFiniteMagnitude)
    let height = max(minimumHeight, sizeThatFits(limits).height)
    guard let table = superview as? UITableView, frame.height != height else { return }
    frame.size.height = height
    if table.tableHeaderView === self { table.tableHeaderView = self }
    if table.tableFooterView === self { table.tableFooterView = self }
  }
}
