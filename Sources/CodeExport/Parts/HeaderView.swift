// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

extension Controller {
  func tableView(
    _ tableView: UITableView, _viewInSection_ section: Int
  ) -> UIView? {
    guard let section = dataSource.section(at: section), let text = section._text_ else {
      return nil
    }
    let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: Self._identifier_)
    var content = UIListContentConfiguration._configuration_()
    content.text = text
    _properties_
    view?.contentConfiguration = content
    return view
  }
}
