// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CommandGrammar

struct DisplayCommand: SessionCommand {
  static let name = CommandLines.display
  static let abstract = "Run a command now and after each edit; without a command, list the displays."
  static let discussion = """
    The output starts with the display's number. `|` and `>` are part of the displayed command. A display never changes \
    the table: its edits are undone. If the command fails, a note says so and the display is switched off. \
    `undisplay N` removes one display, `undisplay` removes all.
    """
  static let examples = ["display why row 0.0 height", "display frames 0.1", "display"]

  var command: String?
  static let parameters: [Parameter<Self>] = [
    .optionalCommand("command", \.command, "The command.")
  ]

  /// The variables are replaced each time that the display runs.
  static let expandsVariables = false

  func run(in turn: inout Turn) throws(SessionError) -> String {
    guard let command else {
      turn.answer { [displays = turn.session.displays] in .list(displays.map(\.json)) }
      guard !turn.session.displays.isEmpty else { return "no displays yet" }
      return turn.session.displays.map(\.text).joined(separator: "\n")
    }
    let display = Display(
      number: (turn.session.displays.last?.number ?? 0) + 1, command: LexedLine(VisibleText.line(command)))
    let text = try turn.output(of: display)
    turn.session.displays.append(display)
    return text
  }
}

struct UndisplayCommand: SessionCommand {
  static let name = "undisplay"
  static let abstract = "Remove a display by its number; without a number, remove all."
  static let examples = ["undisplay"]

  var number: Int?
  private static let numbers: ParameterDeclaration.Candidates = { _, _, session in
    session.displays.map { String($0.number) }
  }

  static let parameters: [Parameter<Self>] = [
    .optional("number", \.number, .integer(1...9999), candidates: numbers, "The number that `display` lists.")
  ]

  func run(in turn: inout Turn) throws(SessionError) -> String {
    guard let number else {
      turn.session.displays = []
      return ""
    }
    guard turn.session.displays.contains(where: { $0.number == number }) else {
      throw SessionError("there is no display \(number)", hint: "'display' lists them")
    }
    turn.session.displays.removeAll { $0.number == number }
    return ""
  }
}

/// A command that runs again after each edit.
struct Display: Sendable {
  let number: Int
  let command: LexedLine
  /// The error that turned it off.
  var problem: String?

  /// The line for the list of displays.
  var text: String { "\(number): \(command.text)" + (problem.map { " (off: \($0))" } ?? "") }

  var json: ValueTree {
    .object([
      ("number", .integer(number)), ("command", .text(command.text)), ("problem", .optional(problem)),
    ])
  }
}

extension Session {
  /// The output of the displays after a change that wasn't made by a line.
  package mutating func runDisplays() -> [SessionOutput] {
    turn { turn in
      turn.showDisplays()
      return turn.drainPending()
    }
  }
}

extension Turn {
  /// Prints all displays. Displays that fail are turned off.
  mutating func showDisplays() {
    for index in session.displays.indices where session.displays[index].problem == nil {
      do {
        emit(.output(try output(of: session.displays[index])))
      } catch {
        guard error != .interrupted else { return }
        let problem = VisibleText.line(error.message)
        session.displays[index].problem = problem
        let number = session.displays[index].number
        emit(note: "display \(number) is off: \(problem); 'undisplay \(number)' removes it")
      }
    }
  }

  /// `1: text` with a newline; before a text of several lines, the command has a line.
  mutating func output(of display: Display) throws(SessionError) -> String {
    // The display runs in a copy, because its edits don't count. Only the files that it wrote are noted.
    var copy = self
    let text = try copy.collect { turn throws(SessionError) in try turn.perform(display.command) }
    session.written = copy.session.written
    result.hasGivenTerminal = copy.result.hasGivenTerminal
    let isLong = text.dropLast().contains("\n")
    return "\(display.number): " + (isLong ? display.command.text + "\n" : "") + text.endingLine
  }
}
