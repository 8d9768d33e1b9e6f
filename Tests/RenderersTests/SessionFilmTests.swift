// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Foundation
import FoundationXML
import TestSupport
import Testing

@testable import Renderers

struct SessionFilmTests {
  private func film(_ commands: [(typed: String, output: String)], prompt: String = "> ") -> SessionFilm {
    var film = SessionFilm()
    for command in commands {
      film.type(command.typed, at: prompt)
      film.answer(command.output)
    }
    film.end(at: prompt)
    return film
  }

  private func svg(_ commands: [(typed: String, output: String)]) -> String {
    String(decoding: film(commands).svg, as: UTF8.self)
  }

  @Test func `times follow from the texts`() {
    let moments = film([("ab", "one\ntwo\n"), ("c", "")]).moments
    #expect(moments.map(\.text) == ["> ", "a", "b", "\n", "one\ntwo\n", "> ", "c", "\n", "> "])
    // Typing takes 55 ms for each character, and a line of output is read in 130 ms.
    #expect(moments.map(\.time) == [0, 700, 755, 1160, 1160, 1160, 2120, 2525, 2525])
    #expect(film([("ab", "one\ntwo\n"), ("c", "")]).length == 2525 + 700 + 3000)
    // A viewer doesn't wait long for a page of text.
    let page = String(repeating: "line\n", count: 200)
    #expect(film([("show", page)]).length == 700 + 4 * 55 + 350 + 4000 + 3000)
  }

  @Test func `the picture is XML without scripts, and titles are only text`() throws {
    let text = svg([
      ("title \"</style><script>alert(1)</script>\"", "&<b>\u{1}]]>\u{1B}]8;;x\u{7}y\u{FFFE}\n")
    ])
    let parser = XMLParser(data: Data(text.utf8))
    #expect(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "")")
    #expect(!text.contains("<script") && !text.contains("<b>") && !text.contains("http://x"))
    #expect(text.contains("&amp;&lt;b&gt;]]&gt;y"))
    #expect(text.contains("prefers-reduced-motion"))
    #expect(SVGRenderer.isOurs(beginning: Array(text.utf8)))
  }

  @Test func `without motion the picture shows the end`() throws {
    let lines = (1...40).map { "line \($0)\n" }.joined()
    let text = svg([("show", lines)])
    // 42 lines on 24 rows: the last prompt is in row 24, and two columns wide.
    #expect(text.contains(#"class="lines" transform="translate(0 -288)""#))
    #expect(text.contains(#"class="cursor" transform="translate(16.8 656)""#))
    #expect(text.contains(#"height="412""#))
    // The last frame of both animations is the same.
    let frames = text.matches(of: /\{ transform: translate\(([^)]*)\) \} \}/).map { $0.1 }
    #expect(frames == ["0,-288px", "16.8px,656px"])
  }

  @Test func `each moment moves the cursor, and no other`() throws {
    let text = svg([("ab", "x\n")])
    let length = 700 + 2 * 55 + 350 + 830 + 3000
    let wanted = [(0, "16.8px,0px"), (700, "25.2px,0px"), (755, "33.6px,0px"), (1160, "16.8px,32px")]
    let frames = wanted.map { time, place in
      " \((Double(time) * 100 / Double(length)).shortDescription)% { transform: translate(\(place)) }"
    }
    #expect(text.contains("@keyframes cursor {\(frames.joined()) }"))
    #expect(text.contains("@keyframes lines { 0% { transform: translate(0,0px) } }"))
    #expect(text.contains(".cursor { animation: cursor \(length)ms step-end infinite }"))
  }

  @Test func `a screen wraps lines, and keeps colours and wide letters in their cells`() {
    var screen = FilmScreen(columns: 10)
    screen.append(
      "123456789\u{6F22}x\tz\r\n\u{1B}[0;1;2;31;48;2;1;2;3mA\u{1B}[0mB\u{1B}[38;5;196mC\u{1B}[39mD")
    #expect(screen.lines.map { String($0.map(\.character)) } == ["123456789", "漢xz", "ABCD"])
    #expect(screen.lines[1].map(\.column) == [0, 2, 8])
    #expect(screen.column == 4)
    let styles = screen.lines[2].map(\.style)
    #expect(styles[0].isBold && styles[0].isDim)
    #expect(styles[0].foreground?.hexDigits == "CD0000" && styles[0].background?.hexDigits == "010203")
    #expect(styles[1] == FilmStyle() && styles[3] == FilmStyle())
    #expect(styles[2].foreground?.hexDigits == "FF0000")
  }

  @Test(arguments: [
    "\u{1B}[2J", "\u{1B}[", "\u{1B}]8;;x\u{1B}\\", "\u{1B}]0;t", "\u{1B}", "\u{8}", "\u{1B}[38;2;1m",
  ])
  func `other sequences have no effect`(sequence: String) {
    var screen = FilmScreen(columns: 10)
    screen.append("a" + sequence)
    #expect(screen.lines.map { $0.map(\.character) } == [["a"]])
    #expect(screen.lines[0][0].style == FilmStyle())
  }

  @Test func `an event of a cast is a line of JSON`() throws {
    let header = Asciicast.header(columns: 80, rows: 24, terminal: "xterm")
    let object = try JSONSerialization.jsonObject(with: Data(header.utf8)) as? NSDictionary
    #expect(object == ["version": 2, "width": 80, "height": 24, "env": ["TERM": "xterm"]])
    #expect(
      Asciicast.event(milliseconds: 61_005, output: "a\"\u{1B}\r\n") == #"[61.005, "o", "a\"\u001b\r\n"]"#)
    #expect(Asciicast.event(milliseconds: 0, columns: 80, rows: 24) == #"[0.000, "r", "80x24"]"#)
  }
}
