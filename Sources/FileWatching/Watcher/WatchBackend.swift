import Dispatch
import System

/// A kernel's file events. Used from one serial queue only.
package protocol WatchBackend: AnyObject {
  /// Starts to call `onNotices` on `queue` whenever `takeNotices` has something to give.
  func activate(on queue: DispatchQueue, onNotices: @escaping @Sendable () -> Void)

  /// Watches the object at `path`, links not followed when the role is `.link`.
  ///
  /// - Returns: a descriptor; the same object always gives the same one, and its roles are replaced.
  func add(_ path: String, roles: WatchRole) throws(Errno) -> Int32

  func remove(_ descriptor: Int32)

  /// Everything that happened since the last call, without waiting.
  func takeNotices() -> [WatchNotice]

  func cancel()
}
