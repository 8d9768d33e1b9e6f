// SPDX-License-Identifier: GPL-3.0-or-later

import Pixels
import Testing

struct ScalingTests {
  /// A picture whose red is 40 times x, and whose green is 20 times y.
  private static func ramp(width: Int, height: Int) -> PixelImage {
    var image = PixelImage(
      width: width, height: height, bytes: Array(repeating: 255, count: width * height * 4))
    for y in 0..<height { for x in 0..<width { image[x, y] = SIMD4(UInt8(x * 40), UInt8(y * 20), 0, 255) } }
    return image
  }

  @Test func `a smaller picture has the means of its pixels, also of parts of them`() {
    let ramp = Self.ramp(width: 4, height: 4)
    #expect(ramp.scaled(toWidth: 4, height: 4) == ramp)
    let half = ramp.scaled(toWidth: 2, height: 2)
    #expect(half[0, 0] == SIMD4(20, 10, 0, 255) && half[1, 1] == SIMD4(100, 50, 0, 255))
    // Each covers one pixel and a third of the next one.
    let third = ramp.scaled(toWidth: 3, height: 1)
    #expect(third[0, 0] == SIMD4(10, 30, 0, 255) && third[1, 0] == SIMD4(60, 30, 0, 255))
    #expect(third[2, 0] == SIMD4(110, 30, 0, 255))
  }

  @Test func `a larger picture repeats pixels`() {
    let ramp = Self.ramp(width: 2, height: 2)
    let large = ramp.scaled(toWidth: 4, height: 6)
    #expect(large[1, 2] == ramp[0, 0] && large[2, 3] == ramp[1, 1])
  }

  @Test func `luminance is that of the pixels on white`() {
    var image = PixelImage(width: 4, height: 2, bytes: Array(repeating: 0, count: 32))
    for x in 0..<4 { image[x, 0] = SIMD4(0, 0, 0, 255) }
    image[1, 0] = SIMD4(255, 255, 255, 255)
    let sums = LuminanceSums(image)
    #expect(sums.means(of: 0..<4) == [63.75, 255])
    #expect(sums.means(of: 1..<2, lines: 0..<1) == [255])
    #expect(sums.means(ofEach: 0..<2, lines: 0..<2) == [127.5, 255])
  }
}
