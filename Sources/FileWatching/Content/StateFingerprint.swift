import System

/// A `FileState` without its bytes: what a subscriber was last told.
package enum StateFingerprint: Hashable, Sendable {
  case content(length: Int, hash: ContentHash)
  case missing
  case unreadable(Errno)
  case notRegular
  case tooLarge

  /// A save that has just begun looks like this: the file is gone, or it is there and empty. Worth a
  /// moment's patience before it is believed.
  package var mayBeHalfSaved: Bool {
    switch self {
    case .missing: true
    case .content(let length, _): length == 0
    case .unreadable, .notRegular, .tooLarge: false
    }
  }
}
