// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import OutputFormats
import Platform
import PreviewDaemon
import PreviewServer
import PreviewState
import Session
import SpecFiles
import TableModel
import TableSpec

/// Follows the shell's spec file and writes the previews of the shell's table. A daemon in this process does both.
@MainActor
final class ShellWatch {
  /// The shell's reactions to events of the watch.
  struct Handlers {
    /// The file's first state, and each save by another program.
    let onSave: @MainActor (Result<LoadedSpec, SpecFault>) -> Void
    /// One line about a preview.
    let onProblem: @MainActor (String) -> Void
    /// The watch has lost its lock.
    let onEnd: @MainActor () -> Void
    /// Another program kept the previews, and has ended.
    let onFree: @MainActor () -> Void
  }

  let path: String
  /// Why this watch keeps no previews, or can't be found by other programs.
  private(set) var note: String?
  /// Whether the last save by another program can't be shown.
  var hasFault = false
  private let handlers: Handlers
  /// The problem of a file that was invalid when the shell opened it, until the watch has also read it.
  private var knownProblem: String?
  /// `nil` after the end of the watch.
  private var host: PreviewHost?
  private var page: ShellPage?
  /// Entered once for each table that the previews don't show yet.
  private let unshown = DispatchGroup()
  private var hasShown = false
  /// Waits for another program that keeps the previews.
  private var endOfOther: DaemonEnd?

  init(
    of document: Document, path: String, _ request: PreviewRequest, limits: SpecLimits, _ handlers: Handlers
  ) {
    self.path = path
    knownProblem = document.fileProblem
    self.handlers = handlers
    let onNews: @Sendable (PreviewHost.News) -> Void = { [weak self] news in
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.receive(news) } }
    }
    var host = PreviewHost(path, request, opened: document.openedSpec, limits: limits, onNews)
    do { try host.daemon.takeLocks(in: DaemonPlace()) } catch {
      // Without a lock, another process could write the same previews.
      note =
        error.takenLock == nil
        ? "no previews are kept: \(error)" : "\(error.message), which keeps the previews"
      if let lock = error.takenLock { awaitEndOfOther(holding: lock) }
      var request = request
      request.formats = []
      host = PreviewHost(path, request, opened: document.openedSpec, limits: limits, onNews)
    }
    self.host = host
    host.daemon.start()
  }

  private func awaitEndOfOther(holding lock: String) {
    endOfOther = DaemonEnd(ofLock: lock) { [weak self] in
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          guard let self, self.host != nil else { return }
          self.handlers.onFree()
        }
      }
    }
  }

  /// The files in which the previews are kept, without those that could not be written so far.
  var keptPaths: [String] { host?.keptPaths ?? [] }

  /// Serves a page that shows the session's table.
  func serve() throws(PageServerError) -> ShellPage? {
    guard let host, let server = host.server else { return nil }
    let page = try ShellPage(server, path: path) { host.onNews(.problem("note: \($0)")) }
    self.page = page
    host.daemon.announce(page: page.address)
    return page
  }

  /// Shows the session's table in the previews and on the page. A prompt waits for the previews of a small table, not for those
  /// of a large one.
  func show(_ session: Session) {
    guard let host else { return }
    unshown.enter()
    host.daemon.edit(path, host.edited(session)) { [unshown] in unshown.leave() }
    let limit = hasShown ? Self.promptTime : Self.startTime
    hasShown = true
    _ = unshown.wait(timeout: .now() + PromptTime.of(session.table, upTo: limit))
  }

  /// Ends the watch once the previews show the newest table.
  func end() {
    _ = unshown.wait(timeout: .now() + Self.endTime)
    cancel()
  }

  /// Ends the watch. Another one may follow the same file then.
  func cancel() {
    endOfOther = nil
    page?.stop()
    guard let host else { return }
    self.host = nil
    host.daemon.stop()
    _ = host.daemon.waitUntilStopped()
  }

  /// How long the start of the watch waits for the first previews: it prints which files it could write.
  private static let startTime = DispatchTimeInterval.seconds(3)

  /// The times for which a prompt and the end of the shell wait for the previews.
  private static let promptTime = DispatchTimeInterval.milliseconds(200)
  private static let endTime = DispatchTimeInterval.seconds(10)

  /// News that arrives after the watch was cancelled is about another table, and is ignored.
  private func receive(_ news: PreviewHost.News) {
    guard host != nil else { return }
    switch news {
    case .saved(let outcome):
      defer { knownProblem = nil }
      if case .failure(let fault) = outcome {
        hasFault = true
        // The shell has printed it.
        if let knownProblem, fault.summary == knownProblem { return }
      }
      handlers.onSave(outcome)
    case .problem(let line): handlers.onProblem(line)
    case .ended:
      cancel()
      handlers.onEnd()
    }
  }
}
