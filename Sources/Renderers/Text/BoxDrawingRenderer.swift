// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing

/// The text picture with box-drawing characters, for terminals.
package struct BoxDrawingRenderer: FittingRenderer {
  package static let identifier = "text"
  package static let fileExtensions = ["txt"]
  package static let isASCII = false

  package let options: TextPictureOptions

  package init(options: TextPictureOptions) { self.options = options }
}

/// The same text picture in 7-bit ASCII, for logs and mail.
package struct ASCIIRenderer: FittingRenderer {
  package static let identifier = "ascii"
  package static let fileExtensions = ["asc"]
  package static let isASCII = true

  package let options: TextPictureOptions

  package init(options: TextPictureOptions) { self.options = options }
}

/// The options of a text picture.
package struct TextPictureOptions: Hashable, Sendable {
  /// The columns that the picture must fit. Default: `nil`; the width of the table decides, one column for
  /// each 6 points.
  package var maximumColumns: Int?
  /// One line for each row and no empty lines. Default: no.
  package var isCompact = false
  /// The colour depth of the terminal. Default: `nil`, no colours.
  package var colors: ColorDepth?
  /// The column that names the rows; it takes some of the picture's columns. Default: `nil`, none.
  package var margin: TextMargin?

  package init(maximumColumns: Int? = nil, isCompact: Bool = false, colors: ColorDepth? = nil) {
    self.maximumColumns = maximumColumns
    self.isCompact = isCompact
    self.colors = colors
  }

  /// The columns that the margin takes.
  package var marginWidth: Int { margin?.width(of: maximumColumns) ?? 0 }

  /// The options for a reader who searches the picture: without a limit of columns.
  package static let whole = TextPictureOptions()
  /// The options for files, which may be viewed anywhere: 80 columns.
  package static let file = TextPictureOptions(maximumColumns: 80)
  /// The possible numbers of columns. In fewer than 10, sides and letters can't be told apart.
  package static let columnRange = 10...1000
}

/// A text format, which can be drawn for a terminal that is narrower than the picture.
package protocol FittingRenderer: Renderer {
  /// Whether only 7-bit characters are written.
  static var isASCII: Bool { get }

  init(options: TextPictureOptions)

  var options: TextPictureOptions { get }
}

extension FittingRenderer {
  /// A renderer with the options ``TextPictureOptions/file``.
  package init() { self.init(options: .file) }

  /// - Parameter maximumColumns: the columns that the picture must fit; `nil` for no limit.
  package init(maximumColumns: Int?) {
    self.init(options: TextPictureOptions(maximumColumns: maximumColumns))
  }

  /// The columns of a picture without a limit. The size is in points.
  package static func columns(of size: Size) -> Int { GridMetrics(width: size.width).columns }

  /// The points that a line of a text picture stands for.
  package static var pointsPerLine: Double { GridMetrics.pointsPerLine }

  private func canvas(_ list: DisplayList) -> TextCanvas {
    TextCanvas(
      size: list.size, traits: list.traits, options: options,
      isASCII: Self.isASCII)
  }

  package func render(_ list: DisplayList) -> [UInt8] { picture(of: list).bytes }

  /// The picture, and a note if a text was cut because there are too few columns.
  package func picture(of list: DisplayList) -> (bytes: [UInt8], note: String?) {
    let picture = TextPicture(list, on: canvas(list))
    return (picture.bytes, note(on: picture, of: list))
  }

  private func note(on picture: TextPicture, of list: DisplayList) -> String? {
    let usual = Self.columns(of: list.size) + options.marginWidth
    guard picture.isCut, let drawn = options.maximumColumns, drawn < usual else { return nil }
    return "drawn in \(drawn) of \(usual) columns; what does not fit ends in … or is left out"
  }

  /// Passes the bytes of the picture to `sink` in pieces of whole lines, as soon as each is drawn.
  ///
  /// - Parameter sink: takes a piece, and returns whether it takes more.
  /// - Returns: the note that ``picture(of:)`` returns.
  package func write(_ list: DisplayList, to sink: ([UInt8]) -> Bool) -> String? {
    withoutActuallyEscaping(sink) { note(on: TextPicture(list, on: canvas(list), to: $0), of: list) }
  }

  /// The picture with the lines of each row.
  ///
  /// - Parameter part: the wanted rows if the list is only a part of the table. Default: `nil`, the whole
  ///   table.
  package func preview(of list: DisplayList, part: TextPreview.Part? = nil) -> TextPreview {
    TextPreview(TextPicture(list, on: canvas(list)), part: part)
  }
}
