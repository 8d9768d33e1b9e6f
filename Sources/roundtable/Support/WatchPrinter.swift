import Preview

/// Prints what the daemon does: the text preview and a line a render.
struct WatchPrinter: WatchReporting {
  let showsPreview: Bool

  func report(_ event: WatchEvent) {
    switch event {
    case .ready(let specs):
      StandardStream.output.write("ready: watching \(specs.joined(separator: ", "))\n")
    case .rendered(let report):
      if showsPreview {
        for output in report.terminal { StandardStream.output.write(output.bytes) }
      }
      let files = report.isChanged ? "wrote " + report.written.joined(separator: ", ") : "nothing changed"
      StandardStream.output.write(
        "\(WallClock.timeOfDay.now()) \(report.spec): \(report.summary), \(files) (\(Milliseconds.text(report.duration)) ms)\n"
      )
    case .failed(let spec, let description, let keepsPreview, _):
      StandardStream.error.write("\(description)\n")
      let state = keepsPreview ? "the last good preview stays, marked as stale" : "no preview yet"
      StandardStream.error.write("\(WallClock.timeOfDay.now()) \(spec): \(state)\n")
    case .recovered(let spec):
      StandardStream.output.write("\(WallClock.timeOfDay.now()) \(spec): good again\n")
    case .serving(let address): StandardStream.output.write("page: \(address)\n")
    case .notice(let text): StandardStream.error.write("note: \(text)\n")
    case .stopped: StandardStream.output.write("stopped\n")
    }
  }
}
