// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Renderers
import TableLayout
import TableModel

/// The state of a shell or a script: the document, the settings, and the position in the scripts' files.
package struct Session: Sendable {
  package struct Options: Sendable {
    /// Whether commands may be abbreviated, and a shell carries out live commands.
    package var isInteractive = false
    /// Whether the user can be asked before a line replaces a table that has unsaved edits.
    package var asksAboutEdits = false
    /// Whether a script continues after an error; its exit code still reports the failure.
    package var keepsGoing = false
    /// Whether each command prints one line of JSON instead of text.
    package var reportsJSON = false
    /// Whether the output of programs is captured as the command's own output, so that it can be compared.
    package var capturesPrograms = false

    package init(
      isInteractive: Bool = false, asksAboutEdits: Bool = false, keepsGoing: Bool = false,
      reportsJSON: Bool = false, capturesPrograms: Bool = false
    ) {
      self.isInteractive = isInteractive
      self.asksAboutEdits = asksAboutEdits
      self.keepsGoing = keepsGoing
      self.reportsJSON = reportsJSON
      self.capturesPrograms = capturesPrograms
    }
  }

  /// A script that is running, or standard input.
  struct Place: Sendable {
    var name: String
    /// The folder that relative names of files to read are relative to; empty for the working folder.
    var folder: String
    var line = 0
    /// The number of the `-e` option on the command line, from 1; `nil` for everything else.
    var expression: Int?
  }

  package var document: Document
  package var settings = SessionSettings()
  package let options: Options
  package let workspace: any Workspace
  let host: any SessionHost
  /// The width of the terminal in columns; `nil` if the output goes to a file or a program.
  package var columns: Int?
  /// The terminal's colour depth, and whether pictures use colours by default.
  package var colors = ColorDepth.sixteen
  package var usesColors = false
  /// The format of the table without `set format`.
  package var usualFormat = ShownFormat.text
  /// The line of `status` about the watched file; updated by the owner that carries out ``Effect``.
  package var watchStatus: String?
  var places: [Place] = []
  /// The line of the running command, which names its step in the history.
  var commandLine = ""
  /// The typed lines, the newest last; in a shell, also the lines of earlier shells.
  package var typedLines: [String] = []
  /// Former names that were already reported to the user.
  var notedNames: Set<String> = []
  /// The variables of `let`, and those that `for` sets for each turn.
  var variables: [String: String] = [:]
  /// The commands that `display` runs after each edit, by number.
  var displays: [Display] = []
  /// The commands of `define`, by name.
  var userCommands: [String: UserCommand] = [:]
  /// `$1`, `$2` … of the running user's command; `nil` outside of one.
  var callArguments: [String]?
  /// The nesting depth of calls of user's commands.
  var calls = 0
  /// The transaction that `begin` started.
  var transaction: Transaction?
  /// Whether the file must be saved although the line didn't change the table: `commit` ends a time without
  /// saves.
  var wantsAutosave = false
  /// The nesting depth of output capture.
  var collecting = 0
  /// Whether a program used the terminal since the line began.
  var hasGivenTerminal = false
  /// The text that a recording gets instead of the line.
  var replayed: String?
  /// The command's result for machines, as JSON on one line.
  var answer: String?
  var echoesCommands = false
  /// The error of a sourced script that failed; its output and its edits up to the error are kept.
  var nestedFailure: ConsoleError?
  /// Whether the line may replace a table that has unsaved edits, because the user was asked.
  var dropsEdits = false
  /// The unsaved edits that the line would have dropped; the line did nothing.
  var atStake: UnsavedEdits?
  /// The unsaved edits that the line dropped without asking.
  var dropped: [UnsavedEdits] = []
  /// The nesting depth of sourced scripts.
  var sourceDepth = 0
  /// The files that the session wrote, by ``Workspace/identity(of:)``.
  var written: Set<String> = []
  /// Whether the line wrote a file that a replay could overwrite only with `--force`.
  var mayMeetItself = false
  /// The files that the line has read so far: the paths by the names in the line.
  var read: [String: String] = [:]
  var redirection: Redirection?
  var recording: Recording?
  /// The number of recordings that were started.
  var recordings = 0
  /// Whether a recording ended because its file couldn't be written. The commands have run, but the script
  /// lacks some.
  var hasLostRecording = false
  let rows = RowFinder()
  /// The last layout: the next one computes only the changes.
  private let layouts = LayoutMemory()
  private var pending: [Pending] = []
  var effects: [Effect] = []
  private(set) var exitCode: Int32?

  package init(
    document: Document = Document(), workspace: any Workspace, host: any SessionHost = NoHost(),
    options: Options = Options()
  ) {
    self.document = document
    self.workspace = workspace
    self.host = host
    self.options = options
  }

  /// A copy with another host: it has the same table, variables, commands and settings.
  package init(
    _ other: Session, workspace: any Workspace, host: any SessionHost, options: Options
  ) {
    self.init(document: other.document, workspace: workspace, host: host, options: options)
    settings = other.settings
    variables = other.variables
    displays = other.displays
    userCommands = other.userCommands
    transaction = other.transaction
    written = other.written
    redirection = other.redirection
    recording = other.recording
    recordings = other.recordings
  }

  package var table: Table { document.table }

  /// Whether a transaction is open, between `begin` and `commit` or `rollback`.
  package var isInTransaction: Bool { transaction != nil }

  /// Whether `record` is recording.
  package var isRecording: Bool { recording != nil }

  /// Whether `quit` was run.
  package var hasEnded: Bool { exitCode != nil }

  /// Whether a command's output goes straight to standard output, and is text for people.
  var printsToPeople: Bool { printsStraight && !options.reportsJSON && !options.capturesPrograms }

  /// Whether a command's output goes straight to standard output, not to a file or a program.
  var printsStraight: Bool { redirection == nil && collecting == 0 }

  /// The text wrapped to the terminal's width; unchanged for a file.
  func fitting(_ text: String) -> String {
    guard printsToPeople, let columns else { return text }
    return WrappedText.lines(text, columns: max(20, columns))
  }

  /// The width of help in columns: the terminal's, at least 20; 80 without a terminal.
  var proseColumns: Int { max(20, (printsToPeople ? columns : nil) ?? 80) }

  /// The current table, laid out.
  func layout() -> LaidOutTable { layouts.layout(of: table) }

  /// Lays the table out in advance while the user types the next line. Can be called from any thread.
  package func prepareLayout() { _ = layout() }

  /// Something to print, and whether it is a command's whole report.
  private struct Pending: Sendable {
    var output: SessionOutput
    var isReport = false
  }

  var pendingCount: Int { pending.count }

  /// Removes and returns the output since `index` pending outputs; the reports of nested commands stay.
  mutating func drainPrinted(from index: Int) -> [SessionOutput] {
    let new = pending[index...]
    pending.removeSubrange(index...)
    pending += new.filter(\.isReport)
    return new.filter { !$0.isReport }.map(\.output)
  }

  mutating func emit(_ output: SessionOutput) { pending.append(Pending(output: output)) }

  /// Prints a note on standard error. It isn't an error.
  mutating func emit(note: String) {
    guard options.reportsJSON else { return emit(.note(note)) }
    let line = ValueTree.object([("note", .text(note))]).jsonLine + "\n"
    pending.append(Pending(output: .diagnostic(line), isReport: true))
  }

  mutating func emit(report: CommandReport) {
    pending.append(Pending(output: .output(report.line), isReport: true))
    if let line = report.errorLine { pending.append(Pending(output: .diagnostic(line), isReport: true)) }
  }

  mutating func request(_ effect: Effect) { effects.append(effect) }

  mutating func quit(_ code: Int32) { exitCode = code }

  /// Cancels `quit`, because there are unsaved edits and the user can be asked about them.
  package mutating func goOn() { exitCode = nil }

  mutating func drainPending() -> [SessionOutput] {
    defer { pending = [] }
    return pending.map(\.output)
  }

  mutating func drainEffects() -> [Effect] {
    defer { effects = [] }
    return effects
  }
}
