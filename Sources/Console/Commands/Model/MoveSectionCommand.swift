import TableModel

enum MoveSectionCommand: ConsoleCommand {
  static let name = "move-section"
  static let group = CommandGroup.model
  static let abstract = "Move a section to another index."
  static let parameters: [Parameter] = [
    .argument("section", .section, "The section."),
    .argument("to", .integer(0...1_000_000), "The index that it has afterwards."),
  ]
  static let examples = ["move-section 0 1"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    let source = arguments.section("section") ?? 0
    let target = arguments.integer("to") ?? 0
    if source == target { return Session.nothing }
    try session.perform(.moveSection(from: source, to: target), arguments)
    return "section \(source) is now section \(target)"
  }
}
