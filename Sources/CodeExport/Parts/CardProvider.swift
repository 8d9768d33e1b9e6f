// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

extension Controller {
  private func cell(for id: String, at indexPath: IndexPath) -> UITableViewCell? {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: RowCell.reuseIdentifier, for: indexPath)
    if let cell = cell as? RowCell { show(id, in: cell, at: indexPath) }
    return cell
  }

  private func show(_ id: String, in cell: RowCell, at indexPath: IndexPath) {
    #if sections
    guard let item = Content.items[id],
      let section = dataSource.section(at: indexPath.section)
    else { return }
    #else
    guard let item = Content.items[id] else { return }
    #endif
    let count = tableView.numberOfRows(inSection: indexPath.section)
    #if switches
    cell.switchControl.addTarget(self, action: #selector(switchChanged), for: .valueChanged)
    cell.switchControl.isOn = switchedOn.contains(id)
    #endif
    #if details
    cell.detailButton.addTarget(self, action: #selector(detailTapped), for: .touchUpInside)
    #endif
    cell.show(item, _look_, at: RowPosition(row: indexPath.row, count: count))
  }

  /// Corners and lines depend on a row's neighbours.
  private func showVisibleRows() {
    for case let cell as RowCell in tableView.visibleCells {
      guard let indexPath = tableView.indexPath(for: cell) else { continue }
      dataSource.itemIdentifier(for: indexPath).map { show($0, in: cell, at: indexPath) }
    }
  }
}
