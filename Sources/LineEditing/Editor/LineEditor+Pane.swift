// SPDX-License-Identifier: GPL-3.0-or-later

@preconcurrency import CReadline
import Platform

/// Shows a pane above the prompt, sets it up again after other programs and new sizes, and removes it.
extension LineEditor {
  /// The number of lines that output can have before it scrolls away: the terminal's, or those below the pane; `nil` without a
  /// terminal.
  package var outputRows: Int? { paneState.layout?.regionRows ?? TerminalSize()?.rows }

  /// The pane's place; `nil` without a pane, and while there is no room for it.
  package var paneLayout: PaneLayout? { paneState.layout }

  /// The first visible line of the pane.
  package var paneTop: Int { paneState.top }

  /// Shows a pane above the prompt, or removes it.
  ///
  /// - Returns: whether this succeeded; `false` if the terminal can't show a pane.
  @discardableResult
  package func show(_ pane: Pane?) -> Bool {
    guard let pane else {
      closePane()
      return true
    }
    let isNew = paneState.pane == nil
    paneState.set(pane)
    guard paneState.layout == nil else {
      updatePane()
      return true
    }
    // A terminal that is too low at present shows the pane later.
    guard isNew else { return true }
    guard let layout = paneState.fittingLayout else {
      paneState = PaneState()
      return false
    }
    open(layout)
    bindPaneKeys()
    return true
  }

  /// Erases the pane's rows before a pane of another kind: text doesn't replace all pixels of a picture.
  package func erasePane() {
    guard let layout = paneState.layout else { return }
    erasePicture()
    writeToTerminal(layout.erasing)
  }

  /// Gives the whole screen to another program, such as a pager; `restorePane` takes it back.
  package func yieldScreen() {
    guard paneState.layout != nil else { return }
    erasePicture()
    writeToTerminal(PaneLayout.closing)
  }

  /// Takes the screen back from another program.
  ///
  /// - Parameter keepsScreen: whether that program restored the screen. Otherwise its output moves to the
  ///   scrollback instead of being overwritten.
  package func restorePane(keepsScreen: Bool = false) {
    guard let layout = paneState.layout else { return }
    if keepsScreen, layout.size == TerminalSize() {
      writeToTerminal(layout.resizing(isReflowed: false))
      drawPane()
    } else {
      reopenPane()
    }
  }

  func closePane() {
    guard paneState.pane != nil else { return }
    unbindPaneKeys()
    erasePicture()
    paneState = PaneState()
    writeToTerminal(PaneLayout.closing)
    TerminalGuard.keep(ending: "")
  }

  /// Sets up the area again on an empty screen, and moves to the prompt's first row.
  func reopenPane() {
    if let new = paneState.fittingLayout { open(new) } else { hidePane() }
    redrawPrompt()
  }

  /// Called when the window's size has changed: the area is set up again, and the prompt moves to the last
  /// row.
  func resizePane() {
    let former = paneState.layout
    let hasPicture = paneState.pane?.picture != nil
    defer {
      let size = paneState.layout?.size
      if hasPicture || size?.columns != former?.size.columns { callbacks.onPaneWidth() }
    }
    if isPrompting { rl_clear_visible_line() }
    erasePicture()
    if let new = paneState.fittingLayout {
      if let former {
        paneState.layout = new
        // At another width, terminals wrap the screen's content again, which moves it up or down; and a picture may move to any
        // row at another height.
        writeToTerminal(
          new.resizing(isReflowed: hasPicture || new.size.columns != former.size.columns)
            + (hasPicture ? new.erasing : ""))
        paneState.scrollToFocus()
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
    paneState.layout = new
    writeToTerminal(new.opening)
    paneState.scrollToFocus()
    drawPane()
  }

  /// Removes a picture with all its pixels; does nothing to a text.
  func erasePicture() {
    writeToTerminal(paneState.removal)
    paneState.rows = []
  }

  /// The terminal is too low at present; the pane returns when there is room.
  private func hidePane() {
    erasePicture()
    paneState.layout = nil
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
    paneState.rows = []
    updatePane()
  }

  /// Draws the rows that changed since they were last drawn.
  func updatePane() {
    if paneState.layout != nil { TerminalGuard.keep(ending: paneState.removal + PaneLayout.closing) }
    writeToTerminal(paneState.drawing())
  }

  func writeToTerminal(_ text: String) {
    fputs(text, rl_outstream ?? stdout)
    fflush(rl_outstream ?? stdout)
  }
}
