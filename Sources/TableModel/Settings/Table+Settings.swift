// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

extension Table.Info {
  /// The settings of a table besides those of its look.
  package static let settings = SettingList<Table.Info>(
    [
      .optional("title", \.title, .text, reader: .people, "The table's name; it doesn't affect the layout."),
      .always("style", \.style, .choice, "The table's style; default: insetGrouped."),
      .always("profile", \.profile, .profile, "The iOS version whose measurements are used; default: ios15."),
    ] + traits + [
      .optional("backgroundColor", \.backgroundColor, .color, "The table's background colour."),
      .optional("tableHeaderView", \.tableHeaderView, .edgeView, "A block above the first section."),
      .optional("tableFooterView", \.tableFooterView, .edgeView, "A block below the last section."),
      .optional(
        "sectionHeaderHeight", \.sectionHeaderHeight, .rowHeight,
        "The height of headers whose section has no headerHeight; the meaning of 0 depends on the profile."),
      .optional(
        "sectionFooterHeight", \.sectionFooterHeight, .rowHeight,
        "The height of footers whose section has no footerHeight; the meaning of 0 depends on the profile."),
      .optional(
        "sectionHeaderTopPadding", \.sectionHeaderTopPadding, .length,
        "Space above each section header, in points."),
      .standard("host", \.host, .choice, .uiKit, "The kind of list, such as UITableView or SwiftUI's List."),
      .optional(
        "maximumWidth", \.maximumWidth, .length,
        "The maximum width of groups, in points; a wider table centres them."),
      .optional(
        "cellLayoutMarginsFollowReadableWidth", \.cellLayoutMarginsFollowReadableWidth, .flag,
        "Whether the contents of a wide table are limited to the readable width."),
      .standard(
        "insetsContentViewsToSafeArea", \.insetsContentViewsToSafeArea, .flag, true,
        "Whether rows' contents stay inside the left and right safe area; default: true."),
      .optional("safeArea.top", \.safeArea.top, .length, "The top inset."),
      .optional("safeArea.left", \.safeArea.left, .length, "The left inset."),
      .optional("safeArea.bottom", \.safeArea.bottom, .length, "The bottom inset."),
      .optional("safeArea.right", \.safeArea.right, .length, "The right inset."),
      .optional(
        "fillerRowHeight", \.fillerRowHeight, .rowHeight,
        "The height of the blank rows with lines below a plain table's last row: points, 0 for none, or automatic for the "
          + "last row's height. Default: automatic before iOS 15, else 0."),
      .optional(
        "sectionIndexTitles", \.sectionIndexTitles, .texts,
        "The titles of the index at the trailing side, such as A, B, C. As many as sections lead to one each; others lead to "
          + "the first section whose header begins with them."),
      .optional(
        "contentOffset", \.contentOffset, .signed,
        "How far the content is scrolled, in points; only the visible part is drawn."),
      .optional(
        "scrollTo", \.scrollTo, .rowAddress,
        "The row that is at the top of the visible part: its address, such as 2.5, or its id. An address is a place: if rows "
          + "are moved, another row may be there."),
      .standard(
        "showsVerticalScrollIndicator", \.showsVerticalScrollIndicator, .flag, false,
        "Whether a picture of a part of the content has the scroll indicator; default: false, because it hides after scrolling."
      ),
      .optional(
        "refreshControl.isRefreshing", \.refreshControl.isRefreshing, .flag,
        "Whether the control is refreshing, and so visible above the content; false has it only in code."),
      .optional("refreshControl.title", \.refreshControl.title, .text, "The text below the spinner."),
      .standard(
        "contentInsetBottom", \.contentInsetBottom, .length, .zero,
        "Space added below the content, in points."),
      .standard(
        "scrollView", \.isInScrollView, .flag, false, reader: .people,
        "Whether the table is as high as its content, in a scroll view as wide as the screen that scrolls for it. "
          + "Pictures are the same; only UIKit code has the scroll view."),
      .optional("regular", \.givenRegular, .look(of: Table.Info.self), regular),
    ] + navigation + bottomBars + sheet + contentUnavailable + screen
      + Metric.allCases.map { metric in
        .optional(
          "metrics.\(metric.rawValue)", \.metrics[metric], .points(in: SettingRange.length, samples: (0, 31)),
          "\(metric.meaning) \(metric.unit.meaning) The default is the profile's value.")
      }
      + ProfileFlag.allCases.map { flag in
        .optional(
          "metrics.\(flag.rawValue)", \.flags[flag], .flag,
          "\(flag.meaning) The default is the profile's value.")
      })

  static let regular =
    "Values that replace those beside it where the width is regular: on iPads, and on large phones in landscape. It has "
    + "the keys of looks."

  private static let navigation: [SettingField<Table.Info>] = [
    .optional("navigation.title", \.navigation.title, .text, "The title in the bar."),
    .optional(
      "navigation.display", \.navigation.display, .choice,
      "A large title (since iOS 11), a title in the bar, or no bar; default: inline if the bar has content."
    ),
    .optional(
      "navigation.back", \.navigation.back, .text,
      "The back button's title; an empty title shows only the arrow."),
    .optional(
      "navigation.left", \.navigation.left, .barButtons,
      "Buttons on the leading side: a text with commas, in which a name in lower case is an SF Symbol; or a list of such "
        + "names and of buttons with a style, a colour or a badgeValue."),
    .optional(
      "navigation.right", \.navigation.right, .barButtons, "Buttons on the trailing side, in the same form."),
    .optional(
      "navigation.search", \.navigation.search, .text,
      "A search field with this placeholder: in the bar; since iOS 26 at the bottom of a phone's screen. A picture of the "
        + "whole content has it below the last row."),
    .optional(
      "navigation.background", \.navigation.background, .choice,
      "The bar's background: the system's default, opaque or transparent."),
  ]

  private static let bottomBars: [SettingField<Table.Info>] = [
    .optional(
      "tabBar.tabs", \.bottomBars.tabs, .buttons,
      "The tabs: buttons with a title, an image and perhaps a badgeValue; `tabRole: search` makes one the search tab. A picture "
        + "of the whole content has the bar below the last row."),
    .standard(
      "tabBar.selectedTab", \.bottomBars.selectedTab, .integer(0...100, samples: (0, 1)), 0,
      "The index of the selected tab, from 0; default: 0."),
    .optional(
      "toolbarItems", \.bottomBars.toolbarItems, .toolbarItems,
      "The items of a toolbar at the screen's end: buttons, labels, and spacers, which share the free width. A button with "
        + "an image doesn't show its title. A text is a button: a name in lower case an SF Symbol, another text its title. Since "
        + "iOS 26, iPhones have the search field in the place of the first spacer."),
  ]

  private static let sheet: [SettingField<Table.Info>] = [
    .optional(
      "sheet.selectedDetent", \.sheet.selectedDetent, .detent,
      "The height at which the sheet is drawn: medium, large, or points above the bottom safe area; default: the lowest of "
        + "detents."),
    .optional(
      "sheet.detents", \.sheet.detents, .detents,
      "The heights at which the sheet can rest, in any order; default: large and selectedDetent."),
    .optional(
      "sheet.prefersGrabberVisible", \.sheet.prefersGrabberVisible, .flag,
      "Whether the grabber is at the top of the sheet; default: false."),
    .optional(
      "sheet.preferredCornerRadius", \.sheet.preferredCornerRadius, .length,
      "The radius of the sheet's upper corners, in points; default: the profile's."),
  ]

  private static let contentUnavailable: [SettingField<Table.Info>] = [
    .optional(
      "contentUnavailable.kind", \.contentUnavailable.kind, .choice,
      "The ready-made view that the other keys change: loading has a spinner, search a magnifying glass and texts; "
        + "default: empty, without parts of its own."),
    .optional(
      "contentUnavailable.image", \.contentUnavailable.image, .symbol,
      "The name of the SF Symbol above the texts."),
    .optional(
      "contentUnavailable.text", \.contentUnavailable.text, .text, "The first text, such as No Mail."),
    .optional(
      "contentUnavailable.secondaryText", \.contentUnavailable.secondaryText, .text,
      "The text below it, in small letters."),
    .optional(
      "contentUnavailable.searchText", \.contentUnavailable.searchText, .text,
      "The text that was searched for: the kind search says that nothing was found for it."),
    .optional(
      "contentUnavailable.button", \.contentUnavailable.button, .element(.button), "A button below the texts."
    ),
    .optional(
      "contentUnavailable.secondaryButton", \.contentUnavailable.secondaryButton, .element(.button),
      "A button below the first one."),
  ]

  private static let screen: [SettingField<Table.Info>] = [
    .optional("screen.statusBar", \.screen.statusBar, .flag, "Time, signal and battery at the top."),
    .optional(
      "screen.homeIndicator", \.screen.homeIndicator, .flag,
      "The home indicator at the bottom; it makes the picture as high as the screen."),
    .optional(
      "screen.deviceFrame", \.screen.deviceFrame, .flag,
      "The device around a screenshot: its outline, round corners and camera housing; it makes the picture as "
        + "high as the screen."),
  ]

  private static let traits: [SettingField<Table.Info>] = [
    .optional(
      "traits.device", \.traits.device, .device,
      "The device, with its width, scale and safe area; default: \(Device.standard.id.rawValue)."),
    .optional(
      "traits.width", \.traits.width, .points(in: SettingRange.extent, samples: (350, 500)),
      "The table's width in points; overrides the device's."),
    .optional(
      "traits.height", \.traits.height, .points(in: SettingRange.extent, samples: (300, 600)),
      "The height of the table's bounds in points; overrides the device's."),
    .optional(
      "traits.scale", \.traits.scale, .integer(1...3, samples: (1, 2)),
      "Pixels per point; overrides the device's."),
    .standard("traits.orientation", \.traits.orientation, .choice, .portrait, "The device's orientation."),
    .standard("traits.appearance", \.traits.appearance, .choice, .light, "Light or dark."),
    .standard("traits.contrast", \.traits.contrast, .choice, .normal, "Normal or increased contrast."),
    .standard(
      "traits.direction", \.traits.direction, .choice, .leftToRight, "Left to right, or right to left."),
    .standard("traits.textSize", \.traits.textSize, .choice, .large, "The Dynamic Type size."),
  ]
}

extension Section.Info {
  /// The settings of a section besides those of its look.
  package static let settings: SettingList<Section.Info> = [
    .optional(
      "id", \.id, .identifier, reader: .people,
      "A unique name that commands accept as an address; it can't look like a numeric address (1.2)."),
    .text(
      "header", \.header, \.attributedHeader, put: { $0.attributedHeader = $1 }, "The title above the rows."),
    .text(
      "footer", \.footer, \.attributedFooter, put: { $0.attributedFooter = $1 }, "The text below the rows."),
    .standard(
      "isCollapsed", \.isCollapsed, .flag, false,
      "Whether the section shows only its header, without rows and footer; default: false."),
    .optional(
      "headerHeight", \.headerHeight, .rowHeight,
      "The header's height in points, or automatic; overrides sectionHeaderHeight."),
    .optional(
      "footerHeight", \.footerHeight, .rowHeight,
      "The footer's height in points, or automatic; overrides sectionFooterHeight."),
    .optional("headerImage", \.headerParts.image, .image, "The image before the header's text."),
    .optional(
      "headerButton", \.headerParts.button, .barButton,
      "A button at the header's trailing side, such as See All; a name in lower case, such as plus, is a symbol."
    ),
    .standard(
      "isCollapsible", \.headerParts.isCollapsible, .flag, false,
      "Whether the header has a chevron that shows or hides the section's rows."),
    .optional("regular", \.givenRegular, .look(of: Section.Info.self), Table.Info.regular),
  ]
}

extension Row {
  /// The settings of a row besides those of its look.
  package static let settings = SettingList<Row>(texts + extraSettings)

  private static let texts: [SettingField<Row>] = [
    .optional(
      "id", \.id, put: { $0.id = $1 }, .identifier, reader: .people,
      "A unique name that commands accept as an address; it can't look like a numeric address (1.2)."),
    .text("title", \.title, \.attributedTitle, put: { $0.attributedTitle = $1 }, "The title."),
    .text(
      "detail", \.detail, \.attributedDetail, put: { $0.attributedDetail = $1 },
      "The second text; the cell style default doesn't show it."),
    .optional(
      "cellStyle", \.givenCellStyle, put: { $0.givenCellStyle = $1 }, .choice,
      "How title and detail are arranged; default: value1 for a row with a detail, else default."),
    .optional("image", \.image, put: { $0.image = $1 }, .image, "The leading image."),
    .standard(
      "accessory", \.accessory, put: { $0.accessory = $1 }, .choice, .none,
      "The element on the trailing side, such as a chevron or a switch."),
    .optional("badge", \.badge, put: { $0.badge = $1 }, .text, "A short text in a filled capsule."),
    .standard(
      "numberOfLines", \.numberOfLines, put: { $0.numberOfLines = $1 }, .integer(0...1000, samples: (0, 2)),
      1,
      "The maximum number of lines of the title; 0 means no limit."),
    .standard("selected", \.isSelected, .flag, false, "Whether the row is drawn as a selected row."),
  ]

  /// The settings that most rows don't have: those of its states, of a status cell and of its elements, and `regular`. A row
  /// without extras sets none of them, see ``hasNoExtras``.
  package static let extraSettings: [SettingField<Row>] =
    states + elementSettings

  private static let states: [SettingField<Row>] = [
    .standard(
      "isHighlighted", \.states.isHighlighted, .flag, false,
      "Whether it is drawn with a finger on it; default: false."),
    .standard(
      "isEnabled", \.states.isEnabled, .flag, true,
      "Whether it can be used; a disabled row is faded. Default: true."),
    .optional(
      "swiped", \.states.swiped, .choice,
      "The side at which a swipe has shown its actions: the row is drawn moved, with them."),
    .optional("date", \.status.date, .text, "The date of a status cell."),
    .optional("value", \.status.value, .text, "The trailing value of a status cell."),
    .optional("level", \.status.level, .image, "The symbol beside a status cell's value."),
    .optional(
      "regular", \.givenRegular, put: { $0.givenRegular = $1 }, .look(of: Row.self), Table.Info.regular),
  ]

  /// The settings of ``Row/elements``.
  package static let elementSettings: [SettingField<Row>] =
    [
      .optional(
        "leading", \.elements.given.leading, .elements,
        "Elements before the image and the title, from the edge."),
      .optional(
        "trailing", \.elements.given.trailing, .elements, "Elements after the texts, towards the edge."),
      .optional(
        "content", \.elements.content, .anyElement,
        "A card instead of the texts and the image: a vStack or an hStack of elements."),
      .optional(
        "leadingSwipeActions", \.elements.given.leadingSwipeActions, .buttons,
        "The buttons that a swipe from the leading side shows, from the edge inwards."),
      .optional(
        "trailingSwipeActions", \.elements.given.trailingSwipeActions, .buttons,
        "The buttons that a swipe from the trailing side shows, from the edge inwards."),
    ]
    + ElementKind.rowKeys.map { kind in
      .optional(kind.rawValue, \.elements[kind], .element(kind), kind.declaration.meaning)
    }
}
