// SPDX-License-Identifier: GPL-3.0-or-later

struct PaneCommand: SessionCommand {
  static let name = "pane"
  static let abstract = "Keep the preview in a fixed area above the prompt, redrawn after each edit and save."
  static let discussion =
    "The pane works only at the prompt, in a terminal that is tall enough. It scrolls to the row that you edited. `pane up`, `pane down` and `pane ROW` scroll it; so do Page Up and Page Down on an empty line. `option format` changes its format. Ctrl-L clears the screen below the pane. `pane off` removes it."
  static let steps = ["pane on", "pane 0.1", "pane down", "pane off", "pane on --compact"]

  @Required var change: PaneChange
  var look = PaneLook()
  private static let place = PaneChange.words.reduce(ParameterKind.row.map(PaneChange.row)) {
    $0.or($1.word, $1.change)
  }

  static let parameters: [Parameter<Self>] = [
    .argument("place", \.$change, place, "Turn the pane on or off, or scroll it."),
    .flag("compact", \.look.isCompact, "With `on`: print one line per row."),
    .flag("addresses", \.look.hasAddresses, "With `on`: print addresses and ids on the left."),
  ]

  static func replayed(_ line: String) -> String? { nil }

  func run(in turn: inout Turn) throws(SessionError) -> String {
    guard turn.session.options.isInteractive, turn.scripts.isEmpty else {
      throw SessionError("'pane' works only at the prompt", hint: "'show' prints the preview")
    }
    if look == PaneLook() {
      turn.request(.pane(change))
    } else {
      guard change == .on(PaneLook()) else {
        throw SessionError("--\(look.isCompact ? "compact" : "addresses") requires 'pane on'")
      }
      turn.request(.pane(.on(look)))
    }
    return ""
  }
}
