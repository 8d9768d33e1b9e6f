// SPDX-License-Identifier: GPL-3.0-or-later

import Platform
import Renderers
import Session
import Synchronization

/// Records what the shell's terminal shows as an asciicast, with the times at which it was written.
///
/// Each event is in the file at once, so a killed shell leaves a complete recording. The file has nothing of the environment but
/// `TERM`, and no typed text besides that which the terminal shows.
final class CastRecorder: Sendable {
  private struct State {
    var size: TerminalSize
    /// The bytes of a character whose others aren't written yet.
    var rest: [UInt8] = []
    var hasFailed = false
  }

  private let path: String
  private let start = WallClock.uptime
  private let state: Mutex<State>
  /// Called once, on any thread, if the file can't be written; the recording is then over.
  private let onFailure: @Sendable (String) -> Void

  /// Begins in an empty file.
  init(to path: String, onFailure: @escaping @Sendable (String) -> Void) {
    self.path = path
    self.onFailure = onFailure
    let size = TerminalSize() ?? .fallback
    state = Mutex(State(size: size))
    state.withLock {
      append(
        Asciicast.header(columns: size.columns, rows: size.rows, terminal: Environment.value("TERM")), &$0)
    }
  }

  /// Records bytes that the terminal has got.
  func take(_ bytes: ArraySlice<UInt8>) {
    let milliseconds = Int((WallClock.uptime - start) / .milliseconds(1))
    let size = TerminalSize()
    state.withLock { state in
      if let size, size != state.size {
        state.size = size
        append(
          Asciicast.event(milliseconds: milliseconds, columns: size.columns, rows: size.rows), &state)
      }
      // The terminal's driver begins lines so.
      let ended = bytes.flatMap { $0 == UInt8(ascii: "\n") ? [UInt8(ascii: "\r"), $0] : [$0] }
      let text = Self.text(state.rest + ended, rest: &state.rest)
      if !text.isEmpty { append(Asciicast.event(milliseconds: milliseconds, output: text), &state) }
    }
  }

  private func append(_ line: String, _ state: inout State) {
    guard !state.hasFailed else { return }
    do { try FileAppender.append(Array((line + "\n").utf8), to: path) } catch {
      state.hasFailed = true
      onFailure(error.description)
    }
  }

  /// The text of whole characters.
  ///
  /// - Parameter rest: the bytes of the last character if some are missing.
  static func text(_ bytes: [UInt8], rest: inout [UInt8]) -> String {
    // A character has at most four bytes: the first has its number of bytes in its upper bits, and the others begin with 10.
    let tail = bytes.suffix(3)
    let first = tail.lastIndex { $0 & 0xC0 != 0x80 } ?? bytes.endIndex
    let length = first < bytes.endIndex ? max(1, (~bytes[first]).leadingZeroBitCount) : 0
    let isWhole = first + length <= bytes.endIndex
    rest = isWhole ? [] : Array(bytes[first...])
    return String(decoding: isWhole ? bytes[...] : bytes[..<first], as: UTF8.self)
  }
}
