// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Platform

/// Reports when a file system is mounted or unmounted: this may change the object at a path without any other event.
final class MountWatch {
  private let table: Descriptor
  private let poller: DescriptorPoller
  private var number: Int?

  /// - Throws: if there is no mount table, or no descriptor left for it.
  init(queue: DispatchQueue, onChange: @escaping @Sendable () -> Void) throws(ErrorNumber) {
    table = try Descriptor.open(MountTable.path, .read)
    do { poller = try DescriptorPoller(queue: queue) } catch {
      table.close()
      throw error
    }
    number = poller.add(table) { @Sendable _ in onChange() }
  }

  /// Waits for the next change; each is reported once.
  func wait() {
    if let number { poller.wait(for: .exceptional, of: number) }
  }

  deinit {
    poller.stop()
    table.close()
  }
}
