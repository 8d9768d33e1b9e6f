import System

/// What a watched path leads to, as one consistent look found it.
package enum FileState: Sendable, Equatable {
  /// The whole file; never a part of one that is being written.
  case content([UInt8])
  /// Nothing is there (yet): the file or a directory on the way to it.
  case missing
  /// Something is there that cannot be read.
  case unreadable(Errno)
  /// A directory, FIFO, socket or device: opening one for reading could block or never end.
  case notRegular
  /// Larger than the watcher's limit.
  case tooLarge

  package var fingerprint: StateFingerprint {
    switch self {
    case .content(let bytes): .content(length: bytes.count, hash: ContentHash(of: bytes))
    case .missing: .missing
    case .unreadable(let error): .unreadable(error)
    case .notRegular: .notRegular
    case .tooLarge: .tooLarge
    }
  }

  /// Whether the system may read the file later though nobody touches it: it is short of something now.
  var mayPass: Bool {
    guard case .unreadable(let error) = self else { return false }
    return error.isShortage || [.EIO, .EAGAIN, .EINTR, .ESTALE].contains(error)
  }
}
