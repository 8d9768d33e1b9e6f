// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Platform

/// The state of a watched path at one moment.
package enum FileState: Sendable, Equatable {
  /// The whole file, never a part of one that is being written.
  case content([UInt8])
  /// The file, or a directory on the way to it, doesn't exist (yet).
  case missing
  /// The file exists but can't be read.
  case unreadable(ErrorNumber)
  /// A directory, FIFO, socket or device: reading it could block or never end.
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

  /// Whether the error may pass although the file doesn't change: for example, the system has run out of a
  /// resource.
  var mayPass: Bool {
    guard case .unreadable(let error) = self else { return false }
    return error.isShortage || [.EIO, .EAGAIN, .EINTR, .ESTALE].contains(error)
  }
}

/// A `FileState` without its bytes, to compare it with the last state that a subscriber received.
package enum StateFingerprint: Hashable, Sendable {
  case content(length: Int, hash: ContentHash)
  case missing
  case unreadable(ErrorNumber)
  case notRegular
  case tooLarge

  /// Whether a save may be in progress: the file is missing, empty or unreadable. Look again before reporting this.
  package var mayBeHalfSaved: Bool {
    switch self {
    case .missing, .unreadable: true
    case .content(let length, _): length == 0
    case .notRegular, .tooLarge: false
    }
  }
}
