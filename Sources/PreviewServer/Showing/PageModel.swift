// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Platform
import PreviewRendering
import PreviewState
import Synchronization
import TableSpec

/// The page's data, updated by the daemon's events, so that later viewers see the same.
final class PageModel: Sendable {
  private struct Specs {
    private(set) var indices: [String: Int] = [:]
    var list: [PageSpec] = []

    /// Appends new specs, so that the index of a spec never changes.
    mutating func add(_ paths: [String]) {
      for path in paths where indices[path] == nil {
        indices[path] = list.count
        list.append(PageSpec(path: path, name: ""))
      }
      // A new spec may have the same name as an old one, so all names are made again.
      for (index, name) in SpecNames.of(list.map(\.path)).enumerated() { list[index].name = name }
    }
  }

  private let specs = Mutex(Specs())
  /// The spec whose picture was requested last, and the function to call when it changes.
  private let viewed = Mutex<(spec: Int?, onChange: (@Sendable (String) -> Void)?)>((nil, nil))
  /// Called when a page reports that another program got the token.
  private let exposed = Mutex<(@Sendable () -> Void)?>(nil)
  let rendering: SpecRendering
  let history: SaveHistory
  private let clock: WallClock
  /// The editor that the page may start; `nil` if it may neither start nor write anything.
  private let editor: String?
  /// Distinguishes this daemon from an earlier one at the same address: pages of the earlier one are
  /// reloaded.
  private let run = PageToken().text

  init(
    specs: [String], rendering: SpecRendering, clock: WallClock, historyBytes: Int, editor: String? = nil
  ) {
    self.editor = editor
    self.rendering = rendering
    self.clock = clock
    history = SaveHistory(limit: historyBytes)
    self.specs.withLock { $0.add(specs) }
  }

  /// - Returns: whether the page must be updated.
  func apply(_ event: WatchEvent) -> Bool {
    switch event {
    case .rendered(let report) where report.fault != nil:
      change(report.spec) { spec in
        spec.report = report
        spec.untrue = []
      }
    case .rendered(let report):
      if let good = rendering.good(report.spec) {
        history.note(good, of: report.spec, summary: report.summary, time: clock.now())
      }
      change(report.spec) { spec in
        spec.report = report
        spec.untrue = report.untrue
        // The summary of the first preview is only its size, which the page shows elsewhere.
        spec.summary = spec.duration.isEmpty ? "" : report.summary
        spec.duration = "\(Milliseconds.text(report.duration)) ms"
      }
    case .drawn(let report):
      change(report.spec) { spec in
        let paths = report.outputs.map(\.path)
        // A picture that is marked as stale is part of the spec's own problem.
        let isNews = { (output: OutputReport) in if case .stale = output.state { false } else { true } }
        spec.untrue = spec.untrue.filter { !paths.contains($0.path) } + report.untrue.filter(isNews)
      }
    case .added(let paths): specs.withLock { $0.add(paths) }
    case .ready, .recovered, .serving, .page, .notice, .stopped: return false
    }
    return true
  }

  private func change(_ path: String, _ body: (inout PageSpec) -> Void) {
    specs.withLock { specs in
      guard let index = specs.indices[path] else { return }
      body(&specs.list[index])
      specs.list[index].time = clock.now()
      specs.list[index].revision += 1
    }
  }

  func onViewed(_ body: @escaping @Sendable (_ spec: String) -> Void) {
    viewed.withLock { $0.onChange = body }
  }

  func onExposed(_ body: @escaping @Sendable () -> Void) { exposed.withLock { $0 = body } }

  func expose() { exposed.withLock { $0 }?() }

  /// Records that a viewer requests the picture of this spec.
  func view(_ index: Int) {
    let onChange = viewed.withLock { viewed in
      defer { viewed.spec = index }
      return viewed.spec == index ? nil : viewed.onChange
    }
    guard let onChange,
      let path = specs.withLock({ $0.list.indices.contains(index) ? $0.list[index].path : nil })
    else {
      return
    }
    onChange(path)
  }

  /// The index of the spec whose picture was requested last.
  var viewedSpec: Int? { viewed.withLock { $0.spec } }

  /// - Returns: `nil` if there is no such spec.
  func spec(at index: Int) -> (spec: PageSpec, good: GoodSpec?)? {
    let spec = specs.withLock { $0.list.indices.contains(index) ? $0.list[index] : nil }
    return spec.map { ($0, rendering.good($0.path)) }
  }

  var state: ValueTree { PageState.json(specs.withLock { $0.list }, rendering, run: run, editor: editor) }
}
