// SPDX-License-Identifier: GPL-3.0-or-later

/// A picture in numbered colours, for formats with few of them.
package struct IndexedImage: Hashable, Sendable {
  package let width: Int
  package let height: Int
  /// Each colour's red, green and blue, 0 … 255.
  package let palette: [SIMD3<UInt8>]
  /// The number of each pixel's colour, in rows from the top; -1 for a pixel that is more transparent than opaque.
  package let indices: [Int16]

  /// The colours of most pixels are kept exactly; the others become the mean of similar ones if there are too many.
  ///
  /// - Parameter limit: the most colours, 2 … 256.
  package init(_ image: PixelImage, colors limit: Int) {
    (width, height) = (image.width, image.height)
    let pixels = Self.pixels(of: image)
    var counts: [UInt32: Int] = [:]
    for pixel in pixels where pixel != Self.transparent { counts[pixel, default: 0] += 1 }
    let numbers: [UInt32: Int16]
    (palette, numbers) = Self.palette(counts, limit)
    indices = pixels.map { numbers[$0] ?? -1 }
  }

  /// No colour: those have 24 bits.
  private static let transparent = UInt32.max

  /// `0xRRGGBB` of each pixel, or ``transparent``.
  private static func pixels(of image: PixelImage) -> [UInt32] {
    image.bytes.withUnsafeBufferPointer { bytes in
      stride(from: 0, to: bytes.count, by: 4).map { start in
        guard bytes[start + 3] >= 128 else { return transparent }
        return UInt32(bytes[start]) << 16 | UInt32(bytes[start + 1]) << 8 | UInt32(bytes[start + 2])
      }
    }
  }

  private static func palette(
    _ counts: [UInt32: Int], _ limit: Int
  ) -> (palette: [SIMD3<UInt8>], numbers: [UInt32: Int16]) {
    // By number among colours of equal counts, so that equal pictures have equal palettes.
    let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let exact = sorted.count <= limit ? sorted[...] : sorted.prefix(limit / 2)
    var palette = exact.map { channels($0.key) }
    var numbers = Dictionary(uniqueKeysWithValues: exact.enumerated().map { ($1.key, Int16($0)) })
    let rest = sorted.dropFirst(exact.count)
    guard !rest.isEmpty else { return (palette, numbers) }
    // The highest bits of each channel that leave few enough groups.
    var bits: UInt32 = 7
    func group(_ color: UInt32) -> UInt32 {
      let mask = (UInt32(0xFF) >> (8 - bits)) << (8 - bits)
      return color & (mask << 16 | mask << 8 | mask)
    }
    while bits > 0, Set(rest.lazy.map { group($0.key) }).count > limit - palette.count { bits -= 1 }
    var groups: [UInt32: (sum: SIMD3<Int>, count: Int, number: Int16)] = [:]
    for (color, count) in rest {
      let added = channels(color)
      let key = group(color)
      var entry = groups[key] ?? (.zero, 0, Int16(palette.count + groups.count))
      entry.sum &+= SIMD3<Int>(truncatingIfNeeded: added) &* count
      entry.count += count
      groups[key] = entry
      numbers[color] = entry.number
    }
    palette += groups.values.sorted { $0.number < $1.number }.map { entry in
      SIMD3<UInt8>(truncatingIfNeeded: entry.sum / entry.count)
    }
    return (palette, numbers)
  }

  private static func channels(_ color: UInt32) -> SIMD3<UInt8> {
    SIMD3(UInt8(color >> 16), UInt8(color >> 8 & 255), UInt8(color & 255))
  }
}
