// SPDX-License-Identifier: GPL-3.0-or-later

@preconcurrency import CReadline
import Platform

extension LineEditor {
  /// What a pane shows, and how its lines are measured and cut to the terminal's width.
  package struct Pane {
    package var lines: [String]
    /// Lines that should be seen, as those of what was just edited; `nil` leaves the pane where it is.
    package var focus: Range<Int>?
    /// The widest line in columns.
    package var width: Int
    /// The line that stands first unless `focus` is elsewhere; `nil` leaves the pane where it is.
    package var top: Int?
    /// What else there is, where the lines are those of some rows only.
    package var rest: PaneRest?
    package var fit: (String, Int) -> String

    package init(
      lines: [String], focus: Range<Int>? = nil, width: Int, top: Int? = nil, rest: PaneRest? = nil,
      fit: @escaping (String, Int) -> String
    ) {
      self.lines = lines
      self.focus = focus
      self.width = width
      self.top = top
      self.rest = rest
      self.fit = fit
    }
  }

  /// Lines that output has before it scrolls away: all of the terminal's, or those below the pane; `nil` where
  /// there is no terminal.
  package var outputRows: Int? { layout?.regionRows ?? TerminalSize()?.rows }

  /// Shows a pane above the prompt, or takes it away.
  ///
  /// - Returns: whether it is as asked; `false` where the terminal cannot.
  @discardableResult
  package func show(_ pane: Pane?) -> Bool {
    guard let pane else {
      closePane()
      return true
    }
    self.pane = pane
    if let top = pane.top { paneTop = top }
    if let layout {
      paneTop = layout.clamped(top: paneTop, of: pane.lines.count)
      focusPane()
      updatePane()
      return true
    }
    guard !hasLowTerminal else { return true }
    guard let layout = paneLayout(lines: pane.lines.count) else {
      self.pane = nil
      return false
    }
    open(layout)
    bindPaneKeys()
    return true
  }

  /// Gives the whole screen to another program, such as a pager; `restorePane` takes it back.
  package func yieldScreen() {
    guard layout != nil else { return }
    writeToTerminal(PaneLayout.closing)
  }

  /// Takes the screen back after another program had it.
  ///
  /// - Parameter keepsScreen: whether that program left the screen as it was; what it left behind otherwise
  ///   goes to the scrollback, and is not drawn over.
  package func restorePane(keepsScreen: Bool = false) {
    guard let layout, pane != nil else { return }
    if keepsScreen, layout.size == TerminalSize() {
      writeToTerminal(layout.resizing(isReflowed: false))
      drawPane()
    } else {
      reopenPane()
    }
  }

  func closePane() {
    guard pane != nil || layout != nil else { return }
    pane = nil
    layout = nil
    hasLowTerminal = false
    paneTop = 0
    unbindPaneKeys()
    writeToTerminal(PaneLayout.closing)
    TerminalGuard.keep(ending: "")
  }

  /// Makes the area anew on an empty screen, and goes to the prompt's first row.
  func reopenPane() {
    guard let pane else { return }
    if let new = paneLayout(lines: pane.lines.count) { open(new) } else { hidePane() }
    redrawPrompt()
  }

  /// The window has another size: the area is made anew, the prompt goes to the last row.
  func resizePane() {
    guard let pane else { return }
    let columns = layout?.size.columns
    defer { if layout?.size.columns != columns { onPaneWidth() } }
    if isPrompting { rl_clear_visible_line() }
    if let new = paneLayout(lines: pane.lines.count) {
      if let former = layout {
        layout = new
        // Terminals wrap what is on the screen anew for another width, and move it up or down.
        writeToTerminal(new.resizing(isReflowed: new.size.columns != former.size.columns))
        focusPane()
        drawPane()
      } else {
        open(new)
      }
    } else {
      hidePane()
    }
    redrawPrompt()
  }

  private func open(_ new: PaneLayout) {
    layout = new
    hasLowTerminal = false
    TerminalGuard.keep(ending: PaneLayout.closing)
    CrashGuard.install()
    writeToTerminal(new.opening)
    focusPane()
    drawPane()
  }

  /// Too low for now; it comes back with the room.
  private func hidePane() {
    layout = nil
    hasLowTerminal = true
    TerminalGuard.keep(ending: "")
    writeToTerminal(PaneLayout.closing)
  }

  private func redrawPrompt() {
    rl_reset_screen_size()
    guard isPrompting else { return }
    rl_on_new_line()
    rl_forced_update_display()
  }

  /// Draws all of it: another program that had the screen may have changed any of its rows.
  func drawPane() {
    paneRows = []
    updatePane()
  }

  /// Draws what changed since it was drawn last.
  func updatePane() {
    guard let pane, let layout else { return }
    let rows = layout.rows(
      pane.lines, from: paneTop, of: pane.rest, ruleWidth: pane.width, fit: pane.fit)
    writeToTerminal(PaneLayout.drawing(rows, over: paneRows))
    paneRows = rows
  }

  private func focusPane() {
    guard let pane, let layout, let focus = pane.focus else { return }
    paneTop = layout.top(showing: focus, from: paneTop, of: pane.lines.count)
  }

  private func paneLayout(lines: Int) -> PaneLayout? {
    guard let terminal = Environment.value("TERM"), terminal != "dumb", let size = TerminalSize() else {
      return nil
    }
    return PaneLayout(size: size, wanted: lines)
  }

  func writeToTerminal(_ text: String) {
    fputs(text, rl_outstream ?? stdout)
    fflush(rl_outstream ?? stdout)
  }
}
