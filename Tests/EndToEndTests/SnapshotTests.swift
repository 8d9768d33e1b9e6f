// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

struct SnapshotTests {
  private let folder = ScratchFolder()
  private static let spec = "title: T\nsections: [{rows: [{id: a, title: A, titleColor: systemRed}, B]}]\n"
  private static let reference = "specs/__Snapshots__/a.yaml.txt"

  init() throws { try folder.write(Self.spec, to: "specs/a.yaml") }

  /// - Parameter ci: the variable `CI`; by default, it isn't set.
  private func snapshot(_ arguments: String..., ci: String? = nil) throws -> ChildProcess {
    try Roundtable.run(
      ["snapshot"] + arguments, folder: folder.path, environment: ["CI": ci])
  }

  private func record(_ names: String...) throws {
    #expect(try Roundtable.run(["snapshot", "--record", "all"] + names, folder: folder.path).exitCode == 0)
  }

  private func recolor() throws {
    try folder.write(Self.spec.replacing("systemRed", with: "systemBlue"), to: "specs/a.yaml")
  }

  private static let words = """
    specs/a.yaml differs from specs/__Snapshots__/a.yaml.txt
      row 0.0 'A' (a): title color #FF3B30 / #FF453A → #007AFF / #0A84FF
    1 spec: 1 differs
    hint: if the new state is right, 'roundtable snapshot specs --record failed' records it; commit the reference

    """

  // MARK: - Recording

  @Test func `a new reference fails once`() throws {
    let first = try snapshot("specs")
    #expect(first.exitCode == 1)
    #expect(
      first.standardOutput == """
        specs/a.yaml recorded in specs/__Snapshots__/a.yaml.txt
        1 spec: 1 recorded
        hint: a new reference is compared with nothing, so this run fails; look at it, commit it, run again

        """)
    let second = try snapshot("specs")
    #expect(second.exitCode == 0)
    #expect(second.standardOutput == "1 spec: 1 as recorded\n")
    #expect(try folder.names(in: "specs/__Snapshots__") == ["a.yaml.txt"])
    // From the spec's own folder, and by its name.
    let own = try Roundtable.run(["snapshot", "a.yaml"], folder: folder.path("specs"))
    #expect(own.standardOutput == "1 spec: 1 as recorded\n")
  }

  @Test(arguments: ["1", "true", "yes"]) func `nothing is recorded in CI`(value: String) throws {
    let missing = try snapshot("specs", ci: value)
    #expect(missing.exitCode == 1)
    #expect(
      missing.standardOutput == """
        specs/a.yaml has no reference specs/__Snapshots__/a.yaml.txt
        1 spec: 1 without a reference
        hint: CI is set, so nothing is recorded; run 'roundtable snapshot specs --record missing' on your machine, and commit the reference

        """)
    #expect(try folder.names(in: "specs") == ["a.yaml"])
    try record("specs")
    try recolor()
    let bytes = try folder.read(Self.reference)
    #expect(try snapshot("specs", ci: value).standardOutput == Self.words)
    #expect(try folder.read(Self.reference) == bytes)
    // Unless it is asked for.
    #expect(try snapshot("specs", "--record", "failed", ci: value).exitCode == 0)
    #expect(try snapshot("specs", ci: value).exitCode == 0)
  }

  @Test(arguments: ["", "false", "0"]) func `a machine whose CI is off is none`(value: String) throws {
    #expect(try snapshot("specs", ci: value).standardOutput.contains("specs/a.yaml recorded"))
  }

  /// For each mode, whether it records a missing, a different and a damaged reference.
  @Test(arguments: [
    ("all", true, true), ("failed", true, true), ("missing", true, false), ("never", false, false),
  ])
  func `each mode records its references`(mode: String, missing: Bool, different: Bool) throws {
    try folder.write("sections: [{rows: [A]}]\n", to: "specs/b.yaml")
    try folder.write("sections: [{rows: [A]}]\n", to: "specs/c.yaml")
    try record("specs/a.yaml", "specs/c.yaml")
    try recolor()
    try folder.write(
      folder.read("specs/__Snapshots__/c.yaml.txt") + "<<<<<<< HEAD\n", to: "specs/__Snapshots__/c.yaml.txt")
    let result = try snapshot("specs", "--record", mode)
    #expect(result.exitCode == (different ? 0 : 1))
    #expect(
      result.standardOutput.contains(
        different
          ? "specs/a.yaml recorded in \(Self.reference)\n  row 0.0 'A' (a): title color"
          : "specs/a.yaml differs from \(Self.reference)\n"))
    #expect(
      result.standardOutput.contains(missing ? "specs/b.yaml recorded" : "specs/b.yaml has no reference"))
    #expect(
      result.standardOutput.contains(
        different
          ? "specs/c.yaml recorded"
          : "specs/c.yaml can't be compared with specs/__Snapshots__/c.yaml.txt: line 29 isn't a line of a snapshot, as after a merge\n"
      ), "\(result.standardOutput)")
    #expect(try folder.names(in: "specs/__Snapshots__").contains("b.yaml.txt") == missing)
    #expect(try snapshot("specs", "--record", "never").exitCode == (different ? 0 : 1))
  }

  @Test func `an unchanged reference isn't touched, except that all writes its own line ends`() throws {
    try record("specs")
    let crlf = try folder.read(Self.reference).replacing("\n", with: "\r\n")
    try folder.write(crlf, to: Self.reference)
    #expect(try snapshot("specs", "--record", "failed").standardOutput == "1 spec: 1 as recorded\n")
    #expect(try folder.read(Self.reference) == crlf)
    try record("specs")
    #expect(try folder.read(Self.reference) == crlf.replacing("\r\n", with: "\n"))
  }

  // MARK: - Files of others

  @Test(arguments: ["version: 1\n", "", "# Notes\n"])
  func `a file that isn't a snapshot is never replaced`(content: String) throws {
    try folder.write(content, to: Self.reference)
    for mode in ["all", "missing", "failed", "never"] {
      let result = try snapshot("specs", "--record", mode)
      #expect(result.exitCode == 2)
      #expect(
        result.standardError == """
          error: 'specs/__Snapshots__/a.yaml.txt' isn't a snapshot of roundtable; it is neither compared nor replaced
          hint: move it away, and record the reference again

          """)
      #expect(try folder.read(Self.reference) == content)
    }
  }

  @Test func `a link, a pipe and a folder at the reference's place are refused`() throws {
    try folder.write("secret\n", to: "secret")
    try folder.makeDirectory("specs/__Snapshots__")
    func refused(_ reason: String) throws {
      let result = try snapshot("specs", "--record", "all")
      #expect(result.exitCode == 2 && result.standardError.contains(reason), "\(result.standardError)")
      #expect(!result.standardError.contains("secret\n"))
      try folder.remove(Self.reference)
    }
    try folder.link(Self.reference, to: folder.path("secret"))
    try refused("isn't a snapshot")
    #expect(try folder.read("secret") == "secret\n")
    try folder.link(Self.reference, to: folder.path("nothing"))
    try refused("no such file")
    #expect(try !folder.names().contains("nothing"))
    try folder.makeDirectory(Self.reference)
    try refused("not a regular file")
    #expect(mkfifo(folder.path(Self.reference), 0o600) == 0)
    try refused("not a regular file")
  }

  @Test func `a reference can't act on the terminal`() throws {
    try record("specs")
    try folder.write(
      folder.read(Self.reference).replacing("title: \"A\"", with: "title: \u{1B}[2J\u{202E}"),
      to: Self.reference)
    let result = try snapshot("specs")
    #expect(result.exitCode == 1)
    #expect(result.standardOutput.contains("title \\u001b[2J\\u202e → \"A\""), "\(result.standardOutput)")
    #expect(try !snapshot("specs", "--json").standardOutput.utf8.contains(0x1B))
  }

  @Test func `a folder that can't be written is an error of its own`() throws {
    try folder.write("", to: "specs/__Snapshots__")
    let result = try snapshot("specs")
    #expect(
      result.exitCode == 74 && result.standardError.contains("error: cannot create"),
      "\(result.standardError)")
  }

  // MARK: - Specs

  @Test func `folders, themes, broken specs and subfolders`() throws {
    try folder.write("rowHeight: 50\n", to: "specs/theme.yaml")
    try folder.write("include: theme.yaml\nsections: [{rows: [A]}]\n", to: "specs/b.yaml")
    try folder.write("sections: [{rows: [A]}]\n", to: "specs/more/c.yaml")
    try record("specs")
    let same = try snapshot("specs/")
    #expect(same.standardOutput == "2 specs: 2 as recorded\n")
    #expect(
      same.standardError == """
        note: not compared, because they contain no sections: 'specs/theme.yaml'
        note: subfolders are not searched; name them to compare their specs: 'specs/more'

        """)
    // A theme counts through its specs.
    try folder.write("rowHeight: 60\n", to: "specs/theme.yaml")
    #expect(try snapshot("specs").standardOutput.contains("  row 0.0 'A': height 50 → 60; background"))
    try folder.write("sections: [{rows: [A], bogus: 1}]\n", to: "specs/b.yaml")
    let broken = try snapshot("specs")
    #expect(broken.exitCode == 2)
    #expect(broken.standardOutput.hasPrefix("2 specs: 1 as recorded, 1 unreadable\n"))
    #expect(broken.standardError.contains("specs/b.yaml:1:24: error: unknown key 'bogus'"))
    for (name, message) in [
      ("-", "'-' is standard input, which cannot be compared"), ("", "a spec's name is empty"),
      ("HEAD:a.yaml", "'HEAD:a.yaml' is a git revision, which cannot be compared"),
      ("specs/__Snapshots__", "the folder 'specs/__Snapshots__' has no spec"),
      ("none.yaml", "cannot open 'none.yaml'"),
    ] {
      let result = try snapshot(name)
      #expect(result.exitCode == 2 && result.standardError.contains(message), "\(result.standardError)")
    }
  }

  @Test func `a stale reference is named, and fails where nothing is recorded`() throws {
    try folder.write(Self.spec, to: "specs/b.yaml")
    try folder.write(Self.spec, to: "specs/c.yaml")
    try record("specs")
    try folder.write("notes\n", to: "specs/__Snapshots__/d.yaml.txt")
    try folder.remove("specs/b.yaml")
    // It is a theme now.
    try folder.write("rowHeight: 50\n", to: "specs/c.yaml")
    let words = """
      specs/__Snapshots__/b.yaml.txt is stale: specs/b.yaml is no spec any more
      specs/__Snapshots__/c.yaml.txt is stale: specs/c.yaml is no spec any more
      1 spec: 1 as recorded; 2 stale references
      hint: remove a stale reference: 'rm specs/__Snapshots__/b.yaml.txt'

      """
    let local = try snapshot("specs")
    #expect(local.exitCode == 0 && local.standardOutput == words)
    // A pattern and a single spec name the references of the same folder.
    for words in [["specs"], ["specs/*.yaml"], ["specs/a.yaml"], ["specs", "./specs/a.yaml"]] {
      let result = try Roundtable.run(["snapshot"] + words, folder: folder.path, environment: ["CI": "true"])
      #expect(result.exitCode == 1 && result.standardOutput.contains("2 stale references\n"))
    }
    #expect(try snapshot("specs", "--record", "all").exitCode == 0)
    #expect(try folder.names(in: "specs/__Snapshots__").count == 4)
  }

  @Test func `two specs of one name have two references`() throws {
    try folder.write("{sections: [{rows: [J]}]}\n", to: "specs/a.json")
    try record("specs")
    #expect(try folder.names(in: "specs/__Snapshots__").sorted() == ["a.json.txt", "a.yaml.txt"])
    #expect(try snapshot("specs").exitCode == 0)
  }

  @Test func `a name with blanks and quotes is one word of the hints`() throws {
    try folder.write(Self.spec, to: "it's mine/a.yaml")
    try record("it's mine")
    try folder.write("sections: [{rows: [A]}]\n", to: "it's mine/a.yaml")
    #expect(try snapshot("it's mine").standardOutput.contains("snapshot 'it'\\''s mine' --record failed"))
  }

  // MARK: - JSON

  @Test func `JSON has all results`() throws {
    try record("specs")
    try recolor()
    try folder.write("sections: [{rows: [A]}]\n", to: "specs/b.yaml")
    try folder.write("style: bogus\nsections: []\n", to: "specs/c.yaml")
    try folder.write(folder.read(Self.reference), to: "specs/__Snapshots__/old.yaml.txt")
    let result = try snapshot("specs", "--json", "--record", "never")
    #expect(result.exitCode == 2)
    #expect(
      result.standardOutput == """
        {
          "format": "roundtable-snapshot",
          "version": 1,
          "record": "never",
          "same": false,
          "specs": [
            {"spec": "specs/a.yaml", "reference": "specs/__Snapshots__/a.yaml.txt", "result": "different", "reason": null, "changes": [{"kind": "row", "change": "changed", "old": "0.0", "new": "0.0", "name": "A", "id": "a", "facts": [{"name": "title color", "old": "#FF3B30 / #FF453A", "new": "#007AFF / #0A84FF"}]}]},
            {"spec": "specs/b.yaml", "reference": "specs/__Snapshots__/b.yaml.txt", "result": "missing", "reason": null, "changes": []},
            {"spec": "specs/c.yaml", "reference": "specs/__Snapshots__/c.yaml.txt", "result": "unreadable", "reason": null, "changes": []}
          ],
          "stale": [
            "specs/__Snapshots__/old.yaml.txt"
          ]
        }

        """)
    let error = try #require(result.standardError.split(separator: "\n").first)
    #expect(try JSONSerialization.jsonObject(with: Data(error.utf8)) is [String: Any])
    #expect(try JSONSerialization.jsonObject(with: Data(result.standardOutput.utf8)) is [String: Any])
  }
}
