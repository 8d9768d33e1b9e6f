// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

extension Controller {
  private func showAccessory(of item: Item, in cell: UITableViewCell) {
    #if accessory
    cell.accessoryType = item.accessory
    #endif
    #if stack
    cell.accessoryView = accessoryView(of: item, in: cell)
    #endif
  }
}
