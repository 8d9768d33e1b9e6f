// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Platform

/// Receives inotify events by a Dispatch read source, because Dispatch has no vnode sources on Linux.
package final class InotifyBackend: WatchBackend, @unchecked Sendable {
  /// Room for some thousand events; a read leaves those that don't fit for the next read.
  private static let bufferLength = 64 * 1024

  private let inotify: Inotify
  private var source: (any DispatchSourceRead)?

  package init() throws(ErrorNumber) { inotify = try Inotify() }

  deinit {
    if source == nil { inotify.descriptor.close() }
  }

  package func activate(on queue: DispatchQueue, onNotices: @escaping @Sendable () -> Void) {
    let source = DispatchSource.makeReadSource(fileDescriptor: inotify.descriptor.number, queue: queue)
    // Without `@Sendable`, a handler made in main-actor code would trap on another queue.
    source.setEventHandler { @Sendable in onNotices() }
    // Not earlier: the system reuses the number at once, and the next source with it would get no events.
    source.setCancelHandler { @Sendable [inotify] in _ = inotify.descriptor.close() }
    source.activate()
    self.source = source
  }

  package func add(_ path: String, roles: WatchRole) throws(ErrorNumber) -> Int32 {
    try inotify.add(path, mask: InotifyMask(roles).rawValue)
  }

  package func remove(_ descriptor: Int32) { inotify.remove(descriptor) }

  package func drainNotices() -> [WatchNotice] {
    var notices: [WatchNotice] = []
    while let bytes = try? inotify.descriptor.read(upTo: Self.bufferLength), !bytes.isEmpty {
      notices.append(contentsOf: InotifyEvents(bytes).lazy.compactMap(\.notice))
    }
    return notices
  }

  package func cancel() {
    source?.cancel()
  }
}
