// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// The properties of elements. A property that several kinds have with the same default is one declaration. The defaults
/// are those of UIKit's classes.
extension AnySetting {
  package static let elementText = LookSetting<String>("text", .text, default: "", "The text.")
  /// Instead of ``elementText``.
  package static let elementMarkdown = LookSetting<String>(
    "markdown", .markdown,
    "The text with **bold**, *italic*, [links](https://example.com) and ^[colours](color: 'systemRed'); instead of the text."
  )
  package static let elementTitle = LookSetting<String>("title", .text, default: "", "The title.")
  package static let elementImage = LookSetting<RowImage>("image", .image, "The image.")
  /// Default: the kind decides.
  package static let elementColor = LookSetting<Color>(
    "color", .color, "The colour; default: that of the kind, such as the tint colour.")
  package static let isEnabled = LookSetting<Bool>(
    "isEnabled", .flag, default: true, "Whether it can be used; default: true.")
  package static let isOn = LookSetting<Bool>("isOn", .flag, default: false, "Whether it is on.")
  package static let isExpanded = LookSetting<Bool>(
    "isExpanded", .flag, default: false, "Whether the rows below are shown; default: false.")

  package static let stepperValue = LookSetting<Points>(
    "value", .signed, default: .zero, "The value; default: 0.")
  package static let stepperMinimum = LookSetting<Points>(
    "minimum", .signed, default: .zero, "The lowest value; default: 0.")
  package static let stepperMaximum = LookSetting<Points>(
    "maximum", .signed, default: 100, "The highest value; default: 100.")
  package static let step = LookSetting<Points>(
    "step", .points(in: 0.001...Points.limit.doubleValue), default: 1, "The step of one tap; default: 1.")
  package static let sliderValue = LookSetting<Points>(
    "value", .signed, default: .zero, "The value; default: 0.")
  package static let sliderMinimum = LookSetting<Points>(
    "minimum", .signed, default: .zero, "The value at the leading end; default: 0.")
  package static let sliderMaximum = LookSetting<Points>(
    "maximum", .signed, default: 1, "The value at the trailing end; default: 1.")
  /// Thousandths.
  package static let progress = LookSetting<Int>(
    "progress", .thousandths, default: 0, "The finished part, from 0 to 1; default: 0.")

  package static let segments = LookSetting<[String]>(
    "segments", .texts, default: [], "The titles of the segments.")
  package static let selectedSegment = LookSetting<Int>(
    "selectedSegment", .integer(-1...100, samples: (0, 1)), default: 0,
    "The index of the selected segment, from 0; -1 for none; default: 0.")
  package static let choices = LookSetting<[String]>(
    "choices", .texts, default: [], "The titles in the menu; default: only the chosen one.")
  package static let indicatorStyle = LookSetting<IndicatorStyle>(
    "style", .choice, default: .medium, "The size; default: medium.")

  package static let placeholder = LookSetting<String>(
    "placeholder", .text, default: "", "The text that is shown while there is no other.")
  package static let isSecure = LookSetting<Bool>(
    "isSecure", .flag, default: false, "Whether dots hide the text; default: false.")
  package static let clearButtonMode = LookSetting<ClearButtonMode>(
    "clearButtonMode", .choice, default: .never,
    "When the button that clears the text is shown; default: never.")
  package static let textFieldAlignment = LookSetting<TextAlignment>(
    "alignment", .choice, default: .leading, "The side of the field on which its text is; default: leading.")

  package static let buttonStyle = LookSetting<ButtonStyle>(
    "style", .choice, default: .plain, "The style of UIButton.Configuration; default: plain.")
  package static let badgeValue = LookSetting<String>(
    "badgeValue", .text, default: "",
    "In a bar: the text in a red capsule, in a tab bar or, since iOS 26, at another bar's button; default: none."
  )
  package static let tabRole = LookSetting<TabRole>(
    "tabRole", .choice, default: .normal,
    "In a tab bar: `search` makes the search tab, which has a circle of its own on iPhones since iOS 26; default: normal."
  )
  package static let buttonRole = LookSetting<ElementButtonRole>(
    "role", .choice, default: .normal, "Whether it deletes something; default: normal.")
  package static let pickedDate = LookSetting<String>(
    "date", .text, default: "", "The date as it is shown, such as 1 Jun 2026; default: no date.")
  package static let pickedTime = LookSetting<String>(
    "time", .text, default: "", "The time as it is shown, such as 9:41; default: no time.")
}

/// `UIActivityIndicatorView.Style`.
package enum IndicatorStyle: String, Hashable, Sendable, CaseIterable { case medium, large }

/// `UITextField.ViewMode` of a clear button.
package enum ClearButtonMode: String, Hashable, Sendable, CaseIterable {
  case never, whileEditing, unlessEditing, always
}

/// The styles of `UIButton.Configuration`.
package enum ButtonStyle: String, Hashable, Sendable, CaseIterable { case plain, gray, tinted, filled }

/// The place of a tab in its bar: `UISearchTab`, `TabRole.search` of SwiftUI.
package enum TabRole: String, Hashable, Sendable, CaseIterable { case normal, search }

/// The part of `UIButton.role` that affects its look.
package enum ElementButtonRole: String, Hashable, Sendable, CaseIterable { case normal, destructive }
