// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Platform

/// Tells when something is mounted or unmounted: what lies at a path may change by that, and no event says so.
final class MountWatch {
  private let table: Descriptor
  private let poller: DescriptorPoller
  private var number: Int?

  /// - Throws: where there is no table, or no descriptor left for it.
  init(queue: DispatchQueue, onChange: @escaping @Sendable () -> Void) throws(ErrorNumber) {
    table = try Descriptor.open(MountTable.path, .read)
    do { poller = try DescriptorPoller(queue: queue) } catch {
      table.close()
      throw error
    }
    number = poller.add(table) { @Sendable _ in onChange() }
  }

  /// Asks for the next change; each is told once.
  func wait() {
    if let number { poller.wait(for: .exceptional, of: number) }
  }

  deinit {
    poller.stop()
    table.close()
  }
}
