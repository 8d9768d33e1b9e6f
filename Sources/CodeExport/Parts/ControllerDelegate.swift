// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

extension Controller {
  #if selects
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    #if actions
    // The actions of rows that are buttons.
    switch dataSource.itemIdentifier(for: indexPath) {
    case _actions_: break
    default: break
    }
    #endif
  }

  #endif
  #if accessoryTaps
  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return }
    showDetails(of: id)
  }

  #endif
  #if headerHeight
  func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat {
    dataSource.section(at: section)?.headerHeight ?? UITableView.automaticDimension
  }

  #endif
  #if footerHeight
  func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat {
    dataSource.section(at: section)?.footerHeight ?? UITableView.automaticDimension
  }

  #endif
  #if rowHeight
  func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    #if heightOfSections
    let height = dataSource.section(at: indexPath.section)?.look.height
    #elseif looks
    let id = dataSource.itemIdentifier(for: indexPath)
    let height = id.flatMap { Content.items[$0]?.look.height }
    #else
    let id = dataSource.itemIdentifier(for: indexPath)
    let height = id.flatMap { Content.items[$0]?.height }
    #endif
    return height ?? UITableView.automaticDimension
  }
  #endif
}
