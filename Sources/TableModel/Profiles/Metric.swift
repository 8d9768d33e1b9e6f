// SPDX-License-Identifier: GPL-3.0-or-later

/// The named constants of a profile. ``meaning`` explains each, ``unit`` is its unit. A spec's `metrics:` and the command
/// `set-metric` override them.
package enum Metric: String, Hashable, Sendable, CaseIterable {
  case cornerRadius
  case groupedInset
  case wideGroupedInsetShare
  case wideGroupedInsetLeast
  case wideGroupedInsetMost
  case groupedCornerRadius
  case compactLayoutMargin
  case regularLayoutMargin
  case regularMarginWidth
  case narrowLayoutMargin
  case narrowMarginWidth
  case compactPadLayoutMargin
  case paneCornerRadius
  case paneCardInset
  case paneCellMargin
  case paneSeparatorInset
  case insetCellMargin
  case firstSectionTop
  case firstSectionTopInline
  case firstSectionTopLarge
  case firstSectionTopSearch
  case navigationBarHeight
  case padNavigationBarHeight
  case landscapeNavigationBarHeight
  case navigationBarBottomPadding
  case largeTitleHeight
  case landscapeLargeTitleHeight
  case searchBarHeight
  case searchFieldHeight
  case searchFieldTop
  case searchFieldInset
  case padSearchFieldWidth
  case barButtonSide
  case backButtonShowsTitle
  case untitledHeaderHeight
  case untitledHeadersAreCut
  case untitledFooterHeight
  case untitledLastFooterHeight
  case footersAreCut
  case firstHeaderExtra
  case headerTopMargin
  case headerBottomMargin
  case footerTopMargin
  case footerBottomMargin
  case zeroHeightsAreDefault
  case zeroHeaderHeight
  case automaticPlainHeaderHeight
  case headerCutsToWholePoints
  case plainHeaderMargin
  case plainHeaderMinimumHeight
  case plainSectionHeaderTopPadding
  case groupedSectionHeaderTopPadding
  case bottomPadding
  case rowHeightPadding
  case rowHeightLeadings
  case groupedFirstRowPadding
  case rowHeightsStartAtLarge
  case accessibilityTextsWrap
  case accessibilityRowPadding
  case contentEndsAboveSeparator
  case largePadRowPadding
  case largePadVerticalMargin
  case configurationsMakeRoomForSeparator
  case cellVerticalMargin
  case subtitleVerticalMargin
  case subtitlesBeginOnWholePoints
  case valueSpacing
  case configurationTextSpacing
  case imageToTextSpacing
  case symbolToTextSpacing
  case imageVerticalMargin
  case imageAboveTextSpacing
  case imageSlotWidth
  case accessorySpacing
  case textLabelAccessorySpacing
  case separatorThickness
  case defaultSeparatorInset
  case separatorsBeginAtText
  case separatorTrailingMargins
  case followsReadableWidth
  case readableWidth
  case readableWidthRoom
  case showsFillerRows
  case fillersMakeRoomForSeparator
  case cardMargin
  case cardContentMargin
  case tileSide
  case tilesAreCentredInSlot
  case tileCornerRadius
  case tileGlyphSide
  case chevronWidth
  case chevronHeight
  case semiboldChevrons
  case checkmarkWidth
  case checkmarkHeight
  case semiboldCheckmarks
  case detailButtonSide
  case accessoryPairSpacing
  case switchWidth
  case switchHeight
  case chevronInset
  case switchOverhang
  case configurationSwitchOverhang
  case badgeHeight
  case badgePadding
  case badgeSpacing
  case statusSpacing
  case statusColumnSpacing
  case statusIconSide
  case statusLevelSide
  case value2TitleWidth
}

extension Metric {
  /// Its place among all cases, from 0: an enumeration without further values is stored as that.
  package var ordinal: Int { withUnsafeBytes(of: self) { Int($0[0]) } }

  // By their places: by their names, as an enumeration of texts has it, each look-up would hash a text.
  package static func == (one: Metric, other: Metric) -> Bool { one.ordinal == other.ordinal }

  package func hash(into hasher: inout Hasher) { hasher.combine(UInt8(truncatingIfNeeded: ordinal)) }

  /// The unit of a constant's number.
  package enum Unit: Hashable, Sendable {
    case points
    /// A factor of another length.
    case times
    /// 0 is no, more is yes.
    case flag
  }

  package var unit: Unit {
    switch self {
    case .headerCutsToWholePoints, .untitledHeadersAreCut, .footersAreCut, .zeroHeightsAreDefault,
      .tilesAreCentredInSlot, .rowHeightsStartAtLarge, .accessibilityTextsWrap,
      .configurationsMakeRoomForSeparator, .contentEndsAboveSeparator, .subtitlesBeginOnWholePoints,
      .separatorsBeginAtText, .separatorTrailingMargins, .followsReadableWidth,
      .showsFillerRows, .fillersMakeRoomForSeparator, .backButtonShowsTitle, .semiboldChevrons,
      .semiboldCheckmarks:
      .flag
    case .rowHeightLeadings, .wideGroupedInsetShare: .times
    default: .points
    }
  }
}

/// The constants that depend on what a cell's content is made of.
extension CellContent {
  package var accessorySpacing: Metric {
    self == .configuration ? .accessorySpacing : .textLabelAccessorySpacing
  }

  package var switchOverhang: Metric {
    self == .configuration ? .configurationSwitchOverhang : .switchOverhang
  }
}

extension Metric.Unit {
  /// The text after the number.
  package var suffix: String { self == .points ? " pt" : "" }

  /// One sentence for the reference and the schema.
  package var meaning: String {
    switch self {
    case .points: "In points."
    case .times: "A factor."
    case .flag: "1 for yes, 0 for no."
    }
  }
}
