// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

extension Controller {
  private func accessoryView(of item: Item, in cell: UITableViewCell) -> UIView? {
    #if switches
    if item.hasSwitch {
      let control = cell.accessoryView as? UISwitch ?? UISwitch()
      control.addTarget(self, action: #selector(switchChanged), for: .valueChanged)
      control.isOn = switchedOn.contains(item.id)
      return control
    }
    #endif
    #if badge
    guard let text = item.badge else { return nil }
    #if chevron
    let badge = cell.accessoryView as? BadgeAccessory ?? BadgeAccessory()
    badge.show(text, color: item.badgeColor, hasChevron: _hasChevron_)
    #else
    let badge = cell.accessoryView as? BadgeLabel ?? BadgeLabel()
    badge.show(text, color: item.badgeColor)
    badge.sizeToFit()
    #endif
    return badge
    #else
    return nil
    #endif
  }
}
