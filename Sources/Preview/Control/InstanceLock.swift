import FileWatching

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Held by the one daemon that watches a spec, for two would write the same previews. The lock decides, not the number written in the file:
/// process numbers come back.
///
/// The file names the process and its socket, one a line, and is removed with the lock.
final class InstanceLock: Sendable {
  /// Who holds a lock.
  struct Holder: Hashable {
    let process: pid_t
    /// The socket's name in the same folder.
    let socket: String
  }

  private let descriptor: Int32
  private let path: String

  /// - Parameters:
  ///   - spec: for messages.
  ///   - socket: where its holder answers.
  /// - Throws: ``ControlError`` that names the spec and the process when another holds it.
  init(of spec: String, path: String, socket: String) throws(ControlError) {
    // Another try for those who only looked whether it is held, and for a file that was just removed.
    for attempt in 0... {
      let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
      guard descriptor >= 0 else {
        throw ControlError("cannot open '\(path)': \(SystemCode.words(for: errno))")
      }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0, Self.isFile(descriptor, at: path) {
        ftruncate(descriptor, 0)
        let text = Array("\(getpid())\n\(socket)\n".utf8)
        write(descriptor, text, text.count)
        self.descriptor = descriptor
        self.path = path
        return
      }
      let holder = Self.holder(in: descriptor)
      close(descriptor)
      guard attempt < 10 else {
        let process = holder.map { "process \($0.process)" } ?? "another process"
        throw ControlError(
          "'\(spec)' is watched already, by \(process)", hint: "'roundtable stop' ends it", isTaken: true)
      }
      usleep(5_000)
    }
    fatalError("there is always another attempt")
  }

  deinit {
    // While it is held: whoever opened it meanwhile sees that this is no longer the file.
    unlink(path)
    close(descriptor)
  }

  /// Who holds the lock at `path` now; `nil` when nobody does.
  static func holder(at path: String) -> Holder? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    guard flock(descriptor, LOCK_SH | LOCK_NB) != 0 else { return nil }
    return holder(in: descriptor)
  }

  private static func holder(in descriptor: Int32) -> Holder? {
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = pread(descriptor, &bytes, bytes.count, 0)
    let lines = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self).split(separator: "\n")
    guard lines.count == 2, let process = pid_t(lines[0]), process > 1 else { return nil }
    return Holder(process: process, socket: String(lines[1]))
  }

  private static func isFile(_ descriptor: Int32, at path: String) -> Bool {
    var (held, named) = (stat(), stat())
    return fstat(descriptor, &held) == 0 && lstat(path, &named) == 0 && held.st_ino == named.st_ino
      && held.st_dev == named.st_dev
  }
}
