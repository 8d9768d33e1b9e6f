// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Renderers
import TableLayout
import TableModel

/// Everything a shell or a script has: the document, its settings, and where it is in its files.
package struct Session: Sendable {
  package struct Options: Sendable {
    /// Whether commands may be shortened, and a shell carries out live commands.
    package var isInteractive = false
    /// Whether the user can be asked before a line replaces a table that has unsaved edits.
    package var asksAboutEdits = false
    /// Whether a script goes on after an error; it fails all the same.
    package var keepsGoing = false
    /// Whether each command prints one line of JSON instead of its words.
    package var reportsJSON = false
    /// Whether what programs print is taken as the command's own output, to be compared.
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

  /// A file that is being run, or standard input.
  struct Place: Sendable {
    var name: String
    /// The folder that relative names of files to read count from; empty for the working folder.
    var folder: String
    var line = 0
    /// Which of the command line's -e it is, counted from 1; `nil` for everything else.
    var expression: Int?
  }

  package var document: Document
  package var settings = SessionSettings()
  package let options: Options
  package let workspace: any Workspace
  let host: any SessionHost
  /// How wide the terminal is that shows what is printed; `nil` where it goes to a file or a program.
  package var columns: Int?
  /// The colours of that terminal, and whether pictures have them where nothing else is asked for.
  package var colors = ColorDepth.sixteen
  package var usesColors = false
  /// How the table is shown where `set format` says nothing.
  package var usualFormat = ShownFormat.text
  /// What `status` prints about the watched file; updated by the owner that carries out ``Effect``.
  package var watchStatus: String?
  var places: [Place] = []
  /// The line of the command that runs, which names the step that it makes.
  var commandLine = ""
  /// The lines that were typed, the last one last; in a shell those of earlier shells, too.
  package var typedLines: [String] = []
  /// Former names that the user was told about.
  var notedNames: Set<String> = []
  /// What `let` set, and `for` sets for each of its turns.
  var variables: [String: String] = [:]
  /// What `display` runs after each edit, in the order of their numbers.
  var displays: [Display] = []
  /// What `define` made, by name.
  var userCommands: [String: UserCommand] = [:]
  /// `$1`, `$2` … of the user's command that runs; `nil` outside of one.
  var callArguments: [String]?
  /// How deep commands of the user's call each other.
  var calls = 0
  /// What `begin` began.
  var transaction: Transaction?
  /// Whether the file is due though the table is the same: `commit` ends a time without saves.
  var wantsAutosave = false
  /// Nesting depth of output capture.
  var collecting = 0
  /// Whether a program had the terminal since the line began.
  var hasGivenTerminal = false
  /// What a recording holds in place of the line.
  var replayed: String?
  /// What the command says to machines, as JSON on one line.
  var answer: String?
  var echoesCommands = false
  /// Set by a sourced script that failed: what it said stands, and so do its edits up to there.
  var nestedFailure: ConsoleError?
  /// Whether the line may replace a table that has unsaved edits: the user was asked.
  var dropsEdits = false
  /// The unsaved edits that the line would have dropped; it did nothing.
  var atStake: UnsavedEdits?
  /// The unsaved edits that the line dropped without a question.
  var dropped: [UnsavedEdits] = []
  /// How many scripts are being sourced.
  var sourceDepth = 0
  /// The files that the session wrote, as the workspace identifies them.
  var written: Set<String> = []
  /// Whether the line wrote a file that a replay could overwrite only with `--force`.
  var mayMeetItself = false
  /// The files that the line has read so far, as they were named and where they are.
  var read: [String: String] = [:]
  var redirection: Redirection?
  var recording: Recording?
  /// How many recordings were begun.
  var recordings = 0
  /// Whether a recording ended for want of room: each of its commands stands, but a script has not done all.
  var hasLostRecording = false
  let rows = RowFinder()
  /// What was laid out last: the next layout works out what changed since.
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

  /// The same session with another host: its table, variables, commands and settings.
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

  /// Whether `begin` waits for its end.
  package var isInTransaction: Bool { transaction != nil }

  /// Whether `record` writes down what is done.
  package var isRecording: Bool { recording != nil }

  /// Whether `quit` was run.
  package var hasEnded: Bool { exitCode != nil }

  /// Whether what a command prints goes straight to standard output, for people.
  var printsToPeople: Bool { printsStraight && !options.reportsJSON && !options.capturesPrograms }

  /// Whether neither a file nor a program gets what a command prints.
  var printsStraight: Bool { redirection == nil && collecting == 0 }

  /// A text whose lines break where the terminal ends; a file has them as they are.
  func fitting(_ text: String) -> String {
    guard printsToPeople, let columns else { return text }
    return WrappedText.lines(text, columns: max(20, columns))
  }

  /// How wide the lines of help are: as the terminal, or as lines usually are.
  var proseColumns: Int { max(20, (printsToPeople ? columns : nil) ?? 80) }

  /// The current table, laid out.
  func layout() -> LaidOutTable { layouts.layout(of: table) }

  /// Lays the table out while the user types the next line, which may need it. From any thread.
  package func prepareLayout() { _ = layout() }

  /// Something to print; whether it is a command's whole report stands beside it, not in its text.
  private struct Pending: Sendable {
    var output: SessionOutput
    var isReport = false
  }

  var pendingCount: Int { pending.count }

  /// Takes what was printed since there were `index` things to print; the reports of nested commands stay.
  mutating func drainPrinted(from index: Int) -> [SessionOutput] {
    let new = pending[index...]
    pending.removeSubrange(index...)
    pending += new.filter(\.isReport)
    return new.filter { !$0.isReport }.map(\.output)
  }

  mutating func emit(_ output: SessionOutput) { pending.append(Pending(output: output)) }

  /// A word on standard error that is no error.
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

  /// Takes `quit` back: there are unsaved edits, and the user can be asked about them.
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
