// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import LineEditing
import Renderers
import Synchronization
import System
import TextEscaping
import WorkProgress

/// A line on the terminal's standard error that says how far long work is; gone when the work is over, and while
/// something else is printed.
final class ProgressLine: Sendable {
  /// Work that is over sooner is not worth a line.
  private static let delay = DispatchTimeInterval.seconds(1)
  private static let interval = DispatchTimeInterval.milliseconds(250)
  /// The one that is on the screen, or may be soon.
  private static let current = Mutex<ProgressLine?>(nil)

  /// How many ask a person something.
  private static let questions = Atomic(0)

  private struct State {
    /// Columns that the line on the screen takes; 0 for none.
    var columns = 0
    var hasEnded = false
  }

  private let label: String
  private let progress: WorkProgress
  private let start = ContinuousClock.now
  private let state = Mutex(State())
  /// Dispatch sources may be used from any thread.
  nonisolated(unsafe) private let timer: any DispatchSourceTimer

  /// - Returns: `nil` where standard error is no terminal.
  init?(label: String, progress: WorkProgress) {
    guard Descriptor.standardError.isTerminal else { return nil }
    self.label = VisibleText.line(label)
    self.progress = progress
    timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "roundtable.progress"))
    timer.setEventHandler { [weak self] in self?.draw() }
    timer.schedule(deadline: .now() + Self.delay, repeating: Self.interval)
    Self.current.withLock { $0 = self }
    timer.activate()
  }

  func end() {
    timer.cancel()
    Self.current.withLock { if $0 === self { $0 = nil } }
    state.withLock { state in
      state.hasEnded = true
      Self.erase(&state)
    }
  }

  /// Makes room for what is to be printed.
  static func makeRoom() {
    guard let line = current.withLock({ $0 }) else { return }
    line.state.withLock { erase(&$0) }
  }

  /// Shows no line while `body` asks a person: it would be drawn over the question.
  static func hidden<Result>(_ body: () -> Result) -> Result {
    questions.add(1, ordering: .acquiringAndReleasing)
    defer { questions.subtract(1, ordering: .acquiringAndReleasing) }
    makeRoom()
    return body()
  }

  private static func erase(_ state: inout State) {
    guard state.columns > 0 else { return }
    put("\r" + String(repeating: " ", count: state.columns) + "\r")
    state.columns = 0
  }

  private func draw() {
    guard !ForegroundProgram.isRunning, Self.questions.load(ordering: .acquiring) == 0,
      let size = TerminalSize(of: .standardError)
    else { return }
    let text = DisplayWidth.prefix(self.text, columns: size.columns - 1)
    let columns = DisplayWidth.of(text)
    state.withLock { state in
      guard !state.hasEnded else { return }
      let rest = max(0, min(state.columns, size.columns - 1) - columns)
      Self.put("\r" + text + String(repeating: " ", count: rest) + String(repeating: "\u{8}", count: rest))
      state.columns = columns
    }
  }

  private var text: String {
    let seconds = max(0.001, (ContinuousClock.now - start) / .seconds(1))
    let rows = progress.completedUnitCount
    let name = label.count > Self.labelLimit ? label.prefix(Self.labelLimit - 1) + "…" : label[...]
    return
      "\(name): \(Self.grouped(rows)) rows, \(Self.grouped(Int(Double(rows) / seconds))) a second; Ctrl-C stops it"
  }

  private static let labelLimit = 32

  /// `1 234 567`.
  private static func grouped(_ number: Int) -> String {
    var digits = Array(String(number))
    for place in stride(from: digits.count - 3, to: 0, by: -3) { digits.insert(" ", at: place) }
    return String(digits)
  }

  private static func put(_ text: String) {
    _ = try? Descriptor.standardError.write(Array(text.utf8)[...])
  }
}
