// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

/// Each guide is run from its top: its specs are written, its commands run, and the outputs and pictures that it shows are
/// those of the program. `RECORD_GOLDENS=1` writes outputs and pictures anew.
struct GuideTests {
  private static let catalogue = "Sources/roundtable/Roundtable.docc"

  static let guides = ((try? Repository.names(in: catalogue)) ?? []).filter { $0.hasSuffix(".md") }

  /// All documents whose blocks are run.
  static let documents = ["README.md"] + guides.map { "\(catalogue)/\($0)" }

  private let folder: ScratchFolder
  private let home: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    home = try ScratchFolder()
    try home.makeDirectory("bin")
    try home.link("bin/roundtable", to: try ProductBinary.url(named: "roundtable").path)
  }

  @Test func `there are guides`() { #expect(Self.guides.count >= 10) }

  @Test(arguments: documents)
  func `what a guide prints is what its commands do`(path: String) throws {
    let text = try Repository.text(path)
    try Golden(folder: Repository.root).expect(Array(try run(text).utf8), equal: path)
    let pictures = Golden(folder: Repository.root.appendingPathComponent(Self.catalogue))
    for link in Set(text.matches(of: /!\[[^\]]*\]\(([^)]+\.svg)\)/).map { String($0.1) }) {
      let name = link.split(separator: "/").last.map(String.init) ?? link
      guard name != AnimationTests.name else { continue }
      try pictures.expect(Array(try folder.read(name).utf8), equal: name)
    }
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
  /// - Returns: the guide with the outputs that its commands had.
  private func run(_ guide: String) throws -> String {
    // Each block of kind `roundtable` is a session of its own with this spec.
    let spec = guide.firstMatch(of: /<!-- session: (\S+)/).map { ["--spec", String($0.1)] } ?? []
    var result: [String] = []
    var lines = guide.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...]
    var output: String?
    var (before, exitCode) = ("", Int32(0))
    while let line = lines.popFirst() {
      result.append(line)
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
        let program = kind.1 == "sh" ? ["sh", "-e"] : ["roundtable", "run"] + spec + ["-"]
        let done = try ChildProcess.run(
          URL(fileURLWithPath: "/bin/sh"), ["-c", "exec \"$@\" 2>&1", "sh"] + program, input: text,
          environment: environment, folder: folder.path)
        #expect(done.exitCode == exitCode, "\(text)\(done.standardOutput)")
        output = done.standardOutput
        exitCode = 0
      default: break
      }
      guard let said = output, ["text", "swift"].contains(kind.1) else {
        if kind.1 == "console" { output = nil }
        result += body
        continue
      }
      let isPart = kind.1 == "swift" || body.contains("…")
      // Parts of an output are in it, in their order.
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
    return result.joined(separator: "\n")
  }

  private var environment: TestEnvironment {
    TestEnvironment(home: home).setting([
      "PATH": home.path("bin") + ":/usr/local/bin:/usr/bin:/bin", "GIT_AUTHOR_NAME": "A",
      "GIT_AUTHOR_EMAIL": "a@example.org", "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.org",
    ])
  }
}
