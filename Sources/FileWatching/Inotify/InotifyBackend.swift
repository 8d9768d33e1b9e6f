#if os(Linux)
  import Dispatch
  import Glibc

  /// inotify under a Dispatch read source; Dispatch has no vnode sources on Linux.
  package final class InotifyBackend: WatchBackend, @unchecked Sendable {
    /// Room for some thousand events; a read takes what fits and leaves the rest.
    private static let bufferLength = 64 * 1024

    private let descriptor: Int32
    private var source: (any DispatchSourceRead)?

    package init() throws(WatchFailure) {
      descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
      guard descriptor >= 0 else { throw WatchFailure(code: errno) }
    }

    deinit {
      if source == nil { close(descriptor) }
    }

    package func activate(on queue: DispatchQueue, onNotices: @escaping @Sendable () -> Void) {
      let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
      // Without @Sendable a handler made in main-actor code would trap on another queue.
      source.setEventHandler { @Sendable in onNotices() }
      // Not earlier: the number is reused at once, and the next source on it would be deaf.
      source.setCancelHandler { @Sendable [descriptor] in _ = close(descriptor) }
      source.activate()
      self.source = source
    }

    package func add(_ path: String, roles: WatchRole) throws(WatchFailure) -> Int32 {
      let watch = inotify_add_watch(descriptor, path, InotifyMask(roles).rawValue)
      guard watch >= 0 else { throw WatchFailure(code: errno) }
      return watch
    }

    package func remove(_ descriptor: Int32) {
      // EINVAL when the object is gone, and the watch with it.
      _ = inotify_rm_watch(self.descriptor, descriptor)
    }

    package func takeNotices() -> [WatchNotice] {
      var notices: [WatchNotice] = []
      var buffer = [UInt8](repeating: 0, count: Self.bufferLength)
      while true {
        let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return notices }
        notices.append(contentsOf: InotifyEvents(buffer[..<count]).lazy.compactMap(\.notice))
      }
    }

    package func cancel() {
      source?.cancel()
    }
  }
#endif
