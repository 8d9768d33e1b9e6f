// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import FileWatching
import LineEditing
import Platform
import PreviewDaemon
import PreviewRendering
import PreviewServer
import PreviewState
import Renderers
import Shell
import SpecFiles
import TableSpec

/// A daemon that runs in this process, with its page, its lines and its keys.
struct WatchProcess {
  private let command: WatchSubcommand
  private let specs: [String]
  private let rendering: SpecRendering
  private let picture: @Sendable () -> ShownPicture
  private let output: WatchOutput
  private let view: SpecInView
  private let acts = PageActReports()
  private let server: PageServer?
  private let log: DaemonLog?
  private let daemon: WatchDaemon

  init(
    _ command: WatchSubcommand, specs: [String], rendering: SpecRendering,
    picture: @escaping @Sendable () -> ShownPicture
  ) {
    (self.command, self.specs, self.rendering, self.picture) = (command, specs, rendering, picture)
    let output = WatchOutput(isJSON: command.json)
    self.output = output
    view = SpecInView(specs[0])
    server =
      command.serve
      ? PageServer(specs: specs, rendering: rendering, editing: command.edit ? acts.editing : nil) : nil
    log = command.log.map(DaemonLog.init(path:))
    let notice = ReadyNotice(descriptor: command.readyDescriptor.map { Descriptor(Int32($0)) })
    let printer: any WatchReporting =
      command.json
      ? WatchLines(output: output)
      : WatchPrinter(
        output: output, showsPreview: !command.quiet, clears: command.clear && Self.canClear,
        followed: command.quiet ? nil : FollowedPicture(rendering: rendering, picture: picture))
    let ready = ReadyReporter(inner: printer, notice: notice)
    let reporter = PageReporter(
      inner: log.map { LogReporter(inner: ready, log: $0) } ?? ready, server: server, view: view)
    daemon = WatchDaemon(
      specs: specs, rendering: rendering, reporter: reporter, options: Self.options(of: command, notice),
      terminate: { status in
        KeyTerminal.restore()
        CurrentProcess.exitAtOnce(status)
      })
    acts.send(to: daemon)
    output.onBrokenPipe { [weak daemon] in daemon?.receive(signal: Signal.SIGPIPE) }
  }

  private static func options(of command: WatchSubcommand, _ notice: ReadyNotice) -> WatchDaemonOptions {
    var options = WatchDaemonOptions()
    options.writer = .notingLinks
    options.growing = command.names.filter { SpecArgument.folder(of: $0) != nil }
    options.ownership = OutputOwnership(
      isForced: command.force, memory: Environment.stateFolder.map(WrittenTexts.init(folder:)),
      hint: "-o FOLDER writes the previews to another folder, --force overwrites the file")
    options.watcher.sizeLimit = command.limits[.bytes]
    options.watcher.poll = command.poll.map { .seconds($0) }
    // Ctrl-C in an editor is not meant for the daemon.
    options.takesInterrupt = { ForegroundProgram.takesInterrupt() }
    options.reloadNotice = notice
    options.hangupReloads = !Interactivity.hasControllingTerminal
    return options
  }

  private static var canClear: Bool {
    let terminal = Environment.value("TERM") ?? ""
    return Descriptor.standardOutput.isTerminal && !terminal.isEmpty && terminal != "dumb"
  }

  /// Runs until the daemon is asked to stop.
  ///
  /// - Returns: the daemon's exit code.
  /// - Throws: ``ExitStatus`` if it can't start, after the error is printed.
  func run() throws(ExitStatus) -> Int32 {
    StandardStream.outliveLosses()
    try takeLocks()
    do throws(ExitStatus) {
      try serve()
      try beginLog()
    } catch {
      daemon.releaseLocks()
      throw error
    }
    if let address = server?.address { daemon.announce(page: address) }
    let keys =
      command.json
      ? nil
      : WatchKeys.onTerminal(
        daemon: daemon, rendering: rendering, specs: specs, view: view, page: server?.address,
        output: output, picture: picture)
    // The page reports through them, and doesn't keep them.
    let status = withExtendedLifetime(acts) { daemon.run() }
    output.flush()
    keys?.restore()
    server?.stop()
    return status
  }

  /// Without its locks, two daemons could write the same previews.
  private func takeLocks() throws(ExitStatus) {
    do {
      try daemon.takeLocks(in: DaemonPlace())
    } catch {
      throw failure(error, error.takenLock == nil ? .usage : ExitStatus(code: StopReason.takenStatus))
    }
  }

  private func serve() throws(ExitStatus) {
    guard let server else { return }
    server.onViewed { [weak daemon, view] spec in
      view.set(spec)
      daemon?.view(spec)
    }
    do {
      let notes = try PageAddress.serve(
        server, port: command.port, keptAt: PageAddress.path(of: specs),
        renews: command.newAddress || command.edit)
      for note in notes { StandardStream.error.write("note: \(VisibleText.line(note))\n") }
    } catch {
      throw failure(error, .failure)
    }
  }

  /// Before this, the process that started this daemon in the background prints the daemon's output.
  private func beginLog() throws(ExitStatus) {
    do { try log?.begin() } catch { throw failure(error, .failure) }
  }

  private func failure(_ error: any Error, _ status: ExitStatus) -> ExitStatus {
    StandardStream.error.write("error: \(error)\n")
    return status
  }
}
