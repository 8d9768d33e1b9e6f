// SPDX-License-Identifier: GPL-3.0-or-later

struct SetDeviceCommand: SettingsCommand {
  static let form = SettingsForm(
    "set-device", "Set the device, with its width, scale and safe area.", "traits.device",
    examples: "iPhone-15", "iPad-Pro-11")
  var line = SettingsLine()
}

struct SetWidthCommand: SettingsCommand {
  static let form = SettingsForm(
    "set-width", "Set the table's width in points, instead of the device's.", "traits.width",
    examples: "375", "default")
  var line = SettingsLine()
}

struct SetScaleCommand: SettingsCommand {
  static let form = SettingsForm(
    "set-scale", "Set the pixels per point, instead of the device's.", "traits.scale",
    examples: "2", "default")
  var line = SettingsLine()
}

struct SetProfileCommand: SettingsCommand {
  static let form = SettingsForm(
    "set-profile", "Set the profile: the iOS version whose measurements are used.", "profile",
    examples: "ios26", "ios11")
  var line = SettingsLine()
}

struct SetAppearanceCommand: SettingsCommand {
  static let form = SettingsForm(
    "set-appearance", "Set the appearance: light or dark.", "traits.appearance", examples: "dark")
  var line = SettingsLine()
}

struct SetContrastCommand: SettingsCommand {
  static let form = SettingsForm(
    "set-contrast", "Set the contrast: normal or high (Increase Contrast).", "traits.contrast",
    examples: "high")
  var line = SettingsLine()
}

struct SetDirectionCommand: SettingsCommand {
  static let form = SettingsForm(
    "set-direction", "Set the layout direction: left to right, or right to left.", "traits.direction",
    examples: "rtl")
  var line = SettingsLine()
}

struct SetTextSizeCommand: SettingsCommand {
  static let form = SettingsForm(
    "set-text-size", "Set the Dynamic Type text size.", "traits.textSize",
    examples: "extraLarge", "accessibilityMedium")
  var line = SettingsLine()
}

struct SetOrientationCommand: SettingsCommand {
  static let form = SettingsForm(
    "set-orientation", "Set the orientation: portrait or landscape.", "traits.orientation",
    examples: "landscape")
  var line = SettingsLine()
}

struct SetHostCommand: SettingsCommand {
  static let form = SettingsForm(
    "set-host", "Set the kind of list, such as UITableView or SwiftUI's List.", "host",
    examples: "swiftUI", "form", "uiKit",
    discussion: """
      uiKit is UITableView, collectionView is a UICollectionView list, swiftUI is a List, form is a Form, and \
      settings is the Settings app's own list. A few measurements differ between them.
      """)
  var line = SettingsLine()
}

struct SetScrollViewCommand: SettingsCommand {
  static let form = SettingsForm(
    "set-scroll-view", "Set whether UIKit code puts the table into a scroll view that scrolls for it.",
    "scrollView", examples: "true", "false",
    discussion: """
      The scroll view is as wide as the screen, so touches beside inset rows scroll, too. The table is as high as \
      its content. Pictures are the same.
      """)
  var line = SettingsLine()
}

struct SetBoundsCommand: SettingsCommand {
  static let form = SettingsForm(
    "set-bounds", "Set the height of the table's bounds in points, instead of the device's.",
    "traits.height", examples: "480", "default",
    discussion:
      "The height decides which part is visible at a scroll offset, and how far the empty rows extend.")
  var line = SettingsLine()
}

struct SetOffsetCommand: SettingsCommand {
  static let form = SettingsForm(
    "set-offset", "Scroll the table: draw only the part that is visible at this offset.", "contentOffset",
    "scrollTo", "showsVerticalScrollIndicator", "refreshControl", examples: "120", "default",
    "--scroll-to 0.1 --shows-vertical-scroll-indicator true",
    discussion: """
      In a plain table, headers stick to the top edge and footers to the bottom edge. `default` draws the whole \
      content.
      """)
  var line = SettingsLine()
}

struct SetNavigationCommand: SettingsCommand {
  static let form = SettingsForm(
    "set-navigation", "Set the navigation bar above the table: its title, buttons and search field.",
    "navigation", examples: "large --title Settings --search Search", "--title Wi-Fi --back Settings",
    "inline --title Mail --left Edit --right \"magnifyingglass, plus\"", "--background transparent", "none",
    "default",
    discussion: """
      A word sets how the title is shown; `default` removes the bar. Separate several buttons with commas. A button \
      all in lower case is the name of an SF Symbol. Scrolling (`set-offset`) collapses a large title.
      """)
  var line = SettingsLine()
}

struct SetScreenCommand: SettingsCommand {
  static let form = SettingsForm(
    "set-screen", "Set which parts of the screen and of the device are drawn around the table.", "screen",
    examples: "true", "true --device-frame true", "--status-bar true", "default",
    discussion:
      "With the home indicator or the device's frame, only the part that fits on the screen is drawn.")
  var line = SettingsLine()
}

struct SetSafeAreaCommand: SettingsCommand {
  static let form = SettingsForm(
    "set-safe-area", "Set the safe area's insets, in points, and whether rows' contents stay inside it.",
    "insetsContentViewsToSafeArea", "safeArea",
    examples: "false", "true", "--left 44 --right 0", "--left default")
  var line = SettingsLine()
}
