// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// Sizes images, and places a symbol, a picture or letters in them.
struct ImageArranger<N: Measure>: Measuring {
  let environment: LayoutEnvironment
  /// The look's `imageSize`, in points; `nil` if none is set.
  var setSize: Size?
  /// Whether the image is beside text labels, where a symbol is as wide as its drawing.
  var hasTextLabels = false
  /// The colour of symbols.
  let tint: Color

  /// The size of an image's tile, or of the slot that a symbol is centred in. Beside text labels, a symbol has no slot: it
  /// is as wide as its drawing. A picture without a set size has its own.
  func size(of image: RowImage) -> (width: N, height: N) {
    if let size = image.size {
      return (
        N(size.width, "image", .rule("image.size")).rounded(to: grid),
        N(size.height, "image", .rule("image.size")).rounded(to: grid)
      )
    }
    if let size = setSize {
      let source = TermSource.set(.imageSize, otherwise: .style)
      return (
        N(size.width, "image", source).rounded(to: grid), N(size.height, "image", source).rounded(to: grid)
      )
    }
    if let file = image.file, let size = environment.pictures[file]?.size {
      return naturalSize(size, of: file)
    }
    let side: N =
      image.drawnTile == nil && image.symbol != nil
      ? environment.grownMetric(.imageSlotWidth, "image") : metric(.tileSide, "image")
    return (hasOwnWidth(image) ? drawnWidth(of: image, height: side) : side, side)
  }

  /// The size of a picture: its own, but at most half of the table's width, so that texts have room. Assumed; UIKit has no
  /// such limit.
  private func naturalSize(_ size: Size, of file: String) -> (width: N, height: N) {
    let most = max(1, environment.width / 2)
    let name = file.split(separator: "/").last.map(String.init) ?? file
    guard size.width > most else {
      let source = TermSource.rule("the size of \(name)")
      return (
        N(size.width, "image", source).rounded(to: grid), N(size.height, "image", source).rounded(to: grid)
      )
    }
    let height = Points(size.height.doubleValue * most.doubleValue / size.width.doubleValue)
    let source = TermSource.rule("\(name) in half of the table's width; set image.size")
    return (N(most, "image", source).rounded(to: grid), N(height, "image", source).rounded(to: grid))
  }

  /// Whether an image is as wide as the drawing of its symbol.
  private func hasOwnWidth(_ image: RowImage) -> Bool {
    image.symbol != nil && image.size == nil && image.tileColor == nil
      && setSize == nil && hasTextLabels
  }

  private func drawnWidth(of image: RowImage, height: N) -> N {
    let name = image.symbol ?? ""
    let ends = SymbolCatalog.ends(of: name)
    let part = (ends.right - ends.left).doubleValue / Double(SymbolCatalog.box)
    return N(
      grid.round(Points(height.points.doubleValue * part)), "image",
      .joined(.metric(.imageSlotWidth), .rule("as wide as the drawing of \(name), approximate")))
  }

  /// The side of the symbol in an image of this size. A symbol on a tile has the same share of every tile.
  private func glyphSide(_ image: RowImage, in size: (width: N, height: N)) -> N {
    let side = unscaledGlyphSide(image, in: size)
    guard image.hasForm, let scale = image.form.scale, scale != .medium else { return side }
    return N(
      Points(side.points.doubleValue * Double(scale.factor) / 1000), "symbol",
      .rule("image.scale \(scale.rawValue)")
    ).rounded(to: grid)
  }

  private func unscaledGlyphSide(_ image: RowImage, in size: (width: N, height: N)) -> N {
    let side = N.smaller(size.width, size.height)
    guard image.tileColor != nil else { return hasOwnWidth(image) ? size.height : side }
    let glyph: N = metric(.tileGlyphSide, "symbol")
    guard setSize != nil || image.size != nil else { return glyph }
    let part =
      environment.metric(.tileGlyphSide).doubleValue / max(1, environment.metric(.tileSide).doubleValue)
    return N(Points(side.points.doubleValue * part), "symbol", .metric(.tileGlyphSide)).rounded(to: grid)
  }

  /// The symbol, the picture or the letters of an image with this frame.
  func glyph(of image: RowImage, in frame: Frame<N>) -> CellArrangement<N>.Glyph {
    guard image.symbol != nil else { return CellArrangement.Glyph(image, in: frame) }
    let side = glyphSide(image, in: (frame.width, frame.height))
    var inset = (x: (frame.width - side) / 2, y: (frame.height - side) / 2)
    if hasOwnWidth(image) {
      // The drawing, not its box, begins where the image does.
      let left = SymbolCatalog.ends(of: image.symbol ?? "").left.doubleValue / Double(SymbolCatalog.box)
      inset.x = .zero - N(Points(side.points.doubleValue * left), "", .layout)
    }
    return CellArrangement.Glyph(
      image, in: Frame(x: frame.x + inset.x, y: frame.y + inset.y, width: side, height: side), tint: tint)
  }
}
