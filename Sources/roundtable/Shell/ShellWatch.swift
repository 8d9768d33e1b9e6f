// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Dispatch
import FileWatching
import OutputFormats
import Platform
import PreviewRendering
import PreviewServer
import PreviewState
import Session
import SpecFiles
import Synchronization
import TableLayout
import TableModel
import TableSpec

/// Follows the shell's spec file and writes its previews.
@MainActor
final class ShellWatch {
  enum Change: Sendable {
    case table(LoadedSpec)
    /// A message for the user, and the file's first error on one line if the file is no valid spec.
    case problem(String?, file: String?)
  }

  let path: String
  private let watcher: FileWatcher
  private let rendering: SpecRendering
  private let writing: PreviewWriting
  private let previews: NewestState<Table>
  private var reloader: SpecReloader?
  private let onProblem: @MainActor (String) -> Void
  /// The page with the table; `nil` without `--serve`.
  private(set) var page: ShellPage?

  /// - Parameters:
  ///   - opened: the file as the table was read from it.
  ///   - knownProblem: of a file that is no valid spec, where the shell has printed it already.
  ///   - onChange: called for each save by another program, until the watch is cancelled.
  ///   - onProblem: called once for each preview that starts to differ from the table, with one line.
  init(
    path: String, _ request: PreviewRequest, opened: LoadedSpec?, knownProblem: String?, limits: SpecLimits,
    onChange: @escaping @MainActor (Change) -> Void, onProblem: @escaping @MainActor (String) -> Void
  ) {
    self.path = path
    self.onProblem = onProblem
    let rendering = SpecRendering(formats: request.formats, scale: request.scale)
    self.rendering = rendering
    let writing = PreviewWriting(path: path, isForced: request.isForced)
    self.writing = writing
    previews = NewestState(label: "roundtable.previews", cancelsFormer: true) { table in
      let outputs = rendering.outputs(of: LaidOutTable(table), path: path)
      guard !WorkProgress.isCancelled else { return }
      let problems = writing.write(outputs)
      guard !problems.isEmpty else { return }
      DispatchQueue.main.async { MainActor.assumeIsolated { problems.forEach(onProblem) } }
    }
    AtomicFileWriter.sweepTemporaries(beside: [path] + rendering.outputPaths(of: path))
    var options = FileWatcherOptions()
    options.sizeLimit = limits[.bytes]
    watcher = FileWatcher(options: options)
    let isFirst = Atomic(true)
    reloader = SpecReloader(
      path: path, opened: opened, loader: SpecLoader(limits: limits), watcher: watcher
    ) { [weak self] reading in
      var change = Self.change(reading, of: path, sizeLimit: limits[.bytes])
      let isFirst = isFirst.exchange(false, ordering: .relaxed)
      if isFirst, let knownProblem, case .problem(_, knownProblem) = change {
        change = .problem(nil, file: knownProblem)
      }
      let told = change
      // A change that was on its way when the watch was cancelled concerns another table.
      Task { @MainActor in if self?.reloader != nil { onChange(told) } }
    }
  }

  /// The files in which the previews are kept, without those that could not be written so far.
  var keptPaths: [String] { rendering.outputPaths(of: path).filter { writing.isTrue($0) } }

  /// Serves a page that shows the session's table from now on.
  func serve(_ session: Session, limits: SpecLimits) throws(PageServerError) -> ShellPage {
    let page = try ShellPage(path: path, limits: limits) { [onProblem] note in
      DispatchQueue.main.async { MainActor.assumeIsolated { onProblem("note: \(note)") } }
    }
    self.page = page
    page.show(session)
    return page
  }

  /// Writes the previews that differ, and shows the table on the page. A prompt waits for the previews of a small table, not for
  /// those of a large one.
  func show(_ session: Session) {
    page?.show(session)
    previews.submit(session.table)
    previews.settle(within: PromptTime.of(session.table, upTo: Self.promptTime))
  }

  /// Ends the page, and waits for previews that are being written.
  func end() {
    page?.stop()
    previews.settle(within: Self.endTime)
  }

  func cancel() {
    page?.stop()
    reloader = nil
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
        "\(error.description)\n\(VisibleText.line(path)): the table is unchanged; 'edit' opens the file's text",
        file: error.summary)
    case .absent(let state): .problem(state.problem(of: path, sizeLimit: sizeLimit) ?? "", file: nil)
    }
  }
}

/// Writes a shell's previews and remembers how each file stands.
private final class PreviewWriting: Sendable {
  private let path: String
  private let ownership: OutputOwnership
  private let states = Mutex<[String: OutputState]>([:])

  init(path: String, isForced: Bool) {
    self.path = path
    ownership = OutputOwnership(
      isForced: isForced, memory: Environment.stateFolder.map(WrittenTexts.init(folder:)),
      hint: "'watch --force' overwrites it")
  }

  func isTrue(_ output: String) -> Bool { states.withLock { $0[output]?.isTrue ?? true } }

  /// - Returns: a line for each file that starts to differ from the table, or does so for another reason.
  func write(_ outputs: [PreviewOutput]) -> [String] {
    let former = states.withLock { $0 }
    let reports = SpecOutputs(
      spec: path, writer: .telling, outputGuard: OutputGuard(specs: [path]), ownership: ownership,
      former: former,
      now: WallClock.system.now()
    ).write(outputs)
    states.withLock { states in for report in reports { states[report.path] = report.state } }
    return reports.compactMap { report in
      guard let note = report.state.note, former[report.path]?.note?.reason != note.reason else { return nil }
      return "error: \(VisibleText.line(note.reason))"
    }
  }
}
