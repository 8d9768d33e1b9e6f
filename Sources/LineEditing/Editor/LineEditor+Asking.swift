// SPDX-License-Identifier: GPL-3.0-or-later

@preconcurrency import CReadline
import CommandGrammar

extension LineEditor {
  /// A question that must be answered before the next command, on its own line.
  package struct Question {
    /// Replaces the prompt; includes the blank after it.
    package var prompt: String
    /// The completions for TAB; `nil` for file names.
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
    /// The typed text, without surrounding blanks; may be empty.
    case line(String)
    /// Ctrl-D.
    case endOfFile
    /// Ctrl-C.
    case interrupt
  }

  /// Shows the question instead of the prompt until it is answered; the answer's handler may ask again. Answers aren't added to
  /// the history. Call this while a command runs or before the editor starts.
  package func ask(_ question: Question) {
    lineState.question = question
    lineState.unfinished = ""
  }

  func answer(_ answer: Answer) {
    guard let question = lineState.question else { return }
    lineState.question = nil
    guard case .line(let text) = answer else { return question.onAnswer(answer) }
    // A paste has several lines; the first is the answer.
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    question.onAnswer(.line(LexedLine.trimmed(lines.first ?? "")))
    let skipped = lines.dropFirst().filter { !LexedLine.trimmed($0).isEmpty }
    if !skipped.isEmpty { callbacks.onSkippedLines(skipped) }
  }
}
