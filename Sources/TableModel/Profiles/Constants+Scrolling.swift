// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// The scroll indicator, the refresh control, and sheets.
extension Constants where Name == Metric, Value == Points {
  /// iOS 15 to 18, and the older versions, which have the same numbers here as far as no source says otherwise.
  package static let scrolling: Self = [
    .scrollIndicatorWidth: Constant(3, .assumed, "same as iOS 26"),
    .scrollIndicatorInset: Constant(3, .assumed, "same as iOS 26"),
    .scrollIndicatorLeastHeight: Constant(36, .assumed, "about as short as on pictures"),
    .refreshControlHeight: Constant(60, .measured, "UIRefreshControl, iOS 16 and 17, by an app's author"),
    .refreshTitleSpacing: Constant(2, .assumed, "spinner and text fit into the control"),
    .sheetTopSpacing: Constant(10, .reimplemented, "copies of iOS 13's sheets, from Apple's design files"),
    .sheetCornerRadius: Constant(10, .reimplemented, "copies of iOS 13's sheets, from Apple's design files"),
    .sheetBarTop: Constant(0, .general, "the bar is at the sheet's top since iOS 13"),
    .sheetNavigationBarHeight: Constant(56, .general, "UINavigationBar in a page sheet since iOS 13"),
    .sheetGrabberWidth: Constant(36, .listed, "UISheetPresentationController"),
    .sheetGrabberHeight: Constant(5, .listed, "UISheetPresentationController"),
    .sheetGrabberTop: Constant(5, .general, "UISheetPresentationController"),
  ]

  /// iOS 26.
  package static let scrollingOfIOS26: Self = [
    .scrollIndicatorWidth: Constant(3, .measured, "a dump of the Settings app, iOS 26"),
    .scrollIndicatorInset: Constant(3, .measured, "a dump of the Settings app, iOS 26"),
    .refreshControlHeight: Constant(60, .assumed, "same as iOS 17"),
    .sheetTopSpacing: Constant(0, .measured, "pixels of a large sheet, iOS 26: it begins at the safe area"),
    .sheetCornerRadius: Constant(38, .measured, "pixels of a large sheet, iOS 26"),
    .sheetBarTop: Constant(20, .measured, "pixels of a large sheet, iOS 26"),
    .sheetNavigationBarHeight: Constant(54, .measured, "pixels of a large sheet, iOS 26"),
  ]
}
