#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The history on disk: one entry a line, oldest first.
///
/// Every entry is appended by itself under a lock, so that two sessions keep both their histories. The file
/// is ours and not readline's own format, which needs a time stamp per entry and loses the bounds of
/// entries with several lines when the first one has none.
struct HistoryFile: Sendable {
  let path: String
  /// The most entries kept on disk.
  let limit: Int

  /// Stands for a line end inside of an entry, as in psql's history.
  private static let lineEndMark = "\u{1}"

  /// Adds one entry; the file is made when it is missing, readable by its owner alone.
  func append(_ entry: String) throws(HistoryError) {
    let file = try openLocked()
    defer { close(file) }
    try Self.put(Self.encoded(entry), to: file, path: path)
  }

  /// All entries, oldest first; none when there is no file yet.
  func load() throws(HistoryError) -> [String] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else {
      if errno == ENOENT { return [] }
      throw HistoryError(path: path, code: errno)
    }
    defer { close(file) }
    return try entries(in: file)
  }

  /// Forgets the oldest entries above the limit.
  ///
  /// The shorter file replaces the old one in one step: a crash leaves either.
  func trim() throws(HistoryError) {
    guard try load().count > limit else { return }
    let file = try openLocked()
    defer { close(file) }
    let kept = try entries(in: file).suffix(limit)
    let shorterPath = path + ".\(getpid()).tmp"
    let shorter = open(shorterPath, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard shorter >= 0 else { throw HistoryError(path: shorterPath, code: errno) }
    defer { close(shorter) }
    try Self.put(kept.map(Self.encoded).joined(), to: shorter, path: shorterPath)
    guard rename(shorterPath, path) == 0 else { throw HistoryError(path: path, code: errno) }
  }

  // MARK: - Entries

  private static func encoded(_ entry: String) -> String {
    entry.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: lineEndMark) + "\n"
  }

  private func entries(in file: Int32) throws(HistoryError) -> [String] {
    var reader = StreamLineReader(fileDescriptor: file)
    var entries: [String] = []
    while true {
      do {
        guard let line = try reader.next() else { return entries }
        if line.isEmpty { continue }
        entries.append(
          line.split(separator: Self.lineEndMark, omittingEmptySubsequences: false).joined(separator: "\n"))
      } catch StreamLineError.lineTooLong {
        continue
      } catch {
        throw HistoryError(path: path, code: EIO)
      }
    }
  }

  // MARK: - Files

  /// The file with a lock on it that ends when it is closed.
  private func openLocked() throws(HistoryError) -> Int32 {
    while true {
      let file = try openCreating()
      while flock(file, LOCK_EX) != 0 && errno == EINTR {}
      // Another session may have trimmed while we waited: then this is the file that was replaced.
      var ours = stat()
      var current = stat()
      if fstat(file, &ours) == 0, stat(path, &current) == 0, ours.st_ino == current.st_ino { return file }
      close(file)
    }
  }

  private func openCreating() throws(HistoryError) -> Int32 {
    let flags = O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC
    let file = open(path, flags, 0o600)
    if file >= 0 { return file }
    guard errno == ENOENT else { throw HistoryError(path: path, code: errno) }
    makeParentFolders()
    let secondTry = open(path, flags, 0o600)
    guard secondTry >= 0 else { throw HistoryError(path: path, code: errno) }
    return secondTry
  }

  /// What goes wrong here shows when the file is opened again.
  private func makeParentFolders() {
    var folder = path.hasPrefix("/") ? "" : "."
    for part in path.split(separator: "/").dropLast() {
      folder += "/" + part
      mkdir(folder, 0o700)
    }
  }

  private static func put(_ text: String, to file: Int32, path: String) throws(HistoryError) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw HistoryError(path: path, code: errno)
      }
    }
  }
}
