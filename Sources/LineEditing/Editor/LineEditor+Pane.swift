// SPDX-License-Identifier: GPL-3.0-or-later

@preconcurrency import CReadline
import Platform

extension LineEditor {
  /// The content of a pane, and the function that cuts its lines to the terminal's width.
  package struct Pane {
    package var lines: [String]
    /// The lines to make visible, such as those just edited; `nil` leaves the scroll position unchanged.
    package var focus: Range<Int>?
    /// The width of the widest line in columns.
    package var width: Int
    /// The first visible line, unless `focus` is elsewhere; `nil` leaves the scroll position unchanged.
    package var top: Int?
    /// The rows outside the pane, if the lines show only some rows.
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

  /// The number of lines that output can have before it scrolls away: the terminal's, or those below the pane; `nil` without a
  /// terminal.
  package var outputRows: Int? { layout?.regionRows ?? TerminalSize()?.rows }

  /// Shows a pane above the prompt, or removes it.
  ///
  /// - Returns: whether this succeeded; `false` if the terminal can't show a pane.
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

  /// Takes the screen back from another program.
  ///
  /// - Parameter keepsScreen: whether that program restored the screen. Otherwise its output moves to the
  ///   scrollback instead of being overwritten.
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

  /// Sets up the area again on an empty screen, and moves to the prompt's first row.
  func reopenPane() {
    guard let pane else { return }
    if let new = paneLayout(lines: pane.lines.count) { open(new) } else { hidePane() }
    redrawPrompt()
  }

  /// Called when the window's size has changed: the area is set up again, and the prompt moves to the last
  /// row.
  func resizePane() {
    guard let pane else { return }
    let columns = layout?.size.columns
    defer { if layout?.size.columns != columns { onPaneWidth() } }
    if isPrompting { rl_clear_visible_line() }
    if let new = paneLayout(lines: pane.lines.count) {
      if let former = layout {
        layout = new
        // At another width, terminals wrap the screen's content again, which moves it up or down.
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

  /// The terminal is too low at present; the pane returns when there is room.
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

  /// Draws the whole pane: another program may have changed any of its rows.
  func drawPane() {
    paneRows = []
    updatePane()
  }

  /// Draws the rows that changed since they were last drawn.
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
