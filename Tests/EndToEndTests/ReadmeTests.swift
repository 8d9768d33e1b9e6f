// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

struct ReadmeTests {
  /// The fenced block under "A first session" that begins with the program's first line.
  private func session() throws -> String {
    let readme = try Repository.text("README.md")
    let start = try #require(readme.range(of: "```\nroundtable 0"))
    let rest = readme[readme.index(start.lowerBound, offsetBy: 4)...]
    let end = try #require(rest.range(of: "\n```"))
    return String(rest[..<end.lowerBound])
  }

  @Test func `the first session prints exactly the README's output`() throws {
    let text = try session()
    let prompts = ["roundtable> ", "roundtable*> ", "settings.yaml> "]
    let home = ScratchFolder()
    // The default format of a dumb terminal is `plain`.
    try home.write("option format text\n", to: "config/roundtable/rc")
    let terminal = try Roundtable.open(home: home, columns: 200)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard let asked = prompts.first(where: line.hasPrefix) else { continue }
      try terminal.expect(asked)
      terminal.send(String(line.dropFirst(asked.count)) + "\r")
    }
    #expect(try terminal.waitForExit() == .exited(code: 0))
    let seen = String(decoding: terminal.transcript, as: UTF8.self).replacingOccurrences(
      of: "\r\n", with: "\n")
    let lines = seen.split(separator: "\n", omittingEmptySubsequences: false)
    let expected = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in expected.enumerated() {
      #expect(lines.indices.contains(index) && lines[index] == line, "line \(index + 1)")
    }
  }

  @Test(arguments: ["README.md", ".github/CONTRIBUTING.md"])
  func `links lead to files`(document: String) throws {
    let folder = Repository.root.appendingPathComponent(document).deletingLastPathComponent()
    let links = try Repository.text(document).matches(of: /\]\(([^)#:]+)\)/).map { String($0.1) }
    #expect(!links.isEmpty)
    for link in links {
      #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent(link).path), "\(link)")
    }
  }
}
