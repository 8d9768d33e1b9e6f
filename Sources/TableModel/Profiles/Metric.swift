// SPDX-License-Identifier: GPL-3.0-or-later

/// The named constants of a profile, in points but for what ``unit`` tells. A spec's `metrics:` or `set-metric` may
/// override any.
package enum Metric: String, Hashable, Sendable, CaseIterable {
  /// Radius of an inset group's corners.
  case cornerRadius
  /// The grouped style's inset on phones.
  case groupedInset
  /// The grouped style's inset on wider tables is this part of the width, within the next two; 0 for none.
  case wideGroupedInsetShare
  case wideGroupedInsetLeast
  case wideGroupedInsetMost
  /// Radius of a grouped section's corners; 0 where its rows span the table.
  case groupedCornerRadius
  /// Layout margin of narrow screens: the group's inset and the cell's own content margin.
  case compactLayoutMargin
  /// Layout margin of screens at least ``regularMarginWidth`` wide.
  case regularLayoutMargin
  /// From this table width on the regular margin holds.
  case regularMarginWidth
  /// Layout margin of screens narrower than ``narrowMarginWidth``.
  case narrowLayoutMargin
  /// Below this table width the narrow margin holds; 0 where there is none.
  case narrowMarginWidth
  /// Layout margin of tables under ``regularMarginWidth`` on an iPad, as in a split.
  case compactPadLayoutMargin
  /// The corner radius of a grouped pane on an iPad, where inset groups are no style of their own yet; 0 is
  /// ``cornerRadius``.
  case paneCornerRadius
  /// Such a pane's card ends this much below its first row's top and above its last row's bottom.
  case paneCardInset
  /// Margin of the content within such a pane's cells; 0 is ``insetCellMargin``.
  case paneCellMargin
  /// Margin of the content within an inset group's cells; 0 where it is the table's own layout margin.
  case insetCellMargin
  /// Space over the first section of a grouped table that has neither a title nor a table header view.
  case firstSectionTop
  /// The same under a navigation bar whose title is in the bar.
  case firstSectionTopInline
  /// The same under a large title.
  case firstSectionTopLarge
  /// Height of a navigation bar without what is added below it, on phones held upright.
  case navigationBarHeight
  /// The same on tablets.
  case padNavigationBarHeight
  /// The same on phones held on their side.
  case landscapeNavigationBarHeight
  /// Of that height, what lies below the bar's contents.
  case navigationBarBottomPadding
  /// What a large title adds; 0 where there are none.
  case largeTitleHeight
  /// What a search field adds.
  case searchBarHeight
  /// Height of a search field.
  case searchFieldHeight
  /// Above a search field, within what it adds.
  case searchFieldTop
  /// Side of the round surface behind a bar button; 0 for none.
  case barButtonSide
  /// 1 where a back button shows its title.
  case backButtonShowsTitle
  /// Height of a grouped section's header without a title, other than the first, before it is put on the pixel grid.
  case untitledHeaderHeight
  /// 1 where such a header's height is cut to the pixel grid, 0 where it is raised.
  case untitledHeadersAreCut
  /// Height of a grouped section's footer without a title, before it is put on the pixel grid.
  case untitledFooterHeight
  /// Height of the last section's footer without a title; none where a table footer view follows.
  case untitledLastFooterHeight
  /// 1 where the heights of footers are cut to the pixel grid, 0 where they are raised.
  case footersAreCut
  /// Added over the title of the first section (grouped styles), cut to the pixel grid.
  case firstHeaderExtra
  /// Above a section's title (grouped styles).
  case headerTopMargin
  /// Below a section's title (grouped styles).
  case headerBottomMargin
  /// Above a section's footer text (grouped styles).
  case footerTopMargin
  /// Below a section's footer text (grouped styles).
  case footerBottomMargin
  /// 1 where a height of 0 that a grouped style's header or footer is given means the default, 0 where it counts.
  case zeroHeightsAreDefault
  /// What a header's height of 0 comes to in grouped styles where it counts.
  case zeroHeaderHeight
  /// Height of a plain style's header without a title whose height is set to be automatic.
  case automaticPlainHeaderHeight
  /// 1 where a titled header's height is cut to whole points (measured before iOS 26), 0 where it is raised
  /// to the pixel grid.
  case headerCutsToWholePoints
  /// Above and below the text of a plain style's header or footer.
  case plainHeaderMargin
  /// A plain style's titled header or footer is never lower than this.
  case plainHeaderMinimumHeight
  /// `sectionHeaderTopPadding` of the plain style where the table sets none.
  case plainSectionHeaderTopPadding
  /// `sectionHeaderTopPadding` of the grouped styles where the table sets none.
  case groupedSectionHeaderTopPadding
  /// Below the last section of a grouped style that has no table footer view.
  case bottomPadding
  /// Added to twice the Body leading (times ``rowHeightLeadings``) to give the least row height.
  case rowHeightPadding
  /// How often the Body leading goes into the least row height: 2 before iOS 26, 1 since.
  case rowHeightLeadings
  /// Added to a grouped section's first row.
  case groupedFirstRowPadding
  /// 1 where rows of text sizes below Large are as high as at Large.
  case rowHeightsStartAtLarge
  /// Added to a row whose title wraps at accessibility sizes.
  case accessibilityRowPadding
  /// 1 where the content of a cell ends above its separator and is centred there.
  case contentEndsAboveSeparator
  /// Added to the least row height on the largest iPads: a table of at least 916 points on a screen whose
  /// longer side has at least 1366.
  case largePadRowPadding
  /// Added above and below a cell's content there.
  case largePadVerticalMargin
  /// 1 where the cell of a content configuration has its separator's thickness on top of its content.
  case configurationsMakeRoomForSeparator
  /// Above and below the title of a cell that sizes itself.
  case cellVerticalMargin
  /// The same in subtitle cells.
  case subtitleVerticalMargin
  /// 1 where the texts of a subtitle cell begin on a whole point.
  case subtitlesBeginOnWholePoints
  /// Between title and detail that stand on one line.
  case valueSpacing
  /// Between title and detail of a content configuration.
  case configurationTextSpacing
  /// Between an image tile and the text after it.
  case imageToTextSpacing
  /// Between a symbol's slot and the text after it.
  case symbolToTextSpacing
  /// Above and below an image at accessibility sizes, at least.
  case imageVerticalMargin
  /// Width of the slot in which a symbol image is centred.
  case imageSlotWidth
  /// Least space between the texts of a content configuration and the accessory.
  case accessorySpacing
  /// The same of a cell's own text labels.
  case textLabelAccessorySpacing
  /// A separator's thickness; 0 stands for one device pixel.
  case separatorThickness
  /// A left separator inset of this much is UIKit's own default, which counts from the cell's edge whatever the others do;
  /// 0 where there is none.
  case defaultSeparatorInset
  /// 1 where a separator's automatic leading inset is where the text begins, 0 where the line begins at the cell's edge.
  case separatorsBeginAtText
  /// 1 where a separator's automatic trailing inset is the layout margin, 0 where the line runs to the edge.
  case separatorTrailingMargins
  /// 1 where cells follow the readable width unless told otherwise.
  case followsReadableWidth
  /// The readable width; 0 is the one of the text size.
  case readableWidth
  /// The readable width counts only where it leaves more than this.
  case readableWidthRoom
  /// 1 where a plain table rules the blank space under its last row.
  case showsFillerRows
  /// 1 where such a blank row has a hairline's room for its rule on top of its height.
  case fillersMakeRoomForSeparator
  /// A card's margin on all sides; between two cards it counts once.
  case cardMargin
  /// Between a card's edge and the content of a status cell.
  case cardContentMargin
  /// Side of an icon tile, as in Settings.
  case tileSide
  /// 1 where a tile is centred in a symbol's slot, and the text follows as it follows a symbol.
  case tilesAreCentredInSlot
  /// A tile's corner radius.
  case tileCornerRadius
  /// Side of the symbol on a tile.
  case tileGlyphSide
  /// Size of the disclosure indicator's glyph.
  case chevronWidth, chevronHeight
  /// Size of the check mark's glyph.
  case checkmarkWidth, checkmarkHeight
  /// Side of the detail button.
  case detailButtonSide
  /// Between the two glyphs of a detail disclosure button.
  case accessoryPairSpacing
  /// Size of a `UISwitch`.
  case switchWidth, switchHeight
  /// Between the trailing margin and a disclosure indicator.
  case chevronInset
  /// How far a switch reaches into the trailing margin.
  case switchOverhang
  /// Height of a badge, a capsule around a footnote-sized text.
  case badgeHeight
  /// Beside the text in a badge.
  case badgePadding
  /// Between a badge and the text before it.
  case badgeSpacing
  /// Between the texts of a status cell.
  case statusSpacing
  /// Between the columns of a status cell.
  case statusColumnSpacing
  /// Side of a status cell's leading image.
  case statusIconSide
  /// Side of the symbol beside a status cell's value.
  case statusLevelSide
  /// Width of the title column of a value2 cell.
  case value2TitleWidth
}

extension Metric {
  /// Its place among all cases, from 0: an enumeration without further values is stored as that.
  package var ordinal: Int { withUnsafeBytes(of: self) { Int($0[0]) } }

  // By their places: by their names, as an enumeration of texts has it, each look-up would hash a text.
  package static func == (one: Metric, other: Metric) -> Bool { one.ordinal == other.ordinal }

  package func hash(into hasher: inout Hasher) { hasher.combine(UInt8(truncatingIfNeeded: ordinal)) }

  /// What a constant's number counts.
  package enum Unit: Hashable, Sendable {
    case points
    /// How often another length counts.
    case times
    /// 0 for no, more for yes.
    case flag
  }

  package var unit: Unit {
    switch self {
    case .headerCutsToWholePoints, .untitledHeadersAreCut, .footersAreCut, .zeroHeightsAreDefault,
      .tilesAreCentredInSlot, .rowHeightsStartAtLarge,
      .configurationsMakeRoomForSeparator, .contentEndsAboveSeparator, .subtitlesBeginOnWholePoints,
      .separatorsBeginAtText, .separatorTrailingMargins, .followsReadableWidth,
      .showsFillerRows, .fillersMakeRoomForSeparator, .backButtonShowsTitle:
      .flag
    case .rowHeightLeadings, .wideGroupedInsetShare: .times
    default: .points
    }
  }
}

extension Metric.Unit {
  /// What stands behind the number.
  package var suffix: String { self == .points ? " pt" : "" }

  /// One sentence for the reference and the schema.
  package var meaning: String {
    switch self {
    case .points: "In points."
    case .times: "How often that length counts."
    case .flag: "0 for no, more for yes."
    }
  }
}
