#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Standard output or standard error, written whole and at once: nothing is buffered here, so lines of both
/// streams stay in order in a common transcript.
struct StandardStream: Sendable {
  enum Kind: Int32, Sendable {
    case output = 1
    case error = 2
  }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  static let output = StandardStream(.output)
  static let error = StandardStream(.error)

  func write(_ text: String) { write(Array(text.utf8)) }

  /// A reader that has gone away (a closed pipe) ends the process quietly, as it does other filters.
  func write(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let slice = UnsafeRawBufferPointer(rebasing: rest)
        #if canImport(Glibc)
          let count = Glibc.write(kind.rawValue, slice.baseAddress, slice.count)
        #else
          let count = Darwin.write(kind.rawValue, slice.baseAddress, slice.count)
        #endif
        if count < 0 {
          if errno == EINTR { continue }
          return
        }
        rest = rest.dropFirst(count)
      }
    }
  }
}
