// SPDX-License-Identifier: GPL-3.0-or-later

import Platform
import Session
import TerminalPictures

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
  init?(_ mode: ImageMode, _ answers: TerminalAnswers, _ tmux: TmuxClient?) throws(SessionError) {
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
