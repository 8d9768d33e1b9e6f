// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Session
import Testing

/// Names of files and texts of a spec may contain any character; a message must show none that reverses text or breaks the line.
struct AwkwardNameTests {
  private static let name = "a\u{202E}lmay\nb"

  /// - Parameter line: a command; `@` is replaced by the name.
  @Test(arguments: [
    "open @.yaml", "save", "save @.new.yaml", "save @.other.yaml", "reload", "status", "resolve",
    "render @.svg",
    "render @.bmp", "render @.other.yaml --format svg", "export uikit @.swift", "record @.rec",
    "output @.log",
    "once @.once", "source @.rt", "source @.gone", "show > @.other.yaml", "why row 0.0 title", "why row 0.0",
    "commit", "edits", "diff file", "watch @.yaml",
  ])
  func `every message shows an awkward name on one line without control characters`(line: String) {
    var test = TestSession(
      files: [
        "\(Self.name).yaml": "title: T\nsections: [{rows: [A]}]\n", "\(Self.name).rt": "bogus\n",
        "\(Self.name).other.yaml": "sections: []\n",
      ], isInteractive: true)
    let quoted = Self.name.replacing("\n", with: "\\n")
    func typed(_ line: String) -> String {
      line.split(separator: " ").map { $0.first == "@" ? "\"\(quoted)\($0.dropFirst())\"" : String($0) }
        .joined(
          separator: " ")
    }
    var text = test.run(typed("open @.yaml")) + test.run(typed("begin @")) + test.run("set-radius 3")
    #expect(!text.contains("error"), "\(text.debugDescription)")
    text += test.run(typed(line)) + test.run("status") + test.run("record off")
    #expect(
      !text.unicodeScalars.contains { $0 != "\n" && $0.isHidden }, "\(text.debugDescription)")
    #expect(!text.contains("lmay\nb") && text.contains("a\\u202elmay\\nb"), "\(text.debugDescription)")
  }

  /// A title with characters that reverse text.
  private static let title = "A\u{202E}bc\u{2066}d"

  @Test(arguments: [
    "remove-row 0.0", "insert-row 0.0 'NEW'", "duplicate-row 0.0", "set-row 0.0 --detail x", "diff file",
    "hit 100 60", "frames", "why row 0.0 height", "show", "lint", "select nothing 'NEW'",
  ])
  func `no message contains a character that controls text`(command: String) throws {
    var test = TestSession(files: [
      "t.yaml": "sections:\n  - header: \"\(Self.title)\"\n    rows: [\"\(Self.title)\"]\n"
    ])
    #expect(test.run("open t.yaml").contains("1 row"))
    // Makes a difference for `diff` to report.
    if command.hasPrefix("diff") { _ = test.run("set-row 0.0 --detail y") }
    let output = test.run(command.replacing("NEW", with: Self.title))
    // Below its own text, `diff` prints the spec's lines unchanged.
    let words = command.hasPrefix("diff") ? String(output.prefix { $0 != "-" && $0 != "+" }) : output
    #expect(!words.isEmpty)
    #expect(
      !words.unicodeScalars.contains("\u{202E}") && !words.unicodeScalars.contains("\u{2066}"), "\(words)")
  }
}
