import ArgumentParser
import TableSpec

struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Print the JSON Schema of spec files.")

  @Flag(help: "Print the key reference as Markdown instead.")
  var reference = false

  func run() {
    StandardStream.output.write(reference ? SpecReference.markdown() : SpecSchema.json())
  }
}
