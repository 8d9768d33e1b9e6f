// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

extension ScreenshotComparison {
  static func notes(
    of scale: ScreenshotScale, _ agreement: PixelAgreement, _ layout: LaidOutTable
  ) -> [String] {
    var notes: [String] = []
    if let device = scale.otherDevice {
      notes.append(
        "The screenshot has the size of \(device.id.rawValue) (\(device.size.width) points wide), "
          + "the spec is \(layout.pictureSize.width) wide; both are compared at \(device.scale) pixels per point."
      )
    }
    if let appearance = agreement.otherAppearance {
      notes.append(
        "The screenshot is \(appearance.rawValue), the spec is not: set traits.appearance to \(appearance.rawValue)."
      )
    }
    return notes
  }

  /// - Parameters:
  ///   - top: points from the screenshot's top to that of the picture.
  ///   - height: the screenshot's height in points.
  static func notes(
    of readings: [ElementReading], _ changes: [ScreenshotChange], _ layout: LaidOutTable,
    _ scale: ScreenshotScale, top: Points,
    height: Points
  ) -> [String] {
    var notes: [String] = []
    if top > 0 {
      notes.append("The spec doesn't explain the \(top) points at the top of the screenshot, such as bars.")
    } else if top < 0 {
      notes.append("The screenshot begins \(.zero - top) points below the top of the spec's picture.")
    }
    let rest = height - top - layout.pictureSize.height
    // A scaled screenshot has whole pixels: its height may differ by as much as half a pixel of its width.
    let least = 1 + height / Int(layout.pictureSize.width.doubleValue * scale.scale)
    if rest > least {
      notes.append("The spec doesn't explain the \(rest) points at the bottom of the screenshot.")
    } else if rest < -least {
      notes.append("The screenshot ends \(.zero - rest) points above the end of the spec's picture.")
    }
    let lost = changes.filter { [.missing, .unlike].contains($0.kind) }.flatMap(\.places).count
    let shown = readings.count { [.found, .missing].contains($0.state) }
    if lost * 2 > shown {
      notes.append(
        "Only \(shown - lost) of \(shown.counted("element")) were found: the screenshot may show another table."
      )
    }
    for (state, words) in [
      (ElementReading.State.outside, "outside of the screenshot or behind its bars"),
      (.blank, "without anything to see in the spec's picture"),
    ] {
      let count = readings.count { $0.state == state }
      if count > 0 {
        notes.append(
          "\(count) of \(readings.count.counted("element")) \(count == 1 ? "is" : "are") \(words), "
            + "and \(count == 1 ? "wasn't" : "weren't") compared.")
      }
    }
    return notes
  }
}
