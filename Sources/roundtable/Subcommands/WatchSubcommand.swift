// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import FileWatching
import LineEditing
import OutputFormats
import Platform
import PreviewDaemon
import PreviewRendering
import PreviewServer
import PreviewState
import Renderers
import Session
import Shell
import SpecFiles
import TableLayout
import TableSpec

struct WatchSubcommand: Subcommand {
  static let name = "watch"
  static let abstract = "Render specs again on every save, until interrupted."
  static let discussion = """
    The previews, NAME.txt and NAME.svg or those of --format, are written atomically beside NAME.yaml. If a spec has an \
    error, its last good preview is kept and marked as stale. If a spec is missing, the daemon waits for it. SIGINT and \
    SIGTERM end the daemon with exit code 0, closing its terminal (SIGHUP) ends it with 129; without a terminal, SIGHUP \
    renders again. A slow reader never blocks the daemon: it loses events, and a note says how many. On a terminal you \
    can press single keys; ? lists them. Only one daemon can watch a spec: the exit code is 75 if a spec is already \
    being watched, or if another daemon writes one of its previews. 'status' shows the daemon, 'stop' ends it.

    In a folder or a pattern, .yaml, .yml and .json files with sections are watched, including files that are created \
    later. Subfolders and hidden files are ignored. A pattern that matches folders is expanded only at the start.
    With --detach, roundtable prints why a daemon could not start and exits with the daemon's exit code. It reports a \
    broken or missing spec, and the daemon waits until it is valid. The daemon's log is a file in \
    $XDG_STATE_HOME/roundtable (~/.local/state/roundtable); --detach prints its name. The log contains the last events: \
    up to 1 MB, and one older file. 'stop' removes it.
    """

  var names: [String] = []
  var output: String?
  var format: [PreviewFormat]?
  var scale: Int?
  var drawingLimit: Int?
  var force = false
  var quiet = false
  var clear = false
  var compact = false
  var color: ColorPolicy?
  var json = false
  var serve = false
  var port: Int?
  var edit = false
  var newAddress = false
  var detach = false
  /// The log of a daemon in the background, which ``DetachedDaemon`` names.
  var log: String?
  var poll: Double?
  var readyDescriptor: Int?
  var printUnit = false
  var limits = SpecLimits.standard
  static let parameters: [Parameter<Self>] =
    [
      .rest(
        "specs", \.names, .path(SpecRecognition.fileExtensions),
        "Spec files, folders of them, or quoted patterns such as 'specs/*.yaml'."
      ).needed,
      .option(
        "output", \.output, .path(), "Write the previews to this folder; it is created if missing."
      ).or(short: "o").valued("FOLDER"),
      .previewFormats(\.format), .scale(\.scale),
      .option(
        "drawing-limit", \.drawingLimit, .integer(1...3600),
        "Time limit for one PNG or PDF in seconds; default: 30."
      ).valued("SECONDS"),
      .force(\.force, "Overwrite files that roundtable did not make."),
      .flag("quiet", \.quiet, "Print only a line per render, no text preview.").or(short: "q"),
      .flag("clear", \.clear, "On a terminal, clear the screen before each render."),
      .flag(
        "compact", \.compact,
        "Show one line per row in the terminal's text preview; files are not affected."),
      .color(\.color),
      .flag("json", \.json, "Print a line of JSON for each event instead of text."),
      .flag("serve", \.serve, "Serve a page with the previews to browsers on this machine only."),
      .option(
        "port", \.port, .integer(1...65535),
        "The page's port; default: the port used last for these specs, or any free one."),
      .flag(
        "edit", \.edit,
        "Let the page change numbers in specs and start $VISUAL or $EDITOR; the terminal reports each of these."
      ),
      .flag(
        "new-address", \.newAddress,
        "Give the page a new address. By default the address is kept, and open tabs reconnect after a restart."
      ),
      .flag("detach", \.detach, "Run in the background; return when the daemon is ready."),
      .option("log", \.log, .path(), "Write all that is printed to this file.").hidden,
      .option(
        "poll", \.poll, interval,
        "Also look at the files at this interval, 0.1 to 3600 seconds: for file systems that don't report all changes, "
          + "such as network shares."
      ).valued("SECONDS"),
      .option(
        "ready-fd", \.readyDescriptor, .integer(0...Int(Int32.max)),
        "Write a newline to this descriptor when ready."),
      .flag("print-unit", \.printUnit, "Print a systemd user unit for this command line and exit."),
    ] + Parameter.limits(\.limits)

  private static let interval = ParameterKind<Double>(.text) { text, context throws(SessionError) in
    guard let seconds = Double(text) else {
      throw SessionError("expected \(context.label) to be a number, found '\(text)'")
    }
    guard (0.1...3600).contains(seconds) else {
      throw SessionError("\(context.label) is out of range: \(text)", hint: "allowed: 0.1 to 3600 seconds")
    }
    return seconds
  }

  func validate() throws(SessionError) {
    if detach, readyDescriptor != nil { throw SessionError("--ready-fd can't be combined with --detach") }
    if port != nil, !serve { throw SessionError("--port requires --serve") }
    if edit, !serve { throw SessionError("--edit requires --serve", hint: "add --serve") }
    if newAddress, !serve { throw SessionError("--new-address requires --serve") }
    if scale != nil, !formats.contains(.png) { throw SessionError("--scale requires --format png") }
    if drawingLimit != nil, !formats.contains(where: { $0.raster != nil }) {
      throw SessionError("--drawing-limit requires --format png or pdf")
    }
    // Checked before anything is opened: the number must not become that of the daemon's own lock.
    if let readyDescriptor, !Descriptor(Int32(readyDescriptor)).isWritable {
      throw SessionError(
        "--ready-fd \(readyDescriptor) is not open for writing",
        hint: "open it in the shell, as in 'roundtable watch SPEC --ready-fd 3 3>FILE'")
    }
    for name in names { try refuse(name) }
  }

  private var formats: [PreviewFormat] { format ?? PreviewFormat.standard }

  /// Refuses formats that no installed program can draw.
  private func requireRasterizer() throws {
    guard formats.contains(where: { $0.raster != nil }), !Rasterizer.isInstalled else { return }
    let absence = Rasterizer.absence
    StandardStream.error.write("error: \(absence.message)\nhint: \(absence.hint ?? "")\n")
    throw ExitStatus.failure
  }

  private func makeFolder() throws(ExitStatus) {
    guard let output else { return }
    do {
      try FolderMaker.make(output)
    } catch {
      StandardStream.error.write("error: \(error)\n")
      throw .failure
    }
  }

  /// Throws an error for a name that can't be a spec's. A file that doesn't exist yet is allowed.
  private func refuse(_ name: String) throws(SessionError) {
    guard !name.isEmpty else { throw SessionError("a spec's name is empty", hint: "name a file") }
    guard name != "-" else {
      throw SessionError(
        "'-' is standard input, which cannot be watched", hint: "name a file; './-' for one of that name")
    }
    guard FileReader.entryKey(of: name) != nil || !GitRevision.isMeant(by: name) else {
      throw SessionError(
        "'\(VisibleText.line(name))' is a git revision, which cannot be watched",
        hint: "name a file; a file's name can begin with ./")
    }
    guard case .several(let files) = SpecArgument(name), files.isEmpty else { return }
    let kind = FileReader.key(of: name)?.isDirectory == true ? "the folder" : "the pattern"
    throw SessionError(
      "\(kind) '\(VisibleText.line(name))' has no spec",
      hint: "a spec's name ends in .\(SpecRecognition.fileExtensions.joined(separator: ", ."))")
  }

  /// Prints which files of a folder or a pattern are ignored.
  private func findSpecs() throws -> [String] {
    let arguments = names.map(SpecArgument.init)
    let specs = DistinctSpecs.of(arguments.flatMap(\.specs))
    let chosen = Set(specs.map { PathIdentity($0).entry })
    let others = arguments.flatMap(\.files).filter { !chosen.contains(PathIdentity($0).entry) }
    // With --detach, the daemon prints the note, and this process passes it on.
    if !others.isEmpty, !detach {
      let list = DistinctSpecs.of(others).map { "'\(VisibleText.line($0))'" }.joined(separator: ", ")
      StandardStream.error.write("note: not watched, because they contain no sections: \(list)\n")
    }
    guard !specs.isEmpty else {
      StandardStream.error.write(
        "error: none of these files has sections (hint: a spec contains 'sections:', followed by its rows)\n")
      throw ExitStatus.failure
    }
    return specs
  }

  func run() throws {
    let picture: @Sendable () -> ShownPicture = { [isCompact = compact, color = color ?? .auto] in
      .onOutput(isCompact: isCompact, color: color)
    }
    let terminal: @Sendable (LaidOutTable) -> [UInt8]? = { picture().bytesUnlessAsFile(of: $0) }
    let rendering = SpecRendering(
      folder: output, formats: formats, scale: scale, terminal: json || quiet ? nil : terminal,
      limits: limits,
      drawingLimit: drawingLimit.map { .seconds($0) } ?? Rasterizer.standardLimit)
    let specs = try findSpecs()
    try refuseCollisions(rendering, of: specs)
    if printUnit { return try printServiceUnit() }
    try requireRasterizer()
    try makeFolder()
    try DescriptorSupply.require(
      DescriptorSupply.ofDaemon(of: specs.count, outputs: formats.count), for: "the daemon")
    if detach { return try startDetached(specs) }
    SharedFolderNote.write(about: specs + specs.flatMap(rendering.outputPaths))
    let output = WatchOutput(isJSON: json)
    let printer: any WatchReporting =
      json
      ? WatchLines(output: output)
      : WatchPrinter(
        output: output, showsPreview: !quiet, clears: clear && canClear,
        followed: quiet ? nil : FollowedPicture(rendering: rendering, picture: picture))
    StandardStream.outliveLosses()
    let view = SpecInView(specs[0])
    let acts = PageActReports()
    let server =
      serve
      ? PageServer(
        specs: specs, rendering: rendering, editing: edit ? acts.editing : nil)
      : nil
    let notice = ReadyNotice(descriptor: readyDescriptor.map { Descriptor(Int32($0)) })
    let ready = ReadyReporter(inner: printer, notice: notice)
    let log = log.map(DaemonLog.init(path:))
    let reporter = PageReporter(
      inner: log.map { LogReporter(inner: ready, log: $0) } ?? ready, server: server, view: view)
    var daemonOptions = WatchDaemonOptions()
    daemonOptions.writer = .notingLinks
    daemonOptions.growing = names.filter { SpecArgument.folder(of: $0) != nil }
    daemonOptions.ownership = OutputOwnership(
      isForced: force, memory: Environment.stateFolder.map(WrittenTexts.init(folder:)),
      hint: "-o FOLDER writes the previews to another folder, --force overwrites the file")
    daemonOptions.watcher.sizeLimit = limits[.bytes]
    daemonOptions.watcher.poll = poll.map { .seconds($0) }
    // Ctrl-C in an editor is not meant for the daemon.
    daemonOptions.takesInterrupt = { ForegroundProgram.takesInterrupt() }
    daemonOptions.reloadNotice = notice
    daemonOptions.hangupReloads = !Interactivity.hasControllingTerminal
    let daemon = WatchDaemon(
      specs: specs, rendering: rendering, reporter: reporter, options: daemonOptions,
      terminate: { status in
        KeyTerminal.restore()
        CurrentProcess.exitAtOnce(status)
      })
    acts.send(to: daemon)
    output.onBrokenPipe { [weak daemon] in daemon?.receive(signal: Signal.SIGPIPE) }
    do {
      try daemon.takeLocks(in: DaemonPlace())
    } catch {
      // Without a lock, two daemons could write the same previews.
      StandardStream.error.write("error: \(error)\n")
      throw error.takenLock == nil ? .usage : ExitStatus(code: StopReason.takenStatus)
    }
    var isStarted = false
    defer { if !isStarted { daemon.releaseLocks() } }
    if let server {
      server.onViewed { [weak daemon] spec in
        view.set(spec)
        daemon?.view(spec)
      }
      do {
        let notes = try PageAddress.serve(
          server, port: port, keptAt: PageAddress.path(of: specs), renews: newAddress || edit)
        for note in notes { StandardStream.error.write("note: \(VisibleText.line(note))\n") }
      } catch {
        StandardStream.error.write("error: \(error)\n")
        throw ExitStatus.failure
      }
    }
    // Before this, the process that started this daemon in the background prints the daemon's output.
    do { try log?.begin() } catch {
      StandardStream.error.write("error: \(error)\n")
      throw ExitStatus.failure
    }
    if let address = server?.address { daemon.announce(page: address) }
    let keys =
      json
      ? nil
      : WatchKeys.onTerminal(
        daemon: daemon, rendering: rendering, specs: specs, view: view, page: server?.address,
        output: output, picture: picture)
    isStarted = true
    let status = daemon.run()
    output.flush()
    keys?.restore()
    server?.stop()
    throw ExitStatus(code: status)
  }

  private var canClear: Bool {
    let terminal = Environment.value("TERM") ?? ""
    return Descriptor.standardOutput.isTerminal && !terminal.isEmpty && terminal != "dumb"
  }

  /// The options of the command line for a daemon that another program starts.
  private var options: [String] {
    get throws(SessionError) {
      try Self.options(
        in: Array(CommandLine.arguments.dropFirst(2)),
        except: ["clear", "detach", "log", "ready-fd", "print-unit"])
    }
  }

  private func startDetached(_ specs: [String]) throws {
    do {
      try DaemonPlace().prepare()
    } catch {
      StandardStream.error.write("error: \(error)\n")
      throw ExitStatus.usage
    }
    let log = DaemonLog.path(of: specs)
    // The log contains only events.
    let process = try DetachedDaemon.start(
      options: try options + (json || quiet ? [] : ["--quiet"]), specs: names, log: log)
    let status = RunningDaemons.watching(specs[0]).first?.status()
    for error in status?.specs.compactMap(\.error) ?? [] {
      StandardStream.error.write(VisibleText.lines(error) + "\n")
    }
    StandardStream.output.write(
      "watching in the background, process \(process); 'roundtable stop' ends it\nlog: \(VisibleText.line(log))\n"
    )
    if let page = status?.page { StandardStream.output.write("page: \(page)\n") }
  }

  private func printServiceUnit() throws {
    let folder = PathText.workingFolder ?? "."
    StandardStream.output.write(
      ServiceUnit.text(
        specs: names.map(PathText.absolute), options: try options, folder: folder,
        executable: CurrentProcess.executablePath, startsEditors: edit))
  }

  private func refuseCollisions(_ rendering: SpecRendering, of specs: [String]) throws {
    let claims = OutputClaims(OutputGuard(specs: specs))
    for spec in specs {
      do { try claims.claim(rendering.outputPaths(of: spec), for: spec) } catch {
        throw SessionError(VisibleText.line(error.message), hint: error.hint)
      }
    }
  }
}
