import Geometry
import JSON
import TableLayout
import TableModel
import TextEscaping

enum HitCommand: UntypedCommand {
  static let name = "hit"
  static let abstract = "Name what is at a point."
  static let parameters: [Parameter] = [
    .argument("x", .signed, "Points from the left."),
    .argument("y", .signed, "Points from the top of the content."),
  ]
  static let examples = ["hit 100 60", "hit 5 5"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    let point = Point(x: arguments.points("x") ?? .zero, y: arguments.points("y") ?? .zero)
    let layout = session.layout()
    if let path = layout.indexPathForRow(at: point) {
      session.answer { .object([("row", .text(path.description))]) }
      return "row \(path) '\(VisibleText.line(session.table[path].title))'"
    }
    for section in session.table.sections.indices {
      let parts = [
        ("header", layout.rectForHeader(inSection: section)),
        ("footer", layout.rectForFooter(inSection: section)),
      ]
      if let part = parts.first(where: { $0.1.contains(point) }) {
        session.answer { .object([(part.0, .integer(section))]) }
        return "\(part.0) of section \(section)"
      }
    }
    session.answer { .null }
    return "nothing"
  }
}
