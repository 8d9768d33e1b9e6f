// SPDX-License-Identifier: GPL-3.0-or-later

import FileWatching
import OutputFormats
import Platform
import PreviewDaemon
import PreviewRendering
import PreviewServer
import PreviewState
import Session
import SpecFiles
import Synchronization
import TableModel
import TableSpec

/// The daemon of a shell's previews, and the page that shows the same table.
struct PreviewHost: Sendable {
  enum News: Sendable {
    case saved(Result<LoadedSpec, SpecFault>)
    /// One line about a preview.
    case problem(String)
    case ended
  }

  let daemon: WatchDaemon
  /// `nil` if no page was requested.
  let server: PageServer?
  let onNews: @Sendable (News) -> Void
  private let path: String
  private let rendering: SpecRendering
  private let reporter: HostReporter

  init(
    _ path: String, _ request: PreviewRequest, opened: LoadedSpec?, limits: SpecLimits,
    _ onNews: @escaping @Sendable (News) -> Void
  ) {
    self.path = path
    self.onNews = onNews
    let rendering = SpecRendering(
      formats: request.formats, scale: request.scale, limits: limits, drawingLimit: Rasterizer.standardLimit)
    self.rendering = rendering
    server = request.page == nil ? nil : PageServer(specs: [path], rendering: rendering)
    let reporter = HostReporter(server: server, onNews: onNews)
    self.reporter = reporter
    var options = WatchDaemonOptions()
    options.writer = .notingLinks
    options.ownership = OutputOwnership(
      isForced: request.isForced, memory: Environment.stateFolder.map(WrittenTexts.init(folder:)),
      hint: "'watch --force' overwrites it")
    options.watcher.sizeLimit = limits[.bytes]
    options.handlesSignals = false
    options.editor = SpecEditor(opened: opened, loader: SpecLoader(limits: limits)) { outcome in
      reporter.noteSave(outcome)
      onNews(.saved(outcome))
    }
    // The shell ends the process, not its daemon.
    daemon = WatchDaemon(
      specs: [path], rendering: rendering, reporter: reporter, options: options, terminate: { _ in })
  }

  var keptPaths: [String] { rendering.outputPaths(of: path).filter { !reporter.hasComplaint(about: $0) } }

  /// The session's table. Only the page shows the text that a save would write, and quotes its lines.
  func edited(_ session: Session) -> EditedSpec {
    let decoder = server.map { _ in rendering.decoder(of: path) }
    return EditedSpec(session.pictured) { [path] in
      (try? decoder?.read(session.specText)) ?? LoadedSpec(table: session.pictured, path: path, bytes: [])
    }
  }
}

/// Passes the daemon's events to the shell and to its page.
private final class HostReporter: WatchReporting {
  private struct State {
    /// The complaint about each file.
    var complaints: [String: String] = [:]
    /// Whether the last save of the file has a fault.
    var hasFault = false
    var failure: SpecReport?
  }

  private let server: PageServer?
  private let onNews: @Sendable (PreviewHost.News) -> Void
  private let state = Mutex(State())

  init(server: PageServer?, onNews: @escaping @Sendable (PreviewHost.News) -> Void) {
    self.server = server
    self.onNews = onNews
  }

  func hasComplaint(about path: String) -> Bool { state.withLock { $0.complaints[path] != nil } }

  func noteSave(_ outcome: Result<LoadedSpec, SpecFault>) {
    let hasFault = if case .failure = outcome { true } else { false }
    state.withLock { $0.hasFault = hasFault }
  }

  func report(_ event: WatchEvent) {
    server?.receive(event)
    switch event {
    case .rendered(let report) where report.fault != nil: state.withLock { $0.failure = report }
    case .rendered(let report):
      // The shell's table is good even if its file has errors. The page shows both.
      let failure = state.withLock { $0.hasFault ? $0.failure : nil }
      if let failure { server?.receive(.rendered(failure)) }
      for note in report.repairs { onNews(.problem(note)) }
      complain(about: report.outputs)
    case .drawn(let report):
      complain(about: report.outputs.filter { if case .stale = $0.state { false } else { true } })
    case .notice(let text): onNews(.problem("note: \(text)"))
    case .stopped: onNews(.ended)
    case .ready, .added, .recovered, .serving, .page: break
    }
  }

  /// Reports each file that differs from the table, once for each reason.
  private func complain(about outputs: [OutputReport]) {
    for output in outputs {
      let isNews = state.withLock { state in
        let former = state.complaints[output.path]
        state.complaints[output.path] = output.complaint
        return former != output.complaint
      }
      if isNews, let line = output.complaint { onNews(.problem(line)) }
    }
  }
}
