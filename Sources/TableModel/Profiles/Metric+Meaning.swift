// SPDX-License-Identifier: GPL-3.0-or-later

extension Metric {
  /// A sentence for the reference and the schema, without the unit and the default.
  package var meaning: String {
    switch self {
    case .cornerRadius: "Corner radius of an inset group."
    case .groupedInset: "Space beside the groups of the grouped style on phones."
    case .wideGroupedInsetShare:
      "Space beside the groups of the grouped style on wider tables, as a part of the width; 0 for "
        + "none."
    case .wideGroupedInsetLeast: "Smallest space that `wideGroupedInsetShare` gives."
    case .wideGroupedInsetMost: "Largest space that `wideGroupedInsetShare` gives."
    case .groupedCornerRadius:
      "Corner radius of a section of the grouped style; 0 if its rows span the table."
    case .compactLayoutMargin:
      "Layout margin of narrow screens: the space beside an inset group, and beside a cell's "
        + "content."
    case .regularLayoutMargin: "Layout margin of tables that are at least `regularMarginWidth` wide."
    case .regularMarginWidth: "Smallest table width that has the regular layout margin."
    case .narrowLayoutMargin: "Layout margin of tables that are narrower than `narrowMarginWidth`."
    case .narrowMarginWidth: "Table width below which the narrow layout margin is used; 0 for none."
    case .compactPadLayoutMargin:
      "Layout margin on an iPad of tables narrower than `regularMarginWidth`, as in Split View."
    case .paneCornerRadius:
      "Corner radius of a group on an iPad before iOS 13, which has no inset groups; 0 uses "
        + "`cornerRadius`."
    case .paneCardInset:
      "Space between the card's edge and the first or last row of a group on an iPad before iOS 13."
    case .paneCellMargin:
      "Margin of a cell's content in a group on an iPad before iOS 13; 0 uses `insetCellMargin`."
    case .paneSeparatorInset:
      "Space between the side of such a group and the automatic separator of a row without an image; 0 uses the "
        + "text's beginning."
    case .insetCellMargin: "Margin of a cell's content in an inset group; 0 uses the table's layout margin."
    case .firstSectionTop:
      "Space above the first section of a grouped table that has no header title and no table "
        + "header view."
    case .firstSectionTopInline: "`firstSectionTop` below a navigation bar with an inline title."
    case .firstSectionTopLarge: "`firstSectionTop` below a large title."
    case .firstSectionTopSearch: "The largest `firstSectionTop` below a search field."
    case .navigationBarHeight:
      "Height of the navigation bar on phones in portrait, without a large title and a search "
        + "field."
    case .padNavigationBarHeight:
      "Height of the navigation bar on iPads, without a large title and a search field."
    case .landscapeNavigationBarHeight:
      "Height of the navigation bar on phones in landscape, without a search field."
    case .navigationBarBottomPadding:
      "Part of the navigation bar's height that is below its title and buttons."
    case .largeTitleHeight:
      "Height that a large title adds to the navigation bar at text size Large; 0 if there are no large titles. "
        + "It grows with the title's line."
    case .landscapeLargeTitleHeight:
      "`largeTitleHeight` on phones in landscape; 0 if the title is inline there."
    case .searchBarHeight: "Height that a search field adds to the navigation bar; 0 if it is elsewhere."
    case .searchFieldHeight: "Height of a search field."
    case .searchFieldTop: "Space above a search field, within `searchBarHeight`."
    case .searchFieldInset:
      "Space beside and below a search field at the bottom of a phone's screen; 0 if it is in the navigation bar."
    case .padSearchFieldWidth:
      "Width of a search field beside an iPad's bar buttons; 0 if it is below them."
    case .barButtonSide: "Side of the round glass behind a bar button; 0 for none."
    case .barButtonSpacing: "Space between two bar buttons without a surface, and beside the title."
    case .barSurfaceSpacing: "Space between the surfaces or plates of bar buttons, and beside the title."
    case .barButtonPadding: "Space between a bar button's text and the ends of its surface or plate."
    case .barSymbolSide: "Side of the box of a bar button's symbol."
    case .barPlateHeight: "Height of the plate behind a bar button before iOS 7; 0 for none."
    case .barPlateInset: "Space between the safe area and the plate of a back button before iOS 7."
    case .backPlatePoint: "Length of the point of such a plate."
    case .backArrowInset: "Space between the safe area and the arrow of a back button."
    case .backArrowSide: "Side of the box that the arrow of a back button is drawn in."
    case .backTitleInset: "Space between the safe area and the title of a back button."
    case .largeTitleBottomPadding: "Space between a large title and the end of its part of the bar."
    case .searchSymbolSide: "Side of the boxes of the symbols in a search field."
    case .searchSymbolInset: "Space between a search field's side and the magnifying glass."
    case .searchTextSpacing: "Space between the magnifying glass and the text."
    case .searchTextTrailing: "Space between the text and the end of a search field that has no microphone."
    case .searchMicrophoneInset: "Space between the microphone and the end of a search field."
    case .untitledHeaderHeight:
      "Height of a grouped section's header without a title, except the first one, before rounding "
        + "to pixels."
    case .untitledFooterHeight:
      "Height of a grouped section's footer without a title, before rounding to pixels."
    case .untitledLastFooterHeight:
      "Height of the last section's footer without a title; not used before a table footer view."
    case .firstHeaderExtra:
      "Extra space above the first section's title in grouped styles, rounded down to pixels."
    case .headerTopMargin: "Space above a section's title in grouped styles."
    case .headerBottomMargin: "Space below a section's title in grouped styles."
    case .footerTopMargin: "Space above a section's footer text in grouped styles."
    case .footerBottomMargin: "Space below a section's footer text in grouped styles."
    case .zeroHeaderHeight:
      "Height of a header in grouped styles whose height is set to 0, if 0 doesn't mean the "
        + "default."
    case .automaticPlainHeaderHeight:
      "Height of a header without a title in the plain style, if its height is automatic."
    case .plainHeaderMargin: "Space above and below the text of a header or footer in the plain style."
    case .plainHeaderMinimumHeight: "Smallest height of a header or footer with a title in the plain style."
    case .plainSectionHeaderTopPadding: "Default of `sectionHeaderTopPadding` in the plain style."
    case .groupedSectionHeaderTopPadding: "Default of `sectionHeaderTopPadding` in the grouped styles."
    case .bottomPadding: "Space below the last section of a grouped style that has no table footer view."
    case .rowHeightPadding:
      "Height that is added to the line heights of Body to give the smallest row height."
    case .rowHeightLeadings:
      "Number of Body line heights in the smallest row height: 2 before iOS 26, 1 since then."
    case .groupedFirstRowPadding: "Height that is added to the first row of a grouped section."
    case .accessibilityRowPadding:
      "Height that is added at accessibility sizes to a row whose texts take several lines: between the title and "
        + "the detail under it, or around a title alone."
    case .largePadRowPadding:
      "Height that is added to the smallest row height on the largest iPads: tables at least 916 "
        + "points high, screens at least 1366 points long."
    case .largePadVerticalMargin: "Space that is added above and below a cell's content on the largest iPads."
    case .cellVerticalMargin: "Space above and below the title of a self-sizing cell."
    case .subtitleVerticalMargin: "Space above and below the texts of a self-sizing subtitle cell."
    case .valueSpacing: "Space between the title and the detail in one line, at least."
    case .configurationTextSpacing: "Space between the title and the detail of a content configuration."
    case .imageToTextSpacing:
      "Space between an image and a cell's text labels, and between an image tile and any text."
    case .symbolToTextSpacing: "Space between the slot of a symbol and the text."
    case .imageVerticalMargin: "Smallest space above and below an image at accessibility sizes."
    case .imageAboveTextSpacing:
      "Space between an image and the texts under it. At accessibility sizes, texts are below an image beside "
        + "which a word has no room."
    case .imageSlotWidth:
      "Width of the slot that a content configuration's symbol is centred in, and height of every symbol."
    case .accessorySpacing: "Smallest space between the texts of a content configuration and the accessory."
    case .textLabelAccessorySpacing: "Smallest space between a cell's text labels and the accessory."
    case .contentToAccessory: "Space between a cell's content view and its accessory."
    case .separatorThickness: "Thickness of a separator; 0 for one pixel."
    case .defaultSeparatorInset:
      "Left separator inset that UIKit treats as its default, measured from the cell's edge; 0 for "
        + "none."
    case .readableWidth: "Readable width; 0 uses the width of the text size."
    case .readableWidthRoom:
      "The readable width is used only if it leaves more space than this on both sides together."
    case .cardMargin: "Margin of a card on all sides; two neighbouring cards share one margin."
    case .cardContentMargin: "Space between a card's edge and the content of a status cell."
    case .tileSide: "Side of an icon tile, as in Settings."
    case .tileCornerRadius: "Corner radius of an icon tile."
    case .tileGlyphSide: "Side of the symbol on an icon tile."
    case .chevronWidth: "Width of the disclosure indicator's glyph."
    case .chevronHeight: "Height of the disclosure indicator's glyph."
    case .checkmarkWidth: "Width of the check mark's glyph."
    case .checkmarkHeight: "Height of the check mark's glyph."
    case .detailButtonSide: "Side of the detail button."
    case .accessoryPairSpacing: "Space between the button and the indicator of a detail disclosure button."
    case .switchWidth: "Width of a `UISwitch`."
    case .switchHeight: "Height of a `UISwitch`."
    case .chevronInset: "Space between the trailing margin and a disclosure indicator."
    case .switchOverhang:
      "Length by which a switch extends into the trailing margin of a cell with text labels."
    case .configurationSwitchOverhang: "The same length in a cell with a content configuration."
    case .badgeHeight: "Height of a badge, a capsule around a text in Footnote size."
    case .badgePadding: "Space on each side of the text in a badge."
    case .badgeSpacing: "Space between a badge and the text before it."
    case .statusSpacing: "Space between the texts of a status cell."
    case .statusColumnSpacing: "Space between the columns of a status cell."
    case .statusIconSide: "Side of a status cell's leading image."
    case .statusLevelSide: "Side of the symbol beside a status cell's value."
    case .statusSymbolPadding: "Space around the symbol in a status cell's leading image."
    case .statusTilePadding: "The same where the image is a tile."
    case .value2TitleWidth: "Width of the title column of a value2 cell."
    case .elementSpacing: "Space between two elements of a row, and between leading elements and the content."
    case .elementVerticalMargin: "Least space above and below an element of a row."
    case .stepperWidth: "Width of a `UIStepper`."
    case .stepperHeight: "Height of a `UIStepper`."
    case .sliderHeight: "Height of a `UISlider`."
    case .segmentedControlHeight: "Height of a `UISegmentedControl`."
    case .segmentPadding: "Space beside the widest title of a `UISegmentedControl`."
    case .progressViewHeight: "Height of a `UIProgressView`."
    case .activityIndicatorSide: "Width and height of a medium `UIActivityIndicatorView`."
    case .largeActivityIndicatorSide: "Width and height of a large `UIActivityIndicatorView`."
    case .clearButtonSide: "Width and height of the clear button of a `UITextField`."
    case .clearButtonInset: "Space between the clear button and the text of a `UITextField`."
    case .datePillPadding: "Space beside the text in a pill of a compact `UIDatePicker`."
    case .datePillVerticalPadding: "Space above and below the text in a pill of a compact `UIDatePicker`."
    case .datePillSpacing: "Space between the pills of a compact `UIDatePicker`."
    case .buttonPadding: "Space beside the title of a `UIButton` with a background."
    case .buttonVerticalPadding: "Space above and below the title of a `UIButton` with a background."
    case .menuChevronWidth: "Width of the two chevrons of a pop-up button."
    case .menuChevronHeight: "Height of the two chevrons of a pop-up button."
    case .menuChevronOverhang: "Space between the two chevrons of a pop-up button and the margin."
    case .menuTextSpacing: "Space between the value of a pop-up button and its chevrons."
    case .disabledOpacity:
      "Opacity of images, controls and signs of a disabled row, and of a disabled control."
    case .editControlWidth: "Width of the region with the circle of a row that is edited."
    case .editControlSide: "Diameter of that circle."
    case .editControlSpacing: "Space between that region, or a grip, and the content."
    case .reorderControlWidth: "Width of the grip of a row that is edited."
    case .reorderControlHeight: "Height of the grip of a row that is edited."
    case .swipeActionMinimumWidth: "Least width of a swipe action."
    case .swipeActionMaximumWidth: "Largest width of a swipe action."
    case .swipeActionPadding: "Space beside the title or the image of a swipe action."
    case .swipeActionHeight: "Largest height of a swipe action; 0 for that of its row."
    case .swipeActionSpacing: "Space between two swipe actions."
    case .swipedRowSpacing: "Space between a swiped row and its swipe actions."
    case .swipeActionRadius: "Corner radius of the group of swipe actions, and of a row that is swiped."
    case .prominentHeaderTopMargin: "Space above the title of a prominent header in grouped styles."
    case .prominentHeaderBottomMargin: "Space below the title of a prominent header in grouped styles."
    case .sectionIndexWidth: "Width of a section index."
    case .sectionIndexLineSpacing:
      "Space between two titles of a section index, beside the height of a capital."
    case .padSectionIndexLineSpacing: "`sectionIndexLineSpacing` on iPads."
    case .headerRowMargin:
      "Space above and below the texts of a row whose `cellContent` is plainHeader or groupedHeader."
    case .footerRowTopMargin:
      "Space above the texts of a row whose `cellContent` is plainFooter or groupedFooter."
    case .footerRowBottomMargin: "Space below those texts."
    case .sidebarRowMargin:
      "Space above and below the texts of a row whose `cellContent` is sidebarCell or sidebarHeader."
    case .sidebarSubtitleRowMargin: "The same if it is sidebarSubtitleCell."
    case .listContentSideMargin:
      "Least space beside the content of headers, footers and sidebars in rows; a larger margin of the cell wins."
    case .sidebarImageToTextSpacing: "Space between the image and the texts of a row in a style of sidebars."
    case .sidebarLeastTextScale:
      "Factor by which the font of a text in a style of sidebars is reduced at most, so that the text fits."
    case .tabBarHeight: "Height of the tab bar above the bottom safe area, or of its floating capsule."
    case .padTabBarHeight: "`tabBarHeight` on iPads."
    case .landscapeTabBarHeight: "`tabBarHeight` on phones in landscape."
    case .tabBarInset:
      "Space beside and below the floating capsule of a tab bar; 0 if the bar spans the screen."
    case .tabSymbolSide: "Side of the box of a tab's symbol."
    case .tabSymbolMiddle: "Space between the tab bar's top and the middle of a symbol above a title."
    case .tabLabelSize: "Font size of a tab's title; it doesn't follow the text size."
    case .tabLabelBaseline: "Space between the tab bar's top and the baseline of a title below a symbol."
    case .wideTabLabelSize: "Font size of a tab's title beside its symbol, on iPads and in landscape."
    case .wideTabSpacing: "Space between a tab's symbol and the title beside it."
    case .tabWidth: "Least width of a tab in a floating tab bar with enough room."
    case .tabLabelPadding: "Space between a tab's title and the sides of the tab in a floating tab bar."
    case .tabOverlap: "Length by which the tabs of a floating tab bar overlap."
    case .tabSelectionInset: "Space between the capsule and the background of its selected tab."
    case .tabBadgeHeight: "Height and least width of a tab's badge."
    case .tabBadgePadding: "Space between a badge's text and its sides."
    case .tabBadgeTextSize: "Font size of a tab's badge; it doesn't follow the text size."
    case .toolbarHeight: "Height of the toolbar above the bottom safe area, or of its surfaces."
    case .padToolbarHeight: "`toolbarHeight` on iPads."
    case .landscapeToolbarHeight: "`toolbarHeight` on phones in landscape."
    case .toolbarInset:
      "Space below a toolbar's surfaces at the end of the screen; 0 if the bar spans the screen."
    case .scrollIndicatorWidth: "Width of the vertical scroll indicator."
    case .scrollIndicatorInset: "Space between the scroll indicator and the table's edges."
    case .scrollIndicatorLeastHeight: "Smallest height of the scroll indicator."
    case .refreshControlHeight: "Height of a refresh control that is refreshing."
    case .refreshTitleSpacing: "Space between the spinner of a refresh control and its text."
    case .contentUnavailableMargin: "Least space beside the view of a table without rows."
    case .accessibilityContentUnavailableMargin: "`contentUnavailableMargin` at accessibility text sizes."
    case .contentUnavailableVerticalMargin: "Least space above that view."
    case .contentUnavailableSymbolSide: "Width and height of its symbol's box."
    case .contentUnavailableProgressSide: "Width and height of its spinner."
    case .contentUnavailableImageSpacing: "Space between its symbol and its texts."
    case .contentUnavailableProgressSpacing: "Space between its spinner and its texts."
    case .contentUnavailableTextSpacing: "Space between its two texts."
    case .contentUnavailableButtonSpacing: "Space between its texts and its first button."
    case .contentUnavailableSecondaryButtonSpacing: "Space between its two buttons."
    }
  }
}
