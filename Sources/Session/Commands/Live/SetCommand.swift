// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CommandGrammar

struct SetCommand: SessionCommand {
  static let name = "set"
  static let abstract = "Change a setting of the session; without arguments, list the settings."
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
    "set", "set autosave off", "set format compact", "set pager off", "set prompt \"%f%m> \"",
    "set timing off",
  ]

  var setting: SessionSettings.Name?
  var value: String?
  private static let values: ParameterDeclaration.Candidates = { given, _, _ in
    given.first.flatMap(SessionSettings.Name.init)?.values ?? []
  }

  static let parameters: [Parameter<Self>] = [
    .optional("setting", \.setting, .choice, "The setting."),
    .optional("value", \.value, .text, candidates: values, "Its value."),
  ]

  func run(in turn: inout Turn) throws(SessionError) -> String {
    guard let setting else {
      let all = SessionSettings.Name.allCases
      turn.answer { [session = turn.session] in .object(all.map { ($0.rawValue, $0.json(in: session)) }) }
      return all.map { Self.line($0, turn.session) }.joined(separator: "\n")
    }
    guard let value else { return Self.line(setting, turn.session) }
    if setting == .autosave, value == "on", turn.session.document.path == nil {
      throw SessionError("the table has no file to save to", hint: "run 'save FILE' first")
    }
    let former = turn.session.shownFormat
    try setting.set(value, in: &turn.session.settings)
    if turn.session.shownFormat != former { turn.request(.pane(.redraw)) }
    // Settings in a start-up file print nothing.
    return turn.scripts.isEmpty ? Self.line(setting, turn.session) : ""
  }

  /// The setting as it can be typed again.
  private static func line(_ setting: SessionSettings.Name, _ session: Session) -> String {
    "\(setting.rawValue) \(WordQuoting.quoted(setting.value(in: session)))"
  }
}

struct TimingCommand: SessionCommand {
  static let name = "timing"
  static let abstract = "Print the time that each command takes; the same as `set timing`."
  static let examples = ["timing on", "timing off"]

  var state: Bool?
  static let parameters: [Parameter<Self>] = [
    .optional("state", \.state, .flag, "on or off; default: the opposite of the current state.")
  ]

  func run(in turn: inout Turn) throws(SessionError) -> String {
    turn.session.settings.timing = state ?? !turn.session.settings.timing
    return "timing \(turn.session.settings.timing ? "on" : "off")"
  }
}
