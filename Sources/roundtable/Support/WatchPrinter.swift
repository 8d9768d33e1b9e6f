import Preview
import Synchronization
import TextEscaping

/// Prints what the daemon does: the text preview and a line a render.
final class WatchPrinter: WatchReporting {
  private let showsPreview: Bool
  private let clears: Bool
  /// The page's address: an empty screen begins with it, for it is told only once.
  private let page = Mutex<String?>(nil)

  /// Home and erase; what has scrolled away stays.
  private static let clearing = "\u{1B}[H\u{1B}[2J"

  /// - Parameter clears: whether each render begins on an empty screen. An error does not: the last good
  ///   preview stays above it.
  init(showsPreview: Bool, clears: Bool = false) {
    self.showsPreview = showsPreview
    self.clears = clears
  }

  func report(_ event: WatchEvent) {
    switch event {
    case .ready(let specs):
      StandardStream.output.write("ready: watching \(names(specs))\n")
    case .rendered(let report):
      if clears {
        StandardStream.output.write(Self.clearing + (page.withLock { $0 }.map(Self.pageLine) ?? ""))
      }
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
    case .serving(let address):
      page.withLock { $0 = address }
      StandardStream.output.write(Self.pageLine(address))
    case .notice(let text): StandardStream.error.write("note: \(VisibleText.line(text))\n")
    case .stopped: StandardStream.output.write("stopped\n")
    }
  }

  private static func pageLine(_ address: String) -> String { "page: \(address)\n" }

  private func names(_ paths: [String]) -> String {
    paths.map(VisibleText.line).joined(separator: ", ")
  }
}
