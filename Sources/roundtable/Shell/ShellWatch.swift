import Console
import FileWatching
import Preview
import TableLayout
import TableModel
import TableSpec

/// Follows the shell's spec file and writes its previews.
@MainActor
final class ShellWatch {
  enum Change: Sendable {
    case table(OpenedSpec)
    case problem(String)
  }

  private let path: String
  private let watcher = FileWatcher()
  private let follower: SpecFollower
  private let rendering = SpecRendering()

  init(path: String, onChange: @escaping @MainActor (Change) -> Void) {
    self.path = path
    follower = SpecFollower(path: path, watcher: watcher) { @Sendable state, includes in
      guard let change = Self.change(state, path: path, includes: includes) else { return }
      Task { @MainActor in onChange(change) }
    }
  }

  /// Writes what differs.
  ///
  /// - Returns: the previews' paths.
  @discardableResult
  func writePreviews(of table: Table) -> [String] {
    rendering.outputs(of: LaidOutTable(table), path: path).compactMap { output in
      guard let target = output.path else { return nil }
      do {
        try AtomicFileWriter().write(output.bytes, to: target)
      } catch {
        StandardStream.error.write("error: \(error)\n")
      }
      return target
    }
  }

  func cancel() { watcher.cancel() }

  private nonisolated static func change(
    _ state: FileState, path: String, includes: FileIncludes
  ) -> Change? {
    switch state {
    case .content(let bytes):
      do {
        let spec = try SpecDecoder(fileName: path, includes: includes).read(bytes)
        return .table(OpenedSpec(spec, path: path, bytes: bytes))
      } catch {
        return .problem("\(error.description)\n\(path): the table stays as it was")
      }
    case .missing: return .problem("\(path) is gone; waiting for it")
    case .unreadable, .notRegular, .tooLarge: return .problem("\(path) cannot be read; waiting for it")
    }
  }
}
