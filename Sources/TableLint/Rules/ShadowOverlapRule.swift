import Drawing
import Geometry
import TableLayout
import TableModel

/// A shadow reaches three standard deviations and its offset; what leaves the cell is cut or overlaps.
enum ShadowOverlapRule: LintRule {
  static let id = "SHADOW-OVERLAP"
  static let summary = "A shadow reaches out of its row's cell."
  static let good = [
    LintExample.table(style: .cards) {
      $0.info.look.shadow = Shadow(
        color: .semantic(.black), radius: 1, opacity: 300, offset: Point(x: 0, y: 1))
    }
  ]
  static let bad = [
    LintExample.table(style: .cards) {
      $0.info.look.shadow = Shadow(
        color: .semantic(.black), radius: 12, opacity: 300, offset: Point(x: 0, y: 4))
    }
  ]

  static func findings(in layout: LaidOutTable) -> [Finding] {
    layout.rowTrees.compactMap { path, row in
      let shadow = EffectiveLook(layout.table.look(ofRowAt: path), in: layout.environment).shadow
      guard shadow.isVisible else { return nil }
      let reach = shadow.radius * 3 + shadow.offset.y
      let room = row.frame.maxY - row.background.maxY
      guard reach > room else { return nil }
      return Finding(
        rule: id, severity: .warning, place: "row \(path)",
        message: "the shadow reaches \(reach) pt down, the cell leaves \(room)",
        hint: "a smaller radius, larger margins, or cells that do not clip")
    }
  }
}
