// SPDX-License-Identifier: GPL-3.0-or-later

import PreviewState
import Synchronization

/// The spec that the user looks at: the one that was saved last, or that an open page requested since then.
final class SpecInView: Sendable {
  private struct State {
    var spec: String
    var isReady = false
  }

  private let state: Mutex<State>

  init(_ first: String) { state = Mutex(State(spec: first)) }

  var current: String { state.withLock { $0.spec } }

  func set(_ spec: String) { state.withLock { $0.spec = spec } }

  func note(_ event: WatchEvent) {
    state.withLock { state in
      switch event {
      case .ready: state.isReady = true
      // Until the daemon is ready, every spec is rendered once, saved or not.
      case .rendered(let report): if state.isReady { state.spec = report.spec }
      case .added, .drawn, .recovered, .serving, .page, .notice, .stopped: break
      }
    }
  }
}
