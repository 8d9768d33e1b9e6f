// SPDX-License-Identifier: GPL-3.0-or-later

import TableSpec
import Testing

/// Mistakes that people make in specs, and the hints that lead out of them.
struct SpecMistakeTests {
  private func problems(_ text: String) -> [SpecProblem] {
    do {
      _ = try SpecDecoder(fileName: "t.yaml").decode(Array(text.utf8))
      return []
    } catch { return error.problems }
  }

  /// Text, line, column, message, and a part of the hint.
  static let lostTexts: [(String, Int, Int, String, String)] = [
    ("sections:\n- rows:\n  - title: #1 fan", 3, 5, "'title' has no value", "as in \"#1 fan\""),
    ("sections:\n- header: #general  # the channel", 2, 3, "'header' has no value", "as in \"#general\""),
    ("sections:\n- rows:\n  - #one\n  - two", 3, 5, "a row has no value", "as in \"#one\""),
    ("sections:\n- #one", 2, 3, "a section has no value", "as in \"#one\""),
    ("sections:\n- rows:\n  - {title: a, badge: #5\n    }", 3, 16, "'badge' has no value", "\"#5\""),
    ("separator: {color: #ccc\n  }", 1, 13, "'color' has no value", "\"#ccc\""),
    ("separator:\n  color: #ccc", 2, 3, "'color' has no value", "\"#ccc\""),
    (
      "sections:\n- id: part #2", 2, 12, "'id' is only 'part', because '#2' is a comment",
      "write \"part #2\""
    ),
    ("rowHeight: #44", 1, 1, "'rowHeight' has no value", "\"#44\""),
    ("title:\n  #1 fan\nstyle: plain", 1, 1, "'title' has no value", "\"#1 fan\""),
    ("title: #", 1, 1, "'title' has no value", "\"#\""),
    (
      "title: Room #5", 1, 13, "'title' is only 'Room', because '#5' is a comment",
      "write \"Room #5\", or begin the comment with # and a blank"
    ),
    (
      "sections:\n- rows:\n  - Wi-Fi #2", 3, 11, "a row's title is only 'Wi-Fi', because '#2' is a comment",
      "write \"Wi-Fi #2\""
    ),
    (
      "sections:\n- rows: [Wi-Fi #2\n  ]", 2, 16, "a row's title is only 'Wi-Fi', because '#2' is a comment",
      "write \"Wi-Fi #2\""
    ),
    (
      "title: one\n  two #3", 2, 7, "'title' is only 'one two', because '#3' is a comment",
      "write \"one two #3\""
    ),
    ("sections: [{rows: [#one, #two]}]", 1, 19, "this '[' is not closed", "\"#one\""),
    ("{title: #1 fan, style: plain}", 1, 1, "this '{' is not closed", "as in \"#1 fan\""),
    (
      "{title: #1 fan\n style: plain}", 2, 7,
      "while parsing a flow mapping: did not find expected ',' or '}'",
      "as in \"#1 fan\""
    ),
  ]

  @Test(arguments: lostTexts.indices)
  func `a text that YAML reads as a comment is reported`(index: Int) throws {
    let (text, line, column, message, hint) = Self.lostTexts[index]
    let problem = try #require(problems(text).first, "\(text)")
    #expect(problem.message.hasPrefix(message))
    #expect([problem.line, problem.column] == [line, column], "\(problem)")
    #expect((problem.hint ?? "").contains(hint), "\(problem)")
  }

  @Test(arguments: [
    "title: C# notes", "title: 'a'#b", "title: \"Room #5\"", "title: 'x' #first", "title: Wi-Fi  #first",
    "title: Wi-Fi # the first", "title:  # to be written", "title:\n# a comment\nstyle: plain",
    "rowHeight: 44 #points", "style: plain #or grouped", "tintColor: red #for now", "title: |\n  #1 fan",
    "#title: x\nstyle: plain", "sections: #all of them\n- rows: [a]", "traits: #none yet",
    "--- #a spec\ntitle: a",
    "sections:\n- rows: #later", "sections:\n- rows:\n  #- a\n  - b",
    "sections:\n- rows: [\n  One, #first\n  Two ]", "sections:\n- rows:\n  - image: wifi #the icon",
    "sections:\n- rows:\n  - title: a\n    #detail: b", "sections:\n  #- rows: [a]",
    "separator: #thin\n  thickness: 0", "maskedCorners: [topLeft #one\n  ]", "# a\ttab\ntitle: a\t#b",
  ])
  func `a comment that was meant as one is no problem`(text: String) {
    #expect(problems(text).isEmpty)
  }

  /// Text, line, column, a part of the message, and a part of the hint.
  static let mistakes: [(String, Int, Int, String, String)] = [
    ("title: Note: this", 1, 12, "mapping values are not allowed", "as in \"Note: this\""),
    ("sections:\n- rows:\n  - title: a: b", 3, 13, "mapping values", "as in \"a: b\""),
    ("sections:\n- rows:\n  - Note: this: x", 3, 15, "mapping values", "as in \"Note: this: x\""),
    ("sections:\n- rows:\n  - {title: a: b}", 3, 14, "did not find expected ','", "as in \"a: b\""),
    ("sections: [{rows: [A, {title: Note: this}]}]", 1, 35, "expected ','", "as in \"Note: this\""),
    ("sections: [{rows: [{title: Note: this, detail: “x”}]}]", 1, 32, "expected ','", "as in \"Note: this\""),
    ("sections:\n- rows:\n  - Note: this", 3, 5, "unknown key 'Note'", "as in \"Note: this\""),
    ("style: plain\ntitle: \"Net\nhost: uiKit\n", 2, 8, "this quote is not closed", "add the same quote"),
    ("title: 'Net\nhost: uiKit\n", 1, 8, "this quote is not closed", "add the same quote"),
    (
      "title: \"Net\nstyle: plain\ntableHeaderView: {title: \"More\"}\n", 1, 8,
      "this \" is not closed on its line", "it ends at line 3, column 26"
    ),
    ("sections:\n- rows: [\"a, \"b\"]\n", 2, 15, "the text in quotes ends before this", "within"),
    ("title: \"a\" b", 1, 12, "the text in quotes ends before this", "put the whole text in quotes"),
    ("title: - a", 1, 8, "block sequence entries are not allowed", "quote a text that begins with -"),
    ("title: > a", 1, 10, "did not find expected comment or line break", "quote a text that begins with -"),
    ("title: *star", 1, 8, "anchors and aliases are not supported", "quote a text that begins with & or *"),
    ("title: !important", 1, 8, "tags are not supported", "quote a text that begins with !"),
    ("sections:\n- title: x", 2, 3, "unknown key 'title' in a section", "did you mean 'header'?"),
    ("cornerRadius: 12pt", 1, 15, "found '12pt'", "write 12"),
    ("cornerRadius: 12 pt", 1, 15, "found '12 pt'", "write 12"),
    ("cornerRadius: 12,5", 1, 15, "found '12,5'", "write 12.5"),
    ("cornerRadius: 36px", 1, 15, "found '36px'", "lengths are in points; write 36"),
    ("cornerRadius: 50%", 1, 15, "found '50%'", "percentages are not supported"),
    ("shadow: {opacity: 50%}", 1, 19, "found '50%'", "write 0.5"),
    ("traits: {scale: 2x}", 1, 17, "found '2x'", ""),
    ("rowHeight: UITableView.automaticDimension", 1, 12, "to be automatic, or a number", "write automatic"),
    ("rowHeight: UITableViewAutomaticDimension", 1, 12, "to be automatic", "write automatic"),
    ("sectionHeaderHeight: -1", 1, 22, "'sectionHeaderHeight' is out of range: -1", "write automatic"),
    ("fillerRowHeight: auto", 1, 18, "to be automatic", "write automatic"),
    ("separator: {left: Automatic}", 1, 19, "to be automatic", "write automatic"),
    ("sectionFooterHeight: .leastNonzeroMagnitude", 1, 22, "to be automatic", "write 0.01"),
    ("masksToBounds: YES", 1, 16, "to be true or false", "write true"),
    ("shadow: off", 1, 9, "expected 'shadow' to be none, or a mapping", ""),
    ("style: “plain”", 1, 8, "unknown style '“plain”'", "did you mean 'plain'?"),
    ("cornerRadius: ”12”", 1, 15, "found '”12”'", "curly quotes are letters; write 12"),
    ("“title”: x", 1, 1, "unknown key '“title”'", "curly quotes are letters; write 'title'"),
    ("title: “Note: this”", 1, 13, "mapping values", "curly quotes are letters"),
    ("style: UITableView.Style.plain", 1, 8, "unknown style", "did you mean 'plain'?"),
    ("style: UITableViewStyleGrouped", 1, 8, "unknown style", "did you mean 'grouped'?"),
    ("tintColor: UIColor.systemBlue", 1, 12, "to be a colour", "did you mean 'systemBlue'?"),
    ("tintColor: .systemBlue", 1, 12, "to be a colour", "did you mean 'systemBlue'?"),
    ("tintColor: FF9500", 1, 12, "to be a colour", "write \"#FF9500\""),
    ("separator.left: 16", 1, 1, "unknown key 'separator.left'", "write 'separator: {left: …}'"),
    (
      "separatorInset: 16", 1, 1, "unknown key",
      "did you mean 'separator: {left: …}' or 'separator: {right: …}'?"
    ),
    ("separator: {separatorColor: red}", 1, 13, "unknown key", "did you mean 'color'?"),
    ("estimatedRowHeight: 44", 1, 1, "unknown key", "leave it out"),
    ("titleForHeaderInSection: x", 1, 1, "unknown key", "'header' is a key of a section"),
    ("tableView.rowHeight: 44", 1, 1, "unknown key", "did you mean 'rowHeight'?"),
    (
      "cornerRadius: 9\nshadow: {radius: 3, layer: same}", 2, 21,
      "'shadow.layer' was removed: a shadow always has a layer of its own",
      "remove this key; 'shadow: none' removes the shadow"
    ),
    (
      "sections:\n- shadow:\n    pathSize: [320, 44]", 3, 5,
      "'shadow.pathSize' was removed: a shadow's path always has its row's size", "remove this key"
    ),
    ("shadow.pathSize: [320, 44]", 1, 1, "'shadow.pathSize' was removed", "remove this key"),
    (
      "sections: [{rows: [{title: a, cornerClamping: css}]}]", 1, 31,
      "'cornerClamping' was removed: a radius is always limited to half of the shorter side, as in UIKit",
      "set 'cornerRadius' to a radius that fits"
    ),
    ("layer: same", 1, 1, "unknown key 'layer' in a spec", ""),
    (
      "tableView.separatorStyle = .none", 1, 1, "this is Swift or Objective-C code", "'separator: {style: …}'"
    ),
    (
      "style: plain\ntableView.separatorStyle = .none\n", 2, 1, "this is a line of code",
      "'separator: {style: …}'"
    ),
    ("style: plain\ntableView.rowHeight = 44\n", 2, 1, "this is a line of code", "'rowHeight: …'"),
    (
      "import UIKit\nclass A: B {}", 1, 1, "this is Swift or Objective-C code, not a spec",
      "roundtable example"
    ),
    ("// A comment: x\nlet a = 1", 1, 1, "this is Swift or Objective-C code", "roundtable example"),
    ("<svg xmlns=\"a\"/>", 1, 1, "this is an SVG picture, not a spec", "roundtable example"),
    ("<?xml version=\"1.0\"?>\n<svg/>", 1, 1, "this is an SVG picture", ""),
    ("<!DOCTYPE html>\n<html></html>", 1, 1, "this is an HTML page", ""),
    ("%PDF-1.7\n", 1, 1, "this is a PDF document", ""),
    ("\u{FEFF}\u{FEFF}title: x", 1, 1, "the file begins with two byte order marks", "remove them"),
  ]

  @Test(arguments: mistakes.indices)
  func `each usual mistake is explained`(index: Int) throws {
    let (text, line, column, message, hint) = Self.mistakes[index]
    let problem = try #require(problems(text).first, "\(text)")
    #expect(problem.message.contains(message))
    #expect([problem.line, problem.column] == [line, column], "\(problem)")
    #expect((problem.hint ?? "").contains(hint), "\(problem)")
  }

  /// The key in a row, and a part of the hint.
  @Test(arguments: [
    ("textColor", "did you mean 'titleColor'?"), ("accessoryType", "did you mean 'accessory'?"),
    ("text", "did you mean 'title' or 'label'?"), ("detailText", "did you mean 'detail'?"),
    ("secondaryText", "did you mean 'detail'?"), ("textLabel.text", "did you mean 'title'?"),
    ("backgroundColor", "did you mean 'rowColor'?"), ("imageView", "did you mean 'image'?"),
    ("separatorStyle", "did you mean 'separator: {style: …}'?"), ("font", "did you mean 'titleFont'?"),
    ("textAlignment", "did you mean 'titleAlignment'?"), ("height", "did you mean 'rowHeight'?"),
    ("selectionStyle", "'selected: true'"), ("accessoryView", "custom accessory views are not supported"),
    ("indent", "did you mean 'indentationLevel'?"),
    ("directionalLayoutMargins", "did you mean 'contentInsets'?"),
    ("listRowInsets", "did you mean 'contentInsets'?"), ("layer.cornerRadius", "'cornerRadius'"),
    ("headerTitle", "'header' is a key of a section"), ("rowSpacing", "is a key of the table and a section"),
    ("titel", "did you mean 'title'?"), ("corner_radius", "did you mean 'cornerRadius'?"),
  ])
  func `a key of UIKit leads to the key of specs, or to the reason why there is none`(
    key: String, hint: String
  ) {
    let found = problems("sections:\n- rows:\n  - \(key): x")
    #expect(found.first?.message.hasPrefix("unknown key '\(key)'") == true)
    #expect(found.first?.hint?.contains(hint) == true, "\(found)")
  }

  @Test(arguments: [("contentInsets", "left", "leading"), ("inset", "trailing", "right")])
  func `a side leads to the side that the mapping has`(group: String, key: String, other: String) {
    let found = problems("\(group): {\(key): 4}")
    #expect(found.first?.hint == "did you mean '\(other)'?", "\(found)")
  }

  @Test(arguments: [
    "photo.gif", "logo.HEIC", "~/a.png", "/a.png", "UIImage(named", "https://a.b/c.png", "photos/ada",
  ])
  func `a text that is neither a symbol nor a picture file is an error`(name: String) {
    for row in ["image: \(name)", "image: {file: '\(name)'}", "level: \(name)"] {
      let found = problems("sections:\n- rows:\n  - \(row)")
      #expect(found.first?.message.hasSuffix("a picture file, found '\(name)'") == true, "\(found)")
      #expect(found.first?.hint?.isEmpty == false)
    }
    let found = problems("sections:\n- rows:\n  - image: {symbol: 'a.png'}")
    #expect(found.first?.hint == "a picture file is 'file: a.png'")
  }

  @Test(
    arguments: [
      ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A], "a PNG picture"), ([0xFF, 0xD8, 0xFF, 0xE0], "a JPEG picture"),
      ([0x1F, 0x8B, 0x08], "a gzip archive"), ([0x50, 0x4B, 0x03, 0x04], "a zip archive"),
    ] as [([UInt8], String)])
  func `a file of another kind is named`(bytes: [UInt8], kind: String) {
    let error = #expect(throws: SpecError.self) { try SpecDecoder(fileName: "t.yaml").decode(bytes) }
    #expect(error?.problems.map(\.message) == ["this is \(kind), not a spec"])
  }
}
