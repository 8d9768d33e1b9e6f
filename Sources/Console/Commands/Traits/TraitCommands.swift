// SPDX-License-Identifier: GPL-3.0-or-later

import CommandGrammar
import TableModel

struct SetDeviceCommand: TableCommand {
  static let name = "set-device"
  static let abstract = "Choose a device: its width, scale and safe area."
  static let examples = ["set-device iPhone-15", "set-device iPad-Pro-11"]

  var changes = SettingChanges<Table.Info>()
  static let parameters: [Parameter<Self>] = [.argument("device", sets: \.traits.device, "The device.")]

  var done: String { "device \(changes.words(of: \.traits.device))" }
}

struct SetWidthCommand: TableCommand {
  static let name = "set-width"
  static let abstract = "Set the table's width in points, in place of the device's."
  static let examples = ["set-width 375", "set-width default"]

  var changes = SettingChanges<Table.Info>()
  static let parameters: [Parameter<Self>] = [.argument("width", sets: \.traits.width, "Points.")]

  var done: String { "width \(changes.words(of: \.traits.width))" }
}

struct SetScaleCommand: TableCommand {
  static let name = "set-scale"
  static let abstract = "Set the pixels per point, in place of the device's."
  static let examples = ["set-scale 2", "set-scale default"]

  var changes = SettingChanges<Table.Info>()
  static let parameters: [Parameter<Self>] = [.argument("scale", sets: \.traits.scale, "1, 2 or 3.")]

  var done: String { "scale \(changes.words(of: \.traits.scale))" }
}

struct SetProfileCommand: TableCommand {
  static let name = "set-profile"
  static let abstract = "Choose which iOS the numbers are from."
  static let examples = ["set-profile ios26", "set-profile ios11"]

  var changes = SettingChanges<Table.Info>()
  static let parameters: [Parameter<Self>] = [.argument("profile", sets: \.profile, "The profile.")]

  var done: String {
    let id = changes.applied(to: Table.Info()).profile
    return "profile \(id.rawValue) (\(Profile.named(id).name))"
  }

  func run(in session: inout Session) throws(ConsoleError) -> String {
    let text = try change(in: &session)
    let typed = LexedLine(session.commandLine).words.dropFirst().first?.text ?? ""
    return text + (Profile.ID.otherNames[typed].map { "; \(typed) has the numbers of \($0)" } ?? "")
  }
}

struct SetAppearanceCommand: TableCommand {
  static let name = "set-appearance"
  static let abstract = "Choose light or dark."
  static let examples = ["set-appearance dark"]

  var changes = SettingChanges<Table.Info>()
  static let parameters: [Parameter<Self>] = [
    .argument("appearance", sets: \.traits.appearance, "Light or dark.")
  ]

  var done: String { "appearance \(changes.words(of: \.traits.appearance))" }
}

struct SetContrastCommand: TableCommand {
  static let name = "set-contrast"
  static let abstract = "Choose normal or increased contrast."
  static let examples = ["set-contrast high"]

  var changes = SettingChanges<Table.Info>()
  static let parameters: [Parameter<Self>] = [
    .argument("contrast", sets: \.traits.contrast, "Normal or high.")
  ]

  var done: String { "contrast \(changes.words(of: \.traits.contrast))" }
}

struct SetDirectionCommand: TableCommand {
  static let name = "set-direction"
  static let abstract = "Choose left to right or right to left."
  static let examples = ["set-direction rtl"]

  var changes = SettingChanges<Table.Info>()
  static let parameters: [Parameter<Self>] = [.argument("direction", sets: \.traits.direction, "ltr or rtl.")]

  var done: String { "direction \(changes.words(of: \.traits.direction))" }
}

struct SetTextSizeCommand: TableCommand {
  static let name = "set-text-size"
  static let abstract = "Choose one of the twelve Dynamic Type sizes."
  static let examples = ["set-text-size extraLarge", "set-text-size accessibilityMedium"]

  var changes = SettingChanges<Table.Info>()
  static let parameters: [Parameter<Self>] = [
    .argument("size", sets: \.traits.textSize, "The content size category.")
  ]

  var done: String { "text size \(changes.words(of: \.traits.textSize))" }
}

struct SetOrientationCommand: TableCommand {
  static let name = "set-orientation"
  static let abstract = "Choose how the device is held."
  static let examples = ["set-orientation landscape"]

  var changes = SettingChanges<Table.Info>()
  static let parameters: [Parameter<Self>] = [
    .argument("orientation", sets: \.traits.orientation, "Portrait or landscape.")
  ]

  var done: String { "orientation \(changes.words(of: \.traits.orientation))" }
}

struct SetHostCommand: TableCommand {
  static let name = "set-host"
  static let abstract = "Choose what lays the list out; each has a few numbers of its own."
  static let discussion = """
    uiKit is UITableView, collectionView a UICollectionView list, swiftUI a List, form a Form, settings the \
    Settings app's own list.
    """
  static let examples = ["set-host swiftUI", "set-host form", "set-host uiKit"]

  var changes = SettingChanges<Table.Info>()
  static let parameters: [Parameter<Self>] = [.argument("host", sets: \.host, "The kind of list.")]

  var done: String { "host \(changes.words(of: \.host))" }
}

struct SetBoundsCommand: TableCommand {
  static let name = "set-bounds"
  static let abstract = "Set the height of the table's bounds in points, in place of the device's."
  static let discussion =
    "What is seen at a scroll offset, and how far blank rows go, depends on it."
  static let examples = ["set-bounds 480", "set-bounds default"]

  var changes = SettingChanges<Table.Info>()
  static let parameters: [Parameter<Self>] = [.argument("height", sets: \.traits.height, "Points.")]

  var done: String { "bounds' height \(changes.words(of: \.traits.height))" }
}

struct SetOffsetCommand: TableCommand {
  static let name = "set-offset"
  static let abstract = "Scroll: show only what is seen from this point of the content on."
  static let discussion =
    "A plain table's headers stay at the upper edge and its footers at the lower one. `default` shows everything."
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
    The word says how the title is shown; `default` takes the bar away. Several buttons have commas between them; one \
    all in lower case is a symbol's name. Scrolling (`set-offset`) collapses a large title.
    """
  static let examples = [
    "set-navigation large --title Settings --search Search", "set-navigation --title Wi-Fi --back Settings",
    "set-navigation inline --title Mail --left Edit --right \"magnifyingglass, plus\"",
    "set-navigation --background transparent", "set-navigation none", "set-navigation default",
  ]

  var changes = SettingChanges<Table.Info>()
  static let parameters: [Parameter<Self>] =
    [.optional("display", shortFor: .navigation, "A large title, one in the bar, or no bar.")]
    + options(for: .navigation)

  static let needed = "DISPLAY or an option"
  let done = "navigation bar set"

  func run(in session: inout Session) throws(ConsoleError) -> String {
    let text = try change(in: &session)
    let bar = changes.applied(to: Table.Info()).navigation
    let buttons = BarButton.list(bar.left) + BarButton.list(bar.right)
    session.note(symbols: buttons.compactMap { if case .symbol(let name) = $0 { name } else { nil } })
    return text
  }
}

struct SetScreenCommand: TableCommand {
  static let name = "set-screen"
  static let abstract = "Choose what of the device is drawn around the table."
  static let discussion =
    "With the home indicator or the device's frame the picture shows as much as fits on the screen."
  static let examples = [
    "set-screen on", "set-screen --status-bar on", "set-screen on --device-frame off", "set-screen default",
  ]

  var changes = SettingChanges<Table.Info>()
  static let parameters: [Parameter<Self>] =
    [.optional("all", shortFor: .screen, "All of it, or nothing.")] + options(for: .screen)

  static let needed = "'on', 'off', 'default' or an option"
  let done = "screen set"
}

struct SetSafeAreaCommand: TableCommand {
  static let name = "set-safe-area"
  static let abstract = "Set the safe area's sides, in points, and whether rows' contents keep within."
  static let examples = [
    "set-safe-area off", "set-safe-area on", "set-safe-area --left 44 --right 0",
    "set-safe-area --left default",
  ]

  var changes = SettingChanges<Table.Info>()
  static let parameters: [Parameter<Self>] =
    [
      .optional(
        "inset", sets: \.insetsContentViewsToSafeArea, "insetsContentViewsToSafeArea; on where not set.")
    ] + options(for: .safeArea) { "The \($0) side, in place of the device's." }

  static let needed = "INSET or an option"
  var done: String {
    let inset = changes.words(of: \.insetsContentViewsToSafeArea)
    return inset.isEmpty ? "safe area set" : "safe area \(inset)"
  }
}
