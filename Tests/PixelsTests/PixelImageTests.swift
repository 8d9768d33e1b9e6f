// SPDX-License-Identifier: GPL-3.0-or-later

import Pixels
import Testing

struct PixelImageTests {
  @Test func `a written PNG is read with the same pixels, transparent ones too`() throws {
    var image = PixelImage(width: 3, height: 2, bytes: Array(repeating: 255, count: 24))
    image[2, 1] = SIMD4(10, 20, 30, 40)
    image[0, 1] = SIMD4(200, 100, 0, 0)
    #expect(try PixelImage(png: #require(image.png())) == image)
    #expect(image.rows(1..<2)[2, 0] == SIMD4(10, 20, 30, 40))
  }

  @Test func `pixels that can't be compressed fit their PNG`() throws {
    var state: UInt64 = 1
    let noise = (0..<400 * 300 * 4).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 56)
    }
    let image = PixelImage(width: 400, height: 300, bytes: noise)
    #expect(try PixelImage(png: #require(image.png())) == image)
  }

  @Test func `other and damaged files are refused`() throws {
    #expect(throws: PNGError.otherFormat) { try PixelImage(png: Array("\u{FF}JFIF".utf8)) }
    #expect(throws: PNGError.otherFormat) { try PixelImage(png: []) }
    let png = try #require(PixelImage(width: 2, height: 2, bytes: Array(repeating: 9, count: 16)).png())
    for length in PixelImage.pngSignature.count..<png.count - 16 {
      #expect(throws: PNGError.self, "\(length)") { try PixelImage(png: Array(png.prefix(length))) }
    }
  }

  @Test func `a picture of too many pixels is refused before its pixels are read`() throws {
    // 65 536 × 65 536 pixels of 8 bits, grey.
    let header = PNGChunk.bytes("IHDR", [0, 1, 0, 0, 0, 1, 0, 0, 8, 0, 0, 0, 0])
    #expect(throws: PNGError.large(width: 65_536, height: 65_536)) {
      try PixelImage(png: PixelImage.pngSignature + header + PNGChunk.bytes("IDAT", []))
    }
  }
}
