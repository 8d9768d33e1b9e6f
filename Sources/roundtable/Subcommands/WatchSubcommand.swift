// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import OutputFormats
import Platform
import PreviewRendering
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
      .specs(\.names),
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
    try specs.validate()
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
    let process = WatchProcess(self, specs: specs, rendering: rendering, picture: picture)
    throw ExitStatus(code: try process.run())
  }
}
