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
    guard let place = try? OutputPlace(path) else { return [] }
    var removed: [String] = []
    for name in FolderListing.bareNames(in: place.folder)
    where TemporaryName.isTemporary(name, for: place.name) {
      guard let key = place.folder.entry(name)?.key, key.isRegular, now - key.modified.seconds >= age,
        unlinkat(place.folder.descriptor, name, 0) == 0
      else { continue }
      removed.append(name)
    }
    return removed.sorted()
  }
}
