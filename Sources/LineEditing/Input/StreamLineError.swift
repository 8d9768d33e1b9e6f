#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A stream cannot be read on.
package enum StreamLineError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line with this number, from 1, is longer than the limit in bytes; it is skipped.
  case lineTooLong(number: Int, limit: Int)
  /// An `errno` value.
  case unreadable(code: Int32)

  package var description: String {
    switch self {
    case .lineTooLong(let number, let limit): "line \(number) is longer than \(limit) bytes"
    case .unreadable(let code): "cannot read: \(String(cString: strerror(code)))"
    }
  }
}
