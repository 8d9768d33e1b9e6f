import Console
import Dispatch
import FileWatching
import Preview
import TableLayout
import TableModel
import TableSpec
import WorkProgress

/// Follows the shell's spec file and writes its previews.
@MainActor
final class ShellWatch {
  enum Change: Sendable {
    case table(OpenedSpec)
    case problem(String)
  }

  private let path: String
  private let watcher: FileWatcher
  private let follower: SpecFollower
  private let rendering = SpecRendering()
  private let previews: NewestState<Table>

  init(path: String, limits: SpecLimits, onChange: @escaping @MainActor (Change) -> Void) {
    self.path = path
    let rendering = rendering
    previews = NewestState(label: "roundtable.previews", cancelsFormer: true) { table in
      let outputs = rendering.outputs(of: LaidOutTable(table), path: path)
      guard !WorkProgress.isCancelled else { return }
      for output in outputs {
        guard let target = output.path else { continue }
        do {
          try AtomicFileWriter.telling.write(output.bytes, to: target)
        } catch {
          StandardStream.error.write("error: \(error)\n")
        }
      }
    }
    var options = FileWatcherOptions()
    options.sizeLimit = limits[.bytes]
    watcher = FileWatcher(options: options)
    follower = SpecFollower(path: path, watcher: watcher) { @Sendable state, includes in
      guard let change = Self.change(state, path: path, includes: includes, limits: limits) else { return }
      Task { @MainActor in onChange(change) }
    }
  }

  /// Writes what differs: at once for a small table; a large one's follow without holding up the prompt.
  ///
  /// - Returns: the previews' paths.
  @discardableResult
  func writePreviews(of table: Table) -> [String] {
    keepPreviews(of: table)
    return rendering.outputPaths(of: path)
  }

  func keepPreviews(of table: Table) {
    previews.submit(table)
    previews.settle(within: Self.promptTime)
  }

  /// Waits for previews that are being written.
  func settle() { previews.settle(within: Self.endTime) }

  func cancel() {
    watcher.cancel()
    previews.cancel()
  }

  /// How long a prompt waits for the previews, and the end of the shell.
  private static let promptTime = DispatchTimeInterval.milliseconds(200)
  private static let endTime = DispatchTimeInterval.seconds(10)

  private nonisolated static func change(
    _ state: FileState, path: String, includes: FileIncludes, limits: SpecLimits
  ) -> Change? {
    switch state {
    case .content(let bytes):
      do {
        let spec = try SpecDecoder(fileName: path, includes: includes, limits: limits).read(bytes)
        return .table(OpenedSpec(spec, path: path, bytes: bytes))
      } catch {
        return .problem("\(error.description)\n\(path): the table stays as it was")
      }
    case .missing: return .problem("\(path) is gone; waiting for it")
    case .tooLarge:
      return .problem("\(path) is larger than \(limits[.bytes]) bytes; \(SpecLimits.Kind.bytes.hint)")
    case .unreadable, .notRegular: return .problem("\(path) cannot be read; waiting for it")
    }
  }
}
