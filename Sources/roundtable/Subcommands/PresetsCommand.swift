import ArgumentParser
import Console

struct PresetsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "presets", abstract: "List the ready-made tables.")

  @Flag(help: "One JSON document instead of a list.")
  var json = false

  func run() {
    let presets = PresetRegistry.all
    guard json else {
      StandardStream.output.write(presets.map { "\($0.name): \($0.abstract)\n" }.joined())
      return
    }
    let rows = presets.map { "  {\"name\": \"\($0.name)\", \"abstract\": \"\($0.abstract)\"}" }
    StandardStream.output.write("[\n" + rows.joined(separator: ",\n") + "\n]\n")
  }
}
