// SPDX-License-Identifier: GPL-3.0-or-later

/// Rough classes of characters that the width table does not hold.
enum ScriptClass {
  /// An ideograph fills its em square.
  static let wideUnits = 2048
  /// Apple Color Emoji is drawn a quarter wider than the font size (approximate).
  static let emojiUnits = 2560
  /// Near the mean of lower-case Latin letters.
  static let averageUnits = 1180

  static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: false
    }
  }

  static func isEmoji(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first else { return false }
    if first.properties.isEmojiPresentation { return true }
    guard first.properties.isEmoji else { return false }
    return character.unicodeScalars.contains { $0.value == 0xFE0F }
  }

  /// East Asian wide and fullwidth blocks.
  static func isWide(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
      0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// Whether a line may break before and after the character without a space.
  static func breaksAnywhere(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first?.value else { return false }
    // Hangul breaks at spaces, the other wide scripts between any two characters.
    return isWide(first) && !(0xAC00...0xD7A3).contains(first) && !(0x1100...0x115F).contains(first)
  }

  /// Hebrew, Arabic and their relatives.
  static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
