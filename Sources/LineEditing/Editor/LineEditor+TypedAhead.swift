// SPDX-License-Identifier: GPL-3.0-or-later

@preconcurrency import CReadline
import Dispatch
import Platform

/// Reads the keys that were typed while the terminal was asked, and keeps its late answers from becoming typed text.
extension LineEditor {
  /// How long the beginning of an answer waits for its end. A key with an escape character, such as Escape itself, is late by
  /// this time, and only while answers are missing.
  private static let answerTime = DispatchTimeInterval.milliseconds(100)
  /// More than all answers have.
  private static let answersSize = 4096

  /// Readline reads each key here.
  func readTypedAhead() {
    rl_getc_function = { stream in
      TypedAhead.popFirst().map(Int32.init) ?? rl_getc(stream)
    }
  }

  /// Reads all available keys, without the answers among them.
  func separateAnswers() {
    let input = Self.inputDescriptor
    guard !input.wait(for: .readable, milliseconds: 0).isEmpty else { return }
    guard let bytes = try? input.read(upTo: Self.answersSize), !bytes.isEmpty else {
      // Readline reports the end of input.
      return TypedAhead.stopAwaiting()
    }
    guard TypedAhead.divide(bytes) else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.answerTime) {
      TypedAhead.flush()
      Self.withCurrent { $0.readKeys() }
    }
  }
}
