// SPDX-License-Identifier: GPL-3.0-or-later

import CommandGrammar
import TableModel

struct SetDeviceCommand: TableCommand {
  static let name = "set-device"
  static let abstract = "Set the device, with its width, scale and safe area."
  static let examples = ["set-device iPhone-15", "set-device iPad-Pro-11"]

  var changes = SettingChanges<Table.Info>()
  static let parameters: [Parameter<Self>] = [.argument("device", sets: \.traits.device, "The device.")]

  var done: String { "device \(changes.words(of: \.traits.device))" }
}

struct SetWidthCommand: TableCommand {
  static let name = "set-width"
  static let abstract = "Set the table's width in points, instead of the device's."
  static let examples = ["set-width 375", "set-width default"]

  var changes = SettingChanges<Table.Info>()
  static let parameters: [Parameter<Self>] = [
    .argument("width", sets: \.traits.width, "The width in points.")
  ]

  var done: String { "width \(changes.words(of: \.traits.width))" }
}

struct SetScaleCommand: TableCommand {
  static let name = "set-scale"
  static let abstract = "Set the pixels per point, instead of the device's."
  static let examples = ["set-scale 2", "set-scale default"]

  var changes = SettingChanges<Table.Info>()
  static let parameters: [Parameter<Self>] = [.argument("scale", sets: \.traits.scale, "1, 2 or 3.")]

  var done: String { "scale \(changes.words(of: \.traits.scale))" }
}

struct SetProfileCommand: TableCommand {
  static let name = "set-profile"
  static let abstract = "Set the profile: the iOS version whose measurements are used."
  static let examples = ["set-profile ios26", "set-profile ios11"]

  var changes = SettingChanges<Table.Info>()
  static let parameters: [Parameter<Self>] = [.argument("profile", sets: \.profile, "The profile.")]

  var done: String {
    let id = changes.applied(to: Table.Info()).profile
    return "profile \(id.rawValue) (\(Profile.named(id).name))"
  }

  func run(in turn: inout Turn) throws(SessionError) -> String {
    let text = try change(in: &turn)
    let typed = LexedLine(turn.line.command).words.dropFirst().first?.text ?? ""
    return text + (Profile.ID.otherNames[typed].map { "; \(typed) has the numbers of \($0)" } ?? "")
  }
}

struct SetAppearanceCommand: TableCommand {
  static let name = "set-appearance"
  static let abstract = "Set the appearance: light or dark."
  static let examples = ["set-appearance dark"]

  var changes = SettingChanges<Table.Info>()
  static let parameters: [Parameter<Self>] = [
    .argument("appearance", sets: \.traits.appearance, "Light or dark.")
  ]

  var done: String { "appearance \(changes.words(of: \.traits.appearance))" }
}

struct SetContrastCommand: TableCommand {
  static let name = "set-contrast"
  static let abstract = "Set the contrast: normal or high (Increase Contrast)."
  static let examples = ["set-contrast high"]

  var changes = SettingChanges<Table.Info>()
  static let parameters: [Parameter<Self>] = [
    .argument("contrast", sets: \.traits.contrast, "Normal or high.")
  ]

  var done: String { "contrast \(changes.words(of: \.traits.contrast))" }
}

struct SetDirectionCommand: TableCommand {
  static let name = "set-direction"
  static let abstract = "Set the layout direction: left to right, or right to left."
  static let examples = ["set-direction rtl"]

  var changes = SettingChanges<Table.Info>()
  static let parameters: [Parameter<Self>] = [.argument("direction", sets: \.traits.direction, "ltr or rtl.")]

  var done: String { "direction \(changes.words(of: \.traits.direction))" }
}

struct SetTextSizeCommand: TableCommand {
  static let name = "set-text-size"
  static let abstract = "Set the Dynamic Type text size."
  static let examples = ["set-text-size extraLarge", "set-text-size accessibilityMedium"]

  var changes = SettingChanges<Table.Info>()
  static let parameters: [Parameter<Self>] = [
    .argument("size", sets: \.traits.textSize, "The content size category.")
  ]

  var done: String { "text size \(changes.words(of: \.traits.textSize))" }
}

struct SetOrientationCommand: TableCommand {
  static let name = "set-orientation"
  static let abstract = "Set the orientation: portrait or landscape."
  static let examples = ["set-orientation landscape"]

  var changes = SettingChanges<Table.Info>()
  static let parameters: [Parameter<Self>] = [
    .argument("orientation", sets: \.traits.orientation, "Portrait or landscape.")
  ]

  var done: String { "orientation \(changes.words(of: \.traits.orientation))" }
}

struct SetHostCommand: TableCommand {
  static let name = "set-host"
  static let abstract = "Set the kind of list, such as UITableView or SwiftUI's List."
  static let discussion = """
    uiKit is UITableView, collectionView is a UICollectionView list, swiftUI is a List, form is a Form, and settings \
    is the Settings app's own list. A few measurements differ between them.
    """
  static let examples = ["set-host swiftUI", "set-host form", "set-host uiKit"]

  var changes = SettingChanges<Table.Info>()
  static let parameters: [Parameter<Self>] = [.argument("host", sets: \.host, "The kind of list.")]

  var done: String { "host \(changes.words(of: \.host))" }
}

struct SetScrollViewCommand: TableCommand {
  static let name = "set-scroll-view"
  static let abstract = "Set whether UIKit code puts the table into a scroll view that scrolls for it."
  static let discussion = """
    The scroll view is as wide as the screen, so touches beside inset rows scroll, too. The table is as high as its \
    content. Pictures are the same.
    """
  static let examples = ["set-scroll-view on", "set-scroll-view off"]

  var changes = SettingChanges<Table.Info>()
  static let parameters: [Parameter<Self>] = [
    .argument("use", sets: \.isInScrollView, "Whether a scroll view scrolls the table.")
  ]

  var done: String { "scroll view \(changes.words(of: \.isInScrollView))" }
}

struct SetBoundsCommand: TableCommand {
  static let name = "set-bounds"
  static let abstract = "Set the height of the table's bounds in points, instead of the device's."
  static let discussion =
    "The height decides which part is visible at a scroll offset, and how far the empty rows extend."
  static let examples = ["set-bounds 480", "set-bounds default"]

  var changes = SettingChanges<Table.Info>()
  static let parameters: [Parameter<Self>] = [
    .argument("height", sets: \.traits.height, "The height in points.")
  ]

  var done: String { "bounds' height \(changes.words(of: \.traits.height))" }
}

struct SetOffsetCommand: TableCommand {
  static let name = "set-offset"
  static let abstract = "Scroll the table: draw only the part that is visible at this offset."
  static let discussion =
    "In a plain table, headers stick to the top edge and footers to the bottom edge. `default` draws the whole content."
  static let examples = ["set-offset 120", "set-offset default"]

  var changes = SettingChanges<Table.Info>()
  static let parameters: [Parameter<Self>] = [
    .argument("y", sets: \.contentOffset, "contentOffset.y in points.")
  ]

  var done: String { "offset \(changes.words(of: \.contentOffset))" }
}

struct SetNavigationCommand: TableCommand {
  static let name = "set-navigation"
  static let abstract = "Set the navigation bar above the table: its title, buttons and search field."
  static let discussion = """
    DISPLAY sets how the title is shown; `default` removes the bar. Separate several buttons with commas. A button all \
    in lower case is the name of an SF Symbol. Scrolling (`set-offset`) collapses a large title.
    """
  static let examples = [
    "set-navigation large --title Settings --search Search", "set-navigation --title Wi-Fi --back Settings",
    "set-navigation inline --title Mail --left Edit --right \"magnifyingglass, plus\"",
    "set-navigation --background transparent", "set-navigation none", "set-navigation default",
  ]

  var changes = SettingChanges<Table.Info>()
  static let parameters: [Parameter<Self>] =
    [.optional("display", shortFor: .navigation, "A large title, a title inside the bar, or no bar.")]
    + options(for: .navigation)

  static let needed = "DISPLAY or an option"
  let done = "navigation bar set"

  func run(in turn: inout Turn) throws(SessionError) -> String {
    let text = try change(in: &turn)
    let bar = changes.applied(to: Table.Info()).navigation
    let buttons = BarButton.list(bar.left) + BarButton.list(bar.right)
    turn.note(symbols: buttons.compactMap { if case .symbol(let name) = $0 { name } else { nil } })
    return text
  }
}

struct SetScreenCommand: TableCommand {
  static let name = "set-screen"
  static let abstract = "Set which parts of the screen and of the device are drawn around the table."
  static let discussion =
    "With the home indicator or the device's frame, only the part that fits on the screen is drawn."
  static let examples = [
    "set-screen on", "set-screen on --device-frame on", "set-screen --status-bar on", "set-screen default",
  ]

  var changes = SettingChanges<Table.Info>()
  static let parameters: [Parameter<Self>] =
    [
      .optional(
        "screenshot", shortFor: .screen, "Draw what a screenshot has: the status bar and the home indicator.")
    ] + options(for: .screen)

  static let needed = "'on', 'off', 'default' or an option"
  let done = "screen set"
}

struct SetSafeAreaCommand: TableCommand {
  static let name = "set-safe-area"
  static let abstract = "Set the safe area's insets, in points, and whether rows' contents stay inside it."
  static let examples = [
    "set-safe-area off", "set-safe-area on", "set-safe-area --left 44 --right 0",
    "set-safe-area --left default",
  ]

  var changes = SettingChanges<Table.Info>()
  static let parameters: [Parameter<Self>] =
    [
      .optional(
        "inset", sets: \.insetsContentViewsToSafeArea, "UIKit's insetsContentViewsToSafeArea; default: on.")
    ] + options(for: .safeArea) { "The \($0) inset, instead of the device's." }

  static let needed = "INSET or an option"
  var done: String {
    let inset = changes.words(of: \.insetsContentViewsToSafeArea)
    return inset.isEmpty ? "safe area set" : "safe area \(inset)"
  }
}
