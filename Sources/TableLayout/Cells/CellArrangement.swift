// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// Everything inside a cell with its place, in the coordinates of the background, left to right.
struct CellArrangement<N: Measure> {
  /// A drawn accessory.
  struct Glyph {
    var kind: Symbol.Kind
    var frame: Frame<N>
    var color: Color
    var weight = FontWeight.regular
  }

  var image: Frame<N>?
  /// The symbol of the leading image within ``image``.
  var imageGlyph: Glyph?
  var tileColor: Color?
  var title: PlacedLabel<N>?
  var detail: PlacedLabel<N>?
  /// The date and the value of a status cell.
  var extraLabels: [PlacedLabel<N>] = []
  var badge: Frame<N>?
  var badgeLabel: PlacedLabel<N>?
  var accessories: [Glyph] = []
  /// Where the title begins: the automatic separator begins here too.
  var textLeading: N

  /// Everything moved down by `dy` points.
  func moved(down dy: N) -> CellArrangement {
    func move(_ frame: Frame<N>?) -> Frame<N>? { frame?.offsetBy(dx: .zero, dy: dy) }
    func move(_ label: PlacedLabel<N>) -> PlacedLabel<N> { label.moved(down: dy) }
    func move(_ glyph: Glyph) -> Glyph {
      Glyph(kind: glyph.kind, frame: glyph.frame.offsetBy(dx: .zero, dy: dy), color: glyph.color)
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
