// SPDX-License-Identifier: GPL-3.0-or-later

import Session
import Testing

/// No command silently overwrites a file of another program.
struct OverwritingTests {
  private static let files = [
    "notes.txt": "milk\nbread\n", "a.yaml": "sections: [{rows: [A]}]\n", "b.yaml": "cornerRadius: 3\n",
    "broken.yaml": "sections: [{rows: [A]\n", "s.rt": "set-radius 3\n# and\nadd-row x\n", "empty": "",
    "s.golden": "A session.\n> show\n   ╭────╮\n",
    "drawn.svg": "<?xml version=\"1.0\"?>\n<svg xmlns=\"x\"/>\n",
  ]

  private func session() -> TestSession {
    var test = TestSession(files: Self.files, isInteractive: true)
    _ = test.run("open a.yaml")
    return test
  }

  @Test(arguments: ["save b.yaml", "save notes.txt", "record s.rt", "once notes.txt", "output notes.txt"])
  func `overwriting a file that the session did not write requires force`(line: String) {
    var test = session()
    let name = String(line.split(separator: " ")[1])
    #expect(test.run(line) == "error: '\(name)' already exists; --force overwrites it\n")
    #expect(test.workspace.text(name) == Self.files[name])
    #expect(!test.run(line + " --force").hasPrefix("error"))
    _ = test.run("show")
    #expect(test.workspace.text(name) != Self.files[name])
    test.enter("output", "record off")
    // Now the file belongs to the session.
    #expect(!test.run(line).hasPrefix("error"))
  }

  @Test(arguments: [
    "save new.yaml", "record new.rt", "once new", "output new", "save empty", "output /dev/null",
  ])
  func `missing files, empty files and devices are written without force`(line: String) {
    var test = session()
    #expect(!test.run(line).hasPrefix("error"))
  }

  @Test(arguments: [
    "output a.yaml --force", "once ./a.yaml --force", "record a.yaml --force",
    "render a.yaml --format svg --force",
    "export uikit a.yaml --force",
  ])
  func `only save writes the open spec`(line: String) {
    var test = session()
    #expect(test.run(line).contains("is the spec itself, so it is not overwritten; name another file"))
    #expect(test.workspace.text("a.yaml") == Self.files["a.yaml"])
    _ = test.run("set-radius 3")
    #expect(test.run("save a.yaml") == "saved a.yaml\n")
  }

  @Test(arguments: ["b.yaml", "broken.yaml", "s.rt", "s.golden"])
  func `pictures and code never overwrite a spec or a script, not even by force`(name: String) {
    var test = session()
    for line in [
      "render \(name) --format svg", "export swiftui \(name)", "render \(name) --format text --force",
    ] {
      let text = test.run(line)
      #expect(text.hasPrefix("error: '\(name)' is a s") && text.contains("; name another file"), "\(text)")
    }
    #expect(test.workspace.text(name) == Self.files[name])
  }

  @Test(arguments: [
    "preset settings", "preset plain", "preset wallet-ios12", "new", "new plain", "new cards",
    "for row * set-color rowColor clear",
  ])
  func `pictures and code are replaced, whatever they show`(table: String) {
    var test = session()
    _ = test.run(table)
    _ = test.run("set-separator none")
    let lines = [
      "render p.svg", "render p.txt", "render p.asc", "render p.json", "export uikit p.swift",
      "export swiftui p2.swift",
    ]
    for line in lines { #expect(test.run(line).hasPrefix("wrote "), "\(line)") }
    // Another session finds the same files.
    var files = Self.files
    for name in ["p.svg", "p.txt", "p.asc", "p.json", "p.swift", "p2.swift"] {
      files[name] = test.workspace.text(name)
    }
    var second = TestSession(files: files)
    for line in lines { #expect(second.run(line).hasPrefix("wrote "), "\(line)") }
  }

  @Test func `a picture over another program's text or picture requires force`() {
    var test = session()
    #expect(
      test.run("render drawn.svg").hasPrefix("error: 'drawn.svg' already exists, and it is not a picture"))
    #expect(test.workspace.text("drawn.svg") == Self.files["drawn.svg"])
    #expect(
      test.run("render notes.txt").hasPrefix("error: 'notes.txt' already exists, and it is not a picture"))
    #expect(test.run("render notes.txt --force") == "wrote notes.txt\n")
  }

  @Test func `another program's source code is not overwritten, although it begins like a script`() {
    var test = TestSession(files: ["hand.swift": "let hand = 1\n"])
    #expect(
      test.run("export swiftui hand.swift")
        == "error: 'hand.swift' already exists, and it is not a picture or code made by roundtable; --force overwrites it\n"
    )
    #expect(test.run("export swiftui hand.swift --force").hasPrefix("wrote hand.swift\n"))
  }

  @Test func `a file that is being written is not opened again`() {
    var test = session()
    test.enter("record r.rt", "set-radius 3")
    #expect(test.run("output r.rt --force").contains("is already being written"))
    #expect(test.run("record r.rt --force").contains("is already being written"))
    #expect(test.workspace.text("r.rt") == "set-radius 3\n")
  }

  @Test func `a recording replays where its files exist`() {
    var test = session()
    for line in ["record r.rt", "set-radius 3", "save new.yaml", "set-radius 4", "save", "render p.svg"] {
      #expect(!test.run(line).hasPrefix("error"), "\(line)")
    }
    let text = test.workspace.text("r.rt") ?? ""
    #expect(text == "set-radius 3\nsave --force new.yaml\nset-radius 4\nsave\nrender p.svg\n")
    var files = Self.files
    for name in ["new.yaml", "p.svg"] { files[name] = test.workspace.text(name) }
    var second = TestSession(files: files)
    _ = second.run("open a.yaml")
    #expect(second.script(text).0 == 0)
  }

  @Test(arguments: ["save", "save a.yaml"])
  func `an unreadable spec is not overwritten without force`(line: String) {
    var test = session()
    _ = test.run("set-radius 3")
    test.workspace.hide("a.yaml")
    #expect(
      test.run(line)
        == "error: cannot read 'a.yaml': permission denied; saving would lose its content; --force overwrites it\n"
    )
    #expect(test.workspace.text("a.yaml") == Self.files["a.yaml"])
    #expect(test.session.document.isModified)
    #expect(
      test.run(line + " --force")
        == "saved a.yaml (rewritten: its comments and formatting could not be kept)\n")
    #expect(test.workspace.text("a.yaml")?.contains("cornerRadius: 3") == true)
  }
}
