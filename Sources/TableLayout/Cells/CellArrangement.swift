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

  /// The union of the accessories' frames.
  var accessory: Rect? {
    guard let first = accessories.first, let last = accessories.last else { return nil }
    let top = min(first.frame.minY, last.frame.minY)
    return Rect(
      x: first.frame.minX, y: top, width: last.frame.maxX - first.frame.minX,
      height: max(first.frame.maxY, last.frame.maxY) - top)
  }
}
