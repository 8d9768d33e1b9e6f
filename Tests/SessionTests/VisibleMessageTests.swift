// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// Text of a spec can't control the terminal in which the shell prints.
struct VisibleMessageTests {
  /// A title with characters that reverse text.
  private static let title = "A\u{202E}bc\u{2066}d"

  @Test(arguments: [
    "open", "save", "record", "render --format svg", "export uikit", "watch", "status", "reload",
  ])
  func `the name of a file doesn't control the terminal`(command: String) {
    let name = "\u{202E}x.yaml"
    var test = TestSession(files: [name: "sections: [{rows: [A]}]\n"], isInteractive: true)
    var output = test.run("open '\(name)'") + test.run("status") + test.run("reload")
    output += test.run("record '\(name).rt'") + test.run("status") + test.run("record off")
    let target = ["open", "save", "watch"].contains(command) ? name : name + ".new"
    output += test.run("\(command)\(["status", "reload"].contains(command) ? "" : " '\(target)'")")
    #expect(output.contains("\\u202ex.yaml"), "\(output)")
    #expect(!output.unicodeScalars.contains("\u{202E}"), "\(output)")
  }

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
