// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

struct DiffTests {
  private let folder = ScratchFolder()

  init() throws {
    try folder.write("sections: [{header: S, rows: [A, B]}]\n", to: "a.yaml")
    try folder.write(
      "# The same.\nsections:\n  - rows:\n      - title: A\n      - 'B'\n    header: S\n", to: "same.yaml")
    try folder.write("sections: [{header: S, rows: [A, New, B]}]\n", to: "b.yaml")
    try folder.write("style: bogus\n", to: "bad.yaml")
  }

  private static let words = """
    row 0.1 'New' added

    content width stays 393, height 180.667 → 224.667
    row 0.2 moves down by 44

    """

  private func diff(_ arguments: String..., input: String = "", in place: String = "") throws -> ChildProcess
  {
    try Roundtable.run(["diff"] + arguments, input: input, folder: folder.path + "/" + place)
  }

  /// Runs a line of the system shell, with `roundtable` on its path.
  @discardableResult
  private func shell(_ lines: String) throws -> ChildProcess {
    let programs = try ProductBinary.url(named: "roundtable").deletingLastPathComponent().path
    let setting = """
      PATH='\(programs)':$PATH; export GIT_CONFIG_NOSYSTEM=1 GIT_PAGER=cat
      git() { command git -c user.name=T -c user.email=t@example.org -c init.defaultBranch=main "$@"; }

      """
    return try ChildProcess.run(
      URL(fileURLWithPath: "/bin/bash"), ["-c", setting + lines], environment: TestEnvironment(home: folder),
      folder: folder.path)
  }

  // MARK: - Files

  @Test func `tables that are only written differently are equal`() throws {
    let result = try diff("a.yaml", "same.yaml")
    #expect(result.exitCode == 0)
    #expect(result.standardOutput == "no difference\n")
    let json = try diff("a.yaml", "same.yaml", "--format", "json")
    #expect(json.exitCode == 0)
    #expect(json.standardOutput.contains("\"same\": true"))
  }

  @Test func `differences are printed in words, and the exit code is 1`() throws {
    let result = try diff("a.yaml", "b.yaml")
    #expect(result.exitCode == 1)
    #expect(result.standardOutput == "a.yaml → b.yaml\n" + Self.words)
    #expect(result.standardError == "")
    let piped = try diff("-", "b.yaml", input: "sections: [{header: S, rows: [A, B]}]\n")
    #expect(piped.exitCode == 1)
    #expect(piped.standardOutput == "- → b.yaml\n" + Self.words)
  }

  @Test func `JSON contains the same differences`() throws {
    let result = try diff("a.yaml", "b.yaml", "--format", "json")
    #expect(result.exitCode == 1)
    #expect(result.standardOutput.hasPrefix("{\n  \"format\": \"roundtable-diff\",\n"))
    for part in [
      "\"old\": \"a.yaml\"", "\"same\": false", "\"title\": \"New\"", "\"movedDown\": {\"first\": 44",
    ] {
      #expect(result.standardOutput.contains(part), "\(part)")
    }
  }

  @Test func `texts contain no control characters of a terminal`() throws {
    try folder.write("sections: [{header: S, rows: [A, \"\\e[31mred\", B]}]\n", to: "red.yaml")
    #expect(try !diff("a.yaml", "red.yaml").standardOutput.utf8.contains(0x1B))
  }

  @Test(arguments: ["no-such.yaml", "bad.yaml", "HEAD:a.yaml"])
  func `an error on either side has the exit code 2`(name: String) throws {
    for arguments in [[name, "a.yaml"], ["a.yaml", name]] {
      let result = try Roundtable.run(["diff"] + arguments, folder: folder.path)
      #expect(result.exitCode == 2)
      #expect(result.standardOutput == "")
      #expect(result.standardError.contains("error: "), "\(result.standardError)")
    }
  }

  // MARK: - Revisions

  /// Creates a repository with `a.yaml` and `sub/t.yaml` in one commit, and two more rows in the work tree.
  private func makeRepository() throws {
    try folder.write("include: theme.yaml\nsections: [{rows: [A]}]\n", to: "sub/t.yaml")
    try folder.write("rowHeight: 50\n", to: "sub/theme.yaml")
    let made = try shell(
      "git init -q && git add a.yaml bad.yaml sub && git commit -qm one && cp b.yaml a.yaml")
    #expect(made.exitCode == 0, "\(made.standardError)")
  }

  @Test func `a revision is named as for git show, from every folder`() throws {
    try makeRepository()
    #expect(try diff("HEAD:a.yaml", "a.yaml").standardOutput == "HEAD:a.yaml → a.yaml\n" + Self.words)
    #expect(try diff("HEAD:a.yaml", "../a.yaml", in: "sub").standardOutput.hasSuffix(Self.words))
    #expect(try diff("HEAD:../a.yaml", "../a.yaml", in: "sub").standardOutput.hasSuffix(Self.words))
    #expect(try diff("HEAD:a.yaml", ":a.yaml").standardOutput == "no difference\n")
    #expect(try diff("HEAD:./t.yaml", "t.yaml", in: "sub").exitCode == 0)
    let elsewhere = try diff("HEAD:t.yaml", "t.yaml", in: "sub")
    #expect(elsewhere.exitCode == 2)
    #expect(
      elsewhere.standardError == """
        error: cannot read 'HEAD:t.yaml' with git: path 't.yaml' does not exist in 'HEAD'
        hint: git paths start at the repository's root; 'HEAD:./t.yaml' starts at your folder

        """)
  }

  @Test func `one file is compared with the last commit`() throws {
    try makeRepository()
    #expect(try diff("a.yaml").standardOutput == "HEAD:./a.yaml → a.yaml\n" + Self.words)
    // This works from every folder.
    #expect(
      try Roundtable.run(["diff", folder.path + "/a.yaml"]).standardOutput.hasSuffix(".yaml\n" + Self.words))
  }

  @Test func `a spec of a revision includes only files of that revision`() throws {
    try makeRepository()
    try folder.write("rowHeight: 60\n", to: "sub/theme.yaml")
    let result = try diff("HEAD:./sub/t.yaml", "sub/t.yaml")
    #expect(result.exitCode == 1)
    #expect(result.standardOutput.contains("table: rowHeight 50 → 60\n"), "\(result.standardOutput)")
    try folder.write("include: new.yaml\n", to: "sub/t.yaml")
    try shell("git add sub/t.yaml; git commit -qm two; echo 'rowHeight: 70' > sub/new.yaml")
    let missing = try diff("HEAD:sub/t.yaml", "a.yaml")
    #expect(missing.exitCode == 2)
    #expect(
      missing.standardError.hasPrefix(
        "HEAD:sub/t.yaml:1:10: error: cannot read 'HEAD:sub/new.yaml' with git"),
      "\(missing.standardError)")
  }

  // MARK: - New and deleted specs

  @Test func `a spec that one side lacks is new or deleted, which is a difference`() throws {
    try makeRepository()
    let words = "1 section, 2 rows, insetGrouped, content 393 x 180.667\n"
    for (arguments, text) in [
      (["HEAD:none.yaml", "same.yaml"], "same.yaml is new\n" + words),
      (["HEAD:./none.yaml", "same.yaml"], "same.yaml is new\n" + words),
      ([":none.yaml", "same.yaml"], "same.yaml is new\n" + words),
      (["same.yaml"], "same.yaml is new\n" + words),
      (["/dev/null", "same.yaml"], "same.yaml is new\n" + words),
      (["HEAD:a.yaml", "none.yaml"], "HEAD:a.yaml was deleted\n" + words),
      (["HEAD:a.yaml", "HEAD:none.yaml"], "HEAD:a.yaml was deleted\n" + words),
      (["same.yaml", "/dev/null"], "same.yaml was deleted\n" + words),
    ] {
      let result = try Roundtable.run(["diff"] + arguments, folder: folder.path)
      #expect(result.exitCode == 1, "\(arguments)")
      #expect(result.standardOutput == text, "\(arguments)")
      #expect(result.standardError == "", "\(arguments)")
    }
    try shell("rm a.yaml")
    let deleted = try diff("a.yaml")
    #expect(deleted.exitCode == 1 && deleted.standardOutput == "HEAD:./a.yaml was deleted\n" + words)
  }

  @Test func `two specs that don't exist are an error, and so is a new spec that is invalid`() throws {
    try makeRepository()
    let none = try diff("HEAD:none.yaml", "none.yaml")
    #expect(
      none.exitCode == 2 && none.standardError == "error: neither 'HEAD:none.yaml' nor 'none.yaml' exists\n")
    try folder.write("style: bogus\n", to: "worse.yaml")
    let invalid = try diff("worse.yaml")
    #expect(invalid.exitCode == 2 && invalid.standardError.hasPrefix("worse.yaml:1:8: error: unknown style"))
  }

  @Test func `difftool shows a new and a deleted spec`() throws {
    try makeRepository()
    try shell("git add -A && git rm -qf sub/t.yaml bad.yaml")
    let all = try shell("git difftool -y --cached -x 'roundtable diff'")
    #expect(all.exitCode == 0, "\(all.standardError)")
    #expect(all.standardOutput.contains("b.yaml is new\n"), "\(all.standardOutput)\(all.standardError)")
    #expect(all.standardOutput.contains("/a.yaml → "), "\(all.standardOutput)")
  }

  // MARK: - Looks

  @Test(arguments: [
    ("tileColor: systemRed", "tileColor: systemBlue", "the tile's colour systemRed → systemBlue"),
    ("cornerRadius: 10", "cornerRadius: 4", "rows 0.0 to 0.1: other corners"),
    ("title: A", "title: Z", "title 'A' → 'Z'"),
    ("symbol: wifi", "symbol: bell", "the symbol 'wifi' → 'bell'"),
    ("titleColor: label", "titleColor: systemRed", "rows 0.0 to 0.1: other colours"),
  ])
  func `a colour, a corner, a text and a picture count as frames do`(old: String, new: String, words: String)
    throws
  {
    let spec = """
      cornerRadius: 10
      titleColor: label
      sections:
        - rows:
          - {title: A, image: {symbol: wifi, tileColor: systemRed}}
          - B

      """
    try folder.write(spec, to: "old.yaml")
    try folder.write(spec.replacing(old, with: new), to: "new.yaml")
    let result = try diff("old.yaml", "new.yaml")
    #expect(result.exitCode == 1)
    #expect(result.standardOutput.contains(words), "\(result.standardOutput)")
    let svg = try diff("old.yaml", "new.yaml", "--format", "svg").standardOutput
    #expect(svg.contains("≠ 0.0<"), "the row has a frame on both sides")
  }

  @Test func `a picture file with other contents is a difference, also if the spec is the same`() throws {
    for (place, ending) in [("one", [UInt8]()), ("two", [1])] {
      try folder.write("sections: [{rows: [{title: A, image: ada.png}]}]\n", to: "\(place)/t.yaml")
      try Data(TinyPicture.png(4, 4, ending: ending)).write(
        to: folder.url.appendingPathComponent("\(place)/ada.png"))
    }
    let result = try diff("one/t.yaml", "two/t.yaml")
    #expect(result.exitCode == 1)
    #expect(result.standardOutput.contains("picture 'ada.png': other contents\n"), "\(result.standardOutput)")
    #expect(result.standardOutput.hasSuffix("row 0.0: other pictures\n"), "\(result.standardOutput)")
  }

  // MARK: - Formats

  @Test(arguments: ["text", "json", "markdown", "html", "svg"])
  func `each format has the same exit codes and the same bytes each time`(format: String) throws {
    let result = try diff("a.yaml", "b.yaml", "--format", format)
    #expect(result.exitCode == 1 && result.standardError == "" && !result.standardOutput.isEmpty)
    #expect(try diff("a.yaml", "b.yaml", "--format", format).standardOutput == result.standardOutput)
    #expect(try diff("a.yaml", "same.yaml", "--format", format).exitCode == 0)
    #expect(try diff("a.yaml", "bad.yaml", "--format", format).exitCode == 2)
  }

  @Test(.enabled(if: ExternalTool("xmllint").location != nil, "xmllint is not installed"))
  func `the SVG is well-formed, also with titles of any characters`() throws {
    try folder.write("sections: [{rows: [\"<b>]]>&\\u200f\", A]}]\n", to: "odd.yaml")
    for file in ["b.yaml", "odd.yaml"] {
      try folder.write(try diff("a.yaml", file, "--format", "svg").standardOutput, to: "d.svg")
      try ExternalTool("xmllint").run(["--noout", "d.svg"], in: folder.path)
    }
  }

  @Test(.enabled(if: ExternalTool("rsvg-convert").location != nil, "rsvg-convert is not installed"))
  func `the PNG has the size of the SVG at the device's scale`() throws {
    let made = try shell(
      "roundtable diff a.yaml b.yaml --format svg > d.svg; roundtable diff a.yaml b.yaml --format png > d.png"
    )
    #expect(made.exitCode == 1, "\(made.standardError)")
    let size = try #require(try folder.read("d.svg").firstMatch(of: /viewBox="0 0 ([0-9.]+) ([0-9.]+)"/))
    let bytes = [UInt8](try Data(contentsOf: folder.url.appendingPathComponent("d.png")))
    let pixels = [16, 20].map { start in bytes[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) } }
    #expect(pixels == [size.1, size.2].map { Int((3 * (Double($0) ?? 0)).rounded(.up)) })
    // A decoder reads every pixel of it.
    try ExternalTool("pngcheck").run(["-q", "d.png"], in: folder.path)
  }

  @Test(.enabled(if: MarkdownStructure.isInstalled, "cmark-gfm is not installed"))
  func `the Markdown has a heading and code, whatever titles and names contain`() throws {
    let titles = [
      "# EVIL", "[EVIL](https://example.org)", "<img src=x> EVIL", "~~~ EVIL", "``` @EVIL #1", "- EVIL",
      "a | EVIL",
    ]
    let rows = titles.map { "      - {title: \"\($0)\"}\n" }.joined()
    try folder.write("sections:\n  - header: \"# EVIL\"\n    rows:\n" + rows, to: "`EVIL`.yaml")
    try folder.write("sections:\n  - rows: [{title: \"a\\n~~~\\n# EVIL\"}]\n", to: "<b>EVIL.yaml")
    for names in [["`EVIL`.yaml", "<b>EVIL.yaml"], ["/dev/null", "<b>EVIL.yaml"]] {
      let result = try Roundtable.run(["diff"] + names + ["--format", "markdown"], folder: folder.path)
      #expect(result.exitCode == 1, "\(result.standardError)")
      let markdown = try MarkdownStructure(result.standardOutput)
      markdown.expectOnlyCode(has: "EVIL")
      #expect(markdown.texts("heading").count == 1 && markdown.texts("code_block").count == 1)
    }
  }

  @Test func `a PNG that is too tall is refused with the formats that have no limit`() throws {
    let rows = (0..<800).map { "  - Row \($0)\n" }.joined()
    try folder.write("sections:\n- rows:\n\(rows)", to: "long.yaml")
    let result = try diff("a.yaml", "long.yaml", "--format", "png")
    #expect(result.exitCode == 2 && result.standardOutput == "")
    #expect(
      result.standardError.contains(
        " pixels is too large; the maximum is 32767\nhint: use --format svg or html, "),
      "\(result.standardError)")
  }

  @Test func `a picture that can't be drawn has the exit code 2, because 1 is a difference`() throws {
    try folder.makeDirectory("bin")
    let result = try Roundtable.run(
      ["diff", "a.yaml", "b.yaml", "--format", "png"], folder: folder.path,
      environment: ["PATH": folder.path("bin")])
    #expect(result.exitCode == 2 && result.standardOutput == "")
    #expect(result.standardError.contains("'rsvg-convert', which is not installed\nhint: "))
  }

  @Test func `a PNG isn't printed to a terminal`() throws {
    let terminal = try Roundtable.open(["diff", "a.yaml", "b.yaml", "--format", "png"], home: folder)
    try terminal.expect("can't print png to a terminal")
  }

  @Test func `nothing in a revision's name is executed`() throws {
    try makeRepository()
    let result = try diff("$(touch ran):`touch ran`;touch ran", "a.yaml")
    #expect(result.exitCode == 2)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/ran"))
  }

  @Test func `errors in a revision are reported`() throws {
    try makeRepository()
    for (name, message) in [
      ("nope:a.yaml", "invalid object name 'nope'"), ("HEAD:sub", "bad file"),
      ("HEAD:bad.yaml", "HEAD:bad.yaml:1:8: error: unknown style 'bogus'"),
    ] {
      let result = try diff(name, "a.yaml")
      #expect(result.exitCode == 2, "\(name)")
      #expect(result.standardError.contains(message), "\(result.standardError)")
      #expect(result.standardError.contains("hint: "), "\(result.standardError)")
    }
    let without = try shell(
      "program=$(command -v roundtable); PATH=$PWD \"$program\" diff HEAD:a.yaml a.yaml")
    #expect(without.exitCode == 2)
    #expect(without.standardError.contains("it is not installed\nhint: install git, or name a file\n"))
  }

  // MARK: - From git

  @Test func `the recipe for difftool works`() throws {
    try makeRepository()
    try folder.write("style: plain\n", to: "sub/theme.yaml")
    let all = try shell("git difftool -y -x 'roundtable diff'")
    #expect(all.exitCode == 0, "\(all.standardError)")
    #expect(all.standardOutput.contains("/a.yaml → a.yaml\n" + Self.words))
    #expect(all.standardOutput.contains("rowHeight 50 → nothing"), "git went on with the second file")
  }

  @Test func `the recipe for git diff works`() throws {
    try makeRepository()
    let path = "Sources/roundtable/Roundtable.docc/Pull-Requests-and-CI.md"
    let guide = try Repository.text(path).split(separator: "\n").map(String.init)
    let setting = try #require(guide.first { $0.hasPrefix("git config diff.roundtable.command ") })
    let attributes = try #require(guide.first { $0.hasSuffix(">> .gitattributes") })
    let result = try shell("\(setting) && \(attributes) && printf 'style: bad' > bad.yaml && git diff")
    #expect(result.exitCode == 0, "\(result.standardError)")
    #expect(result.standardOutput.contains("/a.yaml → a.yaml\n" + Self.words))
    #expect(result.standardError.contains("bad.yaml:1:8: error: unknown style "))
    #expect(
      try shell("git log -1 -p --ext-diff -- a.yaml").standardOutput.contains(
        "a.yaml is new\n1 section, 2 rows, "))
  }
}
