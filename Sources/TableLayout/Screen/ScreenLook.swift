// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// The look of a level, which records the settings that are read.
package final class ScreenLook {
  /// The same without a record, for decisions that leave no trace in code.
  package let resolved: ResolvedLook
  /// The level that sets it.
  package let level: LookLevel
  /// The settings that were read here or at a level that inherits from here.
  private(set) var reads: Set<AnyLookSetting> = []
  /// The settings that were left at this level, with the reasons.
  private(set) var left: [AnyLookSetting: String] = [:]
  private let outer: ScreenLook?

  /// - Parameter outer: the look that it inherits from. Default: none, so that only this look records.
  init(_ resolved: ResolvedLook, of level: LookLevel, in outer: ScreenLook? = nil) {
    self.resolved = resolved
    self.level = level
    self.outer = outer
  }

  /// The same look with a record of its own.
  package var copy: ScreenLook { ScreenLook(resolved, of: level) }

  /// Whether this level or an outer one sets it.
  package func sets(_ setting: AnyLookSetting) -> Bool { resolved.given.source(of: setting) != nil }

  /// The value of a setting.
  ///
  /// - Precondition: the setting has a default, or the layout computes one.
  package subscript<Value>(setting: LookSetting<Value>) -> Value {
    read(setting)
    return resolved[setting]
  }

  /// The value that this level or an outer one sets; `nil` if the style and the profile decide.
  package func given<Value>(_ setting: LookSetting<Value>) -> Value? {
    read(setting)
    return resolved.given[setting]
  }

  /// Records that code was written from a setting. The levels outside of this one are recorded, too, because this level's value
  /// hides theirs: if a row's colour is exported, the section's colour isn't a setting that nothing read.
  package func read(_ setting: AnyLookSetting) {
    if reads.insert(setting).inserted { outer?.read(setting) }
  }

  /// Lists a setting with the reason, although it was read, at the level that sets it. Does nothing if no level does.
  package func leave(_ setting: AnyLookSetting, _ reason: String) {
    let source = resolved.given.source(of: setting)?.level(from: level)
    if source == level { left[setting] = reason } else if source != nil { outer?.leave(setting, reason) }
  }

  /// Records all that was read of another look.
  package func read(_ other: ScreenLook) { for setting in other.reads { read(setting) } }
}

extension ScreenLook {
  /// Records the settings that the frame and the corners of a row's background come from.
  package func readBackground(of row: RowGeometry) {
    for setting: AnyLookSetting in [.insetLeft, .insetRight, .insetTop, .insetBottom] { read(setting) }
    for setting in row.cornerSettings { read(setting) }
    // Cards have the spacing in their margins; in other styles it is between the rows.
    if row.style == .cards, row.position != .only { read(.rowSpacing) }
  }
}

/// A label's font with nothing left open.
package struct ResolvedFont {
  /// The font's name; `nil` for the system font.
  package let name: String?
  package let style: TextStyle
  /// Points at every text size; `nil` is the style's, which grows.
  package let size: Points?
  package let weight: FontWeight
}

extension ScreenLook {
  /// Whether anything of a label's font is set.
  package func setsFont(_ label: LabelSettings) -> Bool { label.font.contains(where: sets) }

  /// The font of a label.
  ///
  /// - Parameters:
  ///   - style: the label's own text style.
  ///   - own: the weight that goes with that style.
  package func font(_ label: LabelSettings, over style: TextStyle, weight own: FontWeight? = nil)
    -> ResolvedFont
  {
    let textStyle = given(label.textStyle)
    let style = textStyle ?? style
    return ResolvedFont(
      name: given(label.name)?.text, style: style, size: given(label.size),
      weight: given(label.weight) ?? (textStyle == nil ? own : nil) ?? style.weight)
  }
}
