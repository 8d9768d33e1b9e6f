// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CommandGrammar
import TableLayout
import TableModel
import TableSpec

/// The state of a shell or a script that lasts from line to line: the document, the settings, variables and definitions.
/// A ``Turn`` has the state that ends with a line.
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
    /// Whether a program's output is captured as the command's output, so that it can be compared.
    package var capturesPrograms = false
    /// Whether the session becomes a film: it prints as on a terminal, and has none.
    package var isFilmed = false

    package init(
      isInteractive: Bool = false, asksAboutEdits: Bool = false, keepsGoing: Bool = false,
      reportsJSON: Bool = false, capturesPrograms: Bool = false, isFilmed: Bool = false
    ) {
      self.isInteractive = isInteractive
      self.asksAboutEdits = asksAboutEdits
      self.keepsGoing = keepsGoing
      self.reportsJSON = reportsJSON
      self.capturesPrograms = capturesPrograms
      self.isFilmed = isFilmed
    }
  }

  package var document: Document
  package var settings = SessionSettings()
  package private(set) var options: Options
  package private(set) var workspace: any Workspace
  private(set) var host: any SessionHost
  /// The width of the terminal in columns; `nil` if the output goes to a file or a program.
  package var columns: Int?
  /// The rows of the screen that scroll below the pane; `nil` without a prompt.
  package var scrollingRows: Int?
  /// The terminal's colour depth, and whether pictures use colours by default.
  package var colors = ColorDepth.sixteen
  package var usesColors = false
  /// The format of the table without `option format`.
  package var usualFormat = ShownFormat.text
  /// The line of `status` about the watched file. The session's owner, which carries out each ``Effect``, updates it.
  package var watchStatus: String?
  /// The typed lines, the newest last; in a shell, also the lines of earlier shells.
  package var typedLines: [String] = []
  /// The variables of `let`, and those that `for` sets for each round.
  var variables: [String: String] = [:]
  /// The commands that `display` runs after each edit, by number.
  var displays: [Display] = []
  /// The commands of `define`, by name.
  var userCommands: [String: UserCommand] = [:]
  /// The transaction that `begin` started.
  var transaction: Transaction?
  /// Whether a script prints each command before it runs.
  var echoesCommands = false
  /// The files that the session wrote, by ``Workspace/identity(of:)``.
  var written: Set<String> = []
  var redirection: Redirection?
  var recording: Recording?
  /// The file of a recording of the terminal; `nil` for none.
  package var terminalRecording: String?
  /// The number of recordings that were started.
  var recordings = 0
  /// Whether a recording ended because its file couldn't be written. The commands ran, but the recording lacks some of them.
  var hasLostRecording = false
  let rows = RowFinder()
  /// The exit code of `quit`; `nil` before.
  var exitCode: Int32?

  package init(
    document: Document = Document(), workspace: any Workspace, host: any SessionHost = NoHost(),
    options: Options = Options()
  ) {
    self.document = document
    self.workspace = workspace
    self.host = host
    self.options = options
  }

  /// A copy with another host, which has all that commands changed.
  package func moved(to workspace: any Workspace, _ host: any SessionHost, _ options: Options) -> Session {
    var copy = self
    copy.workspace = workspace
    copy.host = host
    copy.options = options
    return copy
  }

  package var table: Table { document.table }

  /// Whether a transaction is open, between `begin` and `commit` or `rollback`.
  package var isInTransaction: Bool { transaction != nil }

  /// Whether `record` is recording.
  package var isRecording: Bool { recording != nil }

  /// Whether `quit` was run.
  package var hasEnded: Bool { exitCode != nil }

  /// The current table, laid out.
  func layout() -> LaidOutTable { LaidOutTable(pictured) }

  /// The current table with its picture files as they are now, which lie in the spec's folder, or in the working folder
  /// without a spec.
  package var pictured: Table {
    var table = table
    guard !table.pictureFiles.isEmpty else { return table }
    table.pictures = workspace.decoder(of: document.path ?? "").pictures(of: table)
    return table
  }

  /// Cancels `quit`, because there are unsaved edits and the user can be asked about them.
  package mutating func cancelQuit() { exitCode = nil }
}

extension Session {
  /// Runs one line (continuations joined). A line that fails changes nothing.
  ///
  /// - Parameter dropsEdits: whether the line may replace a table that has unsaved edits without asking.
  package mutating func execute(_ line: String, dropsEdits: Bool = false) -> CommandResult {
    turn(dropsEdits: dropsEdits) { turn in
      turn.result.hasFailed = !turn.run(LexedLine(line))
      return turn.finished()
    }
  }

  /// Saves if `autosave` is on: a change that was merged from the file counts, too.
  package mutating func saveAutomatically() -> [SessionOutput] {
    turn { turn in
      turn.autosave()
      return turn.drainPending()
    }
  }

  /// Runs `body` in a turn of its own.
  mutating func turn<Result>(dropsEdits: Bool = false, _ body: (inout Turn) -> Result) -> Result {
    var turn = Turn(consume self, dropsEdits: dropsEdits)
    defer { self = turn.session }
    return body(&turn)
  }
}
