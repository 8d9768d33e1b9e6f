// SPDX-License-Identifier: GPL-3.0-or-later

import Drawing
import Geometry
import TextEscaping

/// A preview for terminals with box-drawing characters.
package struct BoxDrawingRenderer: FittingRenderer {
  package static let identifier = "text"
  package static let fileExtensions = ["txt"]
  package static let isASCII = false

  package let options: TextPictureOptions

  package init(options: TextPictureOptions) { self.options = options }
}

/// The same preview in 7-bit ASCII, for logs and mail.
package struct ASCIIRenderer: FittingRenderer {
  package static let identifier = "ascii"
  package static let fileExtensions = ["asc"]
  package static let isASCII = true

  package let options: TextPictureOptions

  package init(options: TextPictureOptions) { self.options = options }
}

/// How a picture of lines and columns is drawn.
package struct TextPictureOptions: Hashable, Sendable {
  /// Where the picture has to fit; `nil` for as wide as it is.
  package var maximumColumns: Int?
  /// One line a row and no empty lines.
  package var isCompact = false
  /// The colours of the terminal that shows it; `nil` for none.
  package var colors: ColorDepth?
  /// What names its rows, within the same columns; `nil` for none.
  package var margin: TextMargin?

  package init(maximumColumns: Int? = nil, isCompact: Bool = false, colors: ColorDepth? = nil) {
    self.maximumColumns = maximumColumns
    self.isCompact = isCompact
    self.colors = colors
  }

  /// Columns of the margin.
  package var marginWidth: Int { margin?.width(of: maximumColumns) ?? 0 }

  /// As wide as it is: for who looks for something in it.
  package static let whole = TextPictureOptions()
  /// What a file gets, whoever looks at it later, and on what.
  package static let file = TextPictureOptions(maximumColumns: 80)
  /// What may be asked for. Narrower than that no side and no letter is told from the next.
  package static let columnRange = 10...1000
}

/// A format in columns, which can be drawn for a terminal that is narrower than the picture.
package protocol FittingRenderer: Renderer {
  /// Whether only 7-bit characters come out.
  static var isASCII: Bool { get }

  init(options: TextPictureOptions)

  var options: TextPictureOptions { get }
}

extension FittingRenderer {
  /// For a file.
  package init() { self.init(options: .file) }

  package init(maximumColumns: Int?) {
    self.init(options: TextPictureOptions(maximumColumns: maximumColumns))
  }

  /// How wide the picture is where nothing limits it.
  package static func columns(of size: Size) -> Int { GridMetrics(width: size.width).columns }

  private func canvas(_ list: DisplayList) -> TextCanvas {
    TextCanvas(
      size: list.size, traits: list.traits, options: options,
      isASCII: Self.isASCII)
  }

  package func render(_ list: DisplayList) -> [UInt8] { picture(of: list).bytes }

  /// The picture, with a note where a text was cut because the picture has fewer columns than it would take.
  package func picture(of list: DisplayList) -> (bytes: [UInt8], note: String?) {
    let picture = TextPicture(list, on: canvas(list))
    return (picture.bytes, note(on: picture, of: list))
  }

  private func note(on picture: TextPicture, of list: DisplayList) -> String? {
    let usual = Self.columns(of: list.size) + options.marginWidth
    guard picture.isCut, let drawn = options.maximumColumns, drawn < usual else { return nil }
    return "drawn in \(drawn) of \(usual) columns; what does not fit ends in … or is left out"
  }

  /// Gives what `render` returns in pieces of whole lines, each as soon as it is drawn.
  ///
  /// - Parameter sink: takes a piece; its answer is whether it takes more.
  /// - Returns: the note that ``picture(of:)`` gives.
  package func write(_ list: DisplayList, to sink: ([UInt8]) -> Bool) -> String? {
    withoutActuallyEscaping(sink) { note(on: TextPicture(list, on: canvas(list), to: $0), of: list) }
  }

  /// - Parameter part: what of the list is wanted, where it is only a part of the table's.
  package func preview(of list: DisplayList, part: TextPreview.Part? = nil) -> TextPreview {
    TextPreview(TextPicture(list, on: canvas(list)), part: part)
  }
}
