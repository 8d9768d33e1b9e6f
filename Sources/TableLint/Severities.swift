// SPDX-License-Identifier: GPL-3.0-or-later

/// The severity of each kind of problem. Rules name the kind, and no rule decides a severity itself.
extension Finding.Severity {
  // MARK: Wrong on every device

  /// A line is cut off, or isn't visible at all.
  static let lostDrawing = error

  /// A text has nearly the colour of its background: a contrast below 1.2, of which nothing can be read.
  static let invisibleText = error

  // MARK: Wrong for some users, or on some screens

  /// A text is cut, or lies over another one: at the present text size or at another.
  static let unreadableText = warning
  /// A text has too little contrast, in colours that aren't both UIKit's own.
  static let faintText = warning
  /// A control that VoiceOver can't name.
  static let unnamedControl = warning
  /// A row is too low for a finger.
  static let smallTarget = warning
  /// A shape, a line or a height isn't drawn as it is set, or differs from its neighbours.
  static let unlikeSetting = warning
  /// A row's content, or the view of a table without rows, isn't shown as a whole.
  static let unusedContent = warning
  /// The profile's iOS doesn't have what the picture shows.
  static let newerThanProfile = warning

  // MARK: Good to know

  /// A text has too little contrast, in UIKit's own colours.
  static let faintSystemText = note
  /// A value is the system's default, and surprises many.
  static let systemDefault = note
  /// A picture shows another symbol, font or colour than a device.
  static let substitute = note
  /// Nothing uses a look. Tables often set looks for rows that come later.
  static let unusedLook = note
  /// Exported code can't name a row or a section. Pictures don't need the name.
  static let unnamed = note
  /// Two things differ, perhaps on purpose.
  static let design = note
}
