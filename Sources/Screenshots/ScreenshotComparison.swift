// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Pixels
import TableLayout
import TableModel

/// A spec beside a screenshot of its table: where each row, header and footer is, and what explains each difference.
package struct ScreenshotComparison: Sendable {
  package let layout: LaidOutTable
  package let scale: ScreenshotScale
  /// The screenshot's size in pixels.
  package let pixels: (width: Int, height: Int)
  /// Points.
  package let tolerance: Points
  /// Points from the screenshot's top to that of the spec's picture; negative if the screenshot begins below it.
  package let top: Points
  /// The share of the pixels that both pictures have that agree at this place: 0 to 1. `nil` if there are none.
  package let score: Double?
  /// The elements of the spec's picture from top to bottom.
  package let readings: [ElementReading]
  /// From top to bottom, equal ones together.
  package let changes: [ScreenshotChange]
  /// Whether any element was found: only then the place and the score say something.
  package let isAligned: Bool
  /// Sentences about the alignment, and about parts of the pictures that weren't compared.
  package let notes: [String]

  /// Half a point: an edge is drawn on the nearest pixel, of which a point has two or three, and what is between two edges is so
  /// up to half a pixel longer or shorter at each of them.
  package static let standardTolerance: Points = 0.5

  /// - Parameters:
  ///   - layout: the spec's table.
  ///   - picture: the spec's own picture, drawn at a whole scale, best at ``ScreenshotScale/drawnScale``.
  ///   - tolerance: points; a difference up to it is none.
  package init(
    _ layout: LaidOutTable, picture: PixelImage, screenshot: PixelImage, tolerance: Points = standardTolerance
  ) {
    let scale = ScreenshotScale(width: screenshot.width, height: screenshot.height, of: layout)
    let drawnScale = (Double(picture.width) / layout.pictureSize.width.doubleValue).rounded()
    let ratio = scale.scale / max(1, drawnScale)
    let picture = picture.scaled(
      toWidth: max(1, Int((Double(picture.width) * ratio).rounded())),
      height: max(1, Int((Double(picture.height) * ratio).rounded())))
    var search = LandmarkSearch(picture: picture, screenshot: screenshot, scale: scale.scale)
    var readings = Self.read(Landmarks(layout), &search)
    let isShifted = readings.count { $0.state == .missing } * 3 > readings.count { $0.state == .found }
    if isShifted {
      let coarse = Self.read(Landmarks(layout, bands: .wide), &search)
      if coarse.count(where: { $0.state == .found }) > readings.count(where: { $0.state == .found }) {
        readings = coarse
      }
    }
    self.readings = readings
    let isWholeScreen = layout.statusBarRect != nil && abs(picture.height - screenshot.height) <= 1
    let shift = isWholeScreen ? 0 : (Self.shift(of: readings) * scale.scale).rounded()
    let agreement = PixelAgreement(picture, screenshot, shift: Int(shift))
    // Cards have similar edges in both appearances, but texts haven't.
    let found = readings.count { $0.state == .found }
    isAligned =
      found > 0
      && (agreement.otherAppearance == nil || found > readings.count { $0.state == .missing })
    top = isAligned ? Points(shift / scale.scale) : .zero
    score = isAligned ? agreement.score : nil
    changes =
      isAligned
      ? ScreenshotChanges.grouped(
        ScreenshotChanges(
          readings, in: layout, tolerance: tolerance.doubleValue, scale: scale.scale,
          isWholeScreen: isWholeScreen
        ).all
          + SideChanges(readings, in: layout, search.sides, tolerance: tolerance.doubleValue).all) : []
    self.layout = layout
    self.scale = scale
    self.tolerance = tolerance
    pixels = (screenshot.width, screenshot.height)
    notes =
      Self.notes(of: scale, agreement, layout)
      + (isAligned
        ? Self.notes(
          of: readings, changes, layout, scale, top: top,
          height: Points(Double(screenshot.height) / scale.scale))
        : ["The rows of the spec were not found in the screenshot."])
  }

  private static func read(
    _ landmarks: Landmarks, _ search: inout LandmarkSearch
  ) -> [ElementReading] {
    let finds = search.finds(of: landmarks.all)
    let readings = landmarks.places.map { ElementReading($0, finds) }
    return ElementReading.withoutCovered(readings, finds, height: search.height)
  }

  /// Points by which the first element is lower in the screenshot.
  private static func shift(of readings: [ElementReading]) -> Double {
    let first = readings.first { $0.state == .found }
    return first.flatMap { $0.ink ?? $0.shift } ?? 0
  }

  /// Whether all elements that the screenshot shows are at the spec's places.
  package var agrees: Bool { changes.isEmpty && isAligned }
}
