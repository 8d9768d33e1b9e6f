// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

extension Controller {
  private func showAccessory(of item: Item, in cell: UITableViewCell) {
    #if leaves
    // Pitfall: the accessory is set and never removed. After scrolling, rows without accessories show
    // chevrons and check marks. Without --faithful, every row sets it.
    if item.accessory != .none { cell.accessoryType = item.accessory }
    #elseif accessory
    cell.accessoryType = item.accessory
    #endif
    #if stack
    // Pitfall: an accessory view is never removed. After scrolling, rows show switches and badges of
    // other rows. Without --faithful, a row without one sets nil.
    if let view = accessoryView(of: item, in: cell) { cell.accessoryView = view }
    #endif
  }
}
