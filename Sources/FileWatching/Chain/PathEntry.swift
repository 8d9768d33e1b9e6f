import System

/// What one name of a path is, links not followed.
package enum PathEntry: Sendable, Equatable {
  case missing
  case regular(FileIdentity)
  case directory(FileIdentity)
  case link(FileIdentity, target: String)
  /// A FIFO, socket or device.
  case other(FileIdentity)
  /// It cannot be looked at.
  case failed(Errno)
}
