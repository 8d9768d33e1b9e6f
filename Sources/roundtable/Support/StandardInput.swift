import FileWatching

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Standard input, read to its end.
enum StandardInput {
  static func readAll(limit: Int = FileReader.defaultSizeLimit) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
      let count = chunk.withUnsafeMutableBytes { read(0, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        throw FileError(path: "<stdin>", operation: .read, reason: .system(errno))
      }
      if count == 0 { return bytes }
      bytes.append(contentsOf: chunk[..<count])
      guard bytes.count <= limit else {
        throw FileError(path: "<stdin>", operation: .read, reason: .tooLarge(limit: limit))
      }
    }
  }
}
