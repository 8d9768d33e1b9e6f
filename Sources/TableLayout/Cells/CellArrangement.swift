// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// The parts of a cell with their frames, in the coordinates of the background, left to right.
struct CellArrangement<N: Measure> {
  /// A symbol or a control that is drawn in a frame.
  struct Glyph {
    var kind: Symbol.Kind
    var frame: Frame<N>
    var color: Color
    var weight = SymbolWeight.regular
    /// As in ``Symbol``.
    var overhang = Points.zero
    /// The image that the glyph is; `nil` for a control. A picture or letters have the whole frame.
    var image: RowImage?
  }

  /// The leading image: a tile, or the slot of a symbol.
  var image: Frame<N>?
  /// The symbol in ``image``.
  var imageGlyph: Glyph?
  var title: PlacedLabel<N>?
  var detail: PlacedLabel<N>?
  /// The date and the value of a status cell.
  var extraLabels: [PlacedLabel<N>] = []
  /// The capsule of the badge.
  var badge: Frame<N>?
  var badgeLabel: PlacedLabel<N>?
  /// From left to right.
  var accessories: [Glyph] = []
  /// Before the image and after the texts, from left to right.
  var elements: [PlacedElement<N>] = []
  /// Points by which a swipe has moved it to the right. Default: 0, not swiped.
  var swipedBy = Points.zero
  /// x of the title's beginning, where the automatic separator also begins.
  var textLeading: N

  /// All parts moved to the right and down, in points.
  func moved(right dx: N = .zero, down dy: N = .zero) -> CellArrangement {
    func move(_ frame: Frame<N>?) -> Frame<N>? { frame?.offsetBy(dx: dx, dy: dy) }
    func move(_ label: PlacedLabel<N>) -> PlacedLabel<N> {
      label.moved(x: label.frame.x + dx, y: label.frame.y + dy)
    }
    func move(_ glyph: Glyph) -> Glyph {
      var glyph = glyph
      glyph.frame = glyph.frame.offsetBy(dx: dx, dy: dy)
      return glyph
    }
    var result = self
    result.image = move(image)
    result.imageGlyph = imageGlyph.map(move)
    result.title = title.map(move)
    result.detail = detail.map(move)
    result.extraLabels = extraLabels.map(move)
    result.badge = move(badge)
    result.badgeLabel = badgeLabel.map(move)
    result.accessories = accessories.map(move)
    if !elements.isEmpty { result.elements = elements.map { $0.moved(right: dx, down: dy) } }
    return result
  }

  /// The union of the accessories' frames.
  var accessory: Frame<N>? {
    guard let first = accessories.first, let last = accessories.last else { return nil }
    let top = N.smaller(first.frame.y, last.frame.y)
    return Frame(
      x: first.frame.x, y: top, width: last.frame.maxX - first.frame.x,
      height: .larger(first.frame.maxY, last.frame.maxY) - top)
  }
}

extension CellArrangement.Glyph {
  /// An image.
  ///
  /// - Parameter tint: the colour of a symbol that has none and isn't on a tile.
  init(_ image: RowImage, in frame: Frame<N>, tint: Color = .semantic(.white)) {
    self.init(
      kind: .named(image.symbol ?? ""), frame: frame,
      color: image.color ?? (image.drawnTile == nil ? tint : .semantic(.white)),
      weight: image.hasForm ? image.form.weight ?? .regular : .regular, image: image)
  }
}
