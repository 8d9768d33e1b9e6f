// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing

/// Writes pictures from files.
enum SVGPictureFile {
  /// The dashes of the box in place of a picture that can't be shown, in points. Assumed; it is no part of the app.
  private static let dashes = "3 2"

  static func write(_ picture: Picture, to svg: inout SVGWriter) {
    guard let data = picture.data else { return writeBox(picture, to: &svg) }
    guard !picture.frame.isEmpty, !picture.naturalSize.width.isZero, !picture.naturalSize.height.isZero else {
      return
    }
    let clip = picture.isClipped ? svg.reference(toClip: picture.outline) : nil
    let tint = picture.tint.map { svg.reference(toTint: $0) }
    // A clip in the coordinates of the group, because those of the picture are scaled.
    svg.begin("g") { element in
      element.attribute("role", "img")
      element.attribute("aria-label", picture.name)
      if let clip { element.attribute("clip-path", clip) }
    }
    svg.use(file: data, size: picture.naturalSize) { element in
      let (frame, size) = (picture.frame, picture.naturalSize)
      let scale = [
        frame.width.doubleValue / size.width.doubleValue, frame.height.doubleValue / size.height.doubleValue,
      ]
      let place = SVGWriter.numbers([frame.minX.doubleValue, frame.minY.doubleValue])
      // All digits, because the last ones move the edge of a large picture.
      let factors = scale[0] == scale[1] ? "\(scale[0])" : "\(scale[0]) \(scale[1])"
      element.attribute("transform", "translate(\(place)) scale(\(factors))")
      if let tint { element.attribute("filter", tint) }
    }
    svg.end("g")
  }

  /// A dashed box with the file's name.
  private static func writeBox(_ picture: Picture, to svg: inout SVGWriter) {
    guard let paint = picture.tint, !picture.outline.rect.isEmpty else { return }
    var outline = picture.outline
    outline.rect = outline.rect.inset(by: 0.5)
    outline.radii = outline.radii.map { max(.zero, $0 - 0.5) }
    SVGFill.shape(outline, to: &svg) { element in
      element.attribute("fill", "none")
      SVGFill.paint(paint, .stroke, to: &element)
      element.attribute("stroke-dasharray", dashes)
    }
    if let label = picture.label { SVGText.write(label, to: &svg) }
  }
}

extension Points {
  fileprivate var isZero: Bool { self == .zero }
}
