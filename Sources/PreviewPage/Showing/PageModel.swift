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
  private let indices: [String: Int]
  /// The spec whose picture was asked for last, and who hears of another.
  private let viewed = Mutex<(spec: Int?, onChange: (@Sendable (String) -> Void)?)>((nil, nil))
  let rendering: SpecRendering
  private let clock: WallClock

  init(specs: [String], rendering: SpecRendering, clock: WallClock) {
    self.specs = Mutex(zip(specs, SpecNames.of(specs)).map { PageSpec(path: $0, name: $1) })
    indices = Dictionary(zip(specs, specs.indices), uniquingKeysWith: { first, _ in first })
    self.rendering = rendering
    self.clock = clock
  }

  /// - Returns: whether there is something new to show.
  func apply(_ event: WatchEvent) -> Bool {
    switch event {
    case .rendered(let report):
      change(report.spec) { spec in
        spec.status = .good
        spec.since = nil
        spec.problem = nil
        spec.unwritten = Self.words(report.unwritten)
        spec.summary = report.summary
        spec.duration = "\(Milliseconds.text(report.duration)) ms"
      }
    case .failed(let report):
      change(report.spec) { spec in
        spec.status = rendering.good(report.spec) == nil ? .failed : .stale
        spec.since = report.since
        spec.problem = VisibleText.lines(report.description)
        spec.unwritten = nil
      }
    case .ready, .recovered, .serving, .notice, .stopped: return false
    }
    return true
  }

  /// The picture is true while a file is not: files that could not be written, one a line.
  private static func words(_ unwritten: [OutputReport]) -> String? {
    let lines = unwritten.compactMap { output in
      output.state.note.map { note in
        VisibleText.line(note.reason) + (output.state.isStale ? "; " + output.words : "")
      }
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  private func change(_ path: String, _ body: (inout PageSpec) -> Void) {
    guard let index = indices[path] else { return }
    specs.withLock { specs in
      body(&specs[index])
      specs[index].time = clock.now()
      specs[index].revision += 1
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
    guard let onChange, let path = specs.withLock({ $0.indices.contains(index) ? $0[index].path : nil })
    else {
      return
    }
    onChange(path)
  }

  /// - Returns: `nil` where there is no such spec.
  func spec(at index: Int) -> (spec: PageSpec, good: GoodSpec?)? {
    let spec = specs.withLock { $0.indices.contains(index) ? $0[index] : nil }
    return spec.map { ($0, rendering.good($0.path)) }
  }

  var state: JSONValue { PageState.json(specs.withLock { $0 }, rendering) }
}
