// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Platform
import PreviewRendering
import PreviewServer
import PreviewState
import Session
import Synchronization
import TableSpec

/// The page that a shell serves: its table in browsers on this machine, with the edits that are not saved.
///
/// The page shows the spec that a save would write, so that it can quote its lines.
final class ShellPage: Sendable {
  let address: String
  /// What the user must know about the address.
  let notes: [String]
  private let server: PageServer
  private let states: NewestState<Session>
  private let opener: BackgroundOpener

  /// - Parameters:
  ///   - path: the spec's file, which may not exist yet.
  ///   - complain: gets a note of one line, on any thread.
  init(
    path: String, limits: SpecLimits, complain: @escaping @Sendable (String) -> Void
  ) throws(PageServerError) {
    let rendering = SpecRendering(formats: [], limits: limits)
    let server = PageServer(specs: [path], rendering: rendering)
    self.server = server
    notes = try PageAddress.serve(server, port: nil, keptAt: PageAddress.path(of: [path]), renews: false)
    address = server.address ?? ""
    opener = BackgroundOpener(.page(address), of: [path], complain: complain)
    let shown = Mutex<State?>(nil)
    states = NewestState(label: "roundtable.page", cancelsFormer: true) { session in
      let state = State(text: session.specText, fileProblem: session.document.fileProblem)
      guard state != shown.withLock({ $0 }) else { return }
      let events = Self.events(showing: state, at: path, by: rendering)
      guard !events.isEmpty else { return }
      shown.withLock { $0 = state }
      for event in events { server.receive(event) }
    }
  }

  /// Returns at once.
  func show(_ session: Session) { states.submit(session) }

  /// Opens the page with the desktop's browser.
  func open() { opener.open() }

  func stop() {
    states.cancel()
    server.stop()
    opener.remove()
  }

  private struct State: Equatable {
    /// The spec that a save would write.
    let text: [UInt8]
    /// Of a file that is invalid or missing.
    let fileProblem: String?
  }

  /// - Returns: what the page shows next; empty if the work was cancelled.
  private static func events(
    showing state: State, at path: String, by rendering: SpecRendering
  ) -> [WatchEvent] {
    let start = ContinuousClock.now
    func failure(_ description: String) -> WatchEvent {
      .failed(FailureReport(spec: path, description: description, since: WallClock.system.now(), outputs: []))
    }
    switch rendering.render(spec: state.text, path: path, isConfirmed: true) {
    case .rendered(_, _, _, let show, let summary):
      show()
      let shown = WatchEvent.rendered(
        RenderReport(
          spec: path, summary: summary(), outputs: [], terminal: [], duration: start.duration(to: .now)))
      // The table is the shell's, also while its file is invalid or missing.
      return [shown] + (state.fileProblem.map { [failure($0)] } ?? [])
    case .failed(let description, _), .doubtful(let description, _): return [failure(description)]
    case .cancelled: return []
    }
  }
}
