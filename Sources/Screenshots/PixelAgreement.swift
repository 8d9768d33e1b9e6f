// SPDX-License-Identifier: GPL-3.0-or-later

import Pixels
import TableModel

/// How many pixels of two pictures agree.
struct PixelAgreement {
  /// The share of the pixels in both pictures whose colours agree, 0 to 1; `nil` if there are none.
  let score: Double?
  /// The mean luminance of these pixels in each picture, 0 to 255.
  let picture: Double
  let screenshot: Double

  /// The most by which a colour component may differ, of 255: more than noise of JPEG, less than text on its paper.
  private static let most: Int16 = 32

  /// The difference of the mean luminance from which one picture is light and the other one dark, of 255.
  private static let darkness = 96.0

  /// The appearance of the screenshot if the picture has clearly the other one.
  var otherAppearance: InterfaceStyle? {
    if picture - screenshot > Self.darkness { return .dark }
    return screenshot - picture > Self.darkness ? .light : nil
  }

  /// - Parameter shift: pixels by which the picture is lower in the screenshot.
  init(_ picture: PixelImage, _ screenshot: PixelImage, shift: Int) {
    let width = min(picture.width, screenshot.width)
    let lines = max(0, -shift)..<max(max(0, -shift), min(picture.height, screenshot.height - shift))
    guard !lines.isEmpty else {
      (score, self.picture, self.screenshot) = (nil, 0, 0)
      return
    }
    var equal = 0
    var sums = (0, 0)
    picture.bytes.withUnsafeBufferPointer { one in
      screenshot.bytes.withUnsafeBufferPointer { other in
        for line in lines {
          var (first, second) = (line * picture.width * 4, (line + shift) * screenshot.width * 4)
          for _ in 0..<width {
            var differs = false
            for channel in 0..<3 {
              let (a, b) = (Int16(one[first + channel]), Int16(other[second + channel]))
              if abs(a - b) > Self.most { differs = true }
            }
            if !differs { equal += 1 }
            // Green is most of the luminance.
            sums.0 += Int(one[first + 1])
            sums.1 += Int(other[second + 1])
            first += 4
            second += 4
          }
        }
      }
    }
    let count = Double(width * lines.count)
    (score, self.picture, self.screenshot) = (
      Double(equal) / count, Double(sums.0) / count, Double(sums.1) / count
    )
  }
}
