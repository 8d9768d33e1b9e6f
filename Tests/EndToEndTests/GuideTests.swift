// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

/// Runs each guide from its top: writes its specs, runs its commands and compares the outputs and pictures that it shows
/// with the program's. `RECORD_GOLDENS=1` records outputs and pictures; those of `console` blocks stay unchanged.
///
/// Comments in a guide describe its prose to this test: `<!-- meanwhile: COMMAND -->` runs a command while the program runs in
/// the terminal, and `<!-- exit CODE -->` names the exit code of the next block.
struct GuideTests {
  private static let catalogue = "Sources/roundtable/Roundtable.docc"

  static let guides = ((try? Repository.names(in: catalogue)) ?? []).filter { $0.hasSuffix(".md") }

  /// All documents whose blocks are run.
  static let documents = ["README.md"] + guides.map { "\(catalogue)/\($0)" }

  private let folder = ScratchFolder()
  private let home = ScratchFolder()

  init() throws {
    try home.makeDirectory("bin")
    try home.link("bin/roundtable", to: try ProductBinary.url(named: "roundtable").path)
  }

  @Test func `there are guides`() { #expect(Self.guides.count >= 10) }

  @Test(arguments: documents)
  func `a guide shows the output of its commands`(path: String) throws {
    let text = try Repository.text(path)
    try Golden(folder: Repository.root).expect(Array(try run(text).utf8), equal: path)
  }

  @Test(arguments: guides)
  func `a guide's links lead to files`(name: String) throws {
    let text = try Repository.text("\(Self.catalogue)/\(name)")
    let files = try Set(Repository.names(in: Self.catalogue))
    for link in text.matches(of: /\]\(([^)#:]+)(#[^)]*)?\)/).map({ String($0.1) }) {
      #expect(files.contains(link), "\(link)")
    }
  }

  /// Runs a guide's blocks in order.
  ///
  /// - Returns: the guide with the actual output of its commands.
  private func run(_ guide: String) throws -> String {
    // Each block of kind `roundtable` is a separate session with this spec.
    let spec = guide.firstMatch(of: /<!-- session: (\S+)/).map { ["--spec", String($0.1)] } ?? []
    var result: [String] = []
    var lines = guide.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...]
    var output: String?
    var (before, exitCode) = ("", Int32(0))
    let terminal = GuideTerminal(in: folder, environment)
    while let line = lines.popFirst() {
      result.append(line)
      for link in line.matches(of: /!\[[^\]]*\]\(([^)]+\.svg)\)/) { try expectPicture(link.1) }
      if let command = line.wholeMatch(of: /<!-- meanwhile: (.+) -->/) {
        #expect(try run(["sh", "-c", String(command.1)]).exitCode == 0, "\(line)")
      }
      if let code = line.firstMatch(of: /<!-- exit (\d+) -->/) { exitCode = Int32(code.1) ?? 0 }
      guard let kind = line.wholeMatch(of: /```(\w+)/) else {
        if !line.isEmpty { before = line }
        continue
      }
      let body = lines.prefix { $0 != "```" }
      lines = lines.dropFirst(body.count)
      let text = body.map { $0 + "\n" }.joined()
      switch kind.1 {
      case "yaml":
        let name = try #require(before.firstMatch(of: /[Ss]ave this as `([^`]+)`:/), "\(before)")
        try folder.write(text, to: String(name.1))
      case "sh", "roundtable":
        if kind.1 == "sh" { try terminal.close() }
        let done = try run(
          kind.1 == "sh" ? ["sh", "-e"] : ["roundtable", "run"] + spec + ["-"], input: text)
        #expect(done.exitCode == exitCode, "\(text)\(done.standardOutput)")
        output = done.standardOutput
        exitCode = 0
      case "console":
        try terminal.run(body)
        output = nil
      default: break
      }
      guard let said = output, ["text", "swift"].contains(kind.1) else {
        result += body
        continue
      }
      let isPart = kind.1 == "swift" || body.contains("…")
      // If the guide shows parts of an output, the output contains them in order.
      var rest = said[...]
      for part in isPart ? text.split(separator: "…\n") : [] {
        let found = try #require(rest.firstRange(of: part.drop { $0 == "\n" }), "\(part)\nis not in\n\(rest)")
        rest = rest[found.upperBound...]
      }
      result +=
        isPart
        ? Array(body)
        : said.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }
    try terminal.close()
    return result.joined(separator: "\n")
  }

  /// - Returns: the ended process, with its output on both streams.
  private func run(_ program: [String], input: String = "") throws -> ChildProcess {
    try ChildProcess.run(
      URL(fileURLWithPath: "/bin/sh"), ["-c", "exec \"$@\" 2>&1", "sh"] + program, input: input,
      environment: environment, folder: folder.path)
  }

  /// Checks that the picture of a link is the one that the preceding commands wrote.
  private func expectPicture(_ link: Substring) throws {
    let name = link.split(separator: "/").last.map(String.init) ?? String(link)
    guard name != AnimationTests.name else { return }
    let pictures = Golden(folder: Repository.root.appendingPathComponent(Self.catalogue))
    try pictures.expect(Array(try folder.read(name).utf8), equal: name)
  }

  private var environment: TestEnvironment {
    TestEnvironment(home: home).setting([
      "PATH": home.path("bin") + ":/usr/local/bin:/usr/bin:/bin", "GIT_AUTHOR_NAME": "A",
      "GIT_AUTHOR_EMAIL": "a@example.org", "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.org",
    ])
  }
}
