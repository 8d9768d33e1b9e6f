// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// The settings of one kind of label: its font and its alignment.
package struct LabelSettings: Sendable {
  /// Default: the system font.
  package let name: LookSetting<FontName>
  /// Gives the size at each text size, and the weight if no weight is set.
  package let textStyle: LookSetting<TextStyle>
  /// Points, from 1 to 500; doesn't scale with the text size.
  package let size: LookSetting<Points>
  /// Default: the text style's weight.
  package let weight: LookSetting<FontWeight>
  /// Default: leading, or the cell style's alignment.
  package let alignment: LookSetting<TextAlignment>

  package static let title = LabelSettings("title", isOfSections: false)
  package static let detail = LabelSettings("detail", isOfSections: false)
  package static let header = LabelSettings("header", isOfSections: true)
  package static let footer = LabelSettings("footer", isOfSections: true)

  /// The four settings that make the font.
  package var font: [AnyLookSetting] { [name, textStyle, size, weight] }

  private init(_ label: String, isOfSections: Bool) {
    name = LookSetting(
      label + "Font.name", .fontName, isOfSections: isOfSections,
      "The font's name; the system font's widths and heights are used for it.")
    textStyle = LookSetting(
      label + "Font.textStyle", .choice, isOfSections: isOfSections,
      "The text style of \(label)s, such as headline; it scales with the text size.")
    size = LookSetting(
      label + "Font.size", .points(in: SettingRange.fontSize, samples: (9, 31)), isOfSections: isOfSections,
      "A fixed size in points; it doesn't scale with the text size.")
    weight = LookSetting(
      label + "Font.weight", .choice, isOfSections: isOfSections,
      "The weight of \(label)s; default: the text style's.")
    alignment = LookSetting(
      label + "Alignment", .choice, isOfSections: isOfSections, "The alignment of \(label)s.")
  }
}
