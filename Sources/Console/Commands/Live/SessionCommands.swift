// SPDX-License-Identifier: GPL-3.0-or-later

import CommandGrammar
import JSON
import TableModel
import TextEscaping

struct StatusCommand: ConsoleCommand {
  static let name = "status"
  static let abstract = "Tell what is open, changed and watched."
  static let examples = ["status"]
  static let parameters: [Parameter<Self>] = []

  func run(in session: inout Session) throws(ConsoleError) -> String {
    let document = session.document
    let standing = FileStanding(session)
    let transaction = session.transaction
    session.answer {
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
    if session.settings.autosave { lines.append("autosave on") }
    lines.append(
      "history  \(document.history.undoSteps.count.counted("edit")), \(document.history.redoSteps.count) undone"
    )
    if let transaction = session.transaction {
      let count = document.history.undoSteps.count - transaction.mark
      lines.append("begun    \(count.counted("edit")) since 'begin': commit, or rollback")
    }
    lines.append("watch    \(session.watchStatus ?? "off")")
    if let recording = session.recording { lines.append("record   \(VisibleText.line(recording.path))") }
    if let target = session.redirection { lines.append("output   \(VisibleText.line(target.path))") }
    return lines.joined(separator: "\n")
  }
}

struct SetCommand: ConsoleCommand {
  static let name = "set"
  static let abstract = "Set how the session behaves; alone it lists the settings."
  static let discussion = """
    autosave on|off   every edit is written to the open file at once
    format NAME       how show, the pane and the greeting draw the table at a
                      terminal: text, compact, ascii, or plain, which is words
                      without boxes for screen readers; default is text, or
                      plain where TERM is dumb or the locale is C
    pager on|off      output higher than the terminal goes through $PAGER (at
                      the prompt only)
    prompt TEXT       in quotes: %f is the file's name, %m is * while edits are
                      not saved, %s is (begin), (conflict) or (broken), %% is a
                      percent sign; default is "%f%m%s> "
    timing on|off     each command tells how long it took
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

  func run(in session: inout Session) throws(ConsoleError) -> String {
    guard let setting else {
      let all = SessionSettings.Name.allCases
      session.answer { [session] in .object(all.map { ($0.rawValue, $0.json(in: session)) }) }
      return all.map { Self.line($0, session) }.joined(separator: "\n")
    }
    guard let value else { return Self.line(setting, session) }
    if setting == .autosave, value == "on", session.document.path == nil {
      throw ConsoleError("the table has no file to save to", hint: "'save FILE' first")
    }
    let former = session.shownFormat
    try setting.set(value, in: &session.settings)
    if session.shownFormat != former { session.request(.pane(.redraw)) }
    // A start-up file is quiet.
    return session.places.isEmpty ? Self.line(setting, session) : ""
  }

  /// As it can be typed again.
  private static func line(_ setting: SessionSettings.Name, _ session: Session) -> String {
    "\(setting.rawValue) \(WordQuoting.quoted(setting.value(in: session)))"
  }
}

struct TimingCommand: ConsoleCommand {
  static let name = "timing"
  static let abstract = "Tell how long each command takes, or no longer; the same as `set timing`."
  static let examples = ["timing on", "timing off"]

  var state: Bool?
  static let parameters: [Parameter<Self>] = [
    .optional("state", \.state, .flag, "Whether it is told; the other way round where not given.")
  ]

  func run(in session: inout Session) throws(ConsoleError) -> String {
    session.settings.timing = state ?? !session.settings.timing
    return "timing \(session.settings.timing ? "on" : "off")"
  }
}

struct PaneCommand: ConsoleCommand {
  static let name = "pane"
  static let abstract = "Keep the preview in a fixed area above the prompt, redrawn after each edit and save."
  static let discussion =
    "Only at the prompt of a terminal that is tall enough. It follows the row that was edited; `pane up`, `pane down` and `pane ROW` scroll it, as Page Up and Page Down do while the line is empty. `set format` says how it is drawn. Ctrl-L empties what is below it; `pane off` gives the screen back."
  static let steps = ["pane on", "pane 0.1", "pane down", "pane off", "pane on --compact"]

  @Required var change: PaneChange
  var look = PaneLook()
  private static let place = PaneChange.words.reduce(ParameterKind.row.map(PaneChange.row)) {
    $0.or($1.word, $1.change)
  }

  static let parameters: [Parameter<Self>] = [
    .argument("place", \.$change, place, "Whether it is there, or where it goes."),
    .flag("compact", \.look.isCompact, "With on: one line a row."),
    .flag("addresses", \.look.hasAddresses, "With on: addresses and ids at the left."),
  ]

  static func replayed(_ line: String) -> String? { nil }

  func run(in session: inout Session) throws(ConsoleError) -> String {
    guard session.options.isInteractive, session.places.isEmpty else {
      throw ConsoleError("pane works at the prompt only", hint: "'show' prints the preview")
    }
    if look == PaneLook() {
      session.request(.pane(change))
    } else {
      guard change == .on(PaneLook()) else {
        throw ConsoleError("--\(look.isCompact ? "compact" : "addresses") goes with 'pane on'")
      }
      session.request(.pane(.on(look)))
    }
    return ""
  }
}
