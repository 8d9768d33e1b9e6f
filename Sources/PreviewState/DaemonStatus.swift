// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableSpec

/// The state of a daemon, for `status`.
package struct DaemonStatus: Sendable, Equatable {
  struct Spec: Sendable, Equatable {
    let path: String
    /// `good` means that all files of the spec show its newest state.
    let state: String
    let isRendering: Bool
    let outputs: [OutputReport]
    let error: String?
    /// The spec's file and those that it includes, as its outputs show them.
    let sources: [SpecDependency]
  }

  let isReady: Bool
  let statistics: DaemonStatistics
  /// The address of the page with the previews.
  let page: String?
  let specs: [Spec]

  package func json(_ process: ProcessStatus) -> ValueTree {
    func milliseconds(_ duration: Duration?) -> ValueTree {
      duration.map { .written(Milliseconds.text($0)) } ?? .null
    }
    let specs = specs.map { spec -> ValueTree in
      let outputs = spec.outputs.map { OutputReport(path: process.absolute($0.path), state: $0.state) }
      let sources = spec.sources.map { source in
        ValueTree.object([
          ("file", .text(process.absolute(source.path))),
          ("hash", .optional(source.hash.map { String($0, radix: 16) })),
        ])
      }
      return .object([
        ("path", .text(process.absolute(spec.path))), ("state", .text(spec.state)),
        ("rendering", .flag(spec.isRendering)), ("outputs", WatchEventLine.outputs(outputs)),
        ("error", .optional(spec.error)), ("sources", .list(sources)),
      ])
    }
    return .object([
      ("pid", .integer(process.number)), ("shell", .flag(process.isShell)), ("ready", .flag(isReady)),
      ("backend", .text(process.backend)), ("overflows", .integer(process.overflows)),
      ("renders", .integer(statistics.renders)), ("coalescedSaves", .integer(statistics.coalesced)),
      ("p50Milliseconds", milliseconds(statistics.percentile(50))),
      ("p95Milliseconds", milliseconds(statistics.percentile(95))),
      ("page", .optional(page)), ("specs", .list(specs)),
    ])
  }
}

/// The part of a status that describes the process and its watcher.
package struct ProcessStatus: Sendable {
  package var number = 0
  /// Whether a shell shows its table in the previews.
  package var isShell = false
  /// The method by which it detects saves.
  package var backend = "none"
  /// How often the kernel dropped events.
  package var overflows = 0
  /// Makes a path absolute, because the reader may be in another folder.
  package var absolute: @Sendable (String) -> String = { $0 }

  package init() {}
}
