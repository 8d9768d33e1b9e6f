// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import LineEditing
import Platform
import PreviewDaemon
import PreviewState
import Shell

/// Standard output and standard error of a daemon, which never waits for them. If a reader is slow, events are dropped, and
/// their number is printed.
struct WatchOutput: Sendable {
  private let output: OutputSink
  private let error: OutputSink
  private let held = HeldOutput()

  /// - Parameter isJSON: whether standard output holds lines of JSON.
  init(isJSON: Bool) {
    let words: @Sendable (Int) -> [UInt8] = {
      Array("note: \(DroppedEvents.words($0)): the reader was too slow\n".utf8)
    }
    let line: @Sendable (Int) -> [UInt8] = { Array((WatchEventLine.dropped($0) + "\n").utf8) }
    output = OutputSink(notice: isJSON ? line : words)
    // If both are the same file, such as the terminal, one queue keeps the order of the lines.
    error = Self.areOneFile ? output : OutputSink(notice: words)
  }

  /// Writes chunks that belong together.
  func write(_ chunks: [[UInt8]]) { write(preview: [], Array(chunks.joined())) }

  /// Writes a preview and the line about it.
  func write(preview: [[UInt8]], _ line: [UInt8]) {
    let line = TerminalWords.fitting(line, on: .standardOutput)
    guard !held.keep(.init(preview: preview, text: line, target: .standardOutput)) else { return }
    output.write(preview + [line], to: .standardOutput)
  }

  func write(_ text: String) { write([Array(text.utf8)]) }

  /// Writes to standard error.
  func complain(_ text: String) {
    let line = TerminalWords.fitting(Array(text.utf8), on: .standardError)
    guard !held.keep(.init(preview: [], text: line, target: .standardError)) else { return }
    error.write([line], to: .standardError)
  }

  /// Writes nothing more until ``release()``: another program gets the terminal.
  func hold() {
    held.begin()
    output.flush(withinMilliseconds: Self.patience)
    error.flush(withinMilliseconds: Self.patience)
  }

  /// Writes the held output, or paints the screen again.
  func release() {
    let (entries, dropped) = held.end()
    if dropped > 0 { complain("note: \(DroppedEvents.words(dropped)) while the editor was open\n") }
    for entry in entries {
      let sink = entry.target.number == Descriptor.standardError.number ? error : output
      sink.write(entry.preview + [entry.text], to: entry.target)
    }
  }

  /// Calls `body` when a reader has closed standard output or standard error.
  func onBrokenPipe(_ body: @escaping @Sendable () -> Void) {
    for sink in [output, error] {
      sink.onClose { error in if error == .EPIPE { body() } }
    }
  }

  func whenWritten(_ body: @escaping @Sendable () -> Void) {
    output.whenWritten(withinMilliseconds: Self.patience) {
      error.whenWritten(withinMilliseconds: Self.patience, body)
    }
  }

  /// Waits briefly until the last lines are written.
  func flush() {
    release()
    output.flush(withinMilliseconds: Self.patience)
    error.flush(withinMilliseconds: Self.patience)
  }

  private static let patience = Int(StopLimits().output / .milliseconds(1))

  private static var areOneFile: Bool {
    guard let output = try? Descriptor.standardOutput.status, let error = try? Descriptor.standardError.status
    else { return false }
    return output.key.identity == error.key.identity
  }
}
