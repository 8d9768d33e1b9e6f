// SPDX-License-Identifier: GPL-3.0-or-later

import Platform

/// What a watched path leads to, as one consistent look found it.
package enum FileState: Sendable, Equatable {
  /// The whole file; never a part of one that is being written.
  case content([UInt8])
  /// Nothing is there (yet): the file or a directory on the way to it.
  case missing
  /// Something is there that cannot be read.
  case unreadable(ErrorNumber)
  /// A directory, FIFO, socket or device: opening one for reading could block or never end.
  case notRegular
  /// A link that another user made in a folder such as `/tmp`.
  case sharedLink
  /// Larger than the watcher's limit.
  case tooLarge

  package var fingerprint: StateFingerprint {
    switch self {
    case .content(let bytes): .content(length: bytes.count, hash: ContentHash(of: bytes))
    case .missing: .missing
    case .unreadable(let error): .unreadable(error)
    case .notRegular: .notRegular
    case .sharedLink: .sharedLink
    case .tooLarge: .tooLarge
    }
  }

  /// Whether the system may read the file later though nobody touches it: it is short of something now.
  var mayPass: Bool {
    guard case .unreadable(let error) = self else { return false }
    return error.isShortage || [.EIO, .EAGAIN, .EINTR, .ESTALE].contains(error)
  }
}

/// A `FileState` without its bytes: what a subscriber was last told.
package enum StateFingerprint: Hashable, Sendable {
  case content(length: Int, hash: ContentHash)
  case missing
  case unreadable(ErrorNumber)
  case notRegular
  case sharedLink
  case tooLarge

  /// A save that has just begun looks like this: the file is gone, or it is there and empty. Worth a
  /// moment's patience before it is believed.
  package var mayBeHalfSaved: Bool {
    switch self {
    case .missing: true
    case .content(let length, _): length == 0
    case .unreadable, .notRegular, .sharedLink, .tooLarge: false
    }
  }
}

/// A 64-bit FNV-1a digest: tells two saves apart without keeping the bytes of the last one.
///
/// It guards against noise, not against an attacker: a collision costs one missed re-render.
package struct ContentHash: Hashable, Sendable {
  package let value: UInt64

  package init(of bytes: some Sequence<UInt8>) {
    var value: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes {
      value ^= UInt64(byte)
      value = value &* 0x100_0000_01b3
    }
    self.value = value
  }
}
