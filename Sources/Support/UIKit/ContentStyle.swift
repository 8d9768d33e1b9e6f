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
    case .plainHeader: .plainHeader()
    case .groupedHeader: .groupedHeader()
    case .plainFooter: .plainFooter()
    case .groupedFooter: .groupedFooter()
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
