// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Pixels

/// The mean luminance of a picture's lines in vertical strips, which several landmarks share.
struct LineStrips {
  let sums: LuminanceSums
  /// Pixels per point.
  let scale: Double
  /// The lines that one coarse line has: about a point.
  let step: Int
  private var known: [Range<Int>: (fine: [Float], coarse: [Float])] = [:]

  init(_ image: PixelImage, scale: Double) {
    sums = LuminanceSums(image)
    self.scale = scale
    step = max(1, Int(scale.rounded()))
  }

  /// The number of coarse lines; a last one that isn't whole is left out.
  var coarseHeight: Int { sums.height / step }

  /// The pixels between two lengths from the left; `nil` outside of the picture.
  func columns(from left: Points, to right: Points) -> Range<Int>? {
    let start = max(0, Int((left.doubleValue * scale).rounded()))
    let end = min(sums.width, Int((right.doubleValue * scale).rounded()))
    return start < end ? start..<end : nil
  }

  /// The means of all lines, each with those around it in about a point, and `step` at a time. So a line of a third of a point and
  /// one of a whole point are alike.
  mutating func strip(_ columns: Range<Int>) -> (fine: [Float], coarse: [Float]) {
    if let strip = known[columns] { return strip }
    let lines = sums.means(of: columns)
    var fine = lines
    for line in step / 2..<max(step / 2, lines.count - step / 2) where step > 1 {
      var sum: Float = 0
      for part in line - step / 2...line + step / 2 { sum += lines[part] }
      fine[line] = sum / Float(step / 2 * 2 + 1)
    }
    let coarse = (0..<coarseHeight).map { line in
      var sum: Float = 0
      for part in line * step..<(line + 1) * step { sum += lines[part] }
      return sum / Float(step)
    }
    known[columns] = (fine, coarse)
    return (fine, coarse)
  }
}

/// The luminance of a landmark's lines in its bands, without their means: so neither another tint nor another paper matters.
struct LineProfile {
  /// The first line in the spec's picture.
  let top: Int
  /// The lines of each band.
  let count: Int
  private let values: [Float]
  /// The sum of the squares.
  private let energy: Float

  /// The least standard deviation of a landmark's luminance, of 255: the step from iOS's light background to a card has 6, noise
  /// of JPEG in a mean of many columns less than 0.5.
  private static let leastContrast: Float = 1.2

  /// The least square of a screenshot's contrast, as a share of the landmark's: a line of a third of a point has a ninth of that
  /// of a whole point. Noise has less.
  private static let leastShare: Float = 0.1

  /// - Parameter strips: the means of the lines in each band.
  /// - Returns: `nil` if the picture doesn't have these lines, or if they show nothing.
  init?(_ strips: [[Float]], lines: Range<Int>) {
    guard let height = strips.first?.count, lines.lowerBound >= 0, lines.upperBound <= height, !lines.isEmpty
    else { return nil }
    var values: [Float] = []
    for strip in strips {
      let part = strip[lines]
      let mean = part.reduce(0, +) / Float(part.count)
      values += part.map { $0 - mean }
    }
    let energy = values.reduce(0) { $0 + $1 * $1 }
    guard energy > Self.leastContrast * Self.leastContrast * Float(lines.count) else { return nil }
    (top, count, self.values, self.energy) = (lines.lowerBound, lines.count, values, energy)
  }

  /// How much a screenshot's lines differ from the landmark, in any contrast: twice what the correlation lacks to 1. It is 0 for
  /// equal lines, and for lines with more or less contrast; 2 for empty ones.
  ///
  /// - Parameters:
  ///   - strips: the means of the screenshot's lines in each band.
  ///   - top: the first line in the screenshot.
  /// - Returns: `nil` if the screenshot doesn't have all lines.
  func difference(from strips: [[Float]], at top: Int) -> Float? {
    guard top >= 0, let height = strips.first?.count, top + count <= height else { return nil }
    var (product, others): (Float, Float) = (0, 0)
    values.withUnsafeBufferPointer { own in
      for (band, strip) in strips.enumerated() {
        strip.withUnsafeBufferPointer { other in
          var (sum, squares, products): (Float, Float, Float) = (0, 0, 0)
          let start = band * count
          for line in 0..<count {
            // Near 0, so that squares stay exact.
            let value = other[top + line] - 128
            sum += value
            squares += value * value
            products += value * own[start + line]
          }
          product += products
          others += squares - sum * sum / Float(count)
        }
      }
    }
    return max(0, 2 - 2 * product / (energy * max(others, energy * Self.leastShare)).squareRoot())
  }
}
