// SPDX-License-Identifier: GPL-3.0-or-later

import Platform
import TestSupport
import Testing

struct TerminalLinksTests {
  @Test(arguments: [
    (["TERM": "xterm-kitty"], true), (["TERM": "foot"], true), (["TERM": "foot-extra"], true),
    (["TERM": "alacritty-direct"], true), (["TERM": "football"], false), (["TERM": "xterm"], false),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "vscode"], true),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"], false),
    (["TERM": "xterm-256color", "VTE_VERSION": "7600"], true),
    (["TERM": "xterm-256color", "VTE_VERSION": "5000"], false),
    (["TERM": "xterm-256color", "WT_SESSION": "1"], true),
    // A console or a pipe's terminal in a window that shows links.
    (["TERM": "dumb", "VTE_VERSION": "7600"], false), (["TERM": "linux", "WT_SESSION": "1"], false),
    (["VTE_VERSION": "7600"], false),
    // Multiplexers.
    (["TERM": "screen-256color", "VTE_VERSION": "7600"], false),
    (["TERM": "tmux-256color", "TERM_PROGRAM": "tmux", "TERM_PROGRAM_VERSION": "3.3a"], false),
    (["TERM": "tmux-256color", "TERM_PROGRAM": "tmux", "TERM_PROGRAM_VERSION": "3.4"], true),
    (["TERM": "screen", "TERM_PROGRAM": "tmux", "TERM_PROGRAM_VERSION": "3.10"], true),
    // The user's word comes first; colours don't count.
    (["TERM": "xterm", "FORCE_HYPERLINK": "1"], true), (["TERM": "dumb", "FORCE_HYPERLINK": "1"], true),
    (["TERM": "xterm-kitty", "FORCE_HYPERLINK": "0"], false),
    (["TERM": "xterm-kitty", "FORCE_HYPERLINK": ""], true), (["TERM": "xterm-kitty", "NO_COLOR": "1"], true),
  ])
  func `links are for the terminals that are known to show them`(
    environment: [String: String], isShown: Bool
  ) {
    #expect((TerminalLinks(environment: environment, host: "box") != nil) == isShown)
  }

  private let folder = ScratchFolder()

  /// The text with its links as `[text](address)`, in which `FOLDER` is the folder's path.
  private func linked(_ text: String, terminal: String = "foot") throws -> String {
    let links = try #require(TerminalLinks(environment: ["TERM": terminal], host: "my box"))
    return String(decoding: links.linking(Array(text.utf8)), as: UTF8.self)
      .replacing(/\u{1B}]8;;([^\u{1B}]+)\u{1B}\\([^\u{1B}]*)\u{1B}]8;;\u{1B}\\/) { "[\($0.2)](\($0.1))" }
      .replacing(folder.path, with: "FOLDER")
  }

  @Test func `places of errors, scripts and why lead to their files`() throws {
    for name in ["a.yaml", "a b%#;é(1).yaml", "12:30.rt"] { try folder.write("", to: name) }
    let path = folder.path + "/"
    let file = "(file://my%20boxFOLDER/a.yaml)"
    #expect(try linked("\(path)a.yaml:3:14: error: no\n") == "[FOLDER/a.yaml:3:14]\(file): error: no\n")
    #expect(
      try linked("\(path)a.yaml:3: \u{1B}[1merror:\u{1B}[0m")
        == "[FOLDER/a.yaml:3]\(file): \u{1B}[1merror:\u{1B}[0m")
    #expect(try linked("  sourced from \(path)a.yaml:3") == "  sourced from [FOLDER/a.yaml:3]\(file)")
    #expect(
      try linked("  inset  16  separator.left, set on row 0.1 (\(path)a.yaml:4); from 390")
        == "  inset  16  separator.left, set on row 0.1 ([FOLDER/a.yaml:4]\(file)); from 390")
    for start in ["  ", "      the table ", "  set on row 0.1 ", "      on section 2 "] {
      #expect(try linked("\(start)(\(path)a.yaml:4)") == "\(start)([FOLDER/a.yaml:4]\(file))")
    }
    #expect(
      try linked("\(path)a b%#;é(1).yaml:3: error: no")
        == "[FOLDER/a b%#;é(1).yaml:3](file://my%20boxFOLDER/a%20b%25%23%3B%C3%A9%281%29.yaml): error: no")
    // Kitty opens the line.
    #expect(
      try linked("\(path)a.yaml:3:14: error: no", terminal: "xterm-kitty")
        == "[FOLDER/a.yaml:3:14](file://my%20boxFOLDER/a.yaml#3): error: no")
  }

  @Test func `the page's addresses lead to the page`() throws {
    #expect(
      try linked("page: http://127.0.0.1:43043/ddef/\nnext")
        == "page: [http://127.0.0.1:43043/ddef/](http://127.0.0.1:43043/ddef/)\nnext")
  }

  @Test(arguments: [
    "<command>:1: error: no", "missing.yaml:3: error: no", "HEAD:a.yaml:3: error: no", "a.yaml: 3",
    "a.yaml:x",
    "row 0.0 'a.yaml:3: error'", "│ (a.yaml:3) │", "http://example.org:80/x", "http://127.0.0.1:x/",
    "\u{1B}]8;;http://x\u{7}a.yaml:3:",
  ])
  func `nothing else is a link`(text: String) throws {
    try folder.write("", to: "a.yaml")
    #expect(try linked(text) == text)
  }

  @Test func `bytes that are no text are unchanged`() throws {
    let links = try #require(TerminalLinks(environment: ["TERM": "foot"], host: ""))
    let bytes: [UInt8] = [0xFF, 0x3A, 0x31, 0x0A, 0x3A, 0x32]
    #expect(links.linking(bytes) == bytes)
  }
}
