// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// The margins of `UIListContentConfiguration`'s styles besides `cell()`, `subtitleCell()` and `valueCell()`, in rows.
extension Constants where Name == Metric, Value == Points {
  /// Before iOS 26: no numbers are known, so the margins are those of other rows.
  package static let rowContents: Self = [
    .headerRowMargin: Constant(11, .assumed, "same as in other rows; no numbers before iOS 26"),
    .footerRowTopMargin: Constant(11, .assumed, "same as in other rows; no numbers before iOS 26"),
    .footerRowBottomMargin: Constant(11, .assumed, "same as in other rows; no numbers before iOS 26"),
    .sidebarRowMargin: Constant(11, .assumed, "same as in other rows; no numbers before iOS 26"),
    .sidebarSubtitleRowMargin: Constant(6, .assumed, "same as in other rows; no numbers before iOS 26"),
    .listContentSideMargin: Constant(8, .assumed, "same as on iOS 26"),
    .sidebarImageToTextSpacing: Constant(16, .assumed, "same as in other rows; no numbers before iOS 26"),
    .sidebarLeastTextScale: Constant(0.9, .assumed, "same as on iOS 26"),
  ]

  /// iOS 26. The reimplementation's tests compare it with UIKit 27 on a Mac.
  package static let rowContentsOfIOS26: Self = [
    .headerRowMargin: Constant(10, .reimplemented, "header(): 10 8 10 8, compared with UIKit 27"),
    .footerRowTopMargin: Constant(8, .reimplemented, "footer(): 8 8 6 8, compared with UIKit 27"),
    .footerRowBottomMargin: Constant(6, .reimplemented, "footer(): 8 8 6 8, compared with UIKit 27"),
    .sidebarRowMargin: Constant(11, .reimplemented, "sidebarCell(): 11 8 11 8, compared with UIKit 27"),
    .sidebarSubtitleRowMargin: Constant(
      4, .reimplemented, "sidebarSubtitleCell(): 4 8 4 8, compared with UIKit 27"),
    .listContentSideMargin: Constant(8, .reimplemented, "sidebarCell(): 11 8 11 8, compared with UIKit 27"),
    .sidebarImageToTextSpacing: Constant(10, .reimplemented, "sidebarCell(), compared with UIKit 27"),
    .sidebarLeastTextScale: Constant(0.9, .reimplemented, "sidebarCell(), compared with UIKit 27"),
  ]
}
