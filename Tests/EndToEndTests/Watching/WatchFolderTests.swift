// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

/// A folder, or a quoted pattern, as the argument instead of its specs.
struct WatchFolderTests {
  private let fixture: WatchFixture

  init() throws {
    fixture = try WatchFixture()
    let table = "sections:\n  - rows: [One]\n"
    for (name, text) in [
      "specs/a.yaml": "include: theme.yaml\n" + table, "specs/theme.yaml": "rowColor: \"#FFEEEE\"\n",
      "specs/b.json": #"{"sections": [{"rows": ["One"]}]}"#, "specs/.hidden.yaml": table,
      "specs/c.txt.bak": table,
      "specs/deeper/d.yaml": table, "specs/broken.yml": "sections:\n  - rows: [\n", "empty/c.text": table,
    ] {
      try FileManager.default.createDirectory(
        atPath: fixture.folder.path((name as NSString).deletingLastPathComponent),
        withIntermediateDirectories: true)
      try fixture.folder.overwrite(text, to: name)
    }
  }

  private func specs(_ status: String) throws -> [String] {
    let object = try JSONSerialization.jsonObject(with: Data(status.utf8)) as? [String: Any]
    return (object?["specs"] as? [[String: Any]] ?? []).compactMap {
      ($0["path"] as? String).map { ($0 as NSString).lastPathComponent }
    }
  }

  @Test func `a folder is watched without themes and hidden files, and its name finds and stops the daemon`()
    throws
  {
    let start = try fixture.run(["watch", "--detach", "--quiet", "specs/"])
    defer { _ = try? fixture.run(["stop"]) }
    #expect(start.exitCode == 0, "\(start.standardError)")
    #expect(
      start.standardError.contains(
        "note: not watched, because they contain no sections: 'specs/theme.yaml'\n"))
    #expect(
      try specs(fixture.run(["status", "--json", "specs"]).standardOutput) == [
        "a.yaml", "b.json", "broken.yml",
      ])
    #expect(try fixture.run(["watch", "specs/*.json"]).exitCode == 75)
    #expect(try fixture.run(["stop", "empty"]).exitCode == 1)
    #expect(try fixture.run(["stop", "specs/*.yaml"]).standardOutput == "stopped 1\n")
  }

  @Test func `specs that are added to a watched folder are watched once they have sections`() throws {
    let daemon = try fixture.start("exec \"$1\" watch --quiet 'specs/*.y*ml' 'specs/*.json'")
    try daemon.expect("ready:")
    let table = "sections:\n  - rows: [New]\n"
    try fixture.folder.overwrite("", to: "specs/e.yaml")
    try fixture.folder.overwrite(table, to: "specs/new.part")
    try FileManager.default.moveItem(
      atPath: fixture.folder.path("specs/new.part"), toPath: fixture.folder.path("specs/f.yaml"))
    try daemon.expect("also watching specs/f.yaml")
    try daemon.expect("wrote specs/f.txt")
    try fixture.folder.overwrite(table, to: "specs/e.yaml")
    try daemon.expect("also watching specs/e.yaml")
    try daemon.expect("wrote specs/e.txt")
    // The added spec is locked and watched like the others.
    #expect(try fixture.run(["watch", "specs/e.yaml"]).exitCode == 75)
    try fixture.folder.overwrite(table.replacing("New", with: "Newer"), to: "specs/e.yaml")
    try daemon.expect("'Newer'")
    // Adds a file whose previews would overwrite those of another spec.
    try fixture.folder.overwrite(#"{"sections": [{"rows": ["Two"]}]}"#, to: "specs/a.json")
    try daemon.expect(
      "note: 'specs/a.json' is not watched: 'specs/a.yaml' and 'specs/a.json' would both write")
    try daemon.quit("\u{3}")
  }

  /// Links that lead nowhere when the daemon starts: the link below `links`, its target, and the file that is created.
  static let laterTargets: [(link: String, target: String, created: String, watched: [String])] = [
    ("link.yaml", "t.yaml", "links/t.yaml", ["links/link", "links/t"]),
    ("a.yaml", "../elsewhere/t.yaml", "elsewhere/t.yaml", ["links/a"]),
    ("folder", "../elsewhere", "elsewhere/t.yaml", ["links/folder/t"]),
  ]

  @Test(arguments: laterTargets, ["links", "links/*.yaml"])
  func `a link whose target appears later is watched as one that had a target`(
    shape: (link: String, target: String, created: String, watched: [String]), argument: String
  ) throws {
    let folder = fixture.folder
    try folder.makeDirectory("links")
    try folder.link("links/" + shape.link, to: shape.target)
    let spec = shape.link == "folder" ? "links/folder/t.yaml" : argument
    let daemon = try fixture.start("exec \"$1\" watch --quiet '\(spec)'")
    try daemon.expect("ready:")
    try folder.makeDirectory(String(shape.created.prefix { $0 != "/" }))
    for row in ["One", "Two"] {
      try folder.overwrite("sections: [{rows: [\(row)]}]\n", to: shape.created)
      for name in shape.watched {
        try folder.waitUntil("\(name).svg shows \(row)", in: (name as NSString).deletingLastPathComponent) {
          try folder.contains(name + ".svg", ">\(row)<")
        }
      }
    }
    daemon.send("\u{3}")
    #expect(try !daemon.expect("stopped").contains("not watched"))
  }

  @Test func `an included file that is a link whose target appears later is read`() throws {
    let folder = fixture.folder
    try folder.overwrite("include: later.yaml\nsections: [{rows: [One]}]\n", to: "u.yaml")
    try folder.link("later.yaml", to: "theme/real.yaml")
    let daemon = try fixture.start("exec \"$1\" watch --quiet u.yaml")
    try daemon.expect("ready:")
    try folder.makeDirectory("theme")
    try folder.overwrite("rowColor: \"#123456\"\n", to: "theme/real.yaml")
    try daemon.expect("wrote u.txt, u.svg")
    #expect(try folder.read("u.svg").contains("#123456"))
    try daemon.quit("\u{3}")
  }

  @Test(arguments: [
    ["a.json", "."], [".", "./a.json"], ["a.json", "../specs/a.yaml"], ["a.json", "here/a.yaml"],
  ])
  func `two specs with one preview are refused, however their paths are written`(names: [String]) throws {
    try fixture.folder.overwrite(#"{"sections": [{"rows": ["Two"]}]}"#, to: "specs/a.json")
    try fixture.folder.link("specs/here", to: ".")
    for options in [[], ["-o", "new"], ["-o", "../specs"]] {
      let result = try fixture.run(["watch", "--quiet"] + options + names, in: "specs")
      #expect(result.exitCode == 2)
      #expect(result.standardError.contains("would both write"), "\(result.standardError)")
    }
  }

  @Test func `a folder without specs is an error, and a unit keeps the given name`() throws {
    for name in ["empty", "specs/*.toml"] {
      let result = try fixture.run(["watch", name])
      #expect(result.exitCode == 2)
      #expect(result.standardError.contains("'\(name)' has no spec"))
    }
    let unit = try fixture.run(["watch", "--print-unit", "specs", "specs/*.json"]).standardOutput
    #expect(unit.contains("specs \(fixture.folder.path("specs/*.json"))\n"))
  }
}
