// SPDX-License-Identifier: GPL-3.0-or-later

/// The named numbers of a profile. ``meaning`` explains each of them and ``unit`` is its unit; the profiles
/// have the values and their sources. A spec's `metrics:` and the command `set-metric` override them.
package enum Metric: String, ConstantName, Sendable {
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
  case barButtonSpacing
  case barSurfaceSpacing
  case barButtonPadding
  case barSymbolSide
  case barPlateHeight
  case barPlateInset
  case backPlatePoint
  case backArrowInset
  case backArrowSide
  case backTitleInset
  case largeTitleBottomPadding
  case searchSymbolSide
  case searchSymbolInset
  case searchTextSpacing
  case searchTextTrailing
  case searchMicrophoneInset
  case untitledHeaderHeight
  case untitledFooterHeight
  case untitledLastFooterHeight
  case firstHeaderExtra
  case headerTopMargin
  case headerBottomMargin
  case footerTopMargin
  case footerBottomMargin
  case zeroHeaderHeight
  case automaticPlainHeaderHeight
  case plainHeaderMargin
  case plainHeaderMinimumHeight
  case plainSectionHeaderTopPadding
  case groupedSectionHeaderTopPadding
  case bottomPadding
  case rowHeightPadding
  case rowHeightLeadings
  case groupedFirstRowPadding
  case accessibilityRowPadding
  case largePadRowPadding
  case largePadVerticalMargin
  case cellVerticalMargin
  case subtitleVerticalMargin
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
  case readableWidth
  case readableWidthRoom
  case cardMargin
  case cardContentMargin
  case tileSide
  case tileCornerRadius
  case tileGlyphSide
  case chevronWidth
  case chevronHeight
  case checkmarkWidth
  case checkmarkHeight
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
  case statusSymbolPadding
  case statusTilePadding
  case value2TitleWidth
}

extension Metric {
  // Compares ordinals: an enumeration of texts would compare and hash its texts in each look-up.
  package static func == (one: Metric, other: Metric) -> Bool { one.ordinal == other.ordinal }

  package func hash(into hasher: inout Hasher) { hasher.combine(UInt8(truncatingIfNeeded: ordinal)) }

  /// The unit of a constant's number.
  package enum Unit: Hashable, Sendable {
    case points
    /// A factor of another length.
    case times
  }

  /// The unit of its value.
  package var unit: Unit {
    switch self {
    case .rowHeightLeadings, .wideGroupedInsetShare: .times
    default: .points
    }
  }
}

/// The metrics that depend on the kind of a cell's content.
extension CellContent {
  /// The metric for the smallest space between the texts and the accessory.
  package var accessorySpacing: Metric {
    self == .configuration ? .accessorySpacing : .textLabelAccessorySpacing
  }

  /// The metric for the length by which a switch extends into the trailing margin.
  package var switchOverhang: Metric {
    self == .configuration ? .configurationSwitchOverhang : .switchOverhang
  }
}

extension Metric.Unit {
  /// The text after a number with this unit.
  package var suffix: String { self == .points ? " pt" : "" }

  /// One sentence for the reference and the schema.
  package var meaning: String {
    switch self {
    case .points: "In points."
    case .times: "A factor."
    }
  }
}
