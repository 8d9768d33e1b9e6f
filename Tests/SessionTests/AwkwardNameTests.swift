// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Session
import Testing

/// A file's name may contain any character; a message must show none that reverses text or breaks the line.
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
    #expect(!text.contains("lmay\nb"), "\(text.debugDescription)")
  }
}
