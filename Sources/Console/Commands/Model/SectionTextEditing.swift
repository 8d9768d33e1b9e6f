import Geometry
import TableModel

/// What `set-header` and `set-footer` share.
enum SectionTextEditing {
  static func parameters(for what: String) -> [Parameter] {
    [
      .argument("section", .sections, "The sections."), .optional("text", .text, "The \(what)'s text."),
      .option(
        "height", .points(0...Points.limit.doubleValue, words: ["automatic"]),
        "The \(what)'s height; 0 means the default in grouped styles, as in UIKit."),
      .flag("clear", "Remove the text."),
    ]
  }

  static func run(
    _ arguments: Arguments, in session: inout Session, what: String,
    text: WritableKeyPath<Section.Info, String?>, height: WritableKeyPath<Section.Info, Points?>
  ) throws(ConsoleError) -> String {
    guard arguments.has("text") || arguments.has("clear") || arguments.has("height") else {
      throw ConsoleError("missing TEXT", hint: "or --clear, or --height POINTS")
    }
    var edits: [Edit] = []
    var changed: [Int] = []
    for index in arguments.sections("section") {
      var info = session.table.sections[index].info
      if let new = arguments.text("text") { info[keyPath: text] = new }
      if arguments.has("clear") { info[keyPath: text] = nil }
      if arguments.has("height") { info[keyPath: height] = arguments.points("height") }
      guard info != session.table.sections[index].info else { continue }
      edits.append(.setSectionInfo(info, at: index))
      changed.append(index)
    }
    guard let first = changed.first else { return Session.nothing }
    try session.perform(Edit.together(edits), arguments)
    let place = changed.count == 1 ? "section \(first)" : changed.count.counted("section")
    return "\(what) of \(place) \(arguments.has("clear") ? "removed" : "set")"
  }
}
