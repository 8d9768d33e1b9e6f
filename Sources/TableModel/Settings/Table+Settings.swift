// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry

extension Table.Info {
  /// What a table has besides its look and its sections.
  package static let settings = SettingList<Table.Info>(
    [
      .optional("title", \.title, .text, isNote: true, "What the table is called; not laid out."),
      .always("style", \.style, .choice, "The overall look; insetGrouped where not given."),
      .always("profile", \.profile, .profile, "Which iOS the numbers are from; ios15 where not given."),
    ] + traits + [
      .optional("backgroundColor", \.backgroundColor, .color, "Behind everything."),
      .optional("tableHeaderView", \.tableHeaderView, .edgeView, "A block over the first section."),
      .optional("tableFooterView", \.tableFooterView, .edgeView, "A block under the last section."),
      .optional(
        "sectionHeaderHeight", \.sectionHeaderHeight, .rowHeight,
        "The height of headers whose sections give none; 0 means what the profile says of it."),
      .optional(
        "sectionFooterHeight", \.sectionFooterHeight, .rowHeight,
        "The height of footers whose sections give none; 0 means what the profile says of it."),
      .optional(
        "sectionHeaderTopPadding", \.sectionHeaderTopPadding, .length, "Points above each section header."),
      .standard("host", \.host, .choice, .uiKit, "What lays the list out."),
      .optional("maximumWidth", \.maximumWidth, .length, "Groups are not wider and stand in the middle."),
      .optional(
        "cellLayoutMarginsFollowReadableWidth", \.cellLayoutMarginsFollowReadableWidth, .flag,
        "Whether a wide table's contents keep to the readable width."),
      .standard(
        "insetsContentViewsToSafeArea", \.insetsContentViewsToSafeArea, .flag, true,
        "Whether rows' contents keep out of the sensor housing's side; true where not given."),
      .optional("safeArea.top", \.safeArea.top, .length, "At the top."),
      .optional("safeArea.left", \.safeArea.left, .length, "At the left."),
      .optional("safeArea.bottom", \.safeArea.bottom, .length, "At the bottom."),
      .optional("safeArea.right", \.safeArea.right, .length, "At the right."),
      .optional(
        "fillerRowHeight", \.fillerRowHeight, .rowHeight,
        "Ruled blank rows under a plain table's last row; 0 for none."),
      .optional(
        "contentOffset", \.contentOffset, .signed,
        "Points from the content's top to what is seen first; only that much is drawn."),
      .standard(
        "contentInsetBottom", \.contentInsetBottom, .length, .zero, "Points added below the content."),
    ] + navigation + screen
      + Metric.allCases.map { metric in
        .optional(
          "metrics.\(metric.rawValue)", \.metrics[metric], .points(in: SettingRange.length, samples: (0, 31)),
          "\(metric.meaning) \(metric.unit.meaning) The default is the profile's value.")
      })

  private static let navigation: [SettingField<Table.Info>] = [
    .optional("navigation.title", \.navigation.title, .text, "The title in the bar."),
    .optional(
      "navigation.display", \.navigation.display, .choice,
      "A large title (iOS 11 and later), one in the bar, or no bar; inline where there is anything in a bar."),
    .optional(
      "navigation.back", \.navigation.back, .text, "The back button's title; an empty one is an arrow alone."),
    .optional(
      "navigation.left", \.navigation.left, .text,
      "Buttons at the leading side, several with commas; all in lower case is a symbol's name."),
    .optional("navigation.right", \.navigation.right, .text, "The same at the trailing side."),
    .optional("navigation.search", \.navigation.search, .text, "A search field with this placeholder."),
    .optional(
      "navigation.background", \.navigation.background, .choice,
      "Behind the bar: the system's own, opaque, or nothing."),
  ]

  private static let screen: [SettingField<Table.Info>] = [
    .optional("screen.statusBar", \.screen.statusBar, .flag, "Time, signal and battery at the top."),
    .optional(
      "screen.homeIndicator", \.screen.homeIndicator, .flag,
      "The bar at the bottom; the picture is as high as the screen."),
    .optional(
      "screen.deviceFrame", \.screen.deviceFrame, .flag,
      "The device's outline; the picture is as high as the screen."),
  ]

  private static let traits: [SettingField<Table.Info>] = [
    .optional(
      "traits.device", \.traits.device, .device,
      "A device: its width, scale and safe area. \(Device.standard.id.rawValue) where not given."),
    .optional(
      "traits.width", \.traits.width, .points(in: SettingRange.extent, samples: (350, 500)),
      "The table's width in points, in place of the device's."),
    .optional(
      "traits.height", \.traits.height, .points(in: SettingRange.extent, samples: (300, 600)),
      "The height of the table's bounds, in place of the device's."),
    .optional(
      "traits.scale", \.traits.scale, .integer(1...3, samples: (1, 2)),
      "Pixels per point, in place of the device's."),
    .standard("traits.orientation", \.traits.orientation, .choice, .portrait, "How the device is held."),
    .standard("traits.appearance", \.traits.appearance, .choice, .light, "Light or dark."),
    .standard("traits.contrast", \.traits.contrast, .choice, .normal, "Normal or increased contrast."),
    .standard(
      "traits.direction", \.traits.direction, .choice, .leftToRight, "Left to right, or right to left."),
    .standard("traits.textSize", \.traits.textSize, .choice, .large, "The Dynamic Type size."),
  ]
}

extension Section.Info {
  /// What a section has besides its look and its rows.
  package static let settings: SettingList<Section.Info> = [
    .optional(
      "id", \.id, .identifier, isNote: true,
      "A name for commands, unique in the file; not like an address (1.2)."),
    .optional("header", \.header, .text, "The title above the rows."),
    .optional("footer", \.footer, .text, "The text below the rows."),
    .optional(
      "headerHeight", \.headerHeight, .rowHeight,
      "The header's height in points, or automatic; sets sectionHeaderHeight aside."),
    .optional(
      "footerHeight", \.footerHeight, .rowHeight,
      "The footer's height in points, or automatic; sets sectionFooterHeight aside."),
  ]
}

extension Row {
  /// What a row has besides its look.
  package static let settings: SettingList<Row> = [
    .optional(
      "id", \.id, .identifier, isNote: true,
      "A name for commands, unique in the file; not like an address (1.2)."),
    .always("title", \.title, .text, "The text."),
    .optional("detail", \.detail, .text, "The second text, for all but the default style."),
    .standard("cellStyle", \.cellStyle, .choice, .default, "How the texts are arranged."),
    .optional("image", \.image, .image, "The leading image."),
    .standard("accessory", \.accessory, .choice, .none, "What stands at the trailing side."),
    .optional("badge", \.badge, .text, "A short text in a filled capsule."),
    .standard(
      "numberOfLines", \.numberOfLines, .integer(0...1000, samples: (0, 2)), 1,
      "Lines of the title; 0 for as many as it takes."),
    .optional("date", \.status.date, .text, "The date of a status cell."),
    .optional("value", \.status.value, .text, "The trailing value of a status cell."),
    .optional("level", \.status.level, .image, "The symbol beside a status cell's value."),
  ]
}
