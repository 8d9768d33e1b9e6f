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

extension PictureProtocol {
  /// Terminals that show Kitty's pictures at placeholders. Others have an older form of the protocol, without them.
  private static let withPlaceholders = ["kitty", "ghostty", "xterm-kitty", "xterm-ghostty"]
  /// Terminals that show iTerm2's images, which are smaller and more exact than sixels.
  private static let withImages = ["iTerm2", "WezTerm", "mintty", "Warp"]

  static func showsPlaceholders(_ names: [String]) -> Bool { isAny(names, of: withPlaceholders) }

  private static func isAny(_ names: [String], of known: [String]) -> Bool {
    names.contains { name in known.contains { name.lowercased().hasPrefix($0.lowercased()) } }
  }

  /// `nil` if the terminal has none.
  ///
  /// - Throws: if tmux would drop the pictures that the mode asks for.
  fileprivate init?(_ mode: ImageMode, _ answers: TerminalAnswers, _ tmux: TmuxClient?) throws(SessionError) {
    if let format = PictureProtocol(rawValue: mode.rawValue) {
      guard format == .sixel || tmux?.passesSequences ?? true else {
        throw SessionError(
          "tmux drops \(format.rawValue) pictures", hint: "allow them: !tmux set allow-passthrough on")
      }
      self = format
      return
    }
    let names = tmux?.names ?? answers.name.map { [$0] } ?? []
    // tmux reports itself, and whether it draws sixels. An image of iTerm2 would stay where a pane was.
    if Self.showsPlaceholders(names), tmux?.passesSequences ?? answers.takesKitty {
      self = .kitty
    } else if tmux == nil, Self.isAny(names, of: Self.withImages) {
      self = .iterm
    } else if answers.takesSixel {
      self = .sixel
    } else {
      return nil
    }
  }
}

/// The size of the terminal's cells.
enum TerminalCell {
  private static let asked = Mutex<(answered: CellSize?, driver: CellSize?)?>(nil)

  /// The size that the terminal answered, until its driver reports another one: a larger font, for example. Call it after the
  /// terminal was asked.
  static var size: CellSize {
    let driver = CellSize(of: .standardOutput)
    return asked.withLock { asked in
      let first = asked ?? (answer, driver)
      asked = first
      if driver != first.driver, let driver { return driver }
      return first.answered ?? driver ?? .fallback
    }
  }

  private static var answer: CellSize? {
    let answers = TerminalQuestion.answers
    guard answers.cell == nil, let window = answers.window, let size = TerminalSize() else {
      return answers.cell
    }
    return CellSize(width: window.x / size.columns, height: window.y / size.rows)
  }
}
