import Preview
import TextEscaping

/// Prints what the daemon does: the text preview and a line a render.
struct WatchPrinter: WatchReporting {
  let showsPreview: Bool
  /// Whether each render begins on an empty screen. An error does not: the last good preview stays above it.
  var clears = false

  /// Home and erase; what has scrolled away stays.
  private static let clearing = "\u{1B}[H\u{1B}[2J"

  func report(_ event: WatchEvent) {
    switch event {
    case .ready(let specs):
      StandardStream.output.write("ready: watching \(names(specs))\n")
    case .rendered(let report):
      if clears { StandardStream.output.write(Self.clearing) }
      if showsPreview {
        for output in report.terminal { StandardStream.output.write(output.bytes) }
      }
      let files = report.isChanged ? "wrote " + names(report.written) : "nothing changed"
      StandardStream.output.write(
        "\(WallClock.timeOfDay.now()) \(VisibleText.line(report.spec)): \(VisibleText.line(report.summary)), \(files) (\(Milliseconds.text(report.duration)) ms)\n"
      )
    case .failed(let spec, let description, let keepsPreview, _):
      StandardStream.error.write("\(VisibleText.lines(description))\n")
      let state = keepsPreview ? "the last good preview stays, marked as stale" : "no preview yet"
      StandardStream.error.write("\(WallClock.timeOfDay.now()) \(VisibleText.line(spec)): \(state)\n")
    case .recovered(let spec):
      StandardStream.output.write("\(WallClock.timeOfDay.now()) \(VisibleText.line(spec)): good again\n")
    case .serving(let address): StandardStream.output.write("page: \(address)\n")
    case .notice(let text): StandardStream.error.write("note: \(VisibleText.line(text))\n")
    case .stopped: StandardStream.output.write("stopped\n")
    }
  }

  private func names(_ paths: [String]) -> String {
    paths.map(VisibleText.line).joined(separator: ", ")
  }
}
