// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Dispatch
import Drawing
import LineEditing
import Platform
import PreviewDaemon
import PreviewRendering
import Renderers
import Shell
import Synchronization
import TableLayout
import TableModel

/// The single keys that control a daemon that watches on a terminal.
final class WatchKeys: Sendable {
  private struct State {
    var terminal: KeyTerminal?
    var isPaused = false
    var variant = 0
  }

  private static let help = """
    r  render again          o  open the page or SVG   e  edit the spec
    p  pause or continue     v  the next variant       d  changes of the last save
    ?  this help             q  quit

    """

  /// Other ways to show a table, on the terminal only. The files don't change.
  private static let variants: [(name: String, change: @Sendable (inout Table.Info) -> Void)] = [
    ("right to left", { $0.traits.direction = .rightToLeft }),
    ("text size accessibilityLarge", { $0.traits.textSize = .accessibilityLarge }),
    ("text size extraSmall", { $0.traits.textSize = .extraSmall }),
    ("profile ios26", { $0.profile = .iOS26 }),
    ("device iPhone-SE", { $0.traits.device = Device.ID("iPhone-SE") }),
    ("landscape", { $0.traits.orientation = .landscape }),
    ("as the spec says", { _ in }),
  ]

  /// How long the screen waits for the editor's last save to be rendered.
  private static let renderPatience = DispatchTimeInterval.milliseconds(500)

  private let daemon: WatchDaemon
  private let rendering: SpecRendering
  private let view: SpecInView
  private let opener: BackgroundOpener
  private let output: WatchOutput
  /// How the table is shown on the terminal.
  private let picture: @Sendable () -> ShownPicture
  private let state = Mutex(State())

  /// - Returns: `nil` if there is no terminal to press keys on.
  static func onTerminal(
    daemon: WatchDaemon, rendering: SpecRendering, specs: [String], view: SpecInView, page: String?,
    output: WatchOutput, picture: @escaping @Sendable () -> ShownPicture
  ) -> WatchKeys? {
    let opener = BackgroundOpener(
      page.map(BackgroundOpener.Target.page) ?? .file(rendering.outputPaths(of: specs[0]).last ?? ""),
      of: specs, complain: { output.complain("note: \($0)\n") })
    let keys = WatchKeys(
      daemon: daemon, rendering: rendering, specs: specs, view: view, opener: opener, output: output,
      picture: picture)
    let terminal = KeyTerminal(
      onKey: { [weak keys] in keys?.press($0) },
      // The kernel sends the signal only to the terminal's own jobs; this reaches other processes.
      onHangup: { daemon.receive(signal: Signal.SIGHUP) })
    guard let terminal else { return nil }
    keys.state.withLock { $0.terminal = terminal }
    return keys
  }

  private init(
    daemon: WatchDaemon, rendering: SpecRendering, specs: [String], view: SpecInView,
    opener: BackgroundOpener,
    output: WatchOutput, picture: @escaping @Sendable () -> ShownPicture
  ) {
    self.view = view
    self.picture = picture
    self.opener = opener
    self.output = output
    self.daemon = daemon
    self.rendering = rendering
  }

  func restore() {
    state.withLock { $0.terminal?.stop() }
    opener.remove()
  }

  private func press(_ key: Character) {
    switch key {
    case "r": daemon.reload()
    case "o": opener.open()
    case "e": edit()
    case "p": pause()
    case "v": showNextVariant()
    case "d": showChanges()
    case "?", "h": output.write(Self.help)
    case "q": daemon.stop()
    default: break
    }
  }

  private func pause() {
    let isPaused = state.withLock { state in
      state.isPaused.toggle()
      return state.isPaused
    }
    daemon.setPaused(isPaused)
    output.write(isPaused ? "paused; p continues\n" : "continuing\n")
  }

  private func showChanges() {
    for spec in daemon.watchedSpecs {
      let lines = rendering.lastChanges(of: spec)
      let text = lines.isEmpty ? "no changes yet" : lines.joined(separator: "\n  ")
      output.write("\(VisibleText.line(spec)), the last save:\n  \(VisibleText.lines(text))\n")
    }
  }

  private func showNextVariant() {
    let index = state.withLock { state in
      defer { state.variant = (state.variant + 1) % Self.variants.count }
      return state.variant
    }
    let variant = Self.variants[index]
    for spec in daemon.watchedSpecs {
      guard var table = rendering.good(spec)?.table else { continue }
      variant.change(&table.info)
      output.write([
        Array("\(VisibleText.line(spec)), \(variant.name):\n".utf8),
        picture().bytes(of: LaidOutTable(table)),
      ])
    }
  }

  /// The editor has the terminal while it runs. Saves are rendered meanwhile, and their lines are printed after it.
  private func edit() {
    let editor = EditorCommand.own
    let spec = view.current
    let terminal = state.withLock { $0.terminal }
    output.hold()
    terminal?.giveBack()
    let ran = editor.run(spec)
    terminal?.acquire()
    // Most editors save when they close, and the screen should show that save.
    let idle = DispatchSemaphore(value: 0)
    daemon.whenIdle { idle.signal() }
    _ = idle.wait(timeout: .now() + Self.renderPatience)
    output.release()
    if !ran {
      output.complain(
        "note: the editor '\(VisibleText.line(editor.command))' failed; set VISUAL or EDITOR\n")
    }
  }
}
