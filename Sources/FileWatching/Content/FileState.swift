/// What a watched path leads to, as one consistent look found it.
package enum FileState: Sendable, Equatable {
  /// The whole file; never a part of one that is being written.
  case content([UInt8])
  /// Nothing is there (yet): the file or a directory on the way to it.
  case missing
  /// Something is there that cannot be read; the number is the system's `errno`.
  case unreadable(Int32)
  /// A directory, FIFO, socket or device: opening one for reading could block or never end.
  case notRegular
  /// Larger than the watcher's limit.
  case tooLarge

  package var fingerprint: StateFingerprint {
    switch self {
    case .content(let bytes): .content(length: bytes.count, hash: ContentHash(of: bytes))
    case .missing: .missing
    case .unreadable(let code): .unreadable(code)
    case .notRegular: .notRegular
    case .tooLarge: .tooLarge
    }
  }
}
