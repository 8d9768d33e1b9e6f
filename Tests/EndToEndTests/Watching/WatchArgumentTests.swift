// SPDX-License-Identifier: GPL-3.0-or-later

import Session
import Testing

@testable import Shell
@testable import roundtable

struct WatchArgumentTests {
  @Test(arguments: [
    ("--scale 2", "--scale requires --format png"),
    ("--format pdf --scale 2", "--scale requires --format png"),
    ("--format png --scale 0", "--scale is out of range: 0"),
    ("--format png --scale 9", "--scale is out of range: 9"),
    ("--drawing-limit 5", "--drawing-limit requires --format png or pdf"),
    ("--format pdf --drawing-limit 0", "--drawing-limit is out of range: 0"),
    ("--format png --drawing-limit 3601", "--drawing-limit is out of range: 3601"),
    ("--port 80", "--port requires --serve"), ("--serve --port 0", "--port is out of range: 0"),
    ("--serve --port 65536", "--port is out of range: 65536"), ("--edit", "--edit requires --serve"),
    ("--new-address", "--new-address requires --serve"),
    ("--poll 0.05", "--poll is out of range: 0.05; allowed: 0.1 to 3600 seconds"),
    ("--poll 3601", "--poll is out of range: 3601"),
    ("--poll nan", "--poll is out of range: nan"),
    ("--detach --ready-fd 3", "--ready-fd can't be combined with --detach"),
    ("--ready-fd=-1", "--ready-fd is out of range: -1"),
  ])
  func `an option without a meaning is refused`(words: String, message: String) throws {
    let error = #expect(throws: SessionError.self) { try parse(words) }
    #expect(try #require(error).description.hasPrefix(message))
  }

  @Test(arguments: [
    "--format png --scale 1", "--format png --scale 8", "--format pdf --drawing-limit 1",
    "--format png --drawing-limit 3600", "--serve --port 1", "--serve --port 65535", "--serve --edit",
    "--serve --new-address", "--poll 0.1", "--poll 3600", "--ready-fd 1", "--detach",
  ])
  func `an option at its limit is accepted`(words: String) throws { try parse(words) }

  @Test func `a daemon in the background gets the options that were given`() throws {
    let words = ["-o", "previews", "--detach", "t.yaml", "--format=svg", "-q", "--max-rows", "5"]
    #expect(
      try WatchSubcommand.options(in: words, except: ["detach"])
        == ["--output", "previews", "--format", "svg", "--quiet", "--max-rows", "5"])
  }

  private func parse(_ words: String) throws {
    try WatchSubcommand.read(arguments: ["t.yaml"] + words.split(separator: " ").map(String.init)).validate()
  }
}
