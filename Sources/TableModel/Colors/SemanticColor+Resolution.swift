// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// A generation of the system's colours, named after the first iOS version that has it.
package enum SystemPalette: Hashable, Sendable { case iOS6, iOS7, iOS13, iOS26 }

extension SemanticColor {
  /// The colour in numbers.
  ///
  /// - Parameter isElevated: whether it is in a layer above others, as in a sheet (`UIUserInterfaceLevel.elevated`). Backgrounds
  ///   are then lighter in dark appearance.
  ///
  /// Values: the iOS 13 colour dump (base, dark and increased contrast) and, for tints of iOS 26, Apple's iOS
  /// 26 system-colour table. The normal value is used for increased contrast if no other is published.
  package func resolved(
    style: InterfaceStyle, contrast: Contrast, in palette: SystemPalette, isElevated: Bool = false
  ) -> RGBA {
    if isElevated, style == .dark, let elevated {
      return RGBA(hex: contrast == .high ? elevated.high : elevated.normal)
    }
    let variants =
      switch palette {
      case .iOS6: iOS6Variants ?? iOS7Variants ?? base
      case .iOS7: iOS7Variants ?? base
      case .iOS13: base
      case .iOS26: iOS26Variants ?? base
      }
    switch (style, contrast) {
    case (.light, .normal): return variants.light
    case (.dark, .normal): return variants.dark
    case (.light, .high): return variants.highLight ?? variants.light
    case (.dark, .high): return variants.highDark ?? variants.dark
    }
  }

  /// The backgrounds of elevated layers in dark appearance; `nil` for other colours. Source: the iOS 13 colour dump.
  private var elevated: (normal: UInt32, high: UInt32)? {
    switch self {
    case .systemBackground, .systemGroupedBackground: (0x1C1C1E, 0x242426)
    case .secondarySystemGroupedBackground: (0x2C2C2E, 0x363638)
    case .tertiarySystemGroupedBackground: (0x3A3A3C, 0x444446)
    default: nil
    }
  }

  private struct Variants {
    var light: RGBA
    var dark: RGBA
    var highLight: RGBA?
    var highDark: RGBA?

    init(_ light: UInt32, _ dark: UInt32, high: (UInt32, UInt32)? = nil) {
      self.light = RGBA(hex: light)
      self.dark = RGBA(hex: dark)
      highLight = high.map { RGBA(hex: $0.0) }
      highDark = high.map { RGBA(hex: $0.1) }
    }

    /// Alphas in thousandths: light, dark, then the two of increased contrast.
    init(_ light: UInt32, _ dark: UInt32, alphas: (Int, Int), high: (Int, Int)? = nil) {
      self.light = RGBA(hex: light, alpha: alphas.0)
      self.dark = RGBA(hex: dark, alpha: alphas.1)
      highLight = high.map { RGBA(hex: light, alpha: $0.0) }
      highDark = high.map { RGBA(hex: dark, alpha: $0.1) }
    }
  }

  private var base: Variants {
    switch self {
    case .systemBackground: Variants(0xFFFFFF, 0x000000)
    case .systemGroupedBackground: Variants(0xF2F2F7, 0x000000, high: (0xEBEBF0, 0x000000))
    case .secondarySystemGroupedBackground: Variants(0xFFFFFF, 0x1C1C1E, high: (0xFFFFFF, 0x242426))
    case .tertiarySystemGroupedBackground: Variants(0xF2F2F7, 0x2C2C2E, high: (0xEBEBF0, 0x363638))
    case .label: Variants(0x000000, 0xFFFFFF)
    case .secondaryLabel: Variants(0x3C3C43, 0xEBEBF5, alphas: (600, 600), high: (680, 680))
    case .tertiaryLabel: Variants(0x3C3C43, 0xEBEBF5, alphas: (300, 300), high: (380, 380))
    case .quaternaryLabel: Variants(0x3C3C43, 0xEBEBF5, alphas: (180, 160), high: (260, 240))
    case .placeholderText: Variants(0x3C3C43, 0xEBEBF5, alphas: (300, 300))
    case .separator: Variants(0x3C3C43, 0x545458, alphas: (290, 600), high: (370, 680))
    case .opaqueSeparator: Variants(0xC6C6C8, 0x38383A)
    case .systemFill: Variants(0x787880, 0x787880, alphas: (200, 360), high: (280, 440))
    case .secondarySystemFill: Variants(0x787880, 0x787880, alphas: (160, 320), high: (240, 400))
    case .tertiarySystemFill: Variants(0x767680, 0x767680, alphas: (120, 240), high: (200, 320))
    case .quaternarySystemFill: Variants(0x747480, 0x767680, alphas: (80, 180), high: (160, 260))
    case .systemGray: Variants(0x8E8E93, 0x8E8E93, high: (0x6C6C70, 0xAEAEB2))
    case .systemGray2: Variants(0xAEAEB2, 0x636366, high: (0x8E8E93, 0x7C7C80))
    case .systemGray3: Variants(0xC7C7CC, 0x48484A, high: (0xAEAEB2, 0x545456))
    case .systemGray4: Variants(0xD1D1D6, 0x3A3A3C, high: (0xBCBCC0, 0x444446))
    case .systemGray5: Variants(0xE5E5EA, 0x2C2C2E, high: (0xD8D8DC, 0x363638))
    case .systemGray6: Variants(0xF2F2F7, 0x1C1C1E, high: (0xEBEBF0, 0x242426))
    case .link: Variants(0x007AFF, 0x0984FF)
    case .systemBlue: Variants(0x007AFF, 0x0A84FF)
    case .systemRed: Variants(0xFF3B30, 0xFF453A)
    case .systemOrange: Variants(0xFF9500, 0xFF9F0A)
    case .systemYellow: Variants(0xFFCC00, 0xFFD60A)
    case .systemGreen: Variants(0x34C759, 0x30D158)
    case .systemMint: Variants(0x00C7BE, 0x63E6E2)
    case .systemTeal: Variants(0x30B0C7, 0x40C8E0)
    case .systemCyan: Variants(0x32ADE6, 0x64D2FF)
    case .systemIndigo: Variants(0x5856D6, 0x5E5CE6)
    case .systemPurple: Variants(0xAF52DE, 0xBF5AF2)
    case .systemPink: Variants(0xFF2D55, 0xFF375F)
    case .systemBrown: Variants(0xA2845E, 0xAC8E68)
    case .white: Variants(0xFFFFFF, 0xFFFFFF)
    case .black: Variants(0x000000, 0x000000)
    // UIColor.lightGray, gray and darkGray are 2/3, 1/2 and 1/3 white.
    case .lightGray: Variants(0xAAAAAA, 0xAAAAAA)
    case .gray: Variants(0x808080, 0x808080)
    case .darkGray: Variants(0x555555, 0x555555)
    case .clear: Variants(0x000000, 0x000000, alphas: (0, 0))
    // UIColor's components as Apple documents them; 0.5 is rounded up to 128, as for gray.
    case .red: Variants(0xFF0000, 0xFF0000)
    case .green: Variants(0x00FF00, 0x00FF00)
    case .blue: Variants(0x0000FF, 0x0000FF)
    case .cyan: Variants(0x00FFFF, 0x00FFFF)
    case .yellow: Variants(0xFFFF00, 0xFFFF00)
    case .magenta: Variants(0xFF00FF, 0xFF00FF)
    case .orange: Variants(0xFF8000, 0xFF8000)
    case .purple: Variants(0x800080, 0x800080)
    case .brown: Variants(0x996633, 0x996633)
    }
  }

  private var iOS6Variants: Variants? {
    // Under the stripes of grouped tables. Source: samples and apps of iOS 2 to 6 have 197, 204, 211 or 212.
    self == .systemGroupedBackground ? Variants(0xC5CCD4, 0x000000) : nil
  }

  /// The values of iOS 7 to 12. They have no dark appearance, so the dark values are those of iOS 13.
  private var iOS7Variants: Variants? {
    func light(_ hex: UInt32) -> Variants {
      var variants = base
      variants.light = RGBA(hex: hex)
      variants.highLight = nil
      return variants
    }
    return switch self {
    // Pixels of iOS 8 to 12.
    case .systemGroupedBackground: light(0xEFEFF4)
    case .secondaryLabel: light(0x8E8E93)
    case .tertiaryLabel: light(0xC7C7CC)
    case .separator: light(0xC8C7CC)
    case .systemGreen: light(0x4BD863)
    // The tints of UIKit's palette of iOS 7; general knowledge.
    case .systemTeal: light(0x5AC8FA)
    case .systemPurple: light(0x5856D6)
    default: nil
    }
  }

  private var iOS26Variants: Variants? {
    switch self {
    // Measured #E7E7E8 on white (snapshots of iOS 26). The dark one is assumed, thinned in proportion.
    case .separator: Variants(0x3C3C43, 0x545458, alphas: (123, 255))
    case .systemBlue: Variants(0x0088FF, 0x0091FF, high: (0x1E6EF4, 0x5CB8FF))
    case .systemRed: Variants(0xFF383C, 0xFF4245)
    case .systemOrange: Variants(0xFF8D28, 0xFF9230)
    case .systemYellow: Variants(0xFFCC00, 0xFFD600)
    case .systemMint: Variants(0x00C8B3, 0x00DAC3)
    case .systemTeal: Variants(0x00C3D0, 0x00D2E0)
    case .systemCyan: Variants(0x00C0E8, 0x3CD3FE)
    case .systemIndigo: Variants(0x6155F5, 0x6D7CFF)
    case .systemPurple: Variants(0xCB30E0, 0xDB34F2)
    case .systemBrown: Variants(0xAC7F5E, 0xB78A66)
    default: nil
    }
  }
}
