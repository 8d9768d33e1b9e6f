#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension AtomicFileWriter {
  /// A temporary lives for milliseconds; one this old lost its writer to a kill or a power cut.
  package static let staleSeconds = 60

  /// Removes temporaries that a killed writer left beside `path`, and returns their names.
  ///
  /// - Parameter now: the time in seconds since 1970; a younger temporary may belong to a live writer.
  @discardableResult
  package func sweepStaleTemporaries(
    beside path: String, now: Int = time(nil), olderThan age: Int = staleSeconds
  ) -> [String] {
    guard let target = try? LinkTarget.resolve(path) else { return [] }
    let directory = PathText.directory(of: target)
    var removed: [String] = []
    for name in Self.names(in: directory) where TemporaryName.isTemporary(name, for: target) {
      let candidate = PathText.join(directory, name)
      guard let key = FileReader.entryKey(of: candidate), key.isRegular,
        now - key.modified.seconds >= age, unlink(candidate) == 0
      else { continue }
      removed.append(name)
    }
    return removed.sorted()
  }

  private static func names(in directory: String) -> [String] {
    guard let stream = opendir(directory) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      names.append(name)
    }
    return names
  }
}
