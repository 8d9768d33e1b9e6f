// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Dispatch
import LineEditing
import Platform
import Renderers
import Synchronization

/// A line on standard error that shows the progress of long work, if that is a terminal. It is erased when the work is over, and
/// while other output uses the terminal.
///
/// The cursor is at the beginning of the line. If the terminal is resized and wraps its lines again, the cursor moves with the
/// line, so the whole line can still be erased.
final class ProgressLine: Sendable {
  /// The time before the line appears.
  private static let delay = DispatchTimeInterval.seconds(1)
  private static let interval = DispatchTimeInterval.milliseconds(250)
  /// The line that is on the screen, or may be soon.
  private static let current = Mutex<ProgressLine?>(nil)

  private struct State {
    /// The width of the line on the screen, in columns; 0 without a line.
    var columns = 0
    /// The number of writes that have begun and not ended.
    var writes = 0
    /// Whether the last output left its line open, as a question does.
    var isLineOpen = false
    /// Whether a program has left the cursor at an unknown position.
    var isPlaceUnknown = false
    var hasEnded = false
  }

  private let label: String
  private let progress: WorkProgress
  private let start = ContinuousClock.now
  private let state = Mutex(State())
  /// Dispatch sources may be used from any thread.
  nonisolated(unsafe) private let timer: any DispatchSourceTimer

  /// - Returns: `nil` if standard error isn't a terminal.
  init?(label: String, progress: WorkProgress) {
    guard Descriptor.standardError.isTerminal else { return nil }
    self.label = VisibleText.line(label)
    self.progress = progress
    timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "roundtable.progress"))
    timer.setEventHandler { [weak self] in self?.draw() }
    timer.schedule(deadline: .now() + Self.delay, repeating: Self.interval)
    Self.current.withLock { $0 = self }
    ForegroundProgram.clearTerminal { Self.clearForProgram() }
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

  /// Prints while the line is off the screen. No lock is held during the print, because a reader of a pipe
  /// may be slow.
  static func printing(_ text: [UInt8], on stream: StandardStream.Kind, _ body: () -> Void) {
    guard let line = current.withLock({ $0 }) else { return body() }
    line.state.withLock { state in
      erase(&state)
      state.writes += 1
      if let last = text.last { state.isLineOpen = last != UInt8(ascii: "\n") }
      if stream == .output, StandardStream.hasReader { state.hasEnded = true }
    }
    body()
    line.state.withLock { $0.writes -= 1 }
  }

  private static func clearForProgram() {
    current.withLock { $0 }?.state.withLock { state in
      erase(&state)
      state.isPlaceUnknown = true
      state.isLineOpen = false
      if StandardStream.hasReader { state.hasEnded = true }
    }
  }

  private static func erase(_ state: inout State) {
    guard state.columns > 0 else { return }
    put("\r" + (FreshLine.eraser ?? String(repeating: " ", count: state.columns) + "\r"))
    state.columns = 0
  }

  private func draw() {
    guard let size = TerminalSize(of: .standardError), JobControl.isInForeground(of: .standardError) else {
      return
    }
    let words = TerminalWords.fitting(Array(self.text.utf8), on: .standardError)
    let text = DisplayWidth.prefix(String(decoding: words, as: UTF8.self), columns: size.columns - 1)
    state.withLock { state in
      // This is checked within the lock: a program that takes the terminal first sets the flag, and then erases the line.
      guard !state.hasEnded, state.writes == 0, !state.isLineOpen, !ForegroundProgram.isRunning else {
        return
      }
      if state.isPlaceUnknown { Self.put(FreshLine.beginning(columns: size.columns)) }
      state.isPlaceUnknown = false
      Self.erase(&state)
      Self.put("\r" + text + "\r")
      state.columns = DisplayWidth.of(text)
    }
  }

  private var text: String {
    let name = label.count > Self.labelLimit ? label.prefix(Self.labelLimit - 1) + "…" : label[...]
    if let (done, all) = progress.doneParts {
      let filled = Self.barLength * done / all
      let bar = String(repeating: "#", count: filled) + String(repeating: "-", count: Self.barLength - filled)
      return "\(name): [\(bar)] \(Self.grouped(done)) of \(Self.grouped(all)); Ctrl-C stops it"
    }
    let seconds = max(0.001, (ContinuousClock.now - start) / .seconds(1))
    let rows = progress.completedUnitCount
    return
      "\(name): \(Self.grouped(rows)) rows, \(Self.grouped(Int(Double(rows) / seconds))) per second; Ctrl-C stops it"
  }

  private static let labelLimit = 32
  /// In columns.
  private static let barLength = 24

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
