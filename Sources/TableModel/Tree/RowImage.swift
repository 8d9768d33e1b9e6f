// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// A row's leading image: a symbol, a picture from a file or a monogram, bare or on a coloured tile.
package struct RowImage: Hashable, Sendable {
  /// The thing that an image shows.
  package enum Source: Hashable, Sendable {
    /// The name of an SF Symbol such as `wifi`; a dashed square is drawn for symbols without a drawing here.
    case symbol(String)
    /// The path of a picture file, relative to the spec's folder.
    case file(String)
    /// One to three letters, such as the initials of a person.
    case monogram(String)
  }

  package var source: Source
  /// The colour of a symbol or of a monogram's letters, or the colour in which all of a picture's opaque parts are drawn
  /// (`UIImage.RenderingMode.alwaysTemplate`). Default: the tint colour of a symbol, white on a tile and for letters; a
  /// picture has its own colours.
  package var color: Color?
  /// The colour of a tile under the image. Default: no tile, and for a monogram ``Tile/monogram``.
  package var tileColor: Color?
  /// The settings that most images don't have.
  @Boxed package var form: ImageForm

  package init(_ source: Source, color: Color? = nil, tileColor: Color? = nil, form: ImageForm? = nil) {
    self.source = source
    self.color = color
    self.tileColor = tileColor
    _form = form.map { Boxed(wrappedValue: $0) } ?? Boxed()
  }

  /// Whether ``form`` sets anything, which takes no time to find.
  package var hasForm: Bool { !_form.isEmpty }

  /// The size that is set, in points. Default: none, see ``ImageForm/size``.
  package var size: Size? { hasForm ? form.size : nil }

  /// Whether its size doesn't depend on the image itself: it is a symbol, a tile or letters, and has no size of its own.
  package var hasUsualSize: Bool { file == nil && size == nil && !fillsHeight }

  /// Whether a row's leading image covers the row from its leading edge, top to bottom. A symbol without a tile has no area
  /// that could.
  package var fillsHeight: Bool {
    hasForm && form.fillsHeight == true && (symbol == nil || tileColor != nil)
  }

  package init(symbol: String, color: Color? = nil, tileColor: Color? = nil) {
    self.init(.symbol(symbol), color: color, tileColor: tileColor)
  }

  /// The symbol's name, the file's path, or the letters.
  package var name: String {
    switch source {
    case .symbol(let name), .file(let name), .monogram(let name): name
    }
  }

  /// The symbol's name; `nil` for other images. Setting a name replaces any other source.
  package var symbol: String? {
    get { if case .symbol(let name) = source { name } else { nil } }
    set { if let newValue { source = .symbol(newValue) } }
  }

  /// The path of the picture file; `nil` for other images.
  package var file: String? {
    get { if case .file(let path) = source { path } else { nil } }
    set { if let newValue { source = .file(newValue) } }
  }

  /// The letters; `nil` for other images.
  package var monogram: String? {
    get { if case .monogram(let letters) = source { letters } else { nil } }
    set { if let newValue { source = .monogram(newValue) } }
  }

  /// The surface under an image.
  package enum Tile: Hashable, Sendable {
    case color(Color)
    /// The gradient of Contacts, from ``RowImage/monogramTop`` to ``RowImage/monogramBottom``.
    case monogram
  }

  /// The colours behind letters, at the top and at the bottom of their tile, in all versions and appearances.
  package static let monogramTop = RGBA(hex: 0xA1A6B4)
  package static let monogramBottom = RGBA(hex: 0x7D838D)
  /// The source of both.
  package static let monogramSource =
    "the gradient of Contacts from top to bottom (measured: pixels of its pictures; those of iOS 16 begin with #969BAA)"

  /// The tile that is drawn; `nil` without one.
  package var drawnTile: Tile? { tileColor.map(Tile.color) ?? (monogram == nil ? nil : .monogram) }

  /// The shape of the tile or of the picture. Default: a circle for letters, otherwise a rectangle.
  package var shape: ImageShape { (hasForm ? form.shape : nil) ?? (monogram == nil ? .rectangle : .circle) }

  /// How the symbol's layers are coloured. Default: with a second colour as a palette, otherwise in one colour.
  package var renderingMode: SymbolRenderingMode {
    guard hasForm else { return .monochrome }
    return form.renderingMode ?? (form.secondaryColor == nil ? .monochrome : .palette)
  }
}

/// The settings of an image that most images don't have.
package struct ImageForm: MostlyEmpty {
  /// Points. Default: the look's `imageSize`; without it, the size of a symbol's slot, of a tile, or of the picture. An image
  /// that fills its row's height has the width alone; its default is the row's height with one line for each text.
  package var size: Size?
  /// Default: see ``RowImage/shape``.
  package var shape: ImageShape?
  /// Points, of a rectangle. Default: a tile's radius in the profile, in proportion; 0 for a picture.
  package var cornerRadius: Points?
  /// See ``RowImage/fillsHeight``. Default: false.
  package var fillsHeight: Bool?
  /// Default: regular.
  package var weight: SymbolWeight?
  /// Default: medium.
  package var scale: SymbolScale?
  /// Default: see ``RowImage/renderingMode``.
  package var renderingMode: SymbolRenderingMode?
  /// The colour of a palette's second layer; the first has the image's colour. Default: the first layer's.
  package var secondaryColor: Color?
  /// The colour of a palette's further layers. Default: the second layer's.
  package var tertiaryColor: Color?

  package init() {}

  package static let empty = ImageForm()
  package var isEmpty: Bool { self == .empty }
}

/// The outline that an image is clipped to.
package enum ImageShape: String, Hashable, Sendable, CaseIterable {
  /// A rectangle with the image's corner radius. A picture fits into it, and fills it if the corners are round.
  case rectangle
  /// An ellipse that touches all sides: a circle in a square. A picture fills it.
  case circle
}
