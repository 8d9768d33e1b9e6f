// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

extension Controller {
  #if controls

  /// The id of the row that a control is in.
  private func id(ofRowWith control: UIControl) -> String? {
    let center = CGPoint(x: control.bounds.midX, y: control.bounds.midY)
    let indexPath = tableView.indexPathForRow(at: control.convert(center, to: tableView))
    return indexPath.flatMap { dataSource.itemIdentifier(for: $0) }
  }
  #endif
  #if switches

  @objc private func switchChanged(_ control: UISwitch) {
    guard let id = id(ofRowWith: control) else { return }
    if control.isOn {
      switchedOn.insert(id)
    } else {
      switchedOn.remove(id)
    }
  }
  #endif
  #if buttonTaps

  @objc private func detailTapped(_ button: UIButton) {
    guard let id = id(ofRowWith: button) else { return }
    showDetails(of: id)
  }
  #endif
  #if details

  /// The action of the information button of a row.
  private func showDetails(of id: String) {
  }
  #endif
}
