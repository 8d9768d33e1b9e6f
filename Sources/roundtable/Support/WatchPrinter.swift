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
      for output in report.unwritten { tellUnwritten(output) }
      let isWhole = report.unwritten.isEmpty
      let files =
        (report.isChanged ? "wrote " + names(report.written) : isWhole ? "nothing changed" : "wrote nothing")
        + (isWhole ? "" : ", not " + names(report.unwritten.map(\.path)))
      StandardStream.output.write(
        "\(WallClock.timeOfDay.now()) \(VisibleText.line(report.spec)): \(VisibleText.line(report.summary)), \(files) (\(Milliseconds.text(report.duration)) ms)\n"
      )
    case .failed(let report):
      StandardStream.error.write("\(VisibleText.lines(report.description))\n")
      let state =
        !report.keepsPreview
        ? "no preview yet"
        : report.unmarked.isEmpty
          ? "the last good preview stays, marked as stale"
          : "the last good preview stays; " + report.unmarked.map(\.words).joined(separator: ", ")
      StandardStream.error.write(
        "\(WallClock.timeOfDay.now()) \(VisibleText.line(report.spec)): \(state)\n")
    case .recovered(let spec):
      StandardStream.output.write("\(WallClock.timeOfDay.now()) \(VisibleText.line(spec)): good again\n")
    case .serving(let address):
      page.withLock { $0 = address }
      StandardStream.output.write(Self.pageLine(address))
    case .notice(let text): StandardStream.error.write("note: \(VisibleText.line(text))\n")
    case .stopped(_, let untrue):
      let rest = untrue.map(\.words).joined(separator: ", ")
      StandardStream.output.write(untrue.isEmpty ? "stopped\n" : "stopped; \(rest)\n")
    }
  }

  /// Why a file could not be written, and what is seen in it instead.
  private func tellUnwritten(_ output: OutputReport) {
    guard let note = output.state.note else { return }
    let rest = output.state.isStale ? "; " + output.words : ""
    StandardStream.error.write("error: \(VisibleText.line(note.reason))\(rest)\n")
  }

  private static func pageLine(_ address: String) -> String { "page: \(address)\n" }

  private func names(_ paths: [String]) -> String {
    paths.map(VisibleText.line).joined(separator: ", ")
  }
}
