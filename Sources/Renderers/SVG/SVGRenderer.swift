// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing

/// The options of an SVG.
package struct SVGOptions: Sendable {
  /// The prefix of every id and class, so that pictures with different prefixes share no names. Default:
  /// empty.
  package var idPrefix = ""
  /// Draws texts as outlines of glyphs. Default: `nil`; texts are written as text.
  package var lettering: (any Lettering)?
  /// Shows only a part of the picture. Default: `nil`; all of it, at one pixel per point.
  package var view: SVGView?

  package init() {}
}

/// A part of a picture, and its size in pixels.
package struct SVGView: Hashable, Sendable {
  /// In points; it may extend beyond the picture, where it is transparent.
  package var part: Rect
  package var width: Int
  package var height: Int

  package init(part: Rect, width: Int, height: Int) {
    self.part = part
    self.width = width
    self.height = height
  }
}

/// Writes Scalable Vector Graphics in points, with only what common rasterisers draw: shadows as layers,
/// colours as hex with an opacity, text by its baseline.
package struct SVGRenderer: Renderer {
  package static let identifier = "svg"
  package static let fileExtensions = ["svg"]

  private let options: SVGOptions

  package init() { options = SVGOptions() }

  package init(_ options: SVGOptions) { self.options = options }

  package func render(_ list: DisplayList) -> [UInt8] {
    var picture = SVGPicture(size: list.size, caption: list.caption, options)
    list.forEachGroup { group in
      picture.add(group)
      return WorkProgress.advance()
    }
    return picture.finished()
  }

  /// One picture for both appearances. Viewers without a preference show it in light.
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
    var picture = SVGPicture(size: light.size, caption: light.caption, options, isAdaptive: true)
    light.forEachGroup { group in
      picture.add(group, dark: rest.popFirst())
      return WorkProgress.advance()
    }
    return picture.finished()
  }

  /// Whether this renderer wrote an SVG, even if a comment above it marks it as stale.
  ///
  /// - Parameter bytes: the first bytes of the file, 4096 or more.
  package static func isOurs(beginning bytes: [UInt8]) -> Bool {
    // The root refers to the caption's id in a form that neither editors nor other renderers write.
    String(decoding: bytes.prefix(4096), as: UTF8.self)
      .contains(
        #/<svg xmlns="http://www.w3.org/2000/svg" width="[0-9.]+" height="[0-9.]+" viewBox="[-0-9. ]+" role="img" aria-labelledby="[^"]*title-[0-9a-f]+"/#
      )
  }

  /// San Francisco if it is available, then fonts with similar widths.
  package static let fontFamily =
    #"-apple-system, "SF Pro Text", "SF Pro", Inter, "Helvetica Neue", Arial, sans-serif"#
  /// The same for sizes at which San Francisco uses its Display cut, from 20 points on.
  static let displayFontFamily =
    #"-apple-system, "SF Pro Display", "SF Pro", "Inter Display", Inter, "Helvetica Neue", Arial, sans-serif"#
}

/// A picture while it is written, with a group for each row. Its definitions are written at the end, when all
/// are known.
package struct SVGPicture {
  private var svg: SVGWriter
  /// The row that is written once the row below it is known, and the groups that were added since.
  private var waiting: SVGGroup?
  private var between: [SVGGroup] = []

  /// - Parameters:
  ///   - size: the content size in points.
  ///   - caption: the picture's title and description.
  ///   - isAdaptive: whether groups are added in both appearances. Default: no.
  package init(
    size: Size, caption: PictureCaption, _ options: SVGOptions = SVGOptions(), isAdaptive: Bool = false
  ) {
    svg = SVGWriter(options, isAdaptive: isAdaptive)
    svg.beginPicture(size, caption, fontFamily: SVGRenderer.fontFamily)
  }

  /// Adds a group below the former ones.
  ///
  /// - Parameter dark: the group in dark appearance, in a picture for both appearances. Default: none.
  package mutating func add(_ group: DisplayGroup, dark: DisplayGroup? = nil) {
    guard group.row != nil else {
      between += SVGGroup.parts(of: group, dark)
      return
    }
    writeWaiting(above: RowBackground(group.background))
    waiting = SVGGroup(row: group, dark)
  }

  /// Adds a row that was written before. The rows around it must be the same as then.
  ///
  /// - Parameter dy: the whole points that it is lower than where it was made.
  package mutating func add(_ row: SVGRowBody, at index: (section: Int, row: Int), movedBy dy: Points) {
    writeWaiting(above: nil)
    for definition in row.definitions { svg.definitions.add(definition) }
    let name = SVGGroup.Name(section: index.section, row: index.row, id: row.id)
    SVGGroup.write(name, origin: row.origin + dy, to: &svg) { $0.append(row.bytes) }
  }

  /// Adds a whole picture below the former groups, whose ids no other part of this picture has.
  ///
  /// - Parameter other: a picture of ``SVGRenderer``.
  package mutating func add(picture other: [UInt8], at place: Point) {
    writeWaiting(above: nil)
    let head = Array("<svg ".utf8)
    guard other.starts(with: head) else { return }
    svg.append(head + Array("x=\"\(place.x)\" y=\"\(place.y)\" ".utf8) + other.dropFirst(head.count))
  }

  private mutating func writeWaiting(above next: RowBackground?) {
    if let waiting { waiting.write(isMet: waiting.background?.goesOn(in: next) ?? false, to: &svg) }
    waiting = nil
    for group in between { group.write(isMet: false, to: &svg) }
    between.removeAll()
  }

  /// The bytes of the whole picture.
  package consuming func finished() -> [UInt8] {
    writeWaiting(above: nil)
    let definitions = svg.definitions.all
    if !definitions.isEmpty {
      svg.begin("defs")
      for definition in definitions { definition.write(svg.options.idPrefix + definition.name, &svg) }
      svg.end("defs")
    }
    if let rules = svg.adaptive?.styleSheet { svg.element("style", text: rules) }
    svg.end("svg")
    return svg.bytes
  }
}

extension SVGWriter {
  /// Begins the root element, by which ``SVGRenderer/isOurs(beginning:)`` recognizes a picture, and writes the caption.
  mutating func beginPicture(_ size: Size, _ caption: PictureCaption, fontFamily: String) {
    let names = CaptionNames(caption, prefix: options.idPrefix)
    let view = options.view
    begin("svg") { root in
      root.attribute("xmlns", "http://www.w3.org/2000/svg")
      if let view {
        let part = view.part
        root.attribute("width", "\(view.width)")
        root.attribute("height", "\(view.height)")
        root.attribute("viewBox", "\(part.minX) \(part.minY) \(part.width) \(part.height)")
      } else {
        root.attribute("width", size.width)
        root.attribute("height", size.height)
        root.attribute("viewBox", "0 0 \(size.width) \(size.height)")
      }
      root.attribute("role", "img")
      root.attribute("aria-labelledby", names.title)
      if caption.summary != nil { root.attribute("aria-describedby", names.summary) }
      root.attribute("font-family", fontFamily)
      // Spaces that repeat are a part of the text.
      root.attribute("xml:space", "preserve")
    }
    element("title", text: caption.title) { $0.attribute("id", names.title) }
    if let summary = caption.summary {
      element("desc", text: summary) { $0.attribute("id", names.summary) }
    }
  }
}

/// The ids of a picture's title and description. Equal texts have equal ids; other texts have other ids.
private struct CaptionNames {
  let title: String
  let summary: String

  init(_ caption: PictureCaption, prefix: String) {
    // FNV-1a, because the standard library's hashes differ in each process.
    var hash: UInt32 = 2_166_136_261
    for byte in (caption.title + "\n" + (caption.summary ?? "")).utf8 {
      hash = (hash ^ UInt32(byte)) &* 16_777_619
    }
    let code = String(hash, radix: 16)
    title = "\(prefix)title-\(code)"
    summary = "\(prefix)summary-\(code)"
  }
}
