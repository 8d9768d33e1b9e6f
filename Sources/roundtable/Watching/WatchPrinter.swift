// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Platform
import PreviewDaemon
import PreviewServer
import PreviewState
import Shell
import Synchronization
import TableSpec

/// Prints a daemon's events: the text preview and one line for each render.
final class WatchPrinter: WatchReporting {
  private let output: WatchOutput
  private let showsPreview: Bool
  private let clears: Bool
  /// The part of the preview that fits on the terminal; `nil` prints the whole preview.
  private let followed: FollowedPicture?
  /// The page's address. It is printed last before the first save, and below each picture on a cleared screen.
  private let page = Mutex<(address: String?, isShown: Bool)>((nil, false))

  /// Moves the cursor home and erases the screen, but not the lines that have scrolled away.
  private static let clearing = "\u{1B}[H\u{1B}[2J"

  /// - Parameter clears: whether each render begins on an empty screen. An error does not: the last good
  ///   preview stays above it.
  init(output: WatchOutput, showsPreview: Bool, clears: Bool = false, followed: FollowedPicture? = nil) {
    self.output = output
    self.showsPreview = showsPreview
    self.clears = clears
    self.followed = followed
  }

  /// All output about one event is written as one item, or dropped as one.
  func report(_ event: WatchEvent) {
    switch event {
    case .ready(let specs):
      let address = page.withLock { page in
        page.isShown = true
        return page.address
      }
      output.write("ready: watching \(names(specs))\n" + (address.map(Self.pageLine) ?? ""))
    case .added(let specs): output.write("also watching \(names(specs))\n")
    case .rendered(let report):
      if let fault = report.fault { return complain(of: fault, report) }
      let unwritten = report.untrue.compactMap(\.complaint)
      if !unwritten.isEmpty { output.complain(unwritten.map { $0 + "\n" }.joined()) }
      for note in report.repairs { output.complain(note + "\n") }
      let isWhole = report.untrue.isEmpty
      let files =
        (report.isChanged ? "wrote " + names(report.written) : isWhole ? "nothing changed" : "wrote nothing")
        + (isWhole ? "" : ", not " + names(report.untrue.map(\.path)))
      var line =
        "\(WallClock.timeOfDay.now()) \(VisibleText.line(report.spec)): \(VisibleText.line(report.summary)), \(files) (\(Milliseconds.text(report.duration)) ms)\n"
      var beginning = ""
      if clears {
        beginning = Self.clearing
        line += page.withLock { $0.isShown ? $0.address : nil }.map(Self.pageLine) ?? ""
      }
      let picture = followed?.part(of: report, beside: [beginning, line]) ?? report.terminal.map(\.bytes)
      output.write(preview: [Array(beginning.utf8)] + (showsPreview ? picture : []), Array(line.utf8))
    case .drawn(let report):
      let marked = report.untrue.filter { if case .stale = $0.state { true } else { false } }
      let problems = report.untrue.filter { !marked.contains($0) }.compactMap(\.complaint)
      if !problems.isEmpty { output.complain(problems.map { $0 + "\n" }.joined()) }
      let stale =
        names(marked.map(\.path)) + (marked.count == 1 ? " is" : " are") + " stale, and marked as such"
      let words =
        (report.isChanged ? ["wrote " + names(report.written)] : []) + (marked.isEmpty ? [] : [stale])
      guard !words.isEmpty else { return }
      output.write(
        "\(WallClock.timeOfDay.now()) \(VisibleText.line(report.spec)): \(words.joined(separator: ", ")) (\(Milliseconds.text(report.duration)) ms)\n"
      )
    case .recovered(let spec):
      output.write("\(WallClock.timeOfDay.now()) \(VisibleText.line(spec)): valid again\n")
    case .serving(let address):
      page.withLock { $0.address = address }
    case .page(let act):
      let line = "page: \(VisibleText.line(act.text))\n"
      if act.kind == .failed { output.complain(line) } else { output.write(line) }
    case .notice(let text): output.complain("note: \(VisibleText.line(text))\n")
    case .stopped(_, let untrue):
      let rest = untrue.map(\.words).joined(separator: ", ")
      output.write(untrue.isEmpty ? "stopped\n" : "stopped; \(rest)\n")
    }
  }

  func whenReported(_ body: @escaping @Sendable () -> Void) { output.whenWritten(body) }

  private func complain(of fault: SpecFault, _ report: SpecReport) {
    let state =
      report.outputs.isEmpty && !report.undrawn.isEmpty
      ? "the last good pictures are drawn again, marked as stale"
      : !report.keepsPreview
        ? "no preview yet"
        : report.unmarked.isEmpty
          ? "the last good preview is kept, marked as stale"
          : "the last good preview is kept; " + report.unmarked.map(\.words).joined(separator: ", ")
    output.complain(
      "\(VisibleText.lines(fault.description))\n" + reminder(of: fault.description)
        + "\(WallClock.timeOfDay.now()) \(VisibleText.line(report.spec)): \(state)\n")
  }

  /// Repeats the first problem if the problems after it fill a screen.
  private func reminder(of description: String) -> String {
    let lines = description.split(separator: "\n", maxSplits: Self.screenLines)
    return lines.count > Self.screenLines ? "the first problem: \(VisibleText.line(String(lines[0])))\n" : ""
  }

  private static let screenLines = 20

  private static func pageLine(_ address: String) -> String { "page: \(address)\n" }

  private func names(_ paths: [String]) -> String {
    paths.map(VisibleText.line).joined(separator: ", ")
  }
}

/// Prints a line of JSON for each event.
struct WatchLines: WatchReporting {
  let output: WatchOutput

  func report(_ event: WatchEvent) { output.write(WatchEventLine.json(event) + "\n") }

  func whenReported(_ body: @escaping @Sendable () -> Void) { output.whenWritten(body) }
}

/// Passes events on, and reports to other processes when the daemon is ready and when it stops.
struct ReadyReporter: WatchReporting {
  let inner: any WatchReporting
  let notice: ReadyNotice

  func report(_ event: WatchEvent) {
    inner.report(event)
    switch event {
    case .ready: notice.ready()
    case .stopped: notice.stopping()
    case .added, .rendered, .drawn, .recovered, .serving, .page, .notice: break
    }
  }

  func whenReported(_ body: @escaping @Sendable () -> Void) { inner.whenReported(body) }
}

/// Passes events on, and shows them on the page if one is served.
struct PageReporter: WatchReporting {
  let inner: any WatchReporting
  let server: PageServer?
  let view: SpecInView

  func report(_ event: WatchEvent) {
    view.note(event)
    // The page is updated first: a program that reads a line about a render may open the page at once.
    server?.receive(event)
    inner.report(event)
  }

  func whenReported(_ body: @escaping @Sendable () -> Void) { inner.whenReported(body) }
}
