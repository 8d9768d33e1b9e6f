// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

extension Controller {
  private func cell(for id: String, at indexPath: IndexPath) -> UITableViewCell? {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: RowCell.reuseIdentifier, for: indexPath)
    #if sections
    guard let cell = cell as? RowCell, let item = Content.items[id],
      let section = dataSource.section(at: indexPath.section)
    else { return cell }
    #else
    guard let cell = cell as? RowCell, let item = Content.items[id] else { return cell }
    #endif
    // Pitfall: the cell asks once whether its row is the first or the last. After rows are inserted,
    // deleted or moved, visible cells keep their old corners, lines and margins until they scroll off
    // screen. Without --faithful, visible rows are shown again after each snapshot.
    let count = tableView.numberOfRows(inSection: indexPath.section)
    #if switches
    cell.switchControl.addTarget(self, action: #selector(switchChanged), for: .valueChanged)
    cell.switchControl.isOn = switchedOn.contains(id)
    #endif
    #if details
    cell.detailButton.addTarget(self, action: #selector(detailTapped), for: .touchUpInside)
    #endif
    cell.show(item, _look_, at: RowPosition(row: indexPath.row, count: count))
    return cell
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    (cell as? RowCell)?.decorate()
  }
}
