// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// The bars at the end of the screen. "Pixels" are those of published snapshot images.
extension Constants where Name == Metric, Value == Points {
  /// iOS 15 to 18.
  package static let bars: Self = [
    .tabBarHeight: Constant(49, .listed, "UITabBar"),
    .padTabBarHeight: Constant(50, .listed, "UITabBar on iPad since iOS 12"),
    .landscapeTabBarHeight: Constant(32, .listed, "UITabBar in compact height"),
    .tabBarInset: Constant(0, .documented, "tab bars span the screen before iOS 26"),
    .tabSymbolSide: Constant(28, .listed, "the box of a tab's symbol"),
    .tabSymbolMiddle: Constant(18.7, .measured, "pixels of a tab bar, 430 wide: 18.7 below the top"),
    .tabLabelSize: Constant(10, .measured, "pixels of a tab bar, 430 wide"),
    .tabLabelBaseline: Constant(45, .measured, "pixels of a tab bar, 430 wide: 45 below the top"),
    .wideTabLabelSize: Constant(13, .assumed, "no picture of an iPad or of landscape"),
    .wideTabSpacing: Constant(4, .assumed, "no picture of an iPad or of landscape"),
    .tabWidth: Constant(0, .documented, "tabs share the width before iOS 26"),
    .tabLabelPadding: Constant(2, .reimplemented, "an item is 4 narrower than its share of the bar"),
    .tabOverlap: Constant(0, .documented, "tabs share the width before iOS 26"),
    .tabSelectionInset: Constant(0, .documented, "the selected tab has no background before iOS 26"),
    .searchTabSpacing: Constant(0, .documented, "a search tab is among the others before iOS 26"),
    .tabBadgeHeight: Constant(18, .general, "badges of UITabBarItem"),
    .tabBadgePadding: Constant(5, .assumed, "about as wide as on pictures"),
    .tabBadgeTextSize: Constant(13, .general, "badges of UITabBarItem"),
    .toolbarHeight: Constant(44, .listed, "UIToolbar"),
    .padToolbarHeight: Constant(50, .listed, "UIToolbar on iPad since iOS 12"),
    .landscapeToolbarHeight: Constant(32, .listed, "UIToolbar in compact height"),
    .toolbarInset: Constant(0, .documented, "toolbars span the screen before iOS 26"),
    .topTabBarHeight: Constant(
      0, .documented, "at the screen's end up to iPadOS 17, at the top since iPadOS 18; see iOS 26"),
    .topTabLabelSize: Constant(15, .assumed, "about as large as on pictures of iPadOS 18"),
    .topTabPadding: Constant(16, .assumed, "about as wide as on pictures of iPadOS 18"),
  ]

  /// The view of a table without rows, since iOS 17. A backport that was measured beside UIKit and a public listing have the
  /// same numbers.
  package static let contentUnavailable: Self = [
    .contentUnavailableMargin: Constant(32, .listed, "UIContentUnavailableConfiguration"),
    .accessibilityContentUnavailableMargin: Constant(16, .listed, "UIContentUnavailableConfiguration"),
    .contentUnavailableVerticalMargin: Constant(16, .listed, "UIContentUnavailableConfiguration"),
    .contentUnavailableSymbolSide: Constant(
      68, .inferred, "a symbol of 48 points (UIKit's constant), if a box of 24 has one of 17"),
    .contentUnavailableProgressSide: Constant(32, .listed, "UIContentUnavailableConfiguration, loading"),
    .contentUnavailableImageSpacing: Constant(15, .listed, "UIContentUnavailableConfiguration"),
    .contentUnavailableProgressSpacing: Constant(8, .listed, "UIContentUnavailableConfiguration, loading"),
    .contentUnavailableTextSpacing: Constant(3, .listed, "UIContentUnavailableConfiguration"),
    .contentUnavailableButtonSpacing: Constant(20, .listed, "UIContentUnavailableConfiguration"),
    .contentUnavailableSecondaryButtonSpacing: Constant(15, .listed, "UIContentUnavailableConfiguration"),
  ]

  /// iOS 26.
  package static let barsOfIOS26: Self = [
    .tabBarHeight: Constant(62, .measured, "pixels of the floating tab bar, iOS 26"),
    .padTabBarHeight: Constant(62, .assumed, "same as on iPhone, in compact widths"),
    .landscapeTabBarHeight: Constant(62, .assumed, "same as in portrait"),
    .tabBarInset: Constant(21, .measured, "pixels of the floating tab bar, iOS 26"),
    .tabSymbolMiddle: Constant(24.2, .measured, "pixels of the floating tab bar, 420 wide, iOS 26"),
    .tabLabelBaseline: Constant(
      Points(146) / 3, .measured, "pixels of the floating tab bar, 420 wide, iOS 26"),
    .tabWidth: Constant(94, .measured, "pixels of the floating tab bar, 420 wide, iOS 26"),
    .tabLabelPadding: Constant(
      20, .measured, "one picture of iOS 26: a label of 72 in a tab of 112.7"),
    .tabOverlap: Constant(
      Points(25) / 3, .measured, "tabs of 94 every 85.67, iOS 26; more with four and six tabs"),
    .tabSelectionInset: Constant(4, .measured, "pixels of the floating tab bar, iOS 26"),
    .searchTabSpacing: Constant(
      8, .measured, "pixels of a floating tab bar with a search tab, 402 wide, iOS 26"),
    .toolbarHeight: Constant(44, .listed, "capsules of toolbars, iOS 26"),
    .padToolbarHeight: Constant(44, .assumed, "same as on iPhone"),
    .landscapeToolbarHeight: Constant(44, .assumed, "same as in portrait"),
    .toolbarInset: Constant(28, .assumed, "same as a search field at the bottom, iOS 26"),
    .topTabBarHeight: Constant(44, .assumed, "as high as bar buttons, which are in its row"),
  ]
}
