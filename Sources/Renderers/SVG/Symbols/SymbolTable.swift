// SPDX-License-Identifier: GPL-3.0-or-later

import Drawing
import Geometry

/// Our own drawings of SF Symbols; the real symbols may not be shipped.
///
/// They lie on one grid: a box of 24, of which 2 on each side stay free (1 beside what is wide), and lines of
/// 1.7 with round ends. What is full has the outline of what is not.
enum SymbolTable {
  /// The side of the square that paths are drawn in.
  static let box = 24.0

  /// The names that have a drawing, sorted.
  static var names: [String] { SymbolNames.all }

  /// The drawing of a name. Only the table of its theme is built.
  static func named(_ name: String) -> [SymbolShape]? {
    SymbolNames.theme(of: name).flatMap { drawings(of: $0)[name] }
  }

  /// What stands for a name where text runs from right to left: forward is to the left there, and right
  /// stays right.
  static func mirrored(_ name: String) -> String {
    if name.hasSuffix(".forward") { return String(name.dropLast("forward".count)) + "backward" }
    if name.hasSuffix(".backward") { return String(name.dropLast("backward".count)) + "forward" }
    return name
  }

  static func drawings(of theme: SymbolTheme) -> [String: [SymbolShape]] {
    switch theme {
    case .arrows: arrows
    case .circled: circled
    case .connectivity: connectivity
    case .devices: devices
    case .editing: editing
    case .files: files
    case .home: home
    case .media: media
    case .messages: messages
    case .money: money
    case .people: people
    case .places: places
    case .settings: settings
    case .signs: signs
    case .time: time
    case .weather: weather
    }
  }

  static let checkmark: [SymbolShape] = [.stroke("M3 13.2L9.3 21L21 3", 2.2)]

  /// The words of iOS 6's switches, in the middle of the box.
  static let on: [SymbolShape] = [
    .stroke("M7.5 7A3.2 5 0 0 1 7.5 17A3.2 5 0 0 1 7.5 7ZM13.8 17V7L19.6 17V7", 1.8)
  ]
  static let off: [SymbolShape] = [
    .stroke("M4.8 7A3 5 0 0 1 4.8 17A3 5 0 0 1 4.8 7ZM11 17V7H15.2M11 12H14.6M18 17V7H22.2M18 12H21.6", 1.8)
  ]

  static let info: [SymbolShape] = [
    .stroke("M12 2.5A9.5 9.5 0 1 0 12 21.5A9.5 9.5 0 1 0 12 2.5Z", 1.7),
    .stroke("M10.4 11H12.2V16.6M10 16.8H14.4", 1.7),
    .fill("M12 6A1.3 1.3 0 1 0 12 8.6A1.3 1.3 0 1 0 12 6Z"),
  ]

  static let dashedSquare: StaticString =
    "M3.6 7.8V7A3.4 3.4 0 0 1 7 3.6H7.8M10.9 3.6H13.1M16.2 3.6H17A3.4 3.4 0 0 1 20.4 7V7.8M20.4 10.9V13.1M20.4 16.2V17A3.4 3.4 0 0 1 17 20.4H16.2M13.1 20.4H10.9M7.8 20.4H7A3.4 3.4 0 0 1 3.6 17V16.2M3.6 13.1V10.9"

  /// What stands for a name without a drawing: room for a symbol.
  static let unknown: [SymbolShape] = [
    .stroke(dashedSquare), .fill("M12 10.4A1.6 1.6 0 1 1 12 13.6A1.6 1.6 0 1 1 12 10.4Z"),
  ]
}
