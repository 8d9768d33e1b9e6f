// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel
import Testing

/// Every named colour, entered a second time from the published tables: name, light, dark, increased contrast
/// in light and dark; alphas in percent. A dash repeats the colour of normal contrast.
struct SystemColorTests {
  private static let table = """
    systemBackground FFFFFF 000000 - -
    systemGroupedBackground F2F2F7 000000 EBEBF0 000000
    secondarySystemGroupedBackground FFFFFF 1C1C1E FFFFFF 242426
    tertiarySystemGroupedBackground F2F2F7 2C2C2E EBEBF0 363638
    label 000000 FFFFFF - -
    secondaryLabel 3C3C43@60 EBEBF5@60 3C3C43@68 EBEBF5@68
    tertiaryLabel 3C3C43@30 EBEBF5@30 3C3C43@38 EBEBF5@38
    quaternaryLabel 3C3C43@18 EBEBF5@16 3C3C43@26 EBEBF5@24
    placeholderText 3C3C43@30 EBEBF5@30 - -
    separator 3C3C43@29 545458@60 3C3C43@37 545458@68
    opaqueSeparator C6C6C8 38383A - -
    systemFill 787880@20 787880@36 787880@28 787880@44
    secondarySystemFill 787880@16 787880@32 787880@24 787880@40
    tertiarySystemFill 767680@12 767680@24 767680@20 767680@32
    quaternarySystemFill 747480@8 767680@18 747480@16 767680@26
    systemGray 8E8E93 8E8E93 6C6C70 AEAEB2
    systemGray2 AEAEB2 636366 8E8E93 7C7C80
    systemGray3 C7C7CC 48484A AEAEB2 545456
    systemGray4 D1D1D6 3A3A3C BCBCC0 444446
    systemGray5 E5E5EA 2C2C2E D8D8DC 363638
    systemGray6 F2F2F7 1C1C1E EBEBF0 242426
    link 007AFF 0984FF - -
    systemBlue 007AFF 0A84FF - -
    systemRed FF3B30 FF453A - -
    systemOrange FF9500 FF9F0A - -
    systemYellow FFCC00 FFD60A - -
    systemGreen 34C759 30D158 - -
    systemMint 00C7BE 63E6E2 - -
    systemTeal 30B0C7 40C8E0 - -
    systemCyan 32ADE6 64D2FF - -
    systemIndigo 5856D6 5E5CE6 - -
    systemPurple AF52DE BF5AF2 - -
    systemPink FF2D55 FF375F - -
    systemBrown A2845E AC8E68 - -
    white FFFFFF FFFFFF - -
    black 000000 000000 - -
    lightGray AAAAAA AAAAAA - -
    gray 808080 808080 - -
    darkGray 555555 555555 - -
    clear 000000@0 000000@0 - -
    """

  /// The colours that iOS 26 changed.
  private static let glass = """
    separator 3C3C43@12.3 545458@25.5 - -
    systemBlue 0088FF 0091FF 1E6EF4 5CB8FF
    systemRed FF383C FF4245 - -
    systemOrange FF8D28 FF9230 - -
    systemYellow FFCC00 FFD600 - -
    systemMint 00C8B3 00DAC3 - -
    systemTeal 00C3D0 00D2E0 - -
    systemCyan 00C0E8 3CD3FE - -
    systemIndigo 6155F5 6D7CFF - -
    systemPurple CB30E0 DB34F2 - -
    systemBrown AC7F5E B78A66 - -
    """

  @Test func `every colour has its numbers in light, dark and increased contrast`() throws {
    #expect(Self.table.split(separator: "\n").count == SemanticColor.allCases.count)
    try check(Self.table, in: .iOS13)
    try check(Self.glass, in: .iOS26)
  }

  private func check(_ table: String, in palette: SystemPalette) throws {
    for line in table.split(separator: "\n") {
      let cells = line.split(separator: " ").map(String.init)
      let color = try #require(SemanticColor(rawValue: cells[0]))
      let variants: [(InterfaceStyle, Contrast)] = [
        (.light, .normal), (.dark, .normal), (.light, .high), (.dark, .high),
      ]
      for (index, (style, contrast)) in variants.enumerated() {
        let cell = cells[index + 1] == "-" ? cells[index - 1] : cells[index + 1]
        let parts = cell.split(separator: "@")
        let found = color.resolved(style: style, contrast: contrast, in: palette)
        #expect(found.hexDigits == parts[0], "\(cells[0]) \(style) \(contrast)")
        let alpha = parts.count == 2 ? Int((Double(parts[1]) ?? -1) * 10) : 1000
        #expect(found.alpha == alpha, "\(cells[0]) \(style) \(contrast)")
      }
    }
  }
}
