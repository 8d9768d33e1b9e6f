// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry

extension Profile {
  /// iOS 15–18.
  package static let iOS15 = Profile(
    id: .iOS15, name: "iOS 15 to 18", palette: .iOS13, safeAreas: .original, headerTextStyle: .footnote,
    headerIsUppercase: true, headerColor: .secondaryLabel, cutsFooters: true,
    plainHeaderTextStyle: .subheadline, plainHeaderColor: nil, subtitleTextStyle: .caption1,
    subtitleColor: .label, cornerCurve: .continuous, separatorColor: .semantic(.separator),
    separatorInsetReference: .fromCellEdges, configurationsMakeRoomForSeparator: true,
    constants: [
      .cornerRadius: Constant(10, .measured, "fit of snapshot images, iOS 15-18"),
      .compactLayoutMargin: Constant(16, .measured, "375-wide snapshots"),
      .regularLayoutMargin: Constant(20, .measured, "390-, 393-, 402- and 414-wide snapshots"),
      .regularMarginWidth: Constant(390, .measured, "the narrowest screen seen with 20"),
      .firstSectionTop: Constant(35, .measured, "snapshots, untitled first section"),
      // Untitled gaps measure 35 and one pixel: a footer of 17.5 cut to the grid and a header of 18.
      .untitledHeaderHeight: Constant(18, .measured, "gap of 35.5 @2x and 35.33 @3x, less the footer"),
      .untitledFooterHeight: Constant(17.5, .listed, "UIKit constants, iOS 15-18"),
      .untitledLastFooterHeight: Constant(17.5, .listed, "UIKit constants, iOS 15-18"),
      .firstHeaderExtra: Constant(17.5, .general, "first titled header 55.5 where others are 38"),
      .headerTopMargin: Constant(17, .listed, "UIKit constants; titled gap of 55.5 @2x and 55.33 @3x"),
      .headerBottomMargin: Constant(6, .listed, "UIKit constants"),
      .footerTopMargin: Constant(7.5, .measured, "footer baseline 20 below the last row"),
      .footerBottomMargin: Constant(14.5, .measured, "footer and titled header 75.5 @2x and 75.33 @3x"),
      .headerCutsToWholePoints: Constant(
        1, .measured, "38.0 at both 2x and 3x for 38.51 of margins and text"),
      .plainHeaderMargin: Constant(4, .listed, "UIKit constants"),
      .plainHeaderMinimumHeight: Constant(28, .listed, "UIKit constants"),
      .plainSectionHeaderTopPadding: Constant(22, .listed, "UIKit constants, iOS 15 SDK"),
      .groupedSectionHeaderTopPadding: Constant(0, .listed, "UIKit constants, iOS 15 SDK"),
      .bottomPadding: Constant(20, .measured, "content heights of published tables"),
      .rowHeightPadding: Constant(0, .listed, "minimum content height = 2 x Body leading"),
      .rowHeightLeadings: Constant(2, .listed, "minimum content height = 2 x Body leading"),
      .largePadRowPadding: Constant(8, .listed, "UIKit constants for iPad"),
      .largePadVerticalMargin: Constant(4, .listed, "UIKit constants for iPad"),
      .cellVerticalMargin: Constant(11, .listed, "UIKit constants"),
      .subtitleVerticalMargin: Constant(4, .listed, "UIKit constants"),
      .valueSpacing: Constant(6, .listed, "UIKit constants"),
      .configurationTextSpacing: Constant(3, .listed, "UIKit constants"),
      .imageToTextSpacing: Constant(15, .listed, "textLabel cells: image edge + 15"),
      .symbolToTextSpacing: Constant(16, .listed, "content configurations"),
      .imageSlotWidth: Constant(24, .listed, "UIKit constants"),
      .accessorySpacing: Constant(16, .listed, "content configurations"),
      .separatorThickness: Constant(0, .measured, "exactly one pixel, the last line inside the row"),
      .separatorTrailingMargins: Constant(0, .measured, "right inset 0"),
      .followsReadableWidth: Constant(0, .documented, "off by default in current SDKs"),
      .readableWidth: Constant(0, .measured, "by text size: 672 at Large"),
      .readableWidthRoom: Constant(88, .listed, "UIKit's rule for the readable width"),
      .showsFillerRows: Constant(0, .documented, "fillerRowHeight is 0 by default since iOS 15"),
      .cardMargin: Constant(8, .general, "card cells of published code"),
      .cardContentMargin: Constant(8, .documented, "default layoutMargins of a view"),
      .tileSide: Constant(29, .general, "29-point icons of Settings"),
      .tileCornerRadius: Constant(6.5, .inferred, "the icon grid's 22.37 % of the side"),
      .tileGlyphSide: Constant(19, .assumed, "looks like Settings"),
      .chevronWidth: Constant(10.667, .inferred, "a content view of 348.33 on 375, recalled"),
      .chevronHeight: Constant(14, .assumed, "chevron.forward, 17 semibold, scale small"),
      .checkmarkWidth: Constant(18, .assumed, "checkmark, 17 semibold, scale medium"),
      .checkmarkHeight: Constant(17, .assumed, "checkmark, 17 semibold, scale medium"),
      .detailButtonSide: Constant(22, .assumed, "info.circle button, recalled"),
      .accessoryPairSpacing: Constant(12, .reimplemented, "public reimplementation"),
      .switchWidth: Constant(51, .general, "UISwitch before iOS 26"),
      .switchHeight: Constant(31, .general, "UISwitch before iOS 26"),
      .badgeHeight: Constant(20, .assumed, "no view of UIKit's; as the home screen draws badges"),
      .badgePadding: Constant(6, .assumed, "no view of UIKit's"),
      .badgeSpacing: Constant(8, .assumed, "no view of UIKit's"),
      .statusSpacing: Constant(2, .assumed, "article 002 gives no inner constraints"),
      .statusColumnSpacing: Constant(8, .assumed, "a stack view's default in article 002"),
      .statusIconSide: Constant(32, .assumed, "article 002 gives no icon size"),
      .statusLevelSide: Constant(18, .assumed, "article 002 gives no icon size"),
      .value2TitleWidth: Constant(91, .assumed, "not published; UIKit's column looks about this wide"),
    ], hostConstants: [.swiftUI: hostedListConstants])

  /// What a SwiftUI `List` has.
  ///
  /// Source: hosted lists of iOS 16-18 at 3x, 300 points wide: rows 268 x 44 at x 16, the first at y 38.667 under a
  /// title, the next untitled section's at y 118, content height 182; titled header 17 + line + 6, footer 6 + line + 12.
  private static let hostedListConstants: [Metric: Constant] = [
    .firstHeaderExtra: Constant(0, .measured, "hosted lists: first row at 38.667 under a title"),
    .untitledLastFooterHeight: Constant(0, .measured, "hosted lists: content ends 20 below the last row"),
    .headerCutsToWholePoints: Constant(0, .measured, "hosted lists: titled header 38.667 @3x"),
    .footerTopMargin: Constant(6, .measured, "hosted lists: footer 6 + line + 12"),
    .footerBottomMargin: Constant(12, .measured, "hosted lists: footer 6 + line + 12"),
  ]
}
