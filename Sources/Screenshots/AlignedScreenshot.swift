// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import Renderers
import TableLayout

extension ScreenshotComparison {
  /// The screenshot as an SVG of the size of the spec's picture, in which equal elements have equal places: parts above, below
  /// and beside it are cut off, and parts that the screenshot lacks are empty.
  ///
  /// - Parameters:
  ///   - png: the screenshot's file.
  ///   - name: its name, the title of the SVG.
  ///   - idPrefix: the beginning of all ids. Default: none.
  package func alignedSVG(png: [UInt8], named name: String, idPrefix: String = "") -> [UInt8] {
    let size = Size(
      width: Points(Double(pixels.width) / scale.scale), height: Points(Double(pixels.height) / scale.scale))
    let frame = Rect(x: .zero, y: .zero - top, width: size.width, height: size.height)
    let picture = Picture(
      data: PictureData(png, .png), naturalSize: size, name: name, frame: frame, outline: Outline(rect: frame)
    )
    let list = DisplayList(
      size: layout.pictureSize, scale: layout.environment.grid.scale, caption: PictureCaption(title: name)
    ) { body in
      _ = body(DisplayGroup(items: [DisplayItem(role: .image, content: .picture(picture))]))
    }
    var options = SVGOptions()
    options.idPrefix = idPrefix
    return SVGRenderer(options).render(list)
  }
}
