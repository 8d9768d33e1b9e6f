// SPDX-License-Identifier: GPL-3.0-or-later

import Daemon
import JSON
import Preview
import Synchronization
import System
import TextEscaping

/// What the page shows, kept up by the daemon's events; a viewer that comes later sees the same.
final class PageModel: Sendable {
  private let specs: Mutex<[PageSpec]>
  let rendering: SpecRendering
  let history: SaveHistory
  private let clock: WallClock
  /// The editor that the page may start; `nil` where it may start and write nothing.
  private let editor: String?
  /// Tells this daemon from one that served the same address before: a page of that one is loaded anew.
  private let run = PageToken().text

  /// Told each spec that is looked at.
  let onView: @Sendable (String) -> Void

  init(
    specs: [String], rendering: SpecRendering, clock: WallClock, historyBytes: Int, editor: String? = nil,
    onView: @escaping @Sendable (String) -> Void
  ) {
    self.onView = onView
    self.editor = editor
    self.specs = Mutex(zip(specs, SpecNames.of(specs)).map { PageSpec(path: $0, name: $1) })
    self.rendering = rendering
    self.clock = clock
    history = SaveHistory(limit: historyBytes)
  }

  /// - Returns: whether there is something new to show.
  func apply(_ event: WatchEvent) -> Bool {
    switch event {
    case .rendered(let report):
      if let good = rendering.good(report.spec) {
        history.note(good, of: report.spec, summary: report.summary, time: clock.now())
      }
      change(report.spec) { spec in
        spec.status = .good
        spec.isMissing = false
        spec.since = nil
        spec.problem = nil
        spec.untrue = report.unwritten
        spec.summary = report.summary
        spec.duration = "\(Milliseconds.text(report.duration)) ms"
      }
    case .failed(let report):
      change(report.spec) { spec in
        spec.status = rendering.good(report.spec) == nil ? .failed : .stale
        spec.isMissing = report.isMissing
        spec.since = report.since
        spec.problem = VisibleText.lines(report.description)
        spec.untrue = []
      }
    case .drawn(let report):
      change(report.spec) { spec in
        let paths = report.outputs.map(\.path)
        // A picture that is marked as stale is part of the spec's own problem.
        let isNews = { (output: OutputReport) in if case .stale = output.state { false } else { true } }
        spec.untrue = spec.untrue.filter { !paths.contains($0.path) } + report.untrue.filter(isNews)
      }
    case .ready, .recovered, .serving, .page, .notice, .stopped: return false
    }
    return true
  }

  private func change(_ path: String, _ body: (inout PageSpec) -> Void) {
    specs.withLock { specs in
      guard let index = specs.firstIndex(where: { $0.path == path }) else { return }
      body(&specs[index])
      specs[index].time = clock.now()
      specs[index].revision += 1
    }
  }

  /// - Returns: `nil` where there is no such spec.
  func spec(at index: Int) -> (spec: PageSpec, good: GoodSpec?)? {
    let spec = specs.withLock { $0.indices.contains(index) ? $0[index] : nil }
    return spec.map { ($0, rendering.good($0.path)) }
  }

  var state: JSONValue { PageState.json(specs.withLock { $0 }, rendering, run: run, editor: editor) }
}
