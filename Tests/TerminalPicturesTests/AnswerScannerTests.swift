// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Platform
import Testing

struct AnswerScannerTests {
  private func scan(_ pieces: [String]) -> (answers: [String], typed: String, rest: String) {
    var scanner = AnswerScanner()
    var answers: [String] = []
    var typed: [UInt8] = []
    for piece in pieces {
      let (new, keys) = scanner.take(piece.utf8)
      answers += new
      typed += keys
    }
    return (answers, String(decoding: typed, as: UTF8.self), String(decoding: scanner.drain(), as: UTF8.self))
  }

  private static let answers = [
    "\u{1B}_Gi=31;OK\u{1B}\\", "\u{1B}P>|kitty(0.32.2)\u{1B}\\", "\u{1B}[6;20;10t", "\u{1B}[4;480;800t",
    "\u{1B}[?1;0;256S", "\u{1B}[?62;4;22c",
  ]

  @Test func `keys between the answers are typed, in order`() {
    let stream = "s" + Self.answers.joined(separator: "é") + "w\u{1B}[A"
    let found = scan([stream])
    #expect(found.answers == Self.answers.map { String($0.dropFirst()) })
    #expect(found.typed == "s" + String(repeating: "é", count: Self.answers.count - 1) + "w\u{1B}[A")
  }

  @Test func `answers may arrive byte by byte`() {
    let stream = Self.answers.joined() + "x"
    // One string per byte is possible, because all of them are ASCII.
    let found = scan(stream.map(String.init))
    #expect(found.answers.count == Self.answers.count)
    #expect(found.typed == "x")
  }

  /// Page Up and Delete begin as an answer does, Alt-[ and Alt-P as well.
  @Test(arguments: [
    "\u{1B}[5~", "\u{1B}[6~", "\u{1B}[4~", "\u{1B}OA", "\u{1B}Px", "\u{1B}[1;5C", "\u{1B}\u{1B}x",
  ])
  func `keys with escape characters are typed`(keys: String) {
    let found = scan([keys])
    #expect(found.answers.isEmpty)
    #expect(found.typed == keys)
  }

  @Test func `the beginning of an answer waits for its end`() {
    let found = scan(["ab\u{1B}[?62;4"])
    #expect(found.typed == "ab")
    #expect(found.rest == "\u{1B}[?62;4")
  }

  @Test func `an endless answer is typed text`() {
    let found = scan(["\u{1B}_G" + String(repeating: "x", count: 300)])
    #expect(found.typed.count == 303)
  }

  @Test func `the answers say which pictures a terminal shows`() {
    var answers = TerminalAnswers()
    for answer in Self.answers.dropLast() { answers.note(String(answer.dropFirst())) }
    #expect(!answers.isComplete && !answers.takesSixel)
    answers.note("[?62;4;22c")
    #expect(answers.isComplete && answers.takesSixel && answers.takesKitty)
    #expect(answers.name == "kitty(0.32.2)")
    #expect(answers.cell == CellSize(width: 10, height: 20))
    #expect(answers.window == SIMD2(800, 480))
    #expect(answers.colors == 256)
  }

  /// A VT64 has class 64, and a refusal isn't a picture.
  @Test func `other answers don't`() {
    var answers = TerminalAnswers()
    for answer in ["_Gi=31;ENOTSUPPORTED:no\u{1B}\\", "[6;0;0t", "[?1;3;0S", "[?64;1;2c"] {
      answers.note(answer)
    }
    #expect(answers.isComplete)
    #expect(!answers.takesSixel && !answers.takesKitty)
    #expect(answers.cell == nil && answers.colors == nil)
  }
}
