// SPDX-License-Identifier: GPL-3.0-or-later

@preconcurrency import CReadline

extension LineEditor {
  /// A function that readline calls for a key, with the numeric argument and the key.
  typealias KeyFunction = @convention(c) (Int32, Int32) -> Int32

  /// Scrolls the pane; does nothing if there is none.
  package func scrollPane(_ movement: PaneMovement) {
    let isNearEdge = paneState.scroll(movement)
    updatePane()
    if isNearEdge { callbacks.onPaneEdge() }
  }

  /// Keys with a special meaning while there is a pane. Page Up and Page Down scroll it if the line is empty; otherwise they
  /// keep their usual meaning, which often is a search of the history.
  private static let pageUp = "\\e[5~"
  private static let pageDown = "\\e[6~"
  private static let clearScreen = Int32(UInt8(ascii: "L") & 0x1F)

  func bindPaneKeys() {
    // Ctrl-L clears only the region; readline's own command would also clear the pane.
    rl_bind_key(Self.clearScreen) { _, _ in
      MainActor.assumeIsolated { LineEditor.current?.clearRegion() }
      return 0
    }
    guard paneState.formerPageKeys == nil else { return }
    paneState.formerPageKeys = (Self.function(of: Self.pageUp), Self.function(of: Self.pageDown))
    rl_bind_keyseq(Self.pageUp) { count, key in
      MainActor.assumeIsolated { LineEditor.current?.turnPage(-1, count, key) ?? 0 }
    }
    rl_bind_keyseq(Self.pageDown) { count, key in
      MainActor.assumeIsolated { LineEditor.current?.turnPage(1, count, key) ?? 0 }
    }
  }

  func unbindPaneKeys() {
    rl_bind_key(Self.clearScreen, rl_clear_screen)
    guard let former = paneState.formerPageKeys else { return }
    paneState.formerPageKeys = nil
    rl_bind_keyseq(Self.pageUp, former.up)
    rl_bind_keyseq(Self.pageDown, former.down)
  }

  private func turnPage(_ pages: Int, _ count: Int32, _ key: Int32) -> Int32 {
    guard rl_end > 0 || paneState.layout == nil else {
      scrollPane(.pages(pages))
      return 0
    }
    let former = paneState.formerPageKeys.flatMap { pages < 0 ? $0.up : $0.down }
    return former?(count, key) ?? rl_ding()
  }

  /// The function bound to a key; `nil` for none, and for a macro, which can't be called.
  private static func function(of sequence: String) -> KeyFunction? {
    var type: Int32 = 0
    let function = rl_function_of_keyseq(sequence, nil, &type)
    return type == ISFUNC ? function : nil
  }

  private func clearRegion() {
    guard let layout = paneState.layout else { return }
    erasePicture()
    writeToTerminal(layout.clearing)
    drawPane()
    rl_on_new_line()
    rl_forced_update_display()
  }
}
