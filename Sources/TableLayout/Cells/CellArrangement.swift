import Drawing
import Geometry
import TableModel

/// Everything inside a cell with its place, in the coordinates of the background, left to right.
struct CellArrangement {
  /// A drawn accessory.
  struct Glyph {
    var kind: Symbol.Kind
    var frame: Rect
    var color: Color
  }

  var image: Rect?
  /// The symbol of the leading image within ``image``.
  var imageGlyph: Glyph?
  var tileColor: Color?
  var title: PlacedLabel?
  var detail: PlacedLabel?
  /// The date and the value of a status cell.
  var extraLabels: [PlacedLabel] = []
  var badge: Rect?
  var badgeLabel: PlacedLabel?
  var accessories: [Glyph] = []
  /// Where the title begins: the automatic separator begins here too.
  var textLeading: Points

  /// Everything moved down by `dy` points.
  func moved(down dy: Points) -> CellArrangement {
    guard dy != .zero else { return self }
    func move(_ rect: Rect?) -> Rect? { rect?.offsetBy(dx: .zero, dy: dy) }
    func move(_ label: PlacedLabel) -> PlacedLabel {
      label.moved(x: label.frame.minX, y: label.frame.minY + dy)
    }
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
  var accessory: Rect? {
    guard let first = accessories.first, let last = accessories.last else { return nil }
    let top = min(first.frame.minY, last.frame.minY)
    return Rect(
      x: first.frame.minX, y: top, width: last.frame.maxX - first.frame.minX,
      height: max(first.frame.maxY, last.frame.maxY) - top)
  }
}
