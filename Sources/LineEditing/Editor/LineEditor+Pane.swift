@preconcurrency import CReadline

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension LineEditor {
  /// What a pane shows, and how its lines are cut to the terminal's width.
  package struct Pane {
    package var lines: [String]
    package var fit: (String, Int) -> String

    package init(lines: [String], fit: @escaping (String, Int) -> String) {
      self.lines = lines
      self.fit = fit
    }
  }

  /// Whether the terminal can keep a pane: it moves its cursor and is tall enough.
  package var canShowPane: Bool { paneLayout(lines: PaneLayout.minimumHeight) != nil }

  /// Shows a pane above the prompt, or takes it away; call it while a command runs.
  ///
  /// - Returns: whether it is as asked; `false` where the terminal cannot.
  @discardableResult
  package func show(_ pane: Pane?) -> Bool {
    guard let pane else {
      closePane()
      return true
    }
    self.pane = pane
    guard layout == nil else {
      drawPane()
      return true
    }
    guard let layout = paneLayout(lines: pane.lines.count) else {
      self.pane = nil
      return false
    }
    self.layout = layout
    TerminalGuard.keep(ending: PaneLayout.closing)
    CrashGuard.install()
    writeToTerminal(layout.opening)
    drawPane()
    bindClearScreen(toPane: true)
    return true
  }

  /// Redraws after another program had the screen, such as a pager.
  package func restorePane() {
    guard let layout else { return }
    writeToTerminal(layout.resizing(isNarrower: false))
    drawPane()
  }

  func closePane() {
    guard pane != nil || layout != nil else { return }
    pane = nil
    layout = nil
    bindClearScreen(toPane: false)
    writeToTerminal(PaneLayout.closing)
    TerminalGuard.keep(ending: "")
  }

  /// The window has another size: the area is made anew, the prompt goes to the last row.
  func resizePane() {
    guard let pane else { return }
    if isPrompting { rl_clear_visible_line() }
    if let new = paneLayout(lines: pane.lines.count) {
      let widest = pane.lines.map(\.count).max() ?? 0
      let isNarrower = new.size.columns < widest && new.size.columns < layout?.size.columns ?? 0
      layout = new
      TerminalGuard.keep(ending: PaneLayout.closing)
      writeToTerminal(new.resizing(isNarrower: isNarrower))
      drawPane()
    } else {
      // Too low for now; it comes back with the room.
      layout = nil
      TerminalGuard.keep(ending: "")
      writeToTerminal(PaneLayout.closing)
    }
    rl_reset_screen_size()
    guard isPrompting else { return }
    rl_on_new_line()
    rl_forced_update_display()
  }

  private func drawPane() {
    guard let pane, let layout else { return }
    writeToTerminal(layout.drawing(pane.lines, fit: pane.fit))
  }

  private func paneLayout(lines: Int) -> PaneLayout? {
    let terminal = getenv("TERM").map { String(cString: $0) } ?? ""
    guard !terminal.isEmpty, terminal != "dumb", let size = TerminalSize(fileDescriptor: STDOUT_FILENO) else {
      return nil
    }
    return PaneLayout(size: size, wanted: lines)
  }

  /// Ctrl-L empties the region alone; readline's own would empty the pane too.
  private func bindClearScreen(toPane: Bool) {
    let key = Int32(UInt8(ascii: "L") & 0x1F)
    guard toPane else {
      rl_bind_key(key, rl_clear_screen)
      return
    }
    rl_bind_key(key) { _, _ in
      MainActor.assumeIsolated { LineEditor.current?.clearRegion() }
      return 0
    }
  }

  private func clearRegion() {
    guard let layout else { return }
    writeToTerminal(layout.clearing)
    drawPane()
    rl_on_new_line()
    rl_forced_update_display()
  }

  private func writeToTerminal(_ text: String) {
    fputs(text, rl_outstream ?? stdout)
    fflush(rl_outstream ?? stdout)
  }
}
