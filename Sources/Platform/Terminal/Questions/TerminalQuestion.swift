// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Synchronization

/// Asks the terminal once in the life of the process which pictures it shows.
///
/// Keys that are typed meanwhile are kept in ``TypedAhead``. An answer that comes too late, over a slow connection, is still
/// recognized there, and never becomes typed text.
package enum TerminalQuestion {
  /// The time for all answers.
  private static let patience = Duration.milliseconds(150)

  private static let known = Mutex<TerminalAnswers?>(nil)

  /// Terminals that would print the question, or that can't show any picture.
  private static let silent = ["", "dumb", "linux"]

  /// The answers; none if standard input or output isn't a terminal, or if nothing answered in time. Call it while no line is
  /// typed, from any thread.
  package static var answers: TerminalAnswers {
    known.withLock { known in
      if let known { return known }
      let answers = ask()
      known = answers
      return answers
    }
  }

  private static func ask() -> TerminalAnswers {
    var answers = TerminalAnswers()
    let input = Descriptor.standardInput
    let terminal = Environment.value("TERM") ?? ""
    guard Interactivity.isInteractive(), Interactivity.isInForeground == true, !silent.contains(terminal),
      let settings = TerminalSettings(of: input)
    else { return answers }
    // Without echo, because the answers come as if they were typed.
    TerminalGuard.arm(ending: "")
    var keys = settings
    keys.readSingleKeys()
    keys.keepTyped()
    keys.apply(to: input)
    defer {
      settings.apply(to: input)
      TerminalGuard.disarm()
    }
    let isMultiplexed = terminal.hasPrefix("tmux") || terminal.hasPrefix("screen")
    let question = (isMultiplexed ? "" : TerminalAnswers.kittyQuestion) + TerminalAnswers.question
    guard (try? Descriptor.standardOutput.writeAll(Array(question.utf8))) != nil else {
      return answers
    }
    let end = ContinuousClock.now + patience
    var scanner = AnswerScanner()
    while !answers.isComplete, !WorkProgress.isCancelled {
      let left = Int(((end - .now) / .milliseconds(1)).rounded(.up))
      guard left > 0, input.wait(for: .readable, milliseconds: left).contains(.readable),
        let bytes = try? input.read(upTo: 4096), !bytes.isEmpty
      else { break }
      let (new, typed) = scanner.take(bytes)
      for answer in new { answers.note(answer) }
      TypedAhead.append(typed)
    }
    if answers.isComplete { TypedAhead.append(scanner.drain()) } else { TypedAhead.await(scanner) }
    return answers
  }
}

extension CellSize {
  /// The size that the terminal's driver knows; `nil` over ssh, and in terminals that don't tell it. A border around the cells
  /// may be included, which is narrower than a pixel for each cell.
  package init?(of descriptor: Descriptor = .standardOutput) {
    guard let size = TerminalSize(of: descriptor), let pixels = TerminalSize.pixels(of: descriptor) else {
      return nil
    }
    self.init(width: pixels.width / size.columns, height: pixels.height / size.rows)
  }
}
