#if canImport(Darwin)
  import Darwin
  import Dispatch

  /// Vnode sources, one descriptor an object. Written from the documentation: it has been neither
  /// compiled nor run yet.
  ///
  /// The kernel names no entries and reports no close, so every event of a directory concerns all who
  /// watch it, and a write always waits for the long quiet time.
  package final class VnodeBackend: WatchBackend, @unchecked Sendable {
    private struct Watch {
      let source: any DispatchSourceFileSystemObject
      let identity: FileIdentity
    }

    private var queue: DispatchQueue?
    private var onNotices: (@Sendable () -> Void)?
    private var watches: [Int32: Watch] = [:]
    private var pending: [WatchNotice] = []

    package init() throws(WatchFailure) {}

    package func activate(on queue: DispatchQueue, onNotices: @escaping @Sendable () -> Void) {
      self.queue = queue
      self.onNotices = onNotices
    }

    package func add(_ path: String, roles: WatchRole) throws(WatchFailure) -> Int32 {
      let descriptor = open(path, O_EVTONLY | O_CLOEXEC | (roles.contains(.link) ? O_SYMLINK : 0))
      var status = stat()
      guard descriptor >= 0, fstat(descriptor, &status) == 0 else { throw WatchFailure(code: errno) }
      let identity = ContentKey(status).identity
      if let known = watches.first(where: { $0.value.identity == identity }) {
        close(descriptor)
        return known.key
      }
      let isDirectory = ContentKey(status).isDirectory
      let source = DispatchSource.makeFileSystemObjectSource(
        fileDescriptor: descriptor, eventMask: [.write, .extend, .attrib, .delete, .rename, .link, .revoke],
        queue: queue)
      source.setEventHandler { @Sendable [weak self] in
        self?.note(descriptor, isDirectory: isDirectory)
      }
      source.setCancelHandler { @Sendable in _ = close(descriptor) }
      watches[descriptor] = Watch(source: source, identity: identity)
      source.activate()
      return descriptor
    }

    package func remove(_ descriptor: Int32) {
      watches.removeValue(forKey: descriptor)?.source.cancel()
    }

    package func takeNotices() -> [WatchNotice] {
      defer { pending = [] }
      return pending
    }

    package func cancel() {
      for descriptor in Array(watches.keys) { remove(descriptor) }
    }

    private func note(_ descriptor: Int32, isDirectory: Bool) {
      guard let events = watches[descriptor]?.source.data else { return }
      let change: WatchChange =
        if !events.isDisjoint(with: [.delete, .rename, .revoke]) || isDirectory {
          .moved
        } else if !events.isDisjoint(with: [.write, .extend]) {
          .written
        } else {
          .touched
        }
      pending.append(WatchNotice(descriptor: descriptor, change: change))
      onNotices?()
    }
  }
#endif
