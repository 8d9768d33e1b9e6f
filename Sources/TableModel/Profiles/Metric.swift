// SPDX-License-Identifier: GPL-3.0-or-later

/// The named numbers of a profile. ``meaning`` explains each of them and ``unit`` is its unit; the profiles
/// have the values and their sources. A spec's `metrics:` and the command `set-metric` override them.
package enum Metric: String, ConstantName, Sendable {
  case cornerRadius, groupedInset, wideGroupedInsetShare, wideGroupedInsetLeast, wideGroupedInsetMost
  case groupedCornerRadius, compactLayoutMargin, regularLayoutMargin, regularMarginWidth, narrowLayoutMargin
  case narrowMarginWidth, compactPadLayoutMargin, paneCornerRadius, paneCardInset, paneCellMargin
  case paneSeparatorInset, insetCellMargin, firstSectionTop, firstSectionTopInline, firstSectionTopLarge
  case firstSectionTopSearch, navigationBarHeight, padNavigationBarHeight, landscapeNavigationBarHeight
  case navigationBarBottomPadding, largeTitleHeight, landscapeLargeTitleHeight, searchBarHeight
  case searchFieldHeight, searchFieldTop, searchFieldInset, padSearchFieldWidth, barButtonSide
  case barButtonSpacing, barSurfaceSpacing, barButtonPadding, barSymbolSide, barPlateHeight, barPlateInset
  case backPlatePoint, backArrowInset, backArrowSide, backTitleInset, largeTitleBottomPadding
  case searchSymbolSide, searchSymbolInset, searchTextSpacing, searchTextTrailing, searchMicrophoneInset
  case untitledHeaderHeight, untitledFooterHeight, untitledLastFooterHeight, firstHeaderExtra
  case headerTopMargin, headerBottomMargin, footerTopMargin, footerBottomMargin, zeroHeaderHeight
  case automaticPlainHeaderHeight, plainHeaderMargin, plainHeaderMinimumHeight, plainSectionHeaderTopPadding
  case groupedSectionHeaderTopPadding, bottomPadding, rowHeightPadding, rowHeightLeadings
  case groupedFirstRowPadding, accessibilityRowPadding, largePadRowPadding, largePadVerticalMargin
  case cellVerticalMargin, subtitleVerticalMargin, valueSpacing, configurationTextSpacing
  case imageToTextSpacing, symbolToTextSpacing, imageVerticalMargin, imageAboveTextSpacing, imageSlotWidth
  case accessorySpacing, textLabelAccessorySpacing, contentToAccessory, separatorThickness
  case defaultSeparatorInset, readableWidth, readableWidthRoom, cardMargin, cardContentMargin, tileSide
  case tileCornerRadius, tileGlyphSide
  case chevronWidth, chevronHeight, checkmarkWidth, checkmarkHeight, detailButtonSide
  case accessoryPairSpacing, switchWidth, switchHeight, chevronInset, switchOverhang
  case configurationSwitchOverhang, badgeHeight, badgePadding, badgeSpacing, statusSpacing
  case statusColumnSpacing, statusIconSide, statusLevelSide
  case statusSymbolPadding, statusTilePadding, value2TitleWidth
  case elementSpacing, elementVerticalMargin, stepperWidth, stepperHeight, sliderHeight
  case segmentedControlHeight, segmentPadding, progressViewHeight, activityIndicatorSide
  case largeActivityIndicatorSide, clearButtonSide, clearButtonInset, datePillPadding
  case datePillVerticalPadding, datePillSpacing, buttonPadding, buttonVerticalPadding, menuChevronWidth
  case menuChevronHeight, menuChevronOverhang, menuTextSpacing
  case disabledOpacity, editControlWidth, editControlSide, editControlSpacing, reorderControlWidth
  case reorderControlHeight, swipeActionMinimumWidth, swipeActionMaximumWidth, swipeActionPadding
  case swipeActionHeight, swipeActionSpacing, swipedRowSpacing, swipeActionRadius
  case prominentHeaderTopMargin, prominentHeaderBottomMargin, sectionIndexWidth, sectionIndexLineSpacing
  case padSectionIndexLineSpacing
  case tabBarHeight, padTabBarHeight, landscapeTabBarHeight, tabBarInset, tabSymbolSide, tabSymbolMiddle
  case tabLabelSize, tabLabelBaseline, wideTabLabelSize, wideTabSpacing, tabWidth, tabLabelPadding
  case tabOverlap, tabSelectionInset, searchTabSpacing, tabBadgeHeight, tabBadgePadding, tabBadgeTextSize,
    toolbarHeight
  case padToolbarHeight, landscapeToolbarHeight, toolbarInset, topTabBarHeight, topTabLabelSize, topTabPadding
  case scrollIndicatorWidth, scrollIndicatorInset, scrollIndicatorLeastHeight, refreshControlHeight
  case refreshTitleSpacing
  case sheetTopSpacing, sheetCornerRadius, sheetBarTop, sheetNavigationBarHeight, sheetGrabberWidth
  case sheetGrabberHeight, sheetGrabberTop
  case contentUnavailableMargin, accessibilityContentUnavailableMargin, contentUnavailableVerticalMargin
  case contentUnavailableSymbolSide, contentUnavailableProgressSide, contentUnavailableImageSpacing
  case contentUnavailableProgressSpacing, contentUnavailableTextSpacing, contentUnavailableButtonSpacing
  case contentUnavailableSecondaryButtonSpacing
  case headerRowMargin, footerRowTopMargin, footerRowBottomMargin, sidebarRowMargin, sidebarSubtitleRowMargin
  case listContentSideMargin, sidebarImageToTextSpacing, sidebarLeastTextScale
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
    case .rowHeightLeadings, .wideGroupedInsetShare, .disabledOpacity, .sidebarLeastTextScale: .times
    default: .points
    }
  }
}

/// The metrics that depend on the kind of a cell's content.
extension CellContent {
  /// The metric for the smallest space between the texts and the accessory.
  package var accessorySpacing: Metric {
    isConfiguration ? .accessorySpacing : .textLabelAccessorySpacing
  }

  /// The metric for the length by which a switch extends into the trailing margin.
  package var switchOverhang: Metric {
    isConfiguration ? .configurationSwitchOverhang : .switchOverhang
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
