// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Platform
import Synchronization

/// Asks repeatedly, on its own thread, whether a file has a writer.
final class Asker: Sendable {
  private let isStopped = Mutex(false)
  private let done = DispatchSemaphore(value: 0)

  init(_ path: String) {
    DispatchQueue(label: "Asker").async {
      while !self.isStopped.withLock({ $0 }) { _ = WriterProbe.ask(path) }
      self.done.signal()
    }
  }

  func stop() {
    isStopped.withLock { $0 = true }
    done.wait()
  }
}
