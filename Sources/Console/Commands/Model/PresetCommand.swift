import TableModel

enum PresetCommand: ConsoleCommand {
  static let name = "preset"
  static let group = CommandGroup.model
  static let abstract = "Start from a ready-made table."
  static let parameters: [Parameter] = [
    .argument(
      "name", .choice(PresetRegistry.all.map(\.name)), "Which one; `roundtable presets` describes them."),
    .flag("faithful", "As the article's own code makes it, quirks included; lint lists them."),
  ]
  static let examples = ["preset settings", "preset wallet-2019 --faithful", "preset cards", "preset plain"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    let name = arguments.text("name") ?? ""
    guard let preset = PresetRegistry.all.first(where: { $0.name == name }) else {
      throw .unknown("preset", name, among: PresetRegistry.all.map(\.name))
    }
    guard arguments.has("faithful") else {
      try session.document.replace(with: preset.table, named: arguments.line)
      return "preset \(name): \(preset.table.summary)"
    }
    guard let table = preset.faithful else {
      let names = PresetRegistry.all.filter { $0.faithful != nil }.map(\.name)
      throw ConsoleError(
        "'\(name)' is no article's table", hint: "--faithful goes with \(names.joined(separator: ", "))")
    }
    try session.document.replace(with: table, named: arguments.line)
    return "preset \(name), faithful: \(table.summary)"
  }
}
