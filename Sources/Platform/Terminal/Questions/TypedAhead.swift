// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

/// The keys that were typed while the terminal was asked. They come before all keys that it sends later.
///
/// If answers are still missing, they are separated from later keys, too: see ``divide(_:)``.
package enum TypedAhead {
  private struct State {
    var keys: [UInt8] = []
    /// Recognizes late answers; `nil` if none are awaited.
    var scanner: AnswerScanner?
    var end = ContinuousClock.now
  }

  /// The time for late answers. A connection that takes longer can't be used for typing, either.
  private static let patience = Duration.seconds(10)

  private static let state = Mutex(State())

  package static var isEmpty: Bool { state.withLock(\.keys.isEmpty) }

  package static func append(_ keys: [UInt8]) { state.withLock { $0.keys += keys } }

  package static func popFirst() -> UInt8? {
    state.withLock { $0.keys.isEmpty ? nil : $0.keys.removeFirst() }
  }

  /// Drops the keys, for Ctrl-C.
  package static func removeAll() { state.withLock { $0.keys = [] } }

  // MARK: - Late answers

  static func await(_ scanner: AnswerScanner) {
    state.withLock { state in
      state.scanner = scanner
      state.end = .now + patience
    }
  }

  /// Whether answers are missing that may still come.
  package static var awaitsAnswers: Bool {
    state.withLock { state in
      if state.scanner != nil, .now > state.end { finish(&state) }
      return state.scanner != nil
    }
  }

  /// Adds the keys among these bytes, and drops the answers.
  ///
  /// - Returns: whether the last bytes may be the beginning of an answer; ``flush()`` adds them as keys.
  package static func divide(_ bytes: some Sequence<UInt8>) -> Bool {
    state.withLock { state in
      guard let (answers, typed) = state.scanner?.take(bytes) else {
        state.keys += bytes
        return false
      }
      state.keys += typed
      var late = TerminalAnswers()
      for answer in answers { late.note(answer) }
      if late.isComplete { finish(&state) }
      return state.scanner?.hasRest == true
    }
  }

  /// Adds the bytes that ``divide(_:)`` kept, because nothing has followed them.
  package static func flush() {
    state.withLock { state in state.keys += state.scanner?.drain() ?? [] }
  }

  /// No answer will come: the terminal is gone.
  package static func stopAwaiting() { state.withLock { finish(&$0) } }

  private static func finish(_ state: inout State) {
    state.keys += state.scanner?.drain() ?? []
    state.scanner = nil
  }
}
