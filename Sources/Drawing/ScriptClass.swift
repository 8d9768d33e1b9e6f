// SPDX-License-Identifier: GPL-3.0-or-later

/// The classes of characters that widths, line breaks and columns depend on.
package enum ScriptClass {
  /// Whether a scalar is drawn over or into its neighbour, or is invisible.
  package static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: false
    }
  }

  /// Whether a character is drawn as a picture, by default or because of a variation selector.
  package static func isEmoji(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first, first.properties.isEmoji else { return false }
    return character.unicodeScalars.contains { $0.value == 0xFE0F }
      || first.properties.isEmojiPresentation && !character.unicodeScalars.contains { $0.value == 0xFE0E }
  }

  /// Whether a scalar is in a block whose East Asian Width is W or F (UAX #11).
  package static func isWide(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x17000...0x18AFF, 0x1B000...0x1B2FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// Whether a scalar is in a block of Hebrew, Arabic or another right-to-left script.
  package static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
