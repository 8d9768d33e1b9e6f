// SPDX-License-Identifier: GPL-3.0-or-later

import TableLayout
import TableModel

extension PageElement {
  /// `nil` for an element that the page can't select, such as the status bar. A section is its header.
  package init?(_ place: LayoutDifference.Place) {
    switch (place.part, place.level) {
    case (.row, .row(let path)): self = .row(path)
    case (.header, .section(let index)), (.section, .section(let index)): self = .header(index)
    case (.footer, .section(let index)): self = .footer(index)
    case (.tableHeaderView, _): self = .tableHeader
    case (.tableFooterView, _): self = .tableFooter
    default:
      guard let surrounding = Surrounding(rawValue: place.part.rawValue) else { return nil }
      self = .surrounding(surrounding)
    }
  }
}
