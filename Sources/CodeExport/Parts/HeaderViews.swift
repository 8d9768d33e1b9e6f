// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

extension Controller {
  #if headerViews
  func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    guard let section = dataSource.section(at: section), let text = section.header else {
      return nil
    }
    let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: Self.headerIdentifier)
    var content = UIListContentConfiguration._header_()
    content.text = text
    _headerProperties_
    view?.contentConfiguration = content
    return view
  }
  #endif
  #if footerViews

  func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? {
    guard let section = dataSource.section(at: section), let text = section.footer else {
      return nil
    }
    let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: Self.footerIdentifier)
    var content = UIListContentConfiguration._footer_()
    content.text = text
    _footerProperties_
    view?.contentConfiguration = content
    return view
  }
  #endif
}
