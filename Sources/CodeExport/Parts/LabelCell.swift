// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

private final class _Cell_: UITableViewCell {
  static let reuseIdentifier = "_Cell_"

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: ._style_, reuseIdentifier: reuseIdentifier)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
