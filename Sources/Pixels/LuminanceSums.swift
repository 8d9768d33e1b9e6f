// SPDX-License-Identifier: GPL-3.0-or-later

/// The luminance of a picture as sums from the left, so that the mean of any piece of a line is one subtraction.
package struct LuminanceSums: Sendable {
  /// In pixels.
  package let width: Int
  /// In pixels.
  package let height: Int
  /// For each line, `width + 1` sums.
  private let sums: [UInt32]

  /// Transparent pixels are seen on white.
  package init(_ image: PixelImage) {
    (width, height) = (image.width, image.height)
    let (width, height) = (width, height)
    sums = [UInt32](unsafeUninitializedCapacity: (width + 1) * height) { sums, count in
      image.bytes.withUnsafeBufferPointer { bytes in
        var (source, target) = (0, 0)
        for _ in 0..<height {
          var sum: UInt32 = 0
          sums[target] = 0
          for x in 1...width {
            // Rec. 601 in parts of 256, as JPEG has it.
            let light =
              (77 * UInt32(bytes[source]) + 150 * UInt32(bytes[source + 1]) + 29 * UInt32(bytes[source + 2]))
              >> 8
            let alpha = UInt32(bytes[source + 3])
            sum += alpha == 255 ? light : (light * alpha + 255 * (255 - alpha)) / 255
            sums[target + x] = sum
            source += 4
          }
          target += width + 1
        }
      }
      count = (width + 1) * height
    }
  }

  /// The mean luminance of each line between two columns, 0 (black) to 255.
  ///
  /// - Parameters:
  ///   - columns: within the width, not empty.
  ///   - lines: within the height.
  package func means(of columns: Range<Int>, lines: Range<Int>) -> [Float] {
    sums.withUnsafeBufferPointer { sums in
      lines.map { line in
        let start = line * (width + 1)
        return Float(sums[start + columns.upperBound] - sums[start + columns.lowerBound])
          / Float(columns.count)
      }
    }
  }

  /// The mean luminance of each line between two columns.
  package func means(of columns: Range<Int>) -> [Float] { means(of: columns, lines: 0..<height) }

  /// The mean luminance of each column in some lines.
  ///
  /// - Parameters:
  ///   - columns: within the width.
  ///   - lines: within the height, not empty.
  package func means(ofEach columns: Range<Int>, lines: Range<Int>) -> [Float] {
    columns.map { column in
      var sum: UInt32 = 0
      for line in lines {
        let start = line * (width + 1) + column
        sum += sums[start + 1] - sums[start]
      }
      return Float(sum) / Float(lines.count)
    }
  }
}
