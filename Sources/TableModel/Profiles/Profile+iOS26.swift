// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

extension Profile {
  /// iOS 26 with Liquid Glass on.
  package static let iOS26 = Profile.iOS15.changing {
    $0.id = .iOS26
    $0.set(.controlsOfIOS26)
    $0.set(.headersOfIOS26)
    $0.set(.barsOfIOS26)
    $0.set(.scrollingOfIOS26)
    $0.set(.rowContentsOfIOS26)
    // Every dump of iOS 27 has iOS 26's numbers.
    $0.name = "iOS 26 and 27"
    $0.palette = .iOS26
    $0.safeAreas = .iPadOS26
    $0.headerTextStyle = .headline
    $0.headerIsUppercase = false
    // #85858B on #F2F2F7, #8D8D93 in the dark: pixels of iOS 26.
    $0.headerColor = .semantic(.secondaryLabel)
    $0.subtitleTextStyle = .subheadline
    $0.subtitleColor = .secondaryLabel
    $0.navigationBar.background = .glass
    $0.switchStyle = .glass
    $0.set([
      .cornerRadius: Constant(26, .measured, "fit of snapshot images, iOS 26.0-26.2"),
      .firstSectionTop: Constant(35, .assumed, "carried over from iOS 18"),
      .firstSectionTopInline: Constant(
        Points(53) / 3, .measured, "an inset grouped UITableView under an inline bar, iOS 26.4: about 17.67"),
      .firstSectionTopLarge: Constant(
        0, .assumed, "same as in hosted lists; no dump of a UITableView under a large title"),
      .firstSectionTopSearch: Constant(
        35, .assumed, "no limit; iOS 26 puts the field at the bottom by default"),
      .navigationBarHeight: Constant(54, .measured, "dumps of iOS 26.4: 402 x 54 at 62"),
      .padNavigationBarHeight: Constant(54, .assumed, "same as on iPhone"),
      .landscapeNavigationBarHeight: Constant(54, .assumed, "same as in portrait"),
      .navigationBarBottomPadding: Constant(
        10, .measured, "dumps of iOS 26.4: title centred 21.5 below the top"),
      .searchBarHeight: Constant(
        0, .documented, "iOS 26 puts it at the bottom on iPhone, beside the bar's buttons on iPad"),
      .searchFieldHeight: Constant(
        48, .measured, "a dump of the Settings app, iOS 26: 346 x 48 at x 28 of 402"),
      .searchFieldTop: Constant(0, .documented, "no row of the bar"),
      .searchFieldInset: Constant(
        28, .measured, "a dump of the Settings app, iOS 26: 28 from the sides and from the bottom"),
      .padSearchFieldWidth: Constant(240, .assumed, "no dump of an iPad; about as wide as on pictures"),
      .barButtonSide: Constant(44, .general, "Liquid Glass bar buttons"),
      .barButtonPadding: Constant(16, .assumed, "about as wide as on pictures of iOS 26"),
      .searchSymbolInset: Constant(12, .measured, "a dump of the Settings app, iOS 26"),
      .searchTextSpacing: Constant(6, .assumed, "about as wide as on pictures of iOS 26"),
      .searchMicrophoneInset: Constant(15, .measured, "a dump of the Settings app, iOS 26"),
      .insetCellMargin: Constant(
        16, .measured, "lines 16 from both edges of a 402-wide table's cards, iOS 26.1-26.4"),
      .untitledHeaderHeight: Constant(17.5, .listed, "UIKit constants; untitled gap of 35.0"),
      .untitledLastFooterHeight: Constant(17.5, .listed, "UIKit constants, iOS 26"),
      .firstHeaderExtra: Constant(0, .listed, "first and other headers share their margins"),
      .readableWidth: Constant(0, .assumed, "by text size, 672 at Large; one picture of iOS 26 has 794"),
      .headerTopMargin: Constant(10, .listed, "UIKit constants, iOS 26"),
      .headerBottomMargin: Constant(10, .listed, "UIKit constants, iOS 26"),
      .footerTopMargin: Constant(8, .listed, "UIKit constants, iOS 26"),
      .footerBottomMargin: Constant(6, .listed, "UIKit constants, iOS 26"),
      .rowHeightPadding: Constant(30, .listed, "minimum content height = Body leading + 30"),
      .rowHeightLeadings: Constant(1, .listed, "minimum content height = Body leading + 30"),
      .accessibilityRowPadding: Constant(
        4, .measured, "a title over its value at AX3: 130, with baselines at 53 and 105, iOS 26"),
      .configurationTextSpacing: Constant(4, .listed, "UIKit constants, iOS 26"),
      .chevronHeight: Constant(13.75, .measured, "6.9 by 11.8 of ink, iOS 26"),
      .checkmarkHeight: Constant(16.25, .measured, "14.3 by 13.7 of ink, iOS 26"),
      .switchWidth: Constant(63, .measured, "UISwitch on iOS 26"),
      .switchHeight: Constant(28, .measured, "UISwitch on iOS 26"),
      .switchOverhang: Constant(
        2, .reimplemented, "ends 18 before the edge at a margin of 20 in a web copy of iOS 27"),
      .configurationSwitchOverhang: Constant(
        0, .measured, "83 from its beginning to the edge at a margin of 20, iOS 26"),
      .cellVerticalMargin: Constant(15, .listed, "UIKit constants, iOS 26"),
      .textLabelAccessorySpacing: Constant(10, .assumed, "carried over from iOS 15"),
      .subtitleVerticalMargin: Constant(15, .listed, "UIKit constants, iOS 26"),
      .separatorThickness: Constant(1, .measured, "3 px at 3x, snapshots of iOS 26"),
    ])
    $0.set(flags: [
      .backButtonShowsTitle: Constant(false, .general, "a chevron in a circle, iOS 26"),
      .untitledHeadersAreCut: Constant(true, .measured, "untitled gap of 35.0 = 17.667 + 17.333 @3x"),
      .footersAreCut: Constant(false, .measured, "titled gap of 58.0 = 17.667 + 40.333 @3x"),
      .headerCutsToWholePoints: Constant(false, .listed, "40.5 at 2x, 40.333 at 3x"),
      .rowHeightsStartAtLarge: Constant(false, .measured, "51 at M"),
      .separatorTrailingMargins: Constant(true, .measured, "inset on both sides, snapshots of iOS 26"),
    ])
    $0.hostConstants = [
      (.swiftUI, hostedListOf26, hostedFlagsOf26), (.form, hostedListOf26.merging(formOf26), hostedFlagsOf26),
      (
        .settings, hostedListOf26.merging(settingsOf26),
        hostedFlagsOf26.merging([
          .tilesAreCentredInSlot: Constant(true, .measured, "icons of 28 at +18, texts and lines at +60")
        ])
      ),
      (
        .collectionView,
        collectionConstants.merging([
          .firstSectionTopLarge: Constant(
            0, .assumed, "same as in SwiftUI's lists, which are collection view lists")
        ]),
        [
          .configurationsMakeRoomForSeparator: Constant(
            false, .measured, "SwiftUI's lists, which are collection view lists, on iOS 26: rows of 52")
        ]
      ),
    ]
  }

  /// Differences of a SwiftUI `List` on iOS 26 from a `UITableView`.
  private static let hostedListOf26: Constants<Metric, Points> = [
    .firstSectionTopInline: Constant(
      35, .measured, "dumps of three hosted lists under inline bars, iOS 26 and 27"),
    .firstSectionTopLarge: Constant(
      0, .measured, "dumps of four hosted lists under large titles, iOS 26 and 27"),
    .firstHeaderExtra: Constant(0, .measured, "hosted lists: first row at 38.667 under a title"),
    .untitledLastFooterHeight: Constant(0, .measured, "hosted lists: content ends 20 below the last row"),
    .chevronInset: Constant(2, .measured, "SwiftUI lists of iOS 26: ink ends 18.4 before the edge"),
    .regularMarginWidth: Constant(414, .measured, "390-, 393- and 402-wide lists on iOS 26 have 16"),
    .insetCellMargin: Constant(
      0, .measured, "texts 16 from a card's edge where cards have 16, and 20 on an iPad, iOS 26"),
    .configurationSwitchOverhang: Constant(
      2, .measured, "a dump of a SwiftUI row, iOS 26: ends 2 behind the content"),
    .accessorySpacing: Constant(
      12, .measured, "values end 40.2 before the edge of SwiftUI lists, iOS 26"),
    .textLabelAccessorySpacing: Constant(
      12, .measured, "values end 40.2 before the edge of SwiftUI lists, iOS 26"),
  ]

  /// The flags of a SwiftUI `List` on iOS 26 that differ from those of a `UITableView`.
  private static let hostedFlagsOf26: Constants<ProfileFlag, Bool> = [
    .semiboldCheckmarks: Constant(true, .general, "SwiftUI draws its check mark in a semibold font"),
    .configurationsMakeRoomForSeparator: Constant(false, .measured, "hosted lists on iOS 26: rows of 52"),
  ]

  /// Differences of a SwiftUI `Form` from a `List`. Source: one running app, which may add padding.
  private static let formOf26: Constants<Metric, Points> = [
    .rowHeightPadding: Constant(
      34, .assumed, "self-sizing rows of 56 in one running Form, which may add padding; lists have 52"),
    .headerTopMargin: Constant(
      12, .assumed, "a header's gap of 62 in one running Form, which may add padding; lists have 58"),
    .headerBottomMargin: Constant(12, .measured, "header baseline 16 above the first row of a Form, iOS 26"),
  ]

  /// Differences of the Settings app's own list from a SwiftUI `List`.
  private static let settingsOf26: Constants<Metric, Points> = [
    .tileSide: Constant(28, .measured, "dumps of the Settings app, iOS 27"),
    .tileGlyphSide: Constant(23, .inferred, "pixels of Settings on iOS 26: Wi-Fi is 19.5 wide"),
    .insetCellMargin: Constant(
      20, .assumed,
      "lines at +60 and -20 in one capture of iOS 27, at +56 and -16 (a margin of 16) in another"),
  ]
}
