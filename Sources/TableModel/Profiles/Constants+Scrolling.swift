// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// The scroll indicator and the refresh control.
extension Constants where Name == Metric, Value == Points {
  /// iOS 15 to 18, and the older versions, which have the same numbers here as far as no source says otherwise.
  package static let scrolling: Self = [
    .scrollIndicatorWidth: Constant(3, .assumed, "same as iOS 26"),
    .scrollIndicatorInset: Constant(3, .assumed, "same as iOS 26"),
    .scrollIndicatorLeastHeight: Constant(36, .assumed, "about as short as on pictures"),
    .refreshControlHeight: Constant(60, .measured, "UIRefreshControl, iOS 16 and 17, by an app's author"),
    .refreshTitleSpacing: Constant(2, .assumed, "spinner and text fit into the control"),
  ]

  /// iOS 26.
  package static let scrollingOfIOS26: Self = [
    .scrollIndicatorWidth: Constant(3, .measured, "a dump of the Settings app, iOS 26"),
    .scrollIndicatorInset: Constant(3, .measured, "a dump of the Settings app, iOS 26"),
    .refreshControlHeight: Constant(60, .assumed, "same as iOS 17"),
  ]
}
