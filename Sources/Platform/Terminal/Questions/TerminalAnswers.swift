// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// The answers of a terminal to ``question``: which pictures it shows, and in which size.
package struct TerminalAnswers: Hashable, Sendable {
  /// Whether it took a picture of Kitty's protocol. It needn't show pictures at placeholders.
  package private(set) var takesKitty = false
  /// Whether it shows sixels.
  package private(set) var takesSixel = false
  /// Its name and version, as XTVERSION reports them: `kitty(0.32.2)`; `nil` if it has none.
  package private(set) var name: String?
  package private(set) var cell: CellSize?
  /// The width and height of all cells in pixels, for a terminal that doesn't report the size of one.
  package private(set) var window: SIMD2<Int>?
  /// The number of colours of a sixel picture.
  package private(set) var colors: Int?
  /// Whether the last answer has arrived, so that no further one follows.
  package private(set) var isComplete = false

  package init() {}

  /// A picture of one pixel that Kitty's protocol tests without showing it. In tmux and screen it would be the window's title.
  static let kittyQuestion = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"
  /// XTVERSION; the size of a cell and of the window (XTWINOPS 16 and 14); the number of sixel's colours (XTSMGRAPHICS); and
  /// DA1, which every terminal answers, in order. Sources: Kitty's "Querying support", and xterm's control sequences.
  static let question = "\u{1B}[>q\u{1B}[16t\u{1B}[14t\u{1B}[?1;1;0S\u{1B}[c"

  /// - Parameter answer: as ``AnswerScanner`` returns it.
  package mutating func note(_ answer: String) {
    let numbers = answer.split { !$0.isNumber }.compactMap { Int($0) }
    switch answer.prefix(2) {
    case "_G": takesKitty = takesKitty || answer.hasPrefix("_Gi=31;OK")
    case "P>": name = String(answer.dropFirst(3).prefix { $0 != "\u{1B}" })
    case "[6" where numbers.count == 3: cell = CellSize(width: numbers[2], height: numbers[1])
    case "[4" where numbers.count == 3: window = SIMD2(numbers[2], numbers[1])
    case "[?" where answer.hasSuffix("S"):
      // Item 1, status 0 (success), value.
      if numbers.count == 3, numbers[0] == 1, numbers[1] == 0, numbers[2] > 1 { colors = numbers[2] }
    case "[?":
      // The first number is the terminal's class; 4 among the others is sixel.
      takesSixel = numbers.dropFirst().contains(4)
      isComplete = true
    default: break
    }
  }
}
