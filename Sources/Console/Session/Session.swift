import Geometry
import TableLayout
import TableModel

/// Everything a shell or a script has: the document, its settings, and where it is in its files.
package struct Session: Sendable {
  package struct Options: Sendable {
    /// Whether commands may be shortened, and live commands have somebody to serve them.
    package var isInteractive = false
    /// Whether a script goes on after an error; it fails all the same.
    package var keepsGoing = false
    /// Whether each command prints one line of JSON instead of its words.
    package var reportsJSON = false

    package init(isInteractive: Bool = false, keepsGoing: Bool = false, reportsJSON: Bool = false) {
      self.isInteractive = isInteractive
      self.keepsGoing = keepsGoing
      self.reportsJSON = reportsJSON
    }
  }

  /// A file that is being run, or standard input.
  struct Place: Sendable {
    var name: String
    /// The folder that relative names of files to read count from; empty for the working folder.
    var folder: String
    var line = 0
  }

  package var document: Document
  package var settings = SessionSettings()
  package let options: Options
  package let workspace: any Workspace
  /// What `status` prints about the watched file; kept up by whoever carries out ``Effect``.
  package var watchStatus: String?
  var places: [Place] = []
  /// What `let` set, and `for` sets for each of its turns.
  var variables: [String: String] = [:]
  var echoesCommands = false
  /// Set by a sourced script that failed: what it said stands, and so do its edits up to there.
  var hasNestedFailure = false
  var redirection: Redirection?
  var recording: Recording?
  /// The table's layout is worked out once for as many commands as ask for it.
  private var layoutCache: (table: Table, layout: LaidOutTable)?
  private(set) var pending: [SessionOutput] = []
  private(set) var effects: [Effect] = []
  private(set) var exitCode: Int32?

  package init(document: Document = Document(), workspace: any Workspace, options: Options = Options()) {
    self.document = document
    self.workspace = workspace
    self.options = options
  }

  package var table: Table { document.table }

  /// Whether `quit` was run.
  package var hasEnded: Bool { exitCode != nil }

  /// The current table, laid out.
  mutating func layout() -> LaidOutTable {
    if let cache = layoutCache, cache.table == table { return cache.layout }
    let layout = LaidOutTable(table)
    layoutCache = (table, layout)
    return layout
  }

  /// Where the reports of JSON begin among what is pending: what a nested script reported stays as it is.
  var pendingCount: Int { pending.count }

  mutating func takePending(from index: Int) -> [SessionOutput] {
    let result = Array(pending[index...])
    pending.removeSubrange(index...)
    return result
  }

  mutating func emit(_ output: SessionOutput) { pending.append(output) }

  mutating func request(_ effect: Effect) { effects.append(effect) }

  mutating func quit(_ code: Int32) { exitCode = code }

  mutating func takePending() -> [SessionOutput] {
    defer { pending = [] }
    return pending
  }

  mutating func takeEffects() -> [Effect] {
    defer { effects = [] }
    return effects
  }
}
