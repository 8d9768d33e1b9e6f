// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// Each profile is declared by its differences from the next newer one.
extension Profile {
  /// iOS 13 and 14: before the plain style's 22-point header padding.
  package static let iOS13 = Profile.iOS15.changing {
    $0.id = .iOS13
    $0.set(.controlsOfIOS13)
    $0.name = "iOS 13 and 14"
    $0.navigationBar.background = .chromeButUnderLargeTitles
    $0.plainHeaderTextStyle = .headline
    // A light grey band, general knowledge; the exact colour is not published.
    $0.plainHeaderColor = .semantic(.systemGray6)
    $0.set([
      .plainSectionHeaderTopPadding: Constant(0, .documented, "sectionHeaderTopPadding is new in iOS 15"),
      .plainHeaderMinimumHeight: Constant(
        28, .assumed, "28 in UIKit's constants, 28.333 @3x in pictures of titled plain headers to iOS 14"),
    ])
    $0.set(flags: [
      .fillersMakeRoomForSeparator: Constant(
        true, .measured, "filler rows every 44.333 @3x under rows that size themselves, iOS 14"),
      .showsFillerRows: Constant(true, .documented, "filler rows are drawn before iOS 15"),
    ])
  }

  /// iOS 12: before dark appearance and SF Symbols.
  package static let iOS12 = Profile.iOS13.changing {
    $0.id = .iOS12
    $0.set(.controlsOfIOS12)
    $0.name = "iOS 12"
    $0.navigationBar = NavigationBarStyle(
      background: .chrome, chrome: .rgba(RGBA(hex: 0xF8F8F8)), darkChrome: .rgba(RGBA(hex: 0x1C1C1C)),
      hairline: .rgba(RGBA(hex: 0x000000, alpha: 300)), darkHairline: .rgba(RGBA(hex: 0xFFFFFF, alpha: 150)))
    $0.plainHeaderColor = .rgba(RGBA(hex: 0xF7F7F7))
    // An assumption, as dark as the bars: dark appearance came with iOS 13.
    $0.darkPlainHeaderColor = .rgba(RGBA(hex: 0x1C1C1C))
    $0.palette = .iOS7
    $0.switchStyle = .outlined
    $0.headerColor = .rgba(RGBA(hex: 0x6D6D72))
    $0.set([
      .paneCornerRadius: Constant(6, .measured, "a grouped section on an iPad at regular width, iOS 11"),
      .paneCardInset: Constant(
        1, .measured, "a grouped section on an iPad, iOS 11: 1 point shorter than its rows at both ends"),
      .paneCellMargin: Constant(
        20, .measured, "a grouped section on an iPad, iOS 11: texts begin 20 from its edge"),
      .paneSeparatorInset: Constant(
        15, .measured, "a grouped section on an iPad, iOS 11: lines begin 15 from its edge"),
      .chevronWidth: Constant(
        8, .measured, "contents of 341 beside a chevron, 375 wide: \(accessoryWidths)"),
      .chevronHeight: Constant(14.8, .measured, "7 to 7.7 by 12.7 of ink, iOS 11"),
      .checkmarkWidth: Constant(
        14, .measured, "contents of 335 beside a check mark, 375 wide: \(accessoryWidths)"),
      .contentToAccessory: Constant(
        10, .measured, "contents of 341 beside a chevron of 8, 375 wide: \(accessoryWidths)"),
    ])
    $0.set(flags: [
      .hasContentConfigurations: Constant(false, .documented, "content configurations are new in iOS 14"),
      .semiboldChevrons: Constant(
        false, .general, "an image with thinner lines and square ends before iOS 13"),
      .selectedRowsHideLines: Constant(
        true, .general, "reports of iOS 7 and 8: openradar 15131044 and 18067518"),
    ])
  }

  private static let accessoryWidths =
    "34 less than the cell, 40 with a check mark, 48 with a detail button, 68 with both "
    + "(UITableView-FDTemplateLayoutCell)"

  /// iOS 11: the last one whose cells follow the readable width by default.
  package static let iOS11 = Profile.iOS12.changing {
    $0.id = .iOS11
    $0.name = "iOS 11"
    $0.set([
      .padNavigationBarHeight: Constant(44, .measured, "an iPad with iOS 11; 50 since iOS 12"),
      .automaticPlainHeaderHeight: Constant(
        20, .assumed, "20 on iOS 11 in two apps that use automaticDimension; 0 elsewhere"),
    ])
    $0.set(flags: [
      .followsReadableWidth: Constant(
        true, .documented, "on for apps linked against iOS 9 to 11; off by default since iOS 12")
    ])
  }

  /// iOS 9 and 10.
  package static let iOS9 = Profile.iOS11.changing {
    $0.id = .iOS9
    $0.name = "iOS 9 and 10"
    // `separatorInsetReference` came with iOS 11; before, insets were measured from the automatic ones.
    $0.separatorInsetReference = .fromAutomaticInsets
    $0.navigationBar.background = .chrome
    $0.set([
      .largeTitleHeight: Constant(0, .documented, "large titles came with iOS 11"),
      .searchBarHeight: Constant(44, .general, "UISearchBar over a table"),
      .searchFieldHeight: Constant(28, .general, "UISearchBar before iOS 11"),
      .searchFieldTop: Constant(8, .general, "UISearchBar before iOS 11"),
      .firstSectionTopSearch: Constant(35, .assumed, "no limit; no picture of a search field before iOS 13"),
      .paneCornerRadius: Constant(0, .inferred, "no picture of such a section before iOS 11"),
      .paneCardInset: Constant(0, .inferred, "no picture of such a section before iOS 11"),
      .paneCellMargin: Constant(0, .inferred, "no picture of such a section before iOS 11"),
      .paneSeparatorInset: Constant(0, .inferred, "no picture of such a section before iOS 11"),
      .switchOverhang: Constant(
        0, .measured,
        "ends at the margin: 16.1 before the edge on iOS 8.4, 15.1 on 9; 14.06 to 15 on 7 and 10"),
      .automaticPlainHeaderHeight: Constant(0, .inferred, "a header without a title isn't shown"),
      .defaultSeparatorInset: Constant(15, .measured, "dumps of iOS 7-10: a left inset of 15 begins at 15"),
      .plainHeaderMinimumHeight: Constant(28, .general, "28 since iOS 7, 23 before"),
      .narrowLayoutMargin: Constant(15, .measured, "320-wide screens, iOS 9 and 10"),
      .narrowMarginWidth: Constant(375, .inferred, "320-wide screens have 15, 375-wide ones 16"),
      .subtitleVerticalMargin: Constant(4, .measured, "subtitle rows of 44, iOS 8-10"),
    ])
    $0.set(flags: [
      .accessibilityTextsWrap: Constant(false, .general, "cells follow the accessibility sizes since iOS 11"),
      .zeroHeightsAreDefault: Constant(true, .listed, "UIKit constants replace 0 with the default"),
      .fillersMakeRoomForSeparator: Constant(false, .inferred, "rows don't size themselves before iOS 11"),
      .contentEndsAboveSeparator: Constant(true, .measured, "baseline 27.5 @2x in rows of 44, iOS 8-10"),
      .subtitlesBeginOnWholePoints: Constant(true, .measured, "detail baseline 37.0 @2x, iOS 8-10"),
      .ownInsetsAreMargins: Constant(
        true, .measured,
        "a cell's inset of 44 begins at 44 on iOS 10 (Eureka 782); an inset of 0 moves the text to the left on "
          + "iOS 7 and 8 (MIT-Mobile 724)"),
    ])
  }

  /// iOS 8: before the readable width.
  package static let iOS8 = Profile.iOS9.changing {
    $0.id = .iOS8
    $0.name = "iOS 8"
    $0.set([
      .narrowLayoutMargin: Constant(16, .measured, "a 320-wide screen, iOS 8.4"),
      .narrowMarginWidth: Constant(0, .measured, "320-wide screens have 16 as well, iOS 8.4"),
    ])
    $0.set(flags: [
      .followsReadableWidth: Constant(false, .documented, "the readable width came with iOS 9")
    ])
  }

  /// iOS 7: before the layout margins of iOS 8.
  package static let iOS7 = Profile.iOS8.changing {
    $0.id = .iOS7
    $0.name = "iOS 7"
    $0.set([
      .compactLayoutMargin: Constant(15, .measured, "15 on iPhones with iOS 7, 16 since iOS 8"),
      .regularLayoutMargin: Constant(15, .measured, "15 on iPads with iOS 7, 20 since iOS 8"),
      .compactPadLayoutMargin: Constant(15, .documented, "an iPad has no split before iOS 9"),
      .narrowLayoutMargin: Constant(15, .measured, "15 on iPhones with iOS 7"),
    ])
  }

  /// iOS 6: the last design before iOS 7.
  package static let iOS6 = Profile.iOS7.changing {
    $0.id = .iOS6
    $0.name = "iOS 6"
    $0.headerTextStyle = .headline
    $0.headerIsUppercase = false
    $0.cornerCurve = .circular
    $0.cornerCurveSource = "general: smooth corners came with iOS 7"
    // Helvetica Bold, as in the SDK's cells and the apps of that time.
    $0.hasBoldTitles = true
    $0.navigationBar.background = .gradient
    // Bold, of Helvetica: UINavigationBar of iOS 6, general knowledge.
    $0.navigationBar.titleSize = 20
    $0.navigationBar.buttonSize = 12
    $0.palette = .iOS6
    // Source of the next three: many apps of iOS 3 to 6 give labels of their own UIKit's colours, 0.298, 0.337, 0.424 for
    // headers, with a white shadow, and 0.22, 0.33, 0.53 for values. No picture was measured.
    $0.headerColor = .rgba(RGBA(hex: 0x4C566C))
    $0.labelShadowColor = .rgba(RGBA(hex: 0xFFFFFF))
    $0.valueColor = Constant(
      .rgba(RGBA(hex: 0x385487)), .reimplemented, "0.22, 0.33, 0.53 in many apps of iOS 3 to 6")
    // Source of the blue: switches of web pages that copy iOS 5. The grey is assumed.
    $0.switchStyle = .lettered(on: .rgba(RGBA(hex: 0x007FEA)), off: .rgba(RGBA(hex: 0xEDEDED)))
    // The stripes are assumed. Source of the iPad's colours: an app's author read them off a screen.
    $0.groupedTexture = GroupedTexture(
      stripe: .rgba(RGBA(hex: 0xCBD2D8)), width: 2, period: 7, padTop: .rgba(RGBA(hex: 0xE2E5EA)),
      padBottom: .rgba(RGBA(hex: 0xD1D3D9)))
    $0.set([
      .groupedInset: Constant(10, .measured, "dumps of grouped tables on phones, iOS 6"),
      .wideGroupedInsetShare: Constant(
        0.06, .measured, "dumps of grouped tables on tablets, iOS 6: 6 % of the width"),
      .wideGroupedInsetLeast: Constant(31, .measured, "dumps of grouped tables on tablets, iOS 6"),
      .wideGroupedInsetMost: Constant(45, .measured, "dumps of grouped tables on tablets, iOS 6"),
      .groupedCornerRadius: Constant(
        10, .general, "the rounded groups of iOS 6, same as their inset; no picture of them was found"),
      .groupedFirstRowPadding: Constant(1, .measured, "dumps of grouped tables, iOS 6: 45, then 44"),
      .largePadRowPadding: Constant(0, .inferred, "no iPad of that size ran iOS 6"),
      .largePadVerticalMargin: Constant(0, .inferred, "no iPad of that size ran iOS 6"),
      .plainHeaderMinimumHeight: Constant(23, .listed, "very old SDKs"),
      .switchWidth: Constant(79, .general, "UISwitch of iOS 5 and 6"),
      .switchHeight: Constant(27, .general, "UISwitch of iOS 5 and 6"),
      .barButtonPadding: Constant(10, .assumed, "about as wide as on pictures of iOS 6"),
      .barPlateHeight: Constant(30, .general, "UIBarButtonItem of iOS 6"),
      .barPlateInset: Constant(5, .general, "UINavigationBar of iOS 6"),
      .backPlatePoint: Constant(4, .assumed, "about as long as on pictures of iOS 6"),
    ])
    $0.set(flags: [
      .separatorsBeginAtText: Constant(
        false, .documented, "separatorInset is new in iOS 7; before, lines are as wide as the cell"),
      .selectedRowsHideLines: Constant(false, .inferred, "the reports name iOS 7 as the first version"),
      .ownInsetsMoveTexts: Constant(false, .documented, "separatorInset is new in iOS 7"),
      .ownInsetsAreMargins: Constant(false, .documented, "separatorInset is new in iOS 7"),
    ])
  }
}
