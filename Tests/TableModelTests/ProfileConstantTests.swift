// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel
import Testing

/// Pins every named constant: a changed number must be changed here too, on purpose.
struct ProfileConstantTests {
  private static let iOS15: [Metric: Points] = [
    .cornerRadius: 10, .compactLayoutMargin: 16, .regularLayoutMargin: 20, .regularMarginWidth: 390,
    .firstSectionTop: 35, .untitledHeaderHeight: 18, .untitledFooterHeight: 17.5, .firstHeaderExtra: 17.5,
    .headerTopMargin: 16, .headerBottomMargin: 7, .footerTopMargin: 7.5, .footerBottomMargin: 14.5,
    .plainHeaderMargin: 4, .plainHeaderMinimumHeight: 28,
    .plainSectionHeaderTopPadding: 22, .groupedSectionHeaderTopPadding: 0, .bottomPadding: 20,
    .rowHeightPadding: 0, .rowHeightLeadings: 2, .cellVerticalMargin: 11, .subtitleVerticalMargin: 6,
    .valueSpacing: 6, .imageToTextSpacing: 15, .symbolToTextSpacing: 16, .imageSlotWidth: 24,
    .accessorySpacing: 16, .separatorThickness: 0, .cardMargin: 8,
    .cardContentMargin: 8, .value2TitleWidth: 91, .untitledLastFooterHeight: 17.5, .largePadRowPadding: 8,
    .largePadVerticalMargin: 4, .configurationTextSpacing: 3, .readableWidth: 0,
    .readableWidthRoom: 88, .tileSide: 29, .tileCornerRadius: 6.5, .tileGlyphSide: 19,
    .chevronWidth: Points(32) / 3,
    .chevronHeight: 14,
    .checkmarkWidth: 18, .checkmarkHeight: 17, .detailButtonSide: 22, .accessoryPairSpacing: 12,
    .switchWidth: 51, .switchHeight: 31, .badgeHeight: 20, .badgePadding: 6, .badgeSpacing: 8,
    .statusSpacing: 2, .statusColumnSpacing: 8, .statusIconSide: 32, .statusLevelSide: 18,
    .groupedInset: 0, .wideGroupedInsetShare: 0, .wideGroupedInsetLeast: 0, .wideGroupedInsetMost: 0,
    .narrowLayoutMargin: 16, .narrowMarginWidth: 0, .insetCellMargin: 0, .groupedFirstRowPadding: 0,
    .accessibilityRowPadding: Points(2) / 3, .textLabelAccessorySpacing: 10,
    .chevronInset: 0, .switchOverhang: 2, .configurationSwitchOverhang: 0,
    .defaultSeparatorInset: 0, .imageVerticalMargin: 7.5, .compactPadLayoutMargin: 16, .paneCornerRadius: 0,
    .paneCardInset: 0, .paneCellMargin: 0, .paneSeparatorInset: 0, .zeroHeaderHeight: 0,
    .automaticPlainHeaderHeight: 0, .firstSectionTopInline: 35, .firstSectionTopLarge: 35,
    .firstSectionTopSearch: 5,
    .navigationBarHeight: 44,
    .padNavigationBarHeight: 50, .landscapeNavigationBarHeight: 32, .navigationBarBottomPadding: 0,
    .largeTitleHeight: 52, .landscapeLargeTitleHeight: 0, .searchBarHeight: 52, .searchFieldHeight: 36,
    .searchFieldTop: 1, .imageAboveTextSpacing: 7.5,
    .barButtonSide: 0,
    .groupedCornerRadius: 0, .searchFieldInset: 0, .padSearchFieldWidth: 0,
    .barButtonSpacing: 16, .barSurfaceSpacing: 8, .barButtonPadding: 0,
    .barSymbolSide: 24, .barPlateHeight: 0, .barPlateInset: 0, .backPlatePoint: 0, .backArrowInset: 8,
    .backArrowSide: 30, .backTitleInset: 27, .largeTitleBottomPadding: 8, .searchSymbolSide: 20,
    .searchSymbolInset: 7, .searchTextSpacing: 4, .searchTextTrailing: 6,
    .searchMicrophoneInset: 0, .statusSymbolPadding: 2, .statusTilePadding: 6,
  ]

  /// The bars of iOS 7 to 10 and earlier, and other constants that iOS 11 changed.
  private static let beforeIOS11: [Metric: Points] = [
    .padNavigationBarHeight: 44, .largeTitleHeight: 0, .searchBarHeight: 44, .searchFieldHeight: 28,
    .searchFieldTop: 8, .firstSectionTopSearch: 35, .switchOverhang: 0,
  ]

  /// The constants that each profile changes in its base profile.
  private static let changes: [(Profile.ID, [Metric: Points])] = [
    (.iOS15, [:]),
    (
      .iOS26,
      [
        .cornerRadius: 26, .untitledHeaderHeight: 17.5, .firstHeaderExtra: 0, .headerTopMargin: 10,
        .headerBottomMargin: 10, .footerTopMargin: 8, .footerBottomMargin: 6,
        .rowHeightPadding: 30, .rowHeightLeadings: 1, .cellVerticalMargin: 15, .subtitleVerticalMargin: 15,
        .separatorThickness: 1, .configurationTextSpacing: 4, .switchWidth: 63,
        .switchHeight: 28, .insetCellMargin: 16, .accessibilityRowPadding: 4, .firstSectionTopSearch: 35,
        .firstSectionTopInline: Points(53) / 3, .firstSectionTopLarge: 0, .navigationBarHeight: 54,
        .padNavigationBarHeight: 54, .landscapeNavigationBarHeight: 54, .navigationBarBottomPadding: 10,
        .searchBarHeight: 0, .searchFieldHeight: 48, .searchFieldTop: 0, .searchFieldInset: 28,
        .padSearchFieldWidth: 240, .barButtonSide: 44,
        .chevronHeight: 13.75, .barButtonPadding: 16, .searchSymbolInset: 12, .searchTextSpacing: 6,
        .searchMicrophoneInset: 15, .checkmarkHeight: 16.25,
      ]
    ),
    (.iOS13, [.plainSectionHeaderTopPadding: 0]),
    (
      .iOS11,
      [
        .plainSectionHeaderTopPadding: 0, .chevronHeight: 14.8, .paneCornerRadius: 6, .paneCardInset: 1,
        .paneCellMargin: 20, .paneSeparatorInset: 15, .padNavigationBarHeight: 44,
        .automaticPlainHeaderHeight: 20,
      ]
    ),
    (
      .iOS7,
      [
        .plainSectionHeaderTopPadding: 0, .chevronHeight: 14.8, .narrowLayoutMargin: 15,
        .narrowMarginWidth: 375, .defaultSeparatorInset: 15,
        .subtitleVerticalMargin: 4,
      ].merging(beforeIOS11) { $1 }
    ),
    (
      .iOS6,
      [
        .plainSectionHeaderTopPadding: 0, .regularLayoutMargin: 15, .chevronHeight: 14.8,
        .narrowLayoutMargin: 15, .narrowMarginWidth: 375, .subtitleVerticalMargin: 4, .groupedInset: 10,
        .defaultSeparatorInset: 15, .wideGroupedInsetShare: 0.06, .wideGroupedInsetLeast: 31,
        .wideGroupedInsetMost: 45,
        .groupedFirstRowPadding: 1, .groupedCornerRadius: 10, .compactLayoutMargin: 15,
        .plainHeaderMinimumHeight: 23, .largePadRowPadding: 0,
        .largePadVerticalMargin: 0, .switchWidth: 79, .switchHeight: 27, .barButtonPadding: 10,
        .barPlateHeight: 30, .barPlateInset: 5, .backPlatePoint: 4,
      ].merging(beforeIOS11) { $1 }
    ),
  ]

  private static let flags15: [ProfileFlag: Bool] = [
    .headerCutsToWholePoints: true, .separatorTrailingMargins: false, .followsReadableWidth: false,
    .showsFillerRows: false, .untitledHeadersAreCut: false, .footersAreCut: true,
    .rowHeightsStartAtLarge: true, .configurationsMakeRoomForSeparator: true,
    .contentEndsAboveSeparator: false, .subtitlesBeginOnWholePoints: false,
    .fillersMakeRoomForSeparator: false, .zeroHeightsAreDefault: true, .tilesAreCentredInSlot: false,
    .accessibilityTextsWrap: true, .backButtonShowsTitle: true, .separatorsBeginAtText: true,
    .semiboldChevrons: true, .semiboldCheckmarks: false,
  ]

  private static let flagChanges: [(Profile.ID, [ProfileFlag: Bool])] = [
    (.iOS15, [:]),
    (
      .iOS26,
      [
        .headerCutsToWholePoints: false, .separatorTrailingMargins: true, .untitledHeadersAreCut: true,
        .footersAreCut: false, .rowHeightsStartAtLarge: false, .backButtonShowsTitle: false,
      ]
    ),
    (.iOS13, [.showsFillerRows: true, .fillersMakeRoomForSeparator: true]),
    (
      .iOS11,
      [
        .showsFillerRows: true, .fillersMakeRoomForSeparator: true, .followsReadableWidth: true,
        .semiboldChevrons: false,
      ]
    ),
    (
      .iOS7,
      [
        .showsFillerRows: true, .followsReadableWidth: true, .contentEndsAboveSeparator: true,
        .subtitlesBeginOnWholePoints: true, .semiboldChevrons: false, .accessibilityTextsWrap: false,
      ]
    ),
    (
      .iOS6,
      [
        .contentEndsAboveSeparator: true, .subtitlesBeginOnWholePoints: true, .separatorsBeginAtText: false,
        .showsFillerRows: true, .semiboldChevrons: false, .accessibilityTextsWrap: false,
      ]
    ),
  ]

  @Test func `every constant of every profile has the listed value`() {
    for (id, changes) in Self.changes {
      let expected = Self.iOS15.merging(changes) { _, new in new }
      for metric in Metric.allCases {
        #expect(
          Profile.named(id).constant(metric).value == expected[metric], "\(id.rawValue).\(metric.rawValue)")
      }
    }
    for (id, changes) in Self.flagChanges {
      let expected = Self.flags15.merging(changes) { _, new in new }
      for flag in ProfileFlag.allCases {
        #expect(Profile.named(id).constant(flag).value == expected[flag], "\(id.rawValue).\(flag.rawValue)")
      }
    }
  }

  @Test(arguments: [
    ("iPhone-SE-1", 320, 568, 2, 20, 0), ("iPhone-SE", 375, 667, 2, 20, 0),
    ("iPhone-8-Plus", 414, 736, 3, 20, 0),
    ("iPhone-X", 375, 812, 3, 44, 34), ("iPhone-11", 414, 896, 2, 48, 34),
    ("iPhone-11-Pro-Max", 414, 896, 3, 44, 34),
    ("iPhone-13-mini", 375, 812, 3, 50, 34), ("iPhone-14", 390, 844, 3, 47, 34),
    ("iPhone-14-Plus", 428, 926, 3, 47, 34),
    ("iPhone-15", 393, 852, 3, 59, 34), ("iPhone-15-Plus", 430, 932, 3, 59, 34),
    ("iPhone-17", 402, 874, 3, 62, 34),
    ("iPhone-17-Pro-Max", 440, 956, 3, 62, 34), ("iPad-mini", 744, 1133, 2, 24, 20),
    ("iPad-9", 810, 1080, 2, 20, 0),
    ("iPad-Air", 820, 1180, 2, 24, 20), ("iPad-Pro-11", 834, 1194, 2, 24, 20),
    ("iPad-Pro-11-M4", 834, 1210, 2, 24, 20),
    ("iPad-Pro-12.9", 1024, 1366, 2, 24, 20), ("iPad-Pro-13-M4", 1032, 1376, 2, 24, 20),
    ("iPhone-Air", 420, 912, 3, 68, 34), ("iPhone-Duo", 669, 951, 3, 82, 34),
  ])
  func `every device has the listed numbers`(
    id: String, width: Int, height: Int, scale: Int, top: Int, bottom: Int
  ) throws {
    let device = try #require(Device.named(Device.ID(id)))
    #expect(device.size == Size(width: Points(width), height: Points(height)))
    #expect(device.scale == scale)
    #expect(
      device.portraitSafeArea == EdgeInsets(top: Points(top), left: 0, bottom: Points(bottom), right: 0))
  }
}
