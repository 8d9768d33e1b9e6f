// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Platform
import PreviewRendering
import Session
import Synchronization
import TerminalPictures

/// The way in which this process's terminal shows a picture.
enum TerminalImage: Hashable, Sendable {
  /// Half cells in these colours, with letters.
  case blocks(ColorDepth)
  case pixels(PictureTerminal)

  /// The way that a mode means here, and sentences about the difference from the request. Asks the terminal, once a session.
  ///
  /// - Parameter colors: the colours that blocks may have; `nil` if the user wants none.
  static func of(
    _ mode: ImageMode, colors: ColorDepth?
  ) throws(SessionError) -> (image: TerminalImage, notes: [String]) {
    guard mode != .blocks else { return (try blocks(colors), []) }
    guard Rasterizer.isInstalled else {
      let note =
        "a picture of pixels needs '\(Rasterizer.program)', which is not installed (hint: \(Rasterizer.installing)); blocks are shown"
      return (try blocks(colors), once(.program, note))
    }
    let answers = TerminalQuestion.answers
    let tmux = TmuxClient.isAround ? TmuxClient() : nil
    guard let format = try PictureProtocol(mode, answers, tmux) else {
      let reason =
        tmux.map { PictureProtocol.showsPlaceholders($0.names) } == true
        ? "tmux drops pictures (hint: !tmux set allow-passthrough on)"
        : "this terminal reports no way to show pixels"
      return (try blocks(colors), once(.format, "\(reason); blocks are shown"))
    }
    var terminal = PictureTerminal(
      format, cell: TerminalCell.size, colors: answers.colors ?? 256, isInTmux: TmuxClient.isAround)
    terminal.hasTrueColor = tmux?.passesColors ?? true
    return (.pixels(terminal), [])
  }

  private static func blocks(_ colors: ColorDepth?) throws(SessionError) -> TerminalImage {
    guard let colors, !TerminalWords.isASCII else {
      throw SessionError(
        colors == nil ? "blocks are made of colours, which are off" : "blocks need a UTF-8 locale",
        hint: colors == nil ? "unset NO_COLOR, or start with --color always" : "set LC_ALL to C.UTF-8")
    }
    return .blocks(colors)
  }

  // MARK: - Notes

  private enum Note { case program, format }

  private static let said = Mutex<Set<Note>>([])

  /// The note, the first time in a session.
  private static func once(_ note: Note, _ words: String) -> [String] {
    said.withLock { $0.insert(note).inserted } ? [words] : []
  }
}
