// SPDX-License-Identifier: GPL-3.0-or-later

import Pixels
import Testing

struct IndexedImageTests {
  private func image(_ colors: [SIMD4<UInt8>]) -> PixelImage {
    PixelImage(width: colors.count, height: 1, bytes: colors.flatMap { color in (0..<4).map { color[$0] } })
  }

  @Test func `few colours are kept exactly`() {
    let image = image([SIMD4(1, 2, 3, 255), SIMD4(200, 0, 7, 255), SIMD4(1, 2, 3, 255)])
    let indexed = IndexedImage(image, colors: 2)
    #expect(
      indexed.indices.map { indexed.palette[Int($0)] } == [SIMD3(1, 2, 3), SIMD3(200, 0, 7), SIMD3(1, 2, 3)])
  }

  @Test func `a pixel that is more transparent than opaque has no colour`() {
    let indexed = IndexedImage(image([SIMD4(9, 9, 9, 127), SIMD4(9, 9, 9, 128)]), colors: 4)
    #expect(indexed.indices == [-1, 0])
  }

  @Test func `of too many colours, those of most pixels stay, and the others become similar ones`() {
    let background = Array(repeating: SIMD4<UInt8>(242, 242, 247, 255), count: 100)
    let greys = (0..<64).map { level in
      let channel = UInt8(level * 4)
      return SIMD4<UInt8>(channel, channel, channel, 255)
    }
    let indexed = IndexedImage(image(background + greys), colors: 16)
    #expect(indexed.palette.count <= 16)
    #expect(indexed.palette[Int(indexed.indices[0])] == SIMD3(242, 242, 247))
    for (place, grey) in greys.enumerated() {
      let drawn = indexed.palette[Int(indexed.indices[100 + place])]
      #expect(abs(Int(drawn.x) - Int(grey.x)) <= 32)
    }
  }
}
