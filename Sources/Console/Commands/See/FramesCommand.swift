import Drawing
import Geometry
import JSON
import OutputFormats
import TableLayout
import TableModel

enum FramesCommand: UntypedCommand {
  static let name = "frames"
  static let abstract = "Print every frame, corner and separator in points."
  static let discussion =
    "y goes down from the top of the content. Frames of cells, not of their backgrounds. Gaps are named after the constant or the setting that makes them; a row's own gaps are listed with that row alone."
  static let parameters: [Parameter] = [
    .optional("row", .row, "Only this row."), .flag("json", "As JSON, with every parameter."),
  ]
  static let examples = ["frames", "frames 0.1", "frames --json"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    let layout = session.layout()
    if session.options.reportsJSON { session.answer = data(layout, arguments.row("row")) }
    if arguments.has("json") {
      return String(decoding: JSONRenderer().render(layout.displayList()), as: UTF8.self)
    }
    var table = FrameListing()
    if let path = arguments.row("row") {
      if let row = layout.rowTree(path) {
        table.add(row)
        for gap in row.gaps { table.add(gap) }
      }
      return table.text
    }
    let tree = layout.frameTree()
    for section in tree.sections { table.add(section) }
    for gap in tree.gaps { table.add(gap) }
    for line in tree.fillerSeparators { table.add(filler: line) }
    return table.text + "content \(tree.contentSize.width) x \(tree.contentSize.height)"
  }

  /// The row's frames as JSON, or all of them, on one line.
  private static func data(_ layout: LaidOutTable, _ path: Table.IndexPath?) -> String? {
    guard let path else { return JSONText.oneLine(JSONRenderer().render(layout.displayList())) }
    return layout.rowTree(path).map { JSONText.oneLine(JSONRenderer.row($0)) }
  }
}
