// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CommandGrammar
import TableModel

struct StatusCommand: ConsoleCommand {
  static let name = "status"
  static let abstract = "Show the open file, unsaved edits, and the file that is watched."
  static let examples = ["status"]
  static let parameters: [Parameter<Self>] = []

  func run(in turn: inout Turn) throws(ConsoleError) -> String {
    let document = turn.session.document
    let standing = FileStanding(turn.session)
    let transaction = turn.session.transaction
    turn.answer {
      let counts = document.table.counts
      return .object([
        ("sections", .integer(counts.sections)), ("rows", .integer(counts.rows)),
        ("file", .optional(document.path)), ("modified", .flag(document.isModified)),
        ("standing", .text(standing.name)), ("conflicts", .texts(standing.conflicts.map(\.place))),
        ("edits", .integer(document.history.undoSteps.count)),
        ("undone", .integer(document.history.redoSteps.count)),
        ("begun", .flag(transaction != nil)),
      ])
    }
    var lines = ["table    \(document.table.summary)"]
    lines.append(
      "file     \(document.path.map(VisibleText.line) ?? "none")\(document.isModified ? " (changed since the last save)" : "")"
    )
    if let words = standing.words { lines.append("         \(VisibleText.line(words))") }
    if turn.session.settings.autosave { lines.append("autosave on") }
    lines.append(
      "history  \(document.history.undoSteps.count.counted("edit")), \(document.history.redoSteps.count) undone"
    )
    if let transaction = turn.session.transaction {
      let count = document.history.undoSteps.count - transaction.mark
      lines.append(
        "begun    \(count.counted("edit")) since 'begin'; 'commit' or 'rollback' ends the transaction")
    }
    lines.append("watch    \(turn.session.watchStatus ?? "off")")
    if let recording = turn.session.recording { lines.append("record   \(VisibleText.line(recording.path))") }
    if let target = turn.session.redirection { lines.append("output   \(VisibleText.line(target.path))") }
    return lines.joined(separator: "\n")
  }
}

struct SetCommand: ConsoleCommand {
  static let name = "set"
  static let abstract = "Change a setting of the session; without arguments, list the settings."
  static let discussion = """
    autosave on|off   save every edit to the open file at once
    format NAME       the format of show, the pane and the greeting at a
                      terminal: text, compact, ascii, or plain (words without
                      boxes, for screen readers); default: text, or plain if
                      TERM is dumb or the locale is C
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

  func run(in turn: inout Turn) throws(ConsoleError) -> String {
    guard let setting else {
      let all = SessionSettings.Name.allCases
      turn.answer { [session = turn.session] in .object(all.map { ($0.rawValue, $0.json(in: session)) }) }
      return all.map { Self.line($0, turn.session) }.joined(separator: "\n")
    }
    guard let value else { return Self.line(setting, turn.session) }
    if setting == .autosave, value == "on", turn.session.document.path == nil {
      throw ConsoleError("the table has no file to save to", hint: "run 'save FILE' first")
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

struct TimingCommand: ConsoleCommand {
  static let name = "timing"
  static let abstract = "Print the time that each command takes; the same as `set timing`."
  static let examples = ["timing on", "timing off"]

  var state: Bool?
  static let parameters: [Parameter<Self>] = [
    .optional("state", \.state, .flag, "on or off; default: the opposite of the current state.")
  ]

  func run(in turn: inout Turn) throws(ConsoleError) -> String {
    turn.session.settings.timing = state ?? !turn.session.settings.timing
    return "timing \(turn.session.settings.timing ? "on" : "off")"
  }
}

struct PaneCommand: ConsoleCommand {
  static let name = "pane"
  static let abstract = "Keep the preview in a fixed area above the prompt, redrawn after each edit and save."
  static let discussion =
    "The pane works only at the prompt, in a terminal that is tall enough. It scrolls to the row that you edited. `pane up`, `pane down` and `pane ROW` scroll it; so do Page Up and Page Down on an empty line. `set format` changes its format. Ctrl-L clears the screen below the pane. `pane off` removes it."
  static let steps = ["pane on", "pane 0.1", "pane down", "pane off", "pane on --compact"]

  @Required var change: PaneChange
  var look = PaneLook()
  private static let place = PaneChange.words.reduce(ParameterKind.row.map(PaneChange.row)) {
    $0.or($1.word, $1.change)
  }

  static let parameters: [Parameter<Self>] = [
    .argument("place", \.$change, place, "Turn the pane on or off, or scroll it."),
    .flag("compact", \.look.isCompact, "With `on`: print one line per row."),
    .flag("addresses", \.look.hasAddresses, "With `on`: print addresses and ids on the left."),
  ]

  static func replayed(_ line: String) -> String? { nil }

  func run(in turn: inout Turn) throws(ConsoleError) -> String {
    guard turn.session.options.isInteractive, turn.scripts.isEmpty else {
      throw ConsoleError("'pane' works only at the prompt", hint: "'show' prints the preview")
    }
    if look == PaneLook() {
      turn.request(.pane(change))
    } else {
      guard change == .on(PaneLook()) else {
        throw ConsoleError("--\(look.isCompact ? "compact" : "addresses") requires 'pane on'")
      }
      turn.request(.pane(.on(look)))
    }
    return ""
  }
}
