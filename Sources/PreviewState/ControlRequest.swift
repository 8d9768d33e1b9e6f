// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// A client's request to a daemon: one line of JSON, `{"command": "status"}`.
package enum ControlRequest: String, CaseIterable, Sendable {
  case status
  /// Render every spec again, as SIGHUP does.
  case render
  /// Look at every file again and render.
  case reload
  /// Answer once every save up to now is rendered.
  case awaitRender = "await-render"
  case lastError = "last-error"
  /// Every event from now on, a line each.
  case subscribe
  case stop
}

/// A daemon's answer to a request.
package enum DaemonAnswer: Sendable, Equatable {
  case done
  case status(DaemonStatus)
  case errors([SpecTrouble])

  /// One line of JSON.
  ///
  /// - Parameter process: the state of the process, which the daemon itself doesn't know; called only if
  ///   needed.
  package func line(_ process: () -> ProcessStatus) -> String {
    let value: ValueTree =
      switch self {
      case .done: .object([("ok", true)])
      case .status(let status): status.json(process())
      case .errors(let errors): .object([("ok", true), ("errors", .list(errors.map(\.json)))])
      }
    return value.jsonLine
  }
}

/// The current problem of a spec, for `last-error`.
package struct SpecTrouble: Sendable, Equatable {
  let spec: String
  /// `nil` if there is no problem.
  let error: String?
  let since: String?

  var json: ValueTree {
    .object([("spec", .text(spec)), ("error", .optional(error)), ("since", .optional(since))])
  }
}

/// The state of a daemon, for `status`.
package struct DaemonStatus: Sendable, Equatable {
  struct Spec: Sendable, Equatable {
    let path: String
    /// `good` means that all files of the spec show its newest state.
    let state: String
    let isRendering: Bool
    let outputs: [OutputReport]
    let error: String?
  }

  let isReady: Bool
  let statistics: DaemonStatistics
  /// The address of the page with the previews.
  let page: String?
  let specs: [Spec]

  func json(_ process: ProcessStatus) -> ValueTree {
    func milliseconds(_ duration: Duration?) -> ValueTree {
      duration.map { .written(Milliseconds.text($0)) } ?? .null
    }
    let specs = specs.map { spec -> ValueTree in
      let outputs = spec.outputs.map { OutputReport(path: process.absolute($0.path), state: $0.state) }
      return .object([
        ("path", .text(process.absolute(spec.path))), ("state", .text(spec.state)),
        ("rendering", .flag(spec.isRendering)), ("outputs", WatchEventLine.outputs(outputs)),
        ("error", .optional(spec.error)),
      ])
    }
    return .object([
      ("ok", true), ("pid", .integer(process.number)), ("ready", .flag(isReady)),
      ("backend", .text(process.backend)), ("watchedPaths", .integer(process.watchedPaths)),
      ("secondsSinceLastEvent", .optional(process.secondsSinceLastEvent)),
      ("events", .integer(process.events)), ("renders", .integer(statistics.renders)),
      ("coalescedSaves", .integer(statistics.coalesced)),
      ("tornRetries", .integer(process.tornRetries)), ("overflows", .integer(process.overflows)),
      ("p50Milliseconds", milliseconds(statistics.percentile(50))),
      ("p95Milliseconds", milliseconds(statistics.percentile(95))),
      ("page", .optional(page)), ("specs", .list(specs)),
    ])
  }
}

/// The part of a status that describes the process and its watcher.
package struct ProcessStatus: Sendable {
  package var number = 0
  /// The method by which it detects saves.
  package var backend = "none"
  /// The number of paths that the kernel watches.
  package var watchedPaths = 0
  package var secondsSinceLastEvent: Int?
  package var events = 0
  package var tornRetries = 0
  package var overflows = 0
  /// Makes a path absolute, because the client may be in another folder.
  package var absolute: @Sendable (String) -> String = { $0 }

  package init() {}
}
