import TableLayout
import TableModel
import TextEscaping

enum ReloadCommand: UntypedCommand {
  static let name = "reload"
  static let abstract = "Read the open file again; unsaved edits that exclude nothing in it stay."
  static let discussion =
    "Where both sides changed the same thing the file's side is taken; `resolve` settles each by itself instead, and 'undo' brings yours back."
  static let examples: [String] = []

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    guard let path = session.document.path else {
      throw ConsoleError("the table has no file", hint: "'open FILE' reads one")
    }
    let spec = try OpenCommand.load(path, in: session)
    let before = session.table
    let shown = VisibleText.line(path)
    switch session.document.receive(spec) {
    case .same: return "\(shown) has nothing new"
    case .reloaded: return "\(shown) reloaded: \(LayoutReport(from: before, to: session.table).text)"
    case .merged: return "\(shown) merged: \(LayoutReport(from: before, to: session.table).text)"
    case .conflict(let conflicts):
      _ = session.document.merge(spec, named: "reload \(path)") { _ in .theirs }
      return
        "\(shown) reloaded: \(LayoutReport(from: before, to: session.table).text)\nthe file's side is taken where both changed \(VisibleText.line(conflicts.map(\.words).joined(separator: "; "))); 'undo' brings yours back"
    }
  }
}
