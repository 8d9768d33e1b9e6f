import Console
import Dispatch
import FileWatching
import Preview
import Synchronization
import System
import TableLayout
import TableModel
import TableSpec
import TextEscaping
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

  /// - Parameter opened: the file as the table was read from it.
  init(
    path: String, opened: OpenedSpec?, limits: SpecLimits, onChange: @escaping @MainActor (Change) -> Void
  ) {
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
    let shown = LastShown(opened)
    follower = SpecFollower(path: path, watcher: watcher) { @Sendable state, includes, isConfirmed in
      let outcome = Self.outcome(of: state, path, includes, limits, insteadOf: isConfirmed ? nil : shown.spec)
      if case .table(let spec) = outcome.change { shown.spec = spec }
      Task { @MainActor in onChange(outcome.change) }
      return outcome.isDoubted
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

  /// What the file says last that was not doubted.
  private final class LastShown: Sendable {
    private let state: Mutex<OpenedSpec?>

    init(_ spec: OpenedSpec?) { state = Mutex(spec) }

    var spec: OpenedSpec? {
      get { state.withLock { $0 } }
      set { state.withLock { $0 = newValue } }
    }
  }

  /// - Parameter former: what an emptied file would take the place of.
  private nonisolated static func outcome(
    of state: FileState, _ path: String, _ includes: FileIncludes, _ limits: SpecLimits,
    insteadOf former: OpenedSpec?
  ) -> (change: Change, isDoubted: Bool) {
    guard case .content(let bytes) = state else {
      return (.problem(state.problem(of: path, sizeLimit: limits[.bytes]) ?? ""), false)
    }
    do {
      let read = try SpecDecoder(fileName: path, includes: includes, limits: limits).read(bytes)
      if let former, let emptied = EmptiedSave(read, insteadOf: former.table, from: former.files) {
        return (.problem(emptied.words(showingAtOnce: "'reload'")), true)
      }
      return (.table(OpenedSpec(read, path: path, bytes: bytes)), false)
    } catch {
      return (.problem("\(error.description)\n\(VisibleText.line(path)): the table stays as it was"), false)
    }
  }
}
