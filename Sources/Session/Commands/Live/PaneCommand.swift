// SPDX-License-Identifier: GPL-3.0-or-later

struct PaneCommand: SessionCommand {
  static let name = "pane"
  static let abstract = "Keep the preview in a fixed area above the prompt, redrawn after each edit and save."
  static let discussion =
    "The pane works only at the prompt, in a terminal that is tall enough. It scrolls to the row that you edited. `pane up`, `pane down` and `pane ROW` scroll it; so do Page Up and Page Down on an empty line. `option format` changes its format. Ctrl-L clears the screen below the pane. `pane off` removes it. `pane --image auto` shows a picture instead of text: of pixels if the terminal has Kitty's protocol, iTerm2's images or sixels, else of coloured blocks. Pixels need rsvg-convert."
  static let steps = [
    "pane on", "pane 0.1", "pane down", "pane --image auto", "pane --image off", "pane off",
    "pane on --compact",
  ]

  var change: PaneChange?
  var image: ImageMode?
  var look = PaneLook()
  private static let place = PaneChange.words.reduce(ParameterKind.row.map(PaneChange.row)) {
    $0.or($1.word, $1.change)
  }

  static let parameters: [Parameter<Self>] = [
    .optional("place", \.change, place, "Turn the pane on or off, or scroll it; with an option: `on`."),
    .option(
      "image", \.image, .image(ImageMode.allCases),
      "With `on`: show a picture, by the best or by one way; off shows text."),
    .flag("compact", \.look.isCompact, "With `on`: print one line per row."),
    .flag("addresses", \.look.hasAddresses, "With `on`: print addresses and ids on the left."),
  ]

  static func replayed(_ line: String) -> String? { nil }

  func run(in turn: inout Turn) throws(SessionError) -> String {
    guard turn.session.options.isInteractive, turn.scripts.isEmpty else {
      throw SessionError("'pane' works only at the prompt", hint: "'show' prints the preview")
    }
    guard
      let option = look.isCompact ? "compact" : look.hasAddresses ? "addresses" : image.map({ _ in "image" })
    else {
      guard let change else { throw SessionError("missing PLACE", hint: Self.usageHint) }
      turn.request(.pane(change))
      return ""
    }
    guard change ?? .on(PaneLook()) == .on(PaneLook()) else {
      throw SessionError("--\(option) requires 'pane on'")
    }
    var look = look
    look.image = image ?? .off
    guard look.image == .off || !look.isCompact && !look.hasAddresses else {
      throw SessionError("--\(option) can't be combined with --image", hint: "only text has lines to change")
    }
    turn.request(.pane(.on(look)))
    return ""
  }
}
