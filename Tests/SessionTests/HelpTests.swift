// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Renderers
import Session
import TestSupport
import Testing

struct HelpTests {
  @Test(arguments: [
    ("addresses", "SECTION.ROW"), ("'*'", "SECTION.ROW"), ("keys", "Ctrl-C"), ("TAB", "Ctrl-C"),
    ("variables", "let NAME VALUE"), ("'$'", "let NAME VALUE"), ("pipes", "COMMAND | PROGRAM"),
    ("'|'", "!PROGRAM"), ("'!'", "!PROGRAM"), ("files", "COMMAND >> FILE"), ("'>'", "COMMAND >! FILE"),
    ("'>>'", "COMMAND >! FILE"), ("quotes", "# text"), ("'#'", "# text"),
  ])
  func `help finds a topic by its name and by its sign`(topic: String, words: String) {
    var test = TestSession()
    #expect(test.run("help \(topic)").contains(words))
    #expect(test.run("complete \"help f\"").contains("files\n"))
    #expect(test.run("help").contains("\n  files                Redirect a"))
  }

  @Test(arguments: [
    ("icon", "set-image"), ("delete", "remove-section"), ("toggle", "help accessory"),
    ("rename", "set-header"),
    ("divider", "set-separator"), ("pipe", "help pipes"), ("redirect", "output"), ("corners", "set-corners"),
    ("undo", "undo"), ("'>'", "help files"), ("remove-row", "remove-row"),
    ("\"corner radius\"", "set-radius"), ("corner radius", "set-radius"), ("row height", "set-height"),
    ("separ", "set-separator"), ("padding", "set-inset"),
    ("margin", "set-inset"), ("red", "set-color"), ("button", "set-navigation"), ("row", "add-row"),
    ("avatar", "set-image"), ("slider", "help slider"), ("UIStepper", "help stepper"), ("ipad", "set-device"),
    ("version", "set-profile"),
  ])
  func `apropos finds the intended command, and names come first`(word: String, name: String) {
    var test = TestSession()
    #expect(test.run("apropos \(word)").hasPrefix(name + " "))
  }

  @Test func `apropos matches words and their beginnings, but not text within a word`() {
    var test = TestSession()
    #expect(!test.run("apropos file").contains("set-profile"))
    let renaming = test.run("apropos rename").split(separator: "\n").map { $0.prefix { $0 != " " } }
      .filter { !$0.isEmpty }
    #expect(renaming == ["set-header", "set-footer", "set-row"])
    #expect(test.run("apropos zebra").hasPrefix("error: no help mentions 'zebra'"))
    _ = test.session.execute("define calm\n  # Zebra stripes\n  set-style plain\nend")
    #expect(test.run("apropos zebra") == "calm                 Zebra stripes\n")
  }

  @Test(arguments: [
    "gauge", "gauges", "UIColorWell", "draggi", "wheel", "accordion", "'context menu'",
    "popover", "map", "'map in a row'",
  ])
  func `apropos says what can't be drawn yet`(words: String) {
    var test = TestSession()
    #expect(test.run("apropos \(words)").contains("roundtable can't yet draw "), "\(words)")
  }

  @Test(arguments: ["image", "color", "index", "row", "text", "corner"])
  func `apropos names nothing that wasn't searched for`(word: String) {
    var test = TestSession()
    #expect(!test.run("apropos \(word)").contains("roundtable can't yet draw "), "\(word)")
  }

  @Test func `help fits eighty columns or the terminal`() {
    var test = TestSession()
    for line in ["help", "help why", "apropos row"] + CommandRegistry.names.map({ "help \($0)" }) + [
      "help keys", "help quotes",
    ] {
      for columns in [80, 50] {
        test.session.columns = columns == 80 ? nil : columns
        let wide = test.run(line).split(separator: "\n").filter { DisplayWidth.of(String($0)) > columns }
        // A word that is wider than the terminal stays whole, and so do examples, because users type them.
        #expect(wide.allSatisfy { !$0.trimmed.contains("  ") || columns == 50 }, "\(line): \(wide)")
        if columns == 80 { #expect(wide.isEmpty, "\(line): \(wide)") }
      }
    }
    test.session.columns = 60
    #expect(
      test.run("help add-row").hasPrefix(
        "usage: add-row TITLE [--detail TEXT] [--cell-style STYLE]\n  [--image TEXT]"))
    // Output to a file has the default width.
    _ = test.run("help add-row > h.txt")
    #expect(test.workspace.text("h.txt")?.contains("[--cell-style STYLE] [--image TEXT]\n") == true)
  }

  @Test func `help of many options puts their descriptions in one column`() {
    var test = TestSession()
    let lines = test.run("help set-row").split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.contains("  --badge TEXT                   A short text in a filled capsule. (text)"))
    #expect(
      lines.contains("  --number-of-lines NUMBER       The maximum number of lines of the title; 0"))
    #expect(lines.contains("  --title-color COLOR               The colour of titles. (a UIKit colour name,"))
    // An option that is wider than the column has its own line.
    let wide = lines.firstIndex(of: "  --separator-section-edges true|false|default")
    #expect(
      wide.map { lines[$0 + 1] }
        == "                                    Full-width lines at a section's top and")
  }

  @Test func `paragraphs of help have no manual line breaks`() {
    for command in CommandRegistry.all {
      for line in command.discussion.split(separator: "\n") where line.count > 80 && !line.contains("  ") {
        #expect(line.hasSuffix(".") || line.hasSuffix(","), "\(command.name): \(line)")
      }
    }
  }

  @Test(arguments: [
    ("radius", "did you mean 'set-radius'?"), ("device", "did you mean 'set-device'?"),
    ("zebra", "'apropos zebra' searches the help, 'help' lists all commands and topics"),
  ])
  func `an unknown topic suggests the next step`(topic: String, hint: String) {
    var test = TestSession()
    #expect(test.run("help \(topic)") == "error: unknown topic '\(topic)'; \(hint)\n")
  }

  @Test func `guides are listed, and a name's beginning opens them`() {
    var test = TestSession()
    #expect(test.run("help guide").hasPrefix("guides\n  getting-started "))
    let page = test.run("help guide why")
    #expect(page.hasPrefix("# Why numbers are what they are\n\n") && !page.contains("<!--"))
    #expect(test.run("help guide 'the shell'").hasPrefix("# The shell\n"))
    #expect(test.run("help guide the").contains("unknown guide 'the'"))
    #expect(test.run("help look lint").contains("unexpected 'lint'; usage: help [TOPIC] [NAME]"))
    // Prose is wrapped; code is not.
    test.session.columns = 60
    let prose = test.run("help guide lint").split(separator: "```").enumerated().filter { $0.offset % 2 == 0 }
    #expect(
      prose.allSatisfy {
        $0.element.split(separator: "\n").allSatisfy { $0.count <= 60 }
      })
  }

  @Test func `a guide's page has all words of its file, in order`() throws {
    let folder = Repository.root.appendingPathComponent("Sources/roundtable/Roundtable.docc")
    var test = TestSession()
    for name in ["Lint", "The-Shell", "Recipes-and-FAQ"] {
      let file = try String(contentsOf: folder.appendingPathComponent("\(name).md"), encoding: .utf8)
      let lines = file.split(separator: "\n").filter { !$0.hasPrefix("<!--") }
      let words = lines.flatMap { $0.split { $0 == " " } }
      let page = test.run("help guide \(name.lowercased())")
      #expect(page.split { $0 == " " || $0 == "\n" } == words, "\(name)")
    }
  }

  @Test func `frames lists separators below each row in a narrow terminal`() {
    var test = TestSession()
    let file = test.run("frames")
    let widest = file.split(separator: "\n").map(\.utf8.count).max() ?? 0
    test.session.columns = widest
    #expect(test.run("frames") == file)
    test.session.columns = widest - 1
    #expect(test.run("frames") != file)
    test.session.columns = 80
    let text = test.run("frames")
    #expect(text.split(separator: "\n").allSatisfy { $0.utf8.count <= 80 }, "\(text)")
    #expect(text.contains("44  10/10/0/0\n    bottom 84 78.667 289 0.333\nrow 0.1"))
    _ = test.run("frames > f.txt")
    #expect(test.workspace.text("f.txt") == file)
    #expect(test.run("frames 0.0").contains("\n    bottom 84 78.667 289 0.333\n"))
  }

  @Test func `why and errors wrap between words`() {
    var test = TestSession()
    test.session.columns = 60
    #expect(test.run("why 0.0 height").split(separator: "\n").allSatisfy { $0.count <= 60 })
    let errors = test.session.execute("set-text").outputs.map { $0.text(columns: 60) }.joined()
    #expect(
      errors.hasPrefix(
        "error: missing an option; usage: set-text [OPTIONS]; 'help\n  set-text' lists the options"),
      "\(errors)")
    #expect(errors.split(separator: "\n").allSatisfy { $0.count <= 60 })
  }
}

extension Substring {
  fileprivate var trimmed: Substring { drop { $0 == " " } }
}
