// SPDX-License-Identifier: GPL-3.0-or-later

import Console
import Daemon
import Dispatch
import FileWatching
import OutputFormats
import Preview
import SpecFiles
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
    case table(LoadedSpec)
    /// What to say, and what is wrong with the file where it is no valid spec, as one line.
    case problem(String?, file: String?)
  }

  private let path: String
  private let watcher: FileWatcher
  private let reloader: SpecReloader
  private let rendering: SpecRendering
  private let previews: NewestState<Table>

  /// - Parameters:
  ///   - opened: the file as the table was read from it.
  ///   - knownProblem: of a file that is no valid spec, where that was said already.
  init(
    path: String, formats: [PreviewFormat], scale: Int?, opened: LoadedSpec?, knownProblem: String?,
    limits: SpecLimits,
    onChange: @escaping @MainActor (Change) -> Void
  ) {
    self.path = path
    let rendering = SpecRendering(formats: formats, scale: scale)
    self.rendering = rendering
    previews = NewestState(label: "roundtable.previews", cancelsFormer: true) { table in
      let outputs = rendering.outputs(of: LaidOutTable(table), path: path)
      guard !WorkProgress.isCancelled else { return }
      for output in outputs {
        guard let target = output.path else { continue }
        if let problem = output.problem {
          StandardStream.error.write("error: cannot write '\(VisibleText.line(target))': \(problem)\n")
          continue
        }
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
    let isFirst = Atomic(true)
    reloader = SpecReloader(
      path: path, opened: opened, loader: SpecLoader(limits: limits), watcher: watcher
    ) { reading in
      var change = Self.change(reading, of: path, sizeLimit: limits[.bytes])
      let isFirst = isFirst.exchange(false, ordering: .relaxed)
      if isFirst, let knownProblem, case .problem(_, knownProblem) = change {
        change = .problem(nil, file: knownProblem)
      }
      let told = change
      Task { @MainActor in onChange(told) }
    }
  }

  /// Writes what differs: at once for a small table; a large one's follow without holding up the prompt.
  ///
  /// - Returns: the previews' paths.
  @discardableResult
  func writePreviews(of table: Table) -> [String] {
    keepPreviews(of: table)
    return previewPaths
  }

  var previewPaths: [String] { rendering.outputPaths(of: path) }

  func keepPreviews(of table: Table) {
    previews.submit(table)
    previews.settle(within: PromptTime.of(table, upTo: Self.promptTime))
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
    _ reading: SpecReloader.Change, of path: String, sizeLimit: Int
  ) -> Change {
    switch reading {
    case .loaded(let spec): .table(spec)
    case .doubtful(let emptied): .problem(emptied.words(showingAtOnce: "'reload'"), file: nil)
    case .wrong(let error):
      .problem(
        "\(error.description)\n\(VisibleText.line(path)): the table stays as it was; 'edit' opens the file's text",
        file: error.summary)
    case .absent(let state): .problem(state.problem(of: path, sizeLimit: sizeLimit) ?? "", file: nil)
    }
  }
}
