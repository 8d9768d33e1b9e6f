// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// A style of UIKit's content configurations.
enum ContentStyle: Equatable {
  /// A usual cell, whose texts are arranged as its row says.
  case cell
  case plainHeader, groupedHeader, plainFooter, groupedFooter
  case sidebarHeader, sidebarSubtitleCell, sidebarCell

  /// nil: that of the row's arrangement.
  @MainActor var configuration: UIListContentConfiguration? {
    switch self {
    case .cell: nil
    // Since iOS 18, one style of headers and one of footers follows the list.
    case .plainHeader: if #available(iOS 18, *) { .header() } else { .plainHeader() }
    case .groupedHeader: if #available(iOS 18, *) { .header() } else { .groupedHeader() }
    case .plainFooter: if #available(iOS 18, *) { .footer() } else { .plainFooter() }
    case .groupedFooter: if #available(iOS 18, *) { .footer() } else { .groupedFooter() }
    case .sidebarHeader: .sidebarHeader()
    case .sidebarSubtitleCell: .sidebarSubtitleCell()
    case .sidebarCell: .sidebarCell()
    }
  }

  /// The number of lines of texts that set none; nil: any number.
  var lines: Int? {
    switch self {
    case .sidebarHeader, .sidebarSubtitleCell, .sidebarCell: 1
    case .cell, .plainHeader, .groupedHeader, .plainFooter, .groupedFooter: nil
    }
  }
}
