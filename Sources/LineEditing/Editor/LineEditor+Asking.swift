// SPDX-License-Identifier: GPL-3.0-or-later

@preconcurrency import CReadline
import CommandGrammar

extension LineEditor {
  /// Something to be answered before the next command, on a line of its own.
  package struct Question {
    /// In place of the prompt, with the blank behind it.
    package var prompt: String
    /// What TAB offers; `nil` for the names of files.
    package var choices: [String]?
    package var onAnswer: (Answer) -> Void

    package init(_ prompt: String, choices: [String]?, onAnswer: @escaping (Answer) -> Void) {
      self.prompt = prompt
      self.choices = choices
      self.onAnswer = onAnswer
    }

    func completion(_ context: LineContext) -> LineCompletion {
      guard let choices else { return LineCompletion(replacementStart: 0, wantsFileNames: true) }
      return LineCompletion(
        replacementStart: 0,
        candidates: choices.filter { $0.hasPrefix(context.head) }.map {
          LineCompletion.Candidate($0, appendsSpace: false)
        })
    }
  }

  package enum Answer: Hashable, Sendable {
    /// What was typed, without blanks around it; may be empty.
    case line(String)
    /// Ctrl-D.
    case endOfFile
    /// Ctrl-C.
    case interrupt
  }

  /// Asks instead of prompting, until there is an answer; the answer may ask again. The answers are not in the
  /// history. Call it while a command runs or before the editor starts.
  package func ask(_ question: Question) {
    self.question = question
    unfinished = ""
  }

  func answer(_ answer: Answer) {
    guard let question else { return }
    self.question = nil
    guard case .line(let text) = answer else { return question.onAnswer(answer) }
    // A paste brings many lines, of which the first answers.
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    question.onAnswer(.line(LexedLine.trimmed(lines.first ?? "")))
    let skipped = lines.dropFirst().filter { !LexedLine.trimmed($0).isEmpty }
    if !skipped.isEmpty { onSkippedLines(skipped) }
  }
}
