// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry

/// What symbols share: frames to put a mark in, the slash, the badge.
///
/// A mark is a filled outline, so that a frame shows it beside its line and a full frame leaves it out.
enum SymbolPart {
  /// The line of a circle, and the circle that is as wide with it.
  static let ring: StaticString = "M12 2.85A9.15 9.15 0 1 1 12 21.15A9.15 9.15 0 1 1 12 2.85Z"
  static let disc: StaticString = "M12 2A10 10 0 1 1 12 22A10 10 0 1 1 12 2Z"

  /// The same of a rounded square.
  static let frame: StaticString =
    "M7 3.6H17A3.4 3.4 0 0 1 20.4 7V17A3.4 3.4 0 0 1 17 20.4H7A3.4 3.4 0 0 1 3.6 17V7A3.4 3.4 0 0 1 7 3.6Z"
  static let tile: StaticString =
    "M7 2.75H17A4.25 4.25 0 0 1 21.25 7V17A4.25 4.25 0 0 1 17 21.25H7A4.25 4.25 0 0 1 2.75 17V7A4.25 4.25 0 0 1 7 2.75Z"

  /// The outline of the slash, a line from 3.6, 3.4 to 20.4, 20.6. What it crosses ends 1.1 before it on both
  /// sides.
  static let slashBar: StaticString =
    "M21.01 20.01L4.21 2.81A0.85 0.85 0 1 0 2.99 3.99L19.79 21.19A0.85 0.85 0 1 0 21.01 20.01Z"

  /// Badges; what is beside them ends 1.3 before them.
  static let badgePlus: StaticString =
    "M17.9 13A4.5 4.5 0 0 0 17.9 22A4.5 4.5 0 0 0 17.9 13ZM18.6 16.8V15.1A0.7 0.7 0 0 0 17.2 15.1V16.8H15.5A0.7 0.7 0 0 0 15.5 18.2H17.2V19.9A0.7 0.7 0 1 0 18.6 19.9V18.2H20.3A0.7 0.7 0 1 0 20.3 16.8Z"
  static let badgeDot: StaticString = "M18 2.2A3.4 3.4 0 1 1 18 9A3.4 3.4 0 1 1 18 2.2Z"

  /// A lying card, as a line and full.
  static let card: StaticString =
    "M4.6 4.8H19.4A2.7 2.7 0 0 1 22.1 7.5V16.5A2.7 2.7 0 0 1 19.4 19.2H4.6A2.7 2.7 0 0 1 1.9 16.5V7.5A2.7 2.7 0 0 1 4.6 4.8Z"
  static let fullCard: StaticString =
    "M19.4 3.95H4.6A3.55 3.55 0 0 0 1.05 7.5V16.5A3.55 3.55 0 0 0 4.6 20.05H19.4A3.55 3.55 0 0 0 22.95 16.5V7.5A3.55 3.55 0 0 0 19.4 3.95Z"

  /// The same of a shield.
  static let shield: StaticString =
    "M12 2.9C14.2 4.5 16.8 5.4 19.4 5.5V11.4C19.4 16.2 16.4 19.5 12 21.2C7.6 19.5 4.6 16.2 4.6 11.4V5.5C7.2 5.4 9.8 4.5 12 2.9Z"
  static let fullShield: StaticString =
    "M3.75 5.5V11.4C3.75 16.58 7.04 20.19 11.69 21.99A0.85 0.85 0 0 0 12.31 21.99C16.96 20.19 20.25 16.58 20.25 11.4V5.5A0.85 0.85 0 0 0 19.43 4.65A12.69 12.69 0 0 1 12.5 2.21A0.85 0.85 0 0 0 11.5 2.21A12.69 12.69 0 0 1 4.57 4.65A0.85 0.85 0 0 0 3.75 5.5Z"

  static let batteryCase: StaticString =
    "M4.6 7.2H17.6A2.8 2.8 0 0 1 20.4 10V14A2.8 2.8 0 0 1 17.6 16.8H4.6A2.8 2.8 0 0 1 1.8 14V10A2.8 2.8 0 0 1 4.6 7.2Z"
  static let batteryTip: StaticString = "M21.8 9.9C23.4 10.6 23.4 13.4 21.8 14.1Z"

  /// A mark in a circle, and a circle without the mark.
  static func ringed(_ mark: StaticString) -> [SymbolShape] { [.stroke(ring), .fill(mark)] }
  static func disced(_ mark: StaticString) -> [SymbolShape] { [.fill(disc, mark)] }

  /// A mark in a rounded square, and a rounded square without the mark.
  static func framed(_ mark: StaticString) -> [SymbolShape] { [.stroke(frame), .fill(mark)] }
  static func tiled(_ mark: StaticString) -> [SymbolShape] { [.fill(tile, mark)] }

  /// What was left of a drawing beside the slash, and the slash.
  static func slashed(_ rest: StaticString) -> [SymbolShape] { [.fill(rest, slashBar)] }

  /// What was left of a drawing beside the badge, and the badge.
  static func badged(_ rest: StaticString, _ badge: StaticString = badgePlus) -> [SymbolShape] {
    [.fill(rest, badge)]
  }

  /// A battery with its charge.
  static func battery(_ charge: StaticString) -> [SymbolShape] {
    [.stroke(batteryCase, 1.6), .fill(batteryTip, charge)]
  }
}
