import Geometry
import TableLayout
import TableModel
import TextEscaping

enum HitCommand: ConsoleCommand {
  static let name = "hit"
  static let group = CommandGroup.see
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
      return "row \(path) '\(VisibleText.line(session.table[path].title))'"
    }
    for section in session.table.sections.indices {
      if layout.rectForHeader(inSection: section).contains(point) { return "header of section \(section)" }
      if layout.rectForFooter(inSection: section).contains(point) { return "footer of section \(section)" }
    }
    return "nothing"
  }
}
