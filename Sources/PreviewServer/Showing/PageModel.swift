// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Platform
import PreviewRendering
import PreviewState
import Synchronization

/// What the page shows, kept up by the daemon's events; a viewer that comes later sees the same.
final class PageModel: Sendable {
  private struct Specs {
    private(set) var indices: [String: Int] = [:]
    var list: [PageSpec] = []

    /// Further specs go to the end: the number of a spec stays the same.
    mutating func add(_ paths: [String]) {
      for path in paths where indices[path] == nil {
        indices[path] = list.count
        list.append(PageSpec(path: path, name: ""))
      }
      // A new spec may have the name of an old one.
      for (index, name) in SpecNames.of(list.map(\.path)).enumerated() { list[index].name = name }
    }
  }

  private let specs = Mutex(Specs())
  /// The spec whose picture was asked for last, and who hears of another.
  private let viewed = Mutex<(spec: Int?, onChange: (@Sendable (String) -> Void)?)>((nil, nil))
  let rendering: SpecRendering
  let history: SaveHistory
  private let clock: WallClock
  /// The editor that the page may start; `nil` where it may start and write nothing.
  private let editor: String?
  /// Tells this daemon from one that served the same address before: a page of that one is loaded anew.
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

  /// Takes note that a viewer asks for the picture of this spec.
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

  /// - Returns: `nil` where there is no such spec.
  func spec(at index: Int) -> (spec: PageSpec, good: GoodSpec?)? {
    let spec = specs.withLock { $0.list.indices.contains(index) ? $0.list[index] : nil }
    return spec.map { ($0, rendering.good($0.path)) }
  }

  var state: ValueTree { PageState.json(specs.withLock { $0.list }, rendering, run: run, editor: editor) }
}
