// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CommandGrammar

struct OptionCommand: SessionCommand {
  static let name = "option"
  static let abstract = "Change an option of the session; without arguments, list the options."
  static let discussion = """
    autosave on|off   save every edit to the open file at once
    format NAME       the format of show, the pane and the greeting at a
                      terminal: text, compact, ascii, or plain (words without
                      boxes, for screen readers); default: text, or plain if
                      TERM is dumb or the locale isn't UTF-8
    pager on|off      show output that is longer than the screen in $PAGER;
                      only at the prompt
    prompt TEXT       the prompt, in quotes: %f is the file's name, %m is * if
                      there are unsaved edits, %s is (begin), (conflict) or
                      (broken), %% is a percent sign; default: "%f%m%s> "
    timing on|off     print how long each command took
    """
  static let examples = [
    "option", "option autosave off", "option format compact", "option pager off",
    "option prompt \"%f%m> \"", "option timing off",
  ]

  var option: SessionSettings.Name?
  var value: String?
  private static let values: ParameterDeclaration.Candidates = { given, _, _ in
    given.first.flatMap(SessionSettings.Name.init)?.values ?? []
  }

  static let parameters: [Parameter<Self>] = [
    .optional("name", \.option, .choice, "The option."),
    .optional("value", \.value, .text, candidates: values, "Its value."),
  ]

  func run(in turn: inout Turn) throws(SessionError) -> String {
    guard let option else {
      let all = SessionSettings.Name.allCases
      turn.answer { [session = turn.session] in .object(all.map { ($0.rawValue, $0.json(in: session)) }) }
      return all.map { Self.line($0, turn.session) }.joined(separator: "\n")
    }
    guard let value else { return Self.line(option, turn.session) }
    if option == .autosave, value == "on", turn.session.document.path == nil {
      throw SessionError("the table has no file to save to", hint: "run 'save FILE' first")
    }
    let former = turn.session.shownFormat
    try option.set(value, in: &turn.session.settings)
    if turn.session.shownFormat != former { turn.request(.pane(.redraw)) }
    // Settings in a start-up file print nothing.
    return turn.scripts.isEmpty ? Self.line(option, turn.session) : ""
  }

  /// The option as it can be typed again.
  private static func line(_ option: SessionSettings.Name, _ session: Session) -> String {
    "\(option.rawValue) \(WordQuoting.quoted(option.value(in: session)))"
  }
}
