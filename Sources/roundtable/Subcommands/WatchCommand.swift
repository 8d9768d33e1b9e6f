// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import Basics
import FileWatching
import LineEditing
import OutputFormats
import Platform
import PreviewDaemon
import PreviewRendering
import PreviewServer
import Renderers
import SpecFiles
import TableSpec

struct WatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch", abstract: "Render specs again on every save, until interrupted.",
    discussion: """
      The previews, NAME.txt and NAME.svg or those of --format, are written atomically beside NAME.yaml. If a spec has an \
      error, its last good preview is kept and marked as stale. If a spec is missing, the daemon waits for it. SIGINT and \
      SIGTERM end the daemon with exit code 0, closing its terminal (SIGHUP) ends it with 129; without a terminal, SIGHUP \
      renders again. A slow reader never blocks the daemon: it loses events, and a note says how many. On a terminal you \
      can press single keys; ? lists them. Only one daemon can watch a spec: the exit code is 75 if a spec is already \
      being watched. 'status' shows the daemon, 'stop' ends it.

      In a folder or a pattern, .yaml, .yml and .json files with sections are watched, including files that are created \
      later. Subfolders and hidden files are ignored. A pattern that matches folders is expanded only at the start.
      With --detach, roundtable prints why a daemon could not start and exits with the daemon's exit code. It reports a \
      broken or missing spec, and the daemon waits until it is valid. The daemon's log is a file in \
      $XDG_STATE_HOME/roundtable (~/.local/state/roundtable); --detach prints its name. The log contains the last events: \
      up to 1 MB, and one older file. 'stop' removes it.
      """)

  @Argument(
    help: ArgumentHelp(
      "Spec files, folders of them, or quoted patterns such as 'specs/*.yaml'.", valueName: "specs"))
  var names: [String]

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("Write the previews to this folder; it is created if missing.", valueName: "folder"))
  var output: String?

  @Option(
    help: ArgumentHelp("\(PreviewFormat.meaning)", valueName: "names"))
  var format: String?

  @Option(
    help: ArgumentHelp("Pixels per point of a PNG, 1 to 8; default: the device's.", valueName: "n"))
  var scale: Int?

  @Option(
    name: .customLong("drawing-limit"),
    help: ArgumentHelp(
      "Time limit for one PNG or PDF, 1 to 3600 seconds; default: 30.", valueName: "seconds"))
  var drawingLimit: Int?

  @Flag(help: "Overwrite files that roundtable did not make.")
  var force = false

  @Flag(name: [.short, .long], help: "Print only a line per render, no text preview.")
  var quiet = false

  @Flag(help: "On a terminal, clear the screen before each render.")
  var clear = false

  @Flag(help: "Show one line per row in the terminal's text preview; files are not affected.")
  var compact = false

  @Option(
    help: ArgumentHelp(
      "Colours of the terminal's text preview: auto, always or never; auto depends on NO_COLOR, CLICOLOR_FORCE, TERM and the stream.",
      valueName: "when"))
  var color: ColorPolicy?

  @Flag(help: "Print a line of JSON for each event instead of text.")
  var json = false

  @Flag(help: "Serve a page with the previews to browsers on this machine only.")
  var serve = false

  @Option(
    help: ArgumentHelp(
      "The page's port, 1 to 65535; default: the port used last for these specs, or any free one.",
      valueName: "number"))
  var port: Int?

  @Flag(
    help:
      "Let the page change numbers in specs and start $VISUAL or $EDITOR; the terminal reports each of these."
  )
  var edit = false

  @Flag(
    name: .customLong("new-address"),
    help:
      "Give the page a new address. By default the address is kept, and open tabs reconnect after a restart."
  )
  var newAddress = false

  @Flag(help: "Run in the background; return when the daemon is ready.")
  var detach = false

  /// The log of a daemon in the background, which ``DetachedDaemon`` names.
  @Option(help: .hidden)
  var log: String?

  @Option(
    help: ArgumentHelp(
      "Also poll files at this interval, 0.1 to 3600 seconds; 0 disables polling. Default: every 2 seconds if the "
        + "file system doesn't report all events, such as a network share; otherwise no polling.",
      valueName: "seconds"))
  var backstop: Double?

  @Option(
    name: .customLong("ready-fd"),
    help: ArgumentHelp("Write a newline to this descriptor when ready.", valueName: "n"))
  var readyDescriptor: Int32?

  @Flag(name: .customLong("print-unit"), help: "Print a systemd user unit for this command line and exit.")
  var printUnit = false

  @OptionGroup(title: "Limits") var limits: SpecLimitOptions

  func validate() throws {
    if detach, readyDescriptor != nil { throw ValidationError("--ready-fd can't be combined with --detach") }
    if let port {
      guard serve else { throw ValidationError("--port requires --serve") }
      guard (1...65535).contains(port) else {
        throw ValidationError("--port is out of range: \(port) (allowed: 1 to 65535)")
      }
    }
    if edit, !serve { throw ValidationError("--edit requires --serve (hint: add --serve)") }
    guard serve || !newAddress else { throw ValidationError("--new-address requires --serve") }
    if let backstop, backstop != 0, !(0.1...3600).contains(backstop) {
      throw ValidationError(
        "--backstop is out of range: \(backstop) (allowed: 0.1 to 3600 seconds, or 0 for none)")
    }
    if let format, PreviewFormat.list(format) == nil {
      throw ValidationError(
        "unknown format '\(VisibleText.line(format))' (allowed: \(PreviewFormat.names), each once, separated by commas)"
      )
    }
    if let scale {
      guard formats.contains(.png) else { throw ValidationError("--scale requires --format png") }
      guard RasterFormat.scales.contains(scale) else {
        throw ValidationError("--scale is out of range: \(scale) (allowed: 1 to 8 pixels per point)")
      }
    }
    if let drawingLimit {
      guard formats.contains(where: { $0.raster != nil }) else {
        throw ValidationError("--drawing-limit requires --format png or pdf")
      }
      guard (1...3600).contains(drawingLimit) else {
        throw ValidationError("--drawing-limit is out of range: \(drawingLimit) (allowed: 1 to 3600 seconds)")
      }
    }
    for name in names { try refuse(name) }
    if let readyDescriptor, readyDescriptor < 0 {
      throw ValidationError("--ready-fd must be a file descriptor, 0 or above")
    }
  }

  private var formats: [PreviewFormat] { format.flatMap(PreviewFormat.list) ?? PreviewFormat.standard }

  /// A daemon that could not write what it is started for says so at once.
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

  /// What can never become a spec, unlike a file that is not there yet.
  private func refuse(_ name: String) throws {
    guard !name.isEmpty else { throw ValidationError("a spec's name is empty (hint: name a file)") }
    guard name != "-" else {
      throw ValidationError(
        "'-' is standard input, which cannot be watched (hint: name a file; './-' for one of that name)")
    }
    guard case .several(let files) = SpecArgument(name), files.isEmpty else { return }
    let kind = FileReader.key(of: name)?.isDirectory == true ? "the folder" : "the pattern"
    throw ValidationError(
      "\(kind) '\(VisibleText.line(name))' has no spec (hint: a spec's name ends in "
        + ".\(SpecRecognition.fileExtensions.joined(separator: ", .")))")
  }

  /// Says which files of a folder or a pattern are left out.
  private func findSpecs() throws -> [String] {
    let arguments = names.map(SpecArgument.init)
    let specs = DistinctSpecs.of(arguments.flatMap(\.specs))
    let chosen = Set(specs.map { SpecIdentity($0).entry })
    let others = arguments.flatMap(\.files).filter { !chosen.contains(SpecIdentity($0).entry) }
    // In the background the daemon says so, and its words are passed on.
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
    let picture: @Sendable () -> TextPictureOptions = { [isCompact = compact, color = color ?? .auto] in
      .shown(isCompact: isCompact, color: color)
    }
    let rendering = SpecRendering(
      folder: output, formats: formats, scale: scale, terminal: json || quiet ? nil : picture,
      limits: limits.limits,
      drawingLimit: drawingLimit.map { .seconds($0) } ?? Rasterizer.standardLimit)
    let specs = try findSpecs()
    try refuseCollisions(rendering, of: specs)
    if printUnit { return printServiceUnit() }
    try requireRasterizer()
    try makeFolder()
    try DescriptorSupply.require(DescriptorSupply.ofDaemon, for: "the daemon")
    if detach { return try startDetached(specs) }
    let output = WatchOutput(isJSON: json)
    let printer: any WatchReporting =
      json
      ? WatchLines(output: output)
      : WatchPrinter(
        output: output, showsPreview: !quiet, clears: clear && canClear,
        followed: quiet ? nil : FollowedPicture(rendering: rendering, options: picture))
    StandardStream.outliveLosses()
    let view = SpecInView(specs[0])
    let acts = PageActReports()
    let server =
      serve
      ? PageServer(
        specs: specs, rendering: rendering, editing: edit ? acts.editing : nil)
      : nil
    let notice = ReadyNotice(descriptor: readyDescriptor.map(Descriptor.init))
    let ready = ReadyReporter(inner: printer, notice: notice)
    let log = log.map(DaemonLog.init(path:))
    let reporter = PageReporter(
      inner: log.map { LogReporter(inner: ready, log: $0) } ?? ready, server: server, view: view)
    var daemonOptions = WatchDaemonOptions()
    daemonOptions.writer = .telling
    daemonOptions.growing = names.filter { SpecArgument.folder(of: $0) != nil }
    daemonOptions.ownership = OutputOwnership(
      isForced: force, memory: Environment.stateFolder.map(WrittenTexts.init(folder:)),
      hint: "-o FOLDER writes the previews to another folder, --force overwrites the file")
    daemonOptions.watcher.sizeLimit = limits.limits[.bytes]
    if let backstop { daemonOptions.watcher.backstop = backstop == 0 ? .never : .every(.seconds(backstop)) }
    // Ctrl-C in an editor is not meant for the daemon.
    daemonOptions.takesInterrupt = { ForegroundProgram.takesInterrupt() }
    daemonOptions.reloadNotice = notice
    daemonOptions.hangupReloads = !Interactivity.hasControllingTerminal
    let daemon = WatchDaemon(
      specs: specs, rendering: rendering, reporter: reporter, options: daemonOptions,
      terminate: WatchEnding.now)
    acts.send(to: daemon)
    output.onBrokenPipe { [weak daemon] in daemon?.receive(signal: Signal.SIGPIPE) }
    do {
      try daemon.listen(at: DaemonPlace())
    } catch {
      guard !error.isTaken else {
        StandardStream.error.write("error: \(error)\n")
        throw ExitStatus(code: 75)
      }
      // Previews do not need it: a folder that cannot be made costs `status` and `stop`.
      StandardStream.error.write("note: 'roundtable status' will not find this daemon: \(error)\n")
    }
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
    // Up to here the command that started this daemon in the background prints what it says.
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
    let status = daemon.run()
    WatchEnding.begin(status: status)
    output.flush()
    keys?.restore()
    server?.stop()
    throw ExitStatus(code: status)
  }

  private var canClear: Bool {
    let terminal = Environment.value("TERM") ?? ""
    return Descriptor.standardOutput.isTerminal && !terminal.isEmpty && terminal != "dumb"
  }

  private var options: [String] {
    (output.map { ["--output", $0] } ?? []) + (format.map { ["--format", $0] } ?? [])
      + (scale.map { ["--scale", String($0)] } ?? [])
      + (drawingLimit.map { ["--drawing-limit", String($0)] } ?? []) + (force ? ["--force"] : [])
      + (quiet ? ["--quiet"] : [])
      + (compact ? ["--compact"] : []) + (color.map { ["--color", $0.rawValue] } ?? [])
      + (json ? ["--json"] : [])
      + (serve ? ["--serve"] : []) + (edit ? ["--edit"] : []) + (port.map { ["--port", String($0)] } ?? [])
      + (newAddress ? ["--new-address"] : []) + (backstop.map { ["--backstop", String($0)] } ?? [])
      + limits.arguments
  }

  private func startDetached(_ specs: [String]) throws {
    do {
      try DaemonPlace().prepare()
    } catch {
      StandardStream.error.write("error: \(error)\n")
      throw ExitStatus.failure
    }
    let log = DaemonLog.path(of: specs)
    // The log holds events alone.
    let process = try DetachedDaemon.start(
      options: options + (json || quiet ? [] : ["--quiet"]), specs: names, log: log)
    let status = RunningDaemons.all(watching: specs[0]).first?.report
    for error in status?.specs.compactMap(\.error) ?? [] {
      StandardStream.error.write(VisibleText.lines(error) + "\n")
    }
    StandardStream.output.write(
      "watching in the background, process \(process); 'roundtable stop' ends it\nlog: \(VisibleText.line(log))\n"
    )
    if let page = status?.page { StandardStream.output.write("page: \(page)\n") }
  }

  private func printServiceUnit() {
    let folder = PathText.workingFolder ?? "."
    StandardStream.output.write(
      ServiceUnit.text(
        specs: names.map(PathText.absolute), options: options, folder: folder,
        executable: CurrentProcess.executablePath, startsEditors: edit))
  }

  private func refuseCollisions(_ rendering: SpecRendering, of specs: [String]) throws {
    var collisions = OutputCollisions(OutputGuard(specs: specs))
    for spec in specs {
      if let problem = collisions.add(spec, outputs: rendering.outputPaths(of: spec)) {
        throw ValidationError(problem)
      }
    }
  }
}
