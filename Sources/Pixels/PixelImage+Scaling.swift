// SPDX-License-Identifier: GPL-3.0-or-later

extension PixelImage {
  /// The picture in another size. Each pixel is the average of those that it covers, each by its covered share.
  ///
  /// - Parameters:
  ///   - width: in pixels, at least 1.
  ///   - height: in pixels, at least 1.
  package func scaled(toWidth width: Int, height: Int) -> PixelImage {
    guard (width, height) != (self.width, self.height) else { return self }
    let columns = Coverage(from: self.width, to: width)
    let rows = Coverage(from: self.height, to: height)
    let result = [UInt8](unsafeUninitializedCapacity: width * height * 4) { output, count in
      bytes.withUnsafeBufferPointer { input in
        var line = [Float](repeating: 0, count: self.width * 4)
        for y in 0..<height {
          for index in line.indices { line[index] = 0 }
          for (row, share) in rows.shares[y] {
            let start = row * self.width * 4
            for index in line.indices { line[index] += Float(input[start + index]) * share }
          }
          for x in 0..<width {
            var sum = SIMD4<Float>.zero
            for (column, share) in columns.shares[x] {
              let start = column * 4
              sum += SIMD4(line[start], line[start + 1], line[start + 2], line[start + 3]) * share
            }
            for channel in 0..<4 {
              output[(y * width + x) * 4 + channel] = UInt8(min(255, sum[channel].rounded()))
            }
          }
        }
      }
      count = width * height * 4
    }
    return PixelImage(width: width, height: height, bytes: result)
  }

  /// For each pixel of a side, the pixels of the former side that it covers.
  private struct Coverage {
    /// The shares of a pixel add up to 1.
    let shares: [[(Int, Float)]]

    init(from former: Int, to count: Int) {
      let ratio = Double(former) / Double(count)
      shares = (0..<count).map { index in
        let (start, end) = (Double(index) * ratio, Double(index + 1) * ratio)
        return (Int(start)..<min(former, max(Int(start) + 1, Int(end.rounded(.up))))).map { source in
          (source, Float((min(end, Double(source + 1)) - max(start, Double(source))) / ratio))
        }
      }
    }
  }
}
