// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Synchronization
import TestSupport

/// Holds renders until a test releases them. A held render doesn't notice that it was cancelled.
final class RenderGate: Sendable {
  private struct State {
    var isOpen = false
  }

  let began = DispatchSemaphore(value: 0)
  private let state = Mutex(State())

  func open() { state.withLock { $0.isOpen = true } }

  /// Waits until a render has begun.
  func waitForRender() throws {
    guard began.wait(timeout: Patience.deadline) == .success else { throw ScratchFailure("no render began") }
  }

  /// Called by a render: waits until the test releases it.
  func pass() {
    began.signal()
    let deadline = Patience.deadline
    let pause = DispatchSemaphore(value: 0)
    while DispatchTime.now() < deadline {
      if state.withLock({ $0.isOpen }) { return }
      _ = pause.wait(timeout: .now() + .milliseconds(1))
    }
  }
}
