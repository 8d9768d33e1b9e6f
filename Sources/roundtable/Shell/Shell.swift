import Console
import Dispatch
import LineEditing

/// The interactive shell: a session behind a prompt, with a watcher beside it.
@MainActor
final class Shell {
  private var session: Session
  private let editor: LineEditor
  private var watch: ShellWatch?
  /// Readline and signals call back for as long as the process lives.
  private static var current: Shell?

  /// Never returns: the shell ends the process.
  nonisolated static func run(document: Document, watches: Bool, keepsHistory: Bool) -> Never {
    MainActor.assumeIsolated {
      let shell = Shell(document: document, keepsHistory: keepsHistory)
      current = shell
      shell.start(watches: watches)
    }
    dispatchMain()
  }

  private init(document: Document, keepsHistory: Bool) {
    session = Session(
      document: document, workspace: SystemWorkspace(), options: Session.Options(isInteractive: true))
    let usesColor = ColorPolicy.auto.allowsColor(fileDescriptor: 1)
    editor = LineEditor(
      configuration: LineEditor.Configuration(
        applicationName: "roundtable", prompt: usesColor ? "\u{1B}[1mroundtable>\u{1B}[0m " : "roundtable> ",
        continuationPrompt: "         …> ", historyPath: keepsHistory ? Environment.historyPath : nil,
        historyLimit: 10_000))
  }

  private func start(watches: Bool) {
    editor.onLine = { [weak self] in self?.run($0) ?? .stop }
    editor.needsMoreInput = { CommandLexer.isContinued($0) }
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
    if watches, let path { begin(.watch(path: path)) }
    editor.start()
  }

  private func run(_ line: String) -> LineOutcome {
    let before = session.table
    // A continued line comes with its line ends; the backslash before each belongs to it.
    let result = session.execute(line.joiningContinuations)
    for output in result.outputs { output.write() }
    for effect in result.effects { begin(effect) }
    if session.table != before { watch?.writePreviews(of: session.table) }
    if let code = result.exitCode {
      editor.stop()
      ExitStatus(code: code).exit()
    }
    return result.hasFailed ? .failed : .succeeded
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
    case .reloaded: announce("\(path) reloaded: \(SyncReport(from: before, to: session.table).text)")
    case .merged:
      announce(
        "\(path) merged with your unsaved edits: \(SyncReport(from: before, to: session.table).text)")
    case .conflict(let conflicts):
      editor.notify(
        "\(path) and you both changed \(conflicts.joined(separator: "; ")); yours stay: "
          + "'diff file' shows it, 'reload' takes the file's, 'save --force' writes yours")
    }
  }

  private func announce(_ text: String) {
    watch?.writePreviews(of: session.table)
    editor.notify(text)
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

extension String {
  /// A line that goes on after backslashes, as one.
  fileprivate var joiningContinuations: String {
    split(separator: "\n", omittingEmptySubsequences: false).enumerated().reduce("") { joined, part in
      joined.last == "\\" && part.offset > 0
        ? String(joined.dropLast()) + part.element : joined + part.element
    }
  }
}
