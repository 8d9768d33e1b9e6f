// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Pixels
import TestSupport
import Testing

/// The picture in a real xterm, which draws sixels.
@Suite(.serialized)
struct XtermTests {
  private static let isPossible = WindowedTerminal.isInstalled && ExternalTool("rsvg-convert").location != nil

  /// Sixels have a hundred steps of each channel.
  private func isNear(_ pixel: SIMD4<UInt8>, _ color: SIMD3<Int>) -> Bool {
    (0..<3).allSatisfy { abs(Int(pixel[$0]) - color[$0]) <= 3 }
  }

  private static let margin = SIMD3(242, 242, 247)
  private static let white = SIMD3(255, 255, 255)
  private static let red = SIMD3(255, 0, 0)

  @Test(.enabled(if: isPossible, "xterm, Xvfb, xdotool, ImageMagick or rsvg-convert is not installed"))
  func `the pane shows the table after each edit, and nothing at the end`() throws {
    let home = ScratchFolder()
    try home.write(
      "style: insetGrouped\nsections:\n  - rows: [One, Two, Three]\n", to: "t.yaml")
    let shell = try ProductBinary.url(named: "roundtable").path
    let window = try WindowedTerminal(
      // The second program shows whether the first one left pixels behind.
      running: ["sh", "-c", "'\(shell)' t.yaml --no-history --no-rc; exec cat"], as: "vt340",
      geometry: "100x40", folder: home)
    try window.type("pane --image auto\n")
    // A cell of the font has 6 x 13 pixels, so a point is 13 / 22 pixels, and xterm has a border of 2 pixels around its cells
    // and one around its window.
    func pixel(_ image: PixelImage, _ x: Int, _ y: Int) -> SIMD4<UInt8> {
      image[3 + x * 13 / 22, 3 + y * 13 / 22]
    }
    try window.wait { png in
      let image = try PixelImage(png: png)
      // The margin above, left and right of the rows; the rows, without their texts, at their middles.
      return [(200, 10), (5, 60), (385, 60)].allSatisfy { isNear(pixel(image, $0.0, $0.1), Self.margin) }
        && [57, 101, 145].allSatisfy { isNear(pixel(image, 300, $0), Self.white) }
    }
    try window.type("set row 0.1 rowColor '#FF0000'\n")
    try window.wait { png in
      let image = try PixelImage(png: png)
      return isNear(pixel(image, 300, 101), Self.red)
        && [57, 145].allSatisfy { isNear(pixel(image, 300, $0), Self.white) }
    }
    try window.type("quit\ndiscard\n")
    try window.wait { png in
      let image = try PixelImage(png: png)
      for y in 0..<image.height {
        for x in 0..<image.width where isNear(image[x, y], Self.margin) || isNear(image[x, y], Self.red) {
          return false
        }
      }
      return true
    }
    try window.press("ctrl+d")
    try window.waitForEnd()
  }
}
