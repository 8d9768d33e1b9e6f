#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The history cannot be read or written; the session goes on without.
package struct HistoryError: Error, Hashable, Sendable, CustomStringConvertible {
  package let path: String
  /// An `errno` value.
  package let code: Int32

  package var description: String {
    "cannot keep the history in '\(path)': \(String(cString: strerror(code)))"
  }
}
