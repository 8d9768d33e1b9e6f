// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

extension Profile {
  /// iOS 15–18.
  package static let iOS15 = Profile(
    id: .iOS15, name: "iOS 15 to 18", palette: .iOS13, safeAreas: .original, headerTextStyle: .footnote,
    headerIsUppercase: true, headerColor: .semantic(.secondaryLabel),
    plainHeaderTextStyle: .subheadline, plainHeaderColor: nil, subtitleTextStyle: .caption1,
    subtitleColor: .label, cornerCurve: .continuous,
    separatorColor: .semantic(.separator),
    separatorInsetReference: .fromCellEdges,
    navigationBar: NavigationBarStyle(
      background: .chromeOverRows, opaque: .semantic(.systemBackground), chrome: .rgba(RGBA(hex: 0xF9F9F9)),
      darkChrome: .rgba(RGBA(hex: 0x161617)),
      hairline: .rgba(RGBA(hex: 0x000000, alpha: 300)), darkHairline: .rgba(RGBA(hex: 0xFFFFFF, alpha: 150))),
    constants: .controls.merging(.headers).merging(.bars).merging(.scrolling).merging(.contentUnavailable)
      .merging(.rowContents).merging([
        .cornerRadius: Constant(10, .measured, "fit of snapshot images, iOS 15-18"),
        .groupedInset: Constant(0, .documented, "grouped cells span the table since iOS 7"),
        .wideGroupedInsetShare: Constant(0, .documented, "grouped cells span the table since iOS 7"),
        .wideGroupedInsetLeast: Constant(0, .documented, "grouped cells span the table since iOS 7"),
        .wideGroupedInsetMost: Constant(0, .documented, "grouped cells span the table since iOS 7"),
        .groupedCornerRadius: Constant(0, .documented, "grouped cells span the table since iOS 7"),
        .compactLayoutMargin: Constant(16, .measured, "375-wide snapshots"),
        .regularLayoutMargin: Constant(20, .measured, "390-, 393-, 402- and 414-wide snapshots"),
        .regularMarginWidth: Constant(390, .measured, "the narrowest screen seen with 20"),
        .narrowLayoutMargin: Constant(16, .measured, "320-wide snapshots, iOS 12 and 13"),
        .narrowMarginWidth: Constant(0, .measured, "320-wide snapshots have 16 as well"),
        .compactPadLayoutMargin: Constant(
          16, .assumed, "375-wide splits of an iPad: 16 in one picture, 20 in another"),
        .paneCornerRadius: Constant(0, .documented, "inset groups are a style of their own since iOS 13"),
        .paneCardInset: Constant(0, .documented, "inset groups are a style of their own since iOS 13"),
        .paneCellMargin: Constant(0, .documented, "inset groups are a style of their own since iOS 13"),
        .paneSeparatorInset: Constant(0, .documented, "inset groups are a style of their own since iOS 13"),
        .insetCellMargin: Constant(0, .measured, "same as the group's margin, 16 or 20"),
        .firstSectionTop: Constant(35, .measured, "snapshots, untitled first section"),
        // Untitled gaps measure 35 and one pixel: a footer of 17.5, rounded down to pixels, and a header of 18.
        .untitledHeaderHeight: Constant(18, .measured, "gap of 35.5 @2x and 35.33 @3x, minus the footer"),
        .untitledFooterHeight: Constant(17.5, .listed, "UIKit constants, iOS 15-18"),
        .untitledLastFooterHeight: Constant(17.5, .listed, "UIKit constants, iOS 15-18"),
        .firstHeaderExtra: Constant(17.5, .general, "the first titled header is 55.5, others are 38"),
        // UIKit's constants are listed as 17 and 6: the same sum, but the baseline is 10.0 above the row in
        // every picture.
        .firstSectionTopInline: Constant(
          35, .measured, "dumps of grouped tables under inline bars, iOS 13 and 14"),
        .firstSectionTopLarge: Constant(35, .assumed, "same as under an inline bar; no dump before iOS 26"),
        .firstSectionTopSearch: Constant(
          5, .general,
          "about 20 from a search field to the first group, iOS 13 and 15: 15 of it are the bar's"),
        .navigationBarHeight: Constant(44, .documented, "UINavigationBar on iPhone"),
        .padNavigationBarHeight: Constant(50, .general, "UINavigationBar on iPad since iOS 12"),
        .landscapeNavigationBarHeight: Constant(32, .general, "UINavigationBar in compact height"),
        .navigationBarBottomPadding: Constant(0, .general, "contents are centred in the bar"),
        .largeTitleHeight: Constant(52, .measured, "bars of 96 with a large title"),
        .landscapeLargeTitleHeight: Constant(
          0, .general, "UINavigationBar in compact height shows its title inline"),
        .searchBarHeight: Constant(52, .measured, "bars of 148 with a large title and a search field"),
        .searchFieldHeight: Constant(36, .general, "UISearchTextField since iOS 11"),
        .searchFieldTop: Constant(1, .assumed, "estimated from the Settings app"),
        .searchFieldInset: Constant(0, .documented, "search fields are in the navigation bar before iOS 26"),
        .padSearchFieldWidth: Constant(
          0, .documented, "search fields are below the bar's buttons before iOS 26"),
        .barButtonSide: Constant(0, .documented, "buttons are plain since iOS 7"),
        .barButtonSpacing: Constant(16, .assumed, "about as wide as on pictures"),
        .barSurfaceSpacing: Constant(8, .assumed, "about as wide as on pictures"),
        .barButtonPadding: Constant(0, .documented, "buttons are plain since iOS 7"),
        .barSymbolSide: Constant(24, .assumed, "a symbol beside a text of 17 points at the large scale"),
        .barPlateHeight: Constant(0, .documented, "buttons are plain since iOS 7"),
        .barPlateInset: Constant(0, .documented, "buttons are plain since iOS 7"),
        .backPlatePoint: Constant(0, .documented, "buttons are plain since iOS 7"),
        .backArrowInset: Constant(8, .general, "UINavigationBar since iOS 7"),
        .backArrowSide: Constant(30, .general, "the arrow is 21 high, UINavigationBar since iOS 7"),
        .backTitleInset: Constant(27, .assumed, "about as far as on pictures"),
        .largeTitleBottomPadding: Constant(
          8, .assumed, "the Settings app; 7.67 in a dump of iOS 26 and in web copies"),
        .searchSymbolSide: Constant(20, .assumed, "20.7 x 19.3 in a dump of the Settings app, iOS 26"),
        .searchSymbolInset: Constant(7, .assumed, "estimated from the Settings app"),
        .searchTextSpacing: Constant(4, .assumed, "estimated from the Settings app"),
        .searchTextTrailing: Constant(6, .assumed, "estimated from the Settings app"),
        .searchMicrophoneInset: Constant(0, .documented, "fields in the bar are shown without a microphone"),
        .headerTopMargin: Constant(
          16, .measured, "titled gap of 55.5 @2x and 55.33 @3x, minus the margin below"),
        .headerBottomMargin: Constant(7, .measured, "header baseline 10.0 above the first row, iOS 8-15"),
        .footerTopMargin: Constant(7.5, .measured, "footer baseline 20 below the last row"),
        .footerBottomMargin: Constant(14.5, .measured, "footer and titled header 75.5 @2x and 75.33 @3x"),
        .zeroHeaderHeight: Constant(0, .assumed, "of two apps since iOS 11, one has 0 and one has 20"),
        .automaticPlainHeaderHeight: Constant(0, .inferred, "a header without a title isn't shown"),
        .plainHeaderMargin: Constant(4, .listed, "UIKit constants"),
        .plainHeaderMinimumHeight: Constant(28, .listed, "UIKit constants"),
        .plainSectionHeaderTopPadding: Constant(22, .listed, "UIKit constants, iOS 15 SDK"),
        .groupedSectionHeaderTopPadding: Constant(0, .listed, "UIKit constants, iOS 15 SDK"),
        .bottomPadding: Constant(
          20, .assumed, "content heights of published tables; a grouped dump of 524.5 doesn't have it"),
        .rowHeightPadding: Constant(0, .listed, "minimum content height = 2 x Body leading"),
        .rowHeightLeadings: Constant(2, .listed, "minimum content height = 2 x Body leading"),
        .groupedFirstRowPadding: Constant(0, .measured, "all rows are 44"),
        .accessibilityRowPadding: Constant(
          Points(2) / 3, .measured, "a title over its value at AX3: 118.67, iOS 17 and 18"),
        .largePadRowPadding: Constant(8, .listed, "UIKit constants for iPad"),
        .largePadVerticalMargin: Constant(4, .listed, "UIKit constants for iPad"),
        .cellVerticalMargin: Constant(11, .listed, "UIKit constants"),
        .subtitleVerticalMargin: Constant(6, .measured, "rows of 46.67 @3x that size themselves, iOS 13-18"),
        .valueSpacing: Constant(6, .listed, "UIKit constants"),
        .configurationTextSpacing: Constant(3, .listed, "UIKit constants"),
        .imageToTextSpacing: Constant(15, .listed, "textLabel cells: image edge + 15"),
        .symbolToTextSpacing: Constant(16, .listed, "content configurations"),
        .imageVerticalMargin: Constant(7.5, .inferred, "29-point icons in rows of 44"),
        .imageAboveTextSpacing: Constant(7.5, .assumed, "no picture of it; same as above and below an image"),
        .imageSlotWidth: Constant(24, .listed, "UIKit constants"),
        .accessorySpacing: Constant(16, .listed, "content configurations"),
        .contentToAccessory: Constant(
          0, .inferred, "no dump of a content view with a space after it since iOS 13"),
        .textLabelAccessorySpacing: Constant(
          10, .measured, "values end 36.3 before a chevron's edge, iOS 15"),
        .separatorThickness: Constant(0, .measured, "exactly one pixel, the last line inside the row"),
        .defaultSeparatorInset: Constant(
          0, .documented, "since iOS 11, separatorInsetReference decides how insets are measured"),
        .readableWidth: Constant(0, .measured, "by text size: 672 at Large"),
        .readableWidthRoom: Constant(88, .listed, "UIKit's rule for the readable width"),
        .cardMargin: Constant(8, .general, "card cells in published code"),
        .cardContentMargin: Constant(8, .documented, "default layoutMargins of a view"),
        .tileSide: Constant(29, .general, "29-point icons of Settings"),
        .tileCornerRadius: Constant(6.5, .inferred, "the icon grid's 22.37 % of the side"),
        .tileGlyphSide: Constant(25, .inferred, "pixels of Settings on iOS 16: a gear is 22.4 wide"),
        .chevronWidth: Constant(Points(32) / 3, .inferred, "a content view of 348.33 on 375, from memory"),
        .chevronHeight: Constant(14, .assumed, "chevron.forward, 17 semibold, scale small"),
        .checkmarkWidth: Constant(18, .assumed, "checkmark, 17 semibold, scale medium"),
        .checkmarkHeight: Constant(17, .assumed, "checkmark, 17 semibold, scale medium"),
        .detailButtonSide: Constant(22, .assumed, "info.circle button, from memory"),
        .accessoryPairSpacing: Constant(12, .reimplemented, "public reimplementation"),
        .switchWidth: Constant(51, .general, "UISwitch before iOS 26"),
        .switchHeight: Constant(31, .general, "UISwitch before iOS 26"),
        .chevronInset: Constant(0, .measured, "ink ends 16.1 to 16.75 before the edge"),
        .switchOverhang: Constant(2, .measured, "ends 18 before the edge at a margin of 20, iOS 15"),
        .configurationSwitchOverhang: Constant(0, .measured, "ends at the margin of 20, iOS 17.5"),
        .badgeHeight: Constant(20, .assumed, "not a UIKit view; like the badges on the home screen"),
        .badgePadding: Constant(6, .assumed, "not a UIKit view"),
        .badgeSpacing: Constant(8, .assumed, "not a UIKit view"),
        .statusSpacing: Constant(2, .assumed, "not a UIKit view"),
        .statusColumnSpacing: Constant(8, .assumed, "not a UIKit view; a usual spacing of stack views"),
        .statusIconSide: Constant(32, .assumed, "not a UIKit view"),
        .statusLevelSide: Constant(18, .assumed, "not a UIKit view"),
        .statusSymbolPadding: Constant(2, .assumed, "not a UIKit view"),
        .statusTilePadding: Constant(6, .assumed, "not a UIKit view"),
        .value2TitleWidth: Constant(91, .assumed, "not published; UIKit's column looks about this wide"),
      ]),
    flags: [
      .untitledHeadersAreCut: Constant(false, .inferred, "18 is a whole number of pixels at every scale"),
      .footersAreCut: Constant(true, .measured, "17.333 @3x: untitled gap of 35.333, titled of 55.333"),
      .backButtonShowsTitle: Constant(true, .documented, "backButtonDisplayMode default"),
      .zeroHeightsAreDefault: Constant(
        true, .assumed,
        "UIKit constants replace 0 with the default; of two apps since iOS 11, one has 0 and one has 20"),
      .headerCutsToWholePoints: Constant(
        true, .measured, "38.0 at both 2x and 3x for 38.51 of margins and text"),
      .rowHeightsStartAtLarge: Constant(true, .measured, "44.0 at M, iOS 17 and 18"),
      .accessibilityTextsWrap: Constant(
        true, .measured, "titles over their values at AX3, iOS 17, 18 and 26"),
      .contentEndsAboveSeparator: Constant(false, .measured, "baseline 28.33 @3x in rows of 44, iOS 11-18"),
      .configurationsMakeRoomForSeparator: Constant(true, .measured, "44.333 @3x, 44.5 @2x; 53 on iOS 26"),
      .subtitlesBeginOnWholePoints: Constant(false, .measured, "baselines 22.37 and 37.71, iOS 13-18"),
      .separatorsBeginAtText: Constant(
        true, .listed, "UIKit constants: the start of the text, or the margin"),
      .separatorTrailingMargins: Constant(false, .measured, "right inset 0"),
      .followsReadableWidth: Constant(false, .documented, "off by default in current SDKs"),
      .fillersMakeRoomForSeparator: Constant(
        false, .documented, "fillerRowHeight is 0 by default since iOS 15"),
      .showsFillerRows: Constant(false, .documented, "fillerRowHeight is 0 by default since iOS 15"),
      .tilesAreCentredInSlot: Constant(false, .listed, "textLabel cells: image edge + 15"),
      .hasContentConfigurations: Constant(true, .documented, "content configurations are new in iOS 14"),
      .ownInsetsMoveTexts: Constant(
        true, .listed,
        "the text's beginning is the cell's separator inset or the margin (firefox-ios 9239, Eureka 782)"),
      .ownInsetsAreMargins: Constant(
        false, .documented, "since iOS 11, separatorInsetReference decides how insets are measured"),
      .semiboldChevrons: Constant(true, .listed, "chevron.forward, 17 semibold, scale small"),
      .semiboldCheckmarks: Constant(
        false, .measured, "thinner than our semibold on snapshots, iOS 15 and 26"),
      .selectedRowsHideLines: Constant(
        false, .assumed, "reports of iOS 7 and 8 say that they do; no report or picture since iOS 13"),
      .selectedSidebarRowsAreTinted: Constant(true, .assumed, "as in sidebars of iPadOS, from memory"),
    ],
    hostConstants: [
      (.swiftUI, hostedListConstants, hostedListFlags), (.form, hostedListConstants, hostedListFlags),
      (.collectionView, hostedListConstants.merging(collectionConstants), hostedListFlags),
    ])

  /// Differences of a `UICollectionView` list from a `UITableView`, besides those of SwiftUI's lists.
  static let collectionConstants: Constants<Metric, Points> = [
    .firstSectionTop: Constant(17.5, .measured, "dump of an untitled UICollectionView list, 414 @2x"),
    .firstSectionTopInline: Constant(17.5, .measured, "dump of an untitled UICollectionView list, 414 @2x"),
    .firstSectionTopLarge: Constant(17.5, .assumed, "same as under an inline bar; no dump before iOS 26"),
    .untitledLastFooterHeight: Constant(
      17.5, .assumed, "same as between two sections; no dump of the end of a list"),
    .switchOverhang: Constant(0, .documented, "cells of collection views have no text labels"),
    .configurationSwitchOverhang: Constant(0, .measured, "ends at the margin of 20, iOS 17.5"),
  ]

  /// Differences of a SwiftUI `List` from a `UITableView`.
  ///
  /// Source: hosted lists of iOS 16-18 at 3x, 300 points wide: rows 268 x 44 at x 16, the first at y 38.667
  /// under a title, the next untitled section's at y 118, content height 182; titled header 17 + line + 6,
  /// footer 6 + line + 12.
  private static let hostedListConstants: Constants<Metric, Points> = [
    .firstHeaderExtra: Constant(0, .measured, "hosted lists: first row at 38.667 under a title"),
    .headerTopMargin: Constant(17, .measured, "hosted lists: titled header 17 + line + 6"),
    .headerBottomMargin: Constant(6, .measured, "hosted lists: baseline 9.33 above the first row @3x"),
    .untitledHeaderHeight: Constant(
      17.5, .measured, "hosted lists, iOS 17 and 18: 17.667 @3x above an untitled section"),
    .untitledLastFooterHeight: Constant(0, .measured, "hosted lists: content ends 20 below the last row"),
    .footerTopMargin: Constant(6, .measured, "hosted lists: footer 6 + line + 12"),
    .footerBottomMargin: Constant(12, .measured, "hosted lists: footer 6 + line + 12"),
    .configurationSwitchOverhang: Constant(
      2, .measured, "SwiftUI lists: ends 18 before the edge at a margin of 20"),
  ]

  /// The flags of a SwiftUI `List` that differ from those of a `UITableView`.
  private static let hostedListFlags: Constants<ProfileFlag, Bool> = [
    .semiboldCheckmarks: Constant(true, .general, "SwiftUI draws its check mark in a semibold font"),
    .configurationsMakeRoomForSeparator: Constant(false, .measured, "hosted lists: rows of 44"),
    .footersAreCut: Constant(false, .measured, "hosted lists, iOS 17 and 18: 17.667 @3x below a section"),
    .headerCutsToWholePoints: Constant(false, .measured, "hosted lists: titled header 38.667 @3x"),
  ]
}
