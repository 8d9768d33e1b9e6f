import Console
import Dispatch
import FileWatching
import LineEditing
import Renderers
import TableLayout
import TableModel
import TextEscaping

/// The interactive shell: a session behind a prompt, with a watcher beside it.
@MainActor
final class Shell {
  private var session: Session
  private let editor: LineEditor
  private var watch: ShellWatch?
  private let options: ShellOptions
  private let colorsErrors: Bool
  private var hasPane = false
  /// Readline and signals call back for as long as the process lives.
  private static var current: Shell?

  /// Never returns: the shell ends the process.
  nonisolated static func run(_ start: Session, options: ShellOptions) -> Never {
    StandardStream.outliveLosses()
    MainActor.assumeIsolated {
      let shell = Shell(start, options: options)
      current = shell
      shell.start()
    }
    dispatchMain()
  }

  private init(_ start: Session, options: ShellOptions) {
    self.options = options
    let usesColor = options.color.allowsColor(fileDescriptor: 1)
    colorsErrors = options.color.allowsColor(fileDescriptor: 2)
    session = Session(
      start, workspace: SystemWorkspace(), host: SystemHost(colorsErrors: colorsErrors),
      options: Session.Options(isInteractive: true))
    editor = LineEditor(
      configuration: LineEditor.Configuration(
        applicationName: "roundtable", prompt: usesColor ? "\u{1B}[1mroundtable>\u{1B}[0m " : "roundtable> ",
        continuationPrompt: "         …> ", historyPath: options.keepsHistory ? Environment.historyPath : nil,
        historyLimit: 10_000))
  }

  private func start() {
    editor.onLine = { [weak self] in self?.run($0) ?? .stop }
    editor.needsMoreInput = { CommandLines.isContinued($0) }
    editor.onEndOfFile = { ExitStatus(code: 0).exit() }
    editor.onSkippedLines = { lines in
      StandardStream.error.write("\(lines.count) pasted line\(lines.count == 1 ? "" : "s") not run\n")
    }
    editor.onHistoryError = { StandardStream.error.write("note: \($0)\n") }
    editor.completer = { [weak self] in self?.complete($0) ?? LineCompletion(replacementStart: $0.cursor) }
    let path = session.document.path
    StandardStream.output.write(
      "roundtable \(Version.number), \(path.map { $0 + ": " } ?? "")\(session.table.summary); "
        + "'help' lists the commands, TAB completes\n")
    if session.document.isNewFile, let path {
      StandardStream.output.write("\(VisibleText.line(path)) is not there yet; 'save' creates it\n")
    }
    if options.runsStartup { runStartup() }
    if options.watches, let path { begin(.watch(path: path)) }
    editor.start()
  }

  /// The user's own start-up file. A project's is only pointed at: a folder that somebody else filled must not
  /// run commands by being entered.
  private func runStartup() {
    if let path = Environment.startupPath, let bytes = try? FileReader.read(path) {
      let text = String(decoding: bytes, as: UTF8.self)
      _ = ScriptRunner().run(text, name: path, in: &session) { $0.write(colorsErrors: colorsErrors) }
      for effect in session.takeEffectsOfScript() { begin(effect) }
    }
    if (try? FileReader.read(".roundtablerc")) != nil {
      StandardStream.output.write(
        "note: .roundtablerc is here and was not run; 'source .roundtablerc' does\n")
    }
  }

  private func run(_ line: String) -> LineOutcome {
    let before = session.table
    session.columns = TerminalSize(fileDescriptor: 1)?.columns
    // A continued line comes with its line ends; the backslash before each belongs to it.
    let result = session.execute(CommandLines.joined(line))
    if result.hasGivenTerminal { editor.restorePane() }
    show(result.outputs)
    for effect in result.effects { begin(effect) }
    if session.table != before { tableChanged() }
    if let code = result.exitCode {
      editor.stop()
      ExitStatus(code: code).exit()
    }
    return result.hasFailed ? .failed : .succeeded
  }

  /// What does not fit on the screen goes through the pager, errors always to the terminal.
  private func show(_ outputs: [SessionOutput]) {
    for output in outputs {
      if case .output(let text) = output, session.settings.pager, OutputPager.show(text) {
        editor.restorePane()
      } else {
        output.write(colorsErrors: colorsErrors)
      }
    }
  }

  private func tableChanged() {
    watch?.writePreviews(of: session.table)
    if hasPane { editor.show(pane) }
  }

  /// The text preview of the table as it is.
  private var pane: LineEditor.Pane {
    let list = LaidOutTable(session.table).displayList(withFrames: false)
    let text = String(decoding: BoxDrawingRenderer().render(list), as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return LineEditor.Pane(lines: lines) { DisplayWidth.prefix($0, columns: $1) }
  }

  private func setPane(_ isOn: Bool) {
    guard isOn else {
      hasPane = false
      editor.show(nil)
      return
    }
    hasPane = editor.show(pane)
    if !hasPane {
      SessionOutput.error(
        "error: this terminal cannot keep a pane; it needs \(PaneLayout.minimumRows) lines and a TERM that moves its cursor\n"
      ).write(colorsErrors: colorsErrors)
    }
  }

  private func begin(_ effect: Effect) {
    switch effect {
    case .watch(let path):
      watch?.cancel()
      let watch = ShellWatch(path: path) { [weak self] in self?.reload($0) }
      self.watch = watch
      let files = watch.writePreviews(of: session.table)
      session.watchStatus = "\(path) → \(files.joined(separator: ", "))"
      StandardStream.output.write("watching \(path), previews in \(files.joined(separator: " and "))\n")
    case .unwatch:
      watch?.cancel()
      watch = nil
      session.watchStatus = nil
      StandardStream.output.write("no longer watching\n")
    case .pane(let isOn): setPane(isOn)
    }
  }

  private func reload(_ change: ShellWatch.Change) {
    switch change {
    case .problem(let text): editor.notify(text)
    case .table(let spec): receive(spec)
    }
  }

  /// A save by somebody else: one line about it above the prompt.
  private func receive(_ spec: OpenedSpec) {
    let before = session.table
    let path = spec.path
    switch session.document.receive(spec) {
    // Our own save comes back as a change of the file, too.
    case .same: break
    case .reloaded: announce("\(path) reloaded: \(LayoutReport(from: before, to: session.table).text)")
    case .merged:
      announce(
        "\(path) merged with your unsaved edits: \(LayoutReport(from: before, to: session.table).text)")
    case .conflict(let conflicts):
      editor.notify(
        VisibleText.line(
          "\(path) and you both changed \(conflicts.map(\.words).joined(separator: "; ")); yours stay: "
            + "'resolve' settles each, 'diff file' shows it, 'reload' takes the file's, 'save --force' writes yours"
        ))
    }
  }

  private func announce(_ text: String) {
    tableChanged()
    editor.notify(text)
    for output in session.saveAutomatically() {
      switch output {
      case .output(let text), .error(let text): editor.notify(text)
      }
    }
  }

  private func complete(_ context: LineContext) -> LineCompletion {
    let completion = Completer.complete(context.line, cursor: context.cursor, in: session)
    return LineCompletion(
      replacementStart: completion.start,
      candidates: completion.candidates.map {
        LineCompletion.Candidate($0.text, appendsSpace: $0.appendsSpace)
      },
      wantsFileNames: completion.fileEndings != nil, usage: completion.usage)
  }
}
