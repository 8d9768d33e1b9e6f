// SPDX-License-Identifier: GPL-3.0-or-later

extension ShowCommand {
  /// Prints the table as a picture straight to the terminal: neither a pager nor a file shows it.
  func show(_ image: ImageMode, in turn: inout Turn) throws(SessionError) -> String {
    let others = [
      ("--format", format != nil), ("--gaps", showsGaps), ("--addresses", hasAddresses),
      ("--columns", text.columns != nil), ("--compact", text.isCompact), ("--color", text.color != nil),
    ]
    if let option = others.first(where: \.1)?.0 {
      throw SessionError("\(option) can't be combined with --image")
    }
    guard turn.printsToPeople, !turn.session.options.isFilmed, turn.session.host.printsToTerminal else {
      throw SessionError(
        "--image prints only to a terminal", hint: "'render FILE.png' writes the picture to a file")
    }
    turn.session.host.show(turn.drainPending())
    let colors = turn.session.usesColors ? turn.session.colors : nil
    let notes = try turn.session.host.showPicture(
      of: turn.session.layout(), as: image, colors: colors, rows: turn.session.scrollingRows)
    for note in notes { turn.emit(note: note) }
    return ""
  }
}
