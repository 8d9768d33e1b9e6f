import Console
import FileWatching

/// The real files of a session, written whole or not at all.
struct SystemWorkspace: Workspace {
  func read(_ path: String) throws(ConsoleError) -> [UInt8] {
    do { return try FileReader.read(path) } catch { throw ConsoleError(error.description) }
  }

  func write(_ bytes: [UInt8], to path: String) throws(ConsoleError) {
    do { try AtomicFileWriter().write(bytes, to: path) } catch { throw ConsoleError(error.description) }
  }
}
