// SPDX-License-Identifier: GPL-3.0-or-later

import Drawing
import Geometry
import WorkProgress

/// How an SVG is written.
package struct SVGOptions: Sendable {
  /// What every id and class begins with: two pictures with different prefixes have no name in common.
  package var idPrefix = ""
  /// Draws texts as outlines of glyphs; `nil` leaves them texts.
  package var lettering: (any Lettering)?

  package init() {}
}

/// Scalable Vector Graphics in points, with nothing in it that a common rasteriser drops: shadows as layers, colours as hex
/// with an opacity, text by its baseline.
package struct SVGRenderer: Renderer {
  package static let identifier = "svg"
  package static let fileExtensions = ["svg"]

  private let options: SVGOptions

  package init() { options = SVGOptions() }

  package init(_ options: SVGOptions) { self.options = options }

  package func render(_ list: DisplayList) -> [UInt8] {
    // A row has less than 720 bytes, mostly, and 44 points.
    let expected = min(1 << 28, (1 << 16) + Int(list.size.height.doubleValue / 44) * 720)
    return SVGPicture.bytes(size: list.size, caption: list.caption, options, expecting: expected) { picture in
      list.forEachGroup { group in
        picture.add(group)
        return WorkProgress.advance()
      }
    }
  }

  /// One picture for both appearances: what knows no preference shows it in light.
  ///
  /// - Parameters:
  ///   - light: the table in light appearance.
  ///   - dark: the same table in dark appearance.
  package func render(_ light: DisplayList, dark: DisplayList) -> [UInt8] {
    var others: [DisplayGroup] = []
    dark.forEachGroup { group in
      others.append(group)
      return WorkProgress.advance()
    }
    var rest = others[...]
    return SVGPicture.bytes(
      size: light.size, caption: light.caption, options, isAdaptive: true, expecting: 1 << 16
    ) { picture in
      light.forEachGroup { group in
        picture.add(group, dark: rest.popFirst())
        return WorkProgress.advance()
      }
    }
  }

  /// Whether an SVG begins as this renderer writes one, also below a mark that says that it is stale.
  ///
  /// - Parameter bytes: the first bytes of the file, 4096 or more.
  package static func isOurs(beginning bytes: [UInt8]) -> Bool {
    // The head names the caption's id; neither editors nor other renderers write it so.
    String(decoding: bytes.prefix(4096), as: UTF8.self)
      .contains(
        #/<svg xmlns="http://www.w3.org/2000/svg" width="[0-9.]+" height="[0-9.]+" viewBox="[-0-9. ]+" role="img" aria-labelledby="[^"]*title-[0-9a-f]+"/#
      )
  }

  /// San Francisco where it is, then fonts with near widths. Escaped for an attribute.
  package static let fontFamily: StaticString =
    "-apple-system, &quot;SF Pro Text&quot;, &quot;SF Pro&quot;, Inter, &quot;Helvetica Neue&quot;, Arial, sans-serif"
  /// The same for sizes that San Francisco has its Display cut for.
  static let displayFontFamily: StaticString =
    "-apple-system, &quot;SF Pro Display&quot;, &quot;SF Pro&quot;, &quot;Inter Display&quot;, Inter, &quot;Helvetica Neue&quot;, Arial, sans-serif"
}

/// A picture while it is written, a group for each row. What rows share stands at the end, when all of it is known: a
/// shape may be used before the place where it is defined.
package struct SVGPicture: ~Copyable {
  private var svg: SVGWriter
  private var shapes: SVGShapes
  /// The row that waits for what lies below it, and what was painted since.
  private var waiting: SVGGroup?
  private var between: [SVGGroup] = []

  /// - Parameters:
  ///   - size: the content size in points.
  ///   - caption: what the picture says of itself.
  ///   - isAdaptive: whether groups are added in both appearances.
  ///   - expected: bytes that there is room for.
  ///   - body: adds what is in it, in paint order.
  package static func bytes(
    size: Size, caption: PictureCaption, _ options: SVGOptions = SVGOptions(), isAdaptive: Bool = false,
    expecting expected: Int, _ body: (inout SVGPicture) -> Void
  ) -> [UInt8] {
    ByteBuffer.array(expecting: expected) { buffer in
      var picture = SVGPicture(size: size, caption, options, isAdaptive: isAdaptive, buffer)
      body(&picture)
      return picture.finished()
    }
  }

  private init(
    size: Size, _ caption: PictureCaption, _ options: SVGOptions, isAdaptive: Bool,
    _ buffer: consuming ByteBuffer
  ) {
    svg = SVGWriter(
      buffer, adaptive: isAdaptive ? SVGAdaptiveColors(prefix: options.idPrefix) : nil)
    shapes = SVGShapes(prefix: options.idPrefix, lettering: options.lettering)
    let names = CaptionNames(caption, prefix: options.idPrefix)
    svg.begin("svg") { root in
      root.attribute("xmlns", fixed: "http://www.w3.org/2000/svg")
      root.attribute("width", size.width)
      root.attribute("height", size.height)
      root.attribute("viewBox") { bytes in
        bytes.append("0 0 ")
        bytes.append(size.width)
        bytes.append(" ")
        bytes.append(size.height)
      }
      root.attribute("role", fixed: "img")
      root.attribute("aria-labelledby", names.title)
      if caption.summary != nil { root.attribute("aria-describedby", names.summary) }
      root.attribute("font-family", fixed: SVGRenderer.fontFamily)
      // Spaces that repeat are a part of the text.
      root.attribute("xml:space", fixed: "preserve")
    }
    svg.element("title", text: caption.title) { $0.attribute("id", names.title) }
    if let summary = caption.summary {
      svg.element("desc", text: summary) { $0.attribute("id", names.summary) }
    }
  }

  /// - Parameter dark: the same in dark appearance, in a picture for both.
  package mutating func add(_ group: DisplayGroup, dark: DisplayGroup? = nil) {
    guard group.row != nil else {
      between += SVGGroup.parts(of: group, dark)
      return
    }
    writeWaiting(above: RowBackground(group.background))
    waiting = SVGGroup(row: group, dark)
  }

  /// Adds a row that is kept, at another place or the same; what follows it was looked at when it was made.
  ///
  /// - Parameter dy: whole points by which it lies lower than where it was made.
  package mutating func add(_ row: SVGRowBody, at index: (section: Int, row: Int), movedBy dy: Points) {
    writeWaiting(above: nil)
    shapes.define(row.uses)
    let name = SVGGroup.Name(section: index.section, row: index.row, id: row.id)
    SVGGroup.write(name, origin: row.origin + dy, to: &svg) { $0.append(row.bytes) }
  }

  private mutating func writeWaiting(above next: RowBackground?) {
    if let waiting {
      waiting.write(isMet: waiting.background?.goesOn(in: next) ?? false, to: &svg, shapes: &shapes)
    }
    waiting = nil
    for group in between { group.write(isMet: false, to: &svg, shapes: &shapes) }
    between.removeAll(keepingCapacity: true)
  }

  private consuming func finished() -> ByteBuffer {
    writeWaiting(above: nil)
    shapes.writeDefinitions(to: &svg)
    if let rules = svg.adaptive?.styleSheet { svg.element("style", text: rules) }
    svg.end("svg")
    return svg.written()
  }
}

/// The ids of a picture's title and description: of the same words the same, of others others.
private struct CaptionNames {
  let title: String
  let summary: String

  init(_ caption: PictureCaption, prefix: String) {
    // FNV-1a; a hash of the library's is another one in each process.
    var hash: UInt32 = 2_166_136_261
    for byte in (caption.title + "\n" + (caption.summary ?? "")).utf8 {
      hash = (hash ^ UInt32(byte)) &* 16_777_619
    }
    let code = String(hash, radix: 16)
    title = "\(prefix)title-\(code)"
    summary = "\(prefix)summary-\(code)"
  }
}
