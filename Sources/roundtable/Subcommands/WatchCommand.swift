import ArgumentParser
import FileWatching
import Preview

struct WatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch", abstract: "Re-render text and SVG on every save, until interrupted.",
    discussion: """
      NAME.txt and NAME.svg are written beside NAME.yaml, whole or not at all. On an error the last good \
      preview stays; a missing spec is waited for. SIGINT and SIGTERM end it with 0, SIGHUP renders again.
      """)

  @Argument(help: "Spec files.")
  var specs: [String]

  @Option(
    name: [.short, .long], help: ArgumentHelp("Write the previews to this folder.", valueName: "folder"))
  var output: String?

  @Flag(name: [.short, .long], help: "Only a line per render, no text preview.")
  var quiet = false

  func run() throws {
    let rendering = SpecRendering(folder: output)
    try refuseCollisions(rendering)
    let daemon = WatchDaemon(
      specs: specs, rendering: rendering, reporter: WatchPrinter(showsPreview: !quiet))
    throw ExitStatus(code: daemon.run())
  }

  private func refuseCollisions(_ rendering: SpecRendering) throws {
    var seen: [String: String] = [:]
    let guardian = OutputGuard(specs: specs)
    for spec in specs {
      for ending in ["txt", "svg"] {
        let path = rendering.preview(of: spec, ending)
        if let replaced = guardian.specReplaced(by: path) {
          throw ValidationError("the preview '\(path)' would replace the spec '\(replaced)'")
        }
        if let other = seen[path], other != spec {
          throw ValidationError(
            "'\(other)' and '\(spec)' would both write '\(path)' (hint: give them different names)")
        }
        seen[path] = spec
      }
    }
  }
}
