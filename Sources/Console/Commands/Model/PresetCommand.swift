import TableModel

enum PresetCommand: ConsoleCommand {
  static let name = "preset"
  static let group = CommandGroup.model
  static let abstract = "Start from a ready-made table."
  static let parameters: [Parameter] = [
    .argument(
      "name", .choice(PresetRegistry.all.map(\.name)), "Which one; `roundtable presets` describes them.")
  ]
  static let examples = ["preset settings", "preset wallet-2019", "preset cards", "preset plain"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    let name = arguments.text("name") ?? ""
    guard let preset = PresetRegistry.all.first(where: { $0.name == name }) else {
      throw .unknown("preset", name, among: PresetRegistry.all.map(\.name))
    }
    try session.document.replace(with: preset.table, named: arguments.line)
    return "preset \(name): \(preset.table.summary)"
  }
}
