// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import OutputFormats
import Pixels
import Renderers
import Screenshots
import TableLayout

/// A screenshot's pixels, compared with a table's own picture, which another program draws.
package struct ComparedScreenshot: Sendable {
  /// Why a file isn't a screenshot that can be compared.
  package struct Failure: Error, Hashable, Sendable {
    package let message: String
    package let hint: String?
  }

  package let comparison: ScreenshotComparison
  /// The screenshot's file.
  package let png: [UInt8]
  /// A sentence that says with which font the spec's picture was drawn, if it wasn't the usual one.
  package let note: String?

  /// - Parameters:
  ///   - png: the screenshot's file.
  ///   - name: its name in messages.
  ///   - tolerance: points.
  ///   - mostPixels: the most pixels of the screenshot.
  ///   - limit: the time for drawing the spec's picture; `nil` for no limit.
  package init(
    png: [UInt8], named name: String, of layout: LaidOutTable,
    tolerance: Points = ScreenshotComparison.standardTolerance, mostPixels: Int = PixelImage.mostPixels,
    limit: Duration? = nil
  ) throws(Failure) {
    let image = try Self.image(png, named: name, mostPixels: mostPixels)
    let scale = ScreenshotScale(width: image.width, height: image.height, of: layout)
    guard scale.scale >= Self.leastScale, scale.drawnScale <= RasterFormat.scales.upperBound else {
      throw Failure(
        message:
          "\(name) is \(image.width) pixels wide, which is \(Points(scale.scale)) per point of the spec's \(layout.pictureSize.width) points",
        hint: "a screenshot has the whole width of the screen, at 1/4 to 8 pixels per point")
    }
    do {
      let svg = SVGRenderer().render(layout.unkeptDisplayList())
      // A longer picture can be drawn only at a smaller scale.
      let fitting = (1...scale.drawnScale).last {
        RasterFormat.pixels(layout.pictureSize.height, scale: $0) <= RasterFormat.mostPixels
      }
      let drawn = try Rasterizer(limit: limit).picture(of: svg, as: .png, scale: fitting ?? 1)
      let picture = try Self.image(drawn.bytes, named: "the spec's picture")
      comparison = ScreenshotComparison(layout, picture: picture, screenshot: image, tolerance: tolerance)
      (self.png, note) = (png, drawn.note)
    } catch let error as RasterError {
      throw Failure(message: error.message, hint: error.hint)
    } catch let error as Failure {
      throw error
    } catch {
      throw Failure(message: "\(error)", hint: nil)
    }
  }

  /// Below a quarter of a pixel per point, texts and gaps are a few pixels high.
  private static let leastScale = 0.25

  private static func image(
    _ png: [UInt8], named name: String, mostPixels: Int = PixelImage.mostPixels
  ) throws(Failure) -> PixelImage {
    do throws(PNGError) { return try PixelImage(png: png, mostPixels: mostPixels) } catch {
      switch error {
      case .otherFormat:
        throw Failure(
          message: "\(name) isn't a PNG\(kind(of: png).map { "; it is a \($0)" } ?? "")",
          hint: "convert it: magick PICTURE screenshot.png")
      case .damaged(let words): throw Failure(message: "\(name) can't be read: \(words)", hint: nil)
      case .large(let width, let height):
        throw Failure(
          message: "\(name) has \(width) x \(height) pixels; the maximum is \(mostPixels) pixels",
          hint: "cut or scale it")
      }
    }
  }

  /// The format of a file that screenshots often have, by its first bytes.
  private static func kind(of bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "JPEG" }
    if bytes.dropFirst(4).starts(with: "ftypheic".utf8) { return "HEIC" }
    return bytes.starts(with: "%PDF".utf8) ? "PDF" : nil
  }
}
