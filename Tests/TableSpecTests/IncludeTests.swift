// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel
import TableSpec
import Testing

/// `include:` reads other files first, such as themes and shared sections. Here, a dictionary replaces the
/// files; other tests use a real file system.
struct IncludeTests {
  struct Files: IncludeReading {
    var texts: [String: String]

    func read(_ path: String, limit: Int) throws(IncludeFailure) -> IncludedFile {
      guard let text = texts[path] else { throw IncludeFailure("cannot read '\(path)'") }
      return IncludedFile(bytes: Array(text.utf8), identity: path)
    }

    func identity(of path: String) -> String { path }
  }

  private func decode(_ text: String, _ files: [String: String], name: String = "specs/t.yaml") throws
    -> Table
  {
    try SpecDecoder(fileName: name, includes: Files(texts: files)).decode(Array(text.utf8))
  }

  private func problems(_ text: String, _ files: [String: String]) -> [String] {
    do {
      _ = try decode(text, files)
      return []
    } catch let error as SpecError {
      return error.problems.map { "\($0.file):\($0.line):\($0.column): \($0.message)" }
    } catch {
      return ["\(error)"]
    }
  }

  @Test func `a nearer file overrides, and so does a later include`() throws {
    let table = try decode(
      "include: [a.yaml, b.yaml]\ninset: 7\n",
      [
        "specs/a.yaml": "cornerRadius: 1\ninset: 1\nrowHeight: 50\n",
        "specs/b.yaml": "cornerRadius: 2\ninset: 2\n",
      ])
    #expect(table.info.look[.cornerRadius] == 2)
    #expect(table.info.look[.insetLeft] == 7)
    #expect(table.info.look[.rowHeight] == .fixed(50))
  }

  @Test func `a text that is a comment, and a picture, are reported in an included file`() {
    #expect(
      problems(
        "include: [a.yaml, b.yaml]\n",
        ["specs/a.yaml": "sections:\n- header: #general\n", "specs/b.yaml": "<svg/>"])
        == [
          "specs/a.yaml:2:3: 'header' has no value", "specs/b.yaml:1:1: this is an SVG picture, not a spec",
        ])
  }

  @Test func `a file's includes are relative to its own folder`() throws {
    let table = try decode(
      "include: themes/dark.yaml\n",
      [
        "specs/themes/dark.yaml": "include: ../base.yaml\ntraits: {appearance: dark}\n",
        "specs/base.yaml": "cornerRadius: 5\n",
      ])
    #expect(table.info.look[.cornerRadius] == 5)
    #expect(table.info.traits.appearance == .dark)
  }

  @Test func `a theme may be included twice, but not in a circle`() throws {
    let base = ["specs/a.yaml": "include: base.yaml\n", "specs/base.yaml": "cornerRadius: 5\n"]
    #expect(try decode("include: [a.yaml, base.yaml]\n", base).info.look[.cornerRadius] == 5)
    #expect(
      problems(
        "include: a.yaml\n", ["specs/a.yaml": "\ninclude: b.yaml\n", "specs/b.yaml": "include: a.yaml\n"])
        == [
          "specs/b.yaml:1:10: 'specs/a.yaml' includes itself: specs/a.yaml → specs/b.yaml → specs/a.yaml"
        ])
    #expect(
      problems("include: ./t.yaml\n", [:])
        == ["specs/t.yaml:1:10: 'specs/t.yaml' includes itself: specs/t.yaml → specs/t.yaml"])
  }

  static let escapes = [
    "../secret.yaml", "/etc/passwd", "~/x.yaml", "themes/../../secret.yaml", "./../secret.yaml", "..",
  ]

  @Test(arguments: escapes)
  func `files outside of the spec's folder are not read`(name: String) {
    let files = [
      "secret.yaml": "title: leaked\n", "/etc/passwd": "title: leaked\n", "~/x.yaml": "title: leaked\n",
      "specs/~/x.yaml": "title: leaked\n",
    ]
    #expect(
      problems("include: '\(name)'\n", files)
        == ["specs/t.yaml:1:10: '\(name)' is outside of the spec's folder"])
    // Nor from a file in a subfolder.
    let inner = problems(
      "include: themes/a.yaml\n",
      files.merging(["specs/themes/a.yaml": "include: ../../secret.yaml\n"]) { $1 })
    #expect(inner == ["specs/themes/a.yaml:1:10: '../../secret.yaml' is outside of the spec's folder"])
  }

  @Test(arguments: ["http://localhost/t.yaml", "file:///etc/passwd"])
  func `a URL is not a file`(name: String) {
    #expect(problems("include: '\(name)'\n", [:]) == ["specs/t.yaml:1:10: '\(name)' is a URL"])
  }

  @Test func `problems are reported in the file that has them`() {
    #expect(
      problems(
        "include: [a.yaml, gone.yaml]\ncornerRadus: 3\n", ["specs/a.yaml": "title: a\ncornerRadius: -1\n"])
        == [
          "specs/a.yaml:2:15: 'cornerRadius' is out of range: -1",
          "specs/t.yaml:1:19: cannot read 'specs/gone.yaml'",
          "specs/t.yaml:2:1: unknown key 'cornerRadus' in a spec",
        ])
    #expect(
      problems("include: {a: b}\n", [:])
        == ["specs/t.yaml:1:10: expected 'include' to be a file name or a list of them, found a mapping"])
  }

  @Test func `depth and number of includes are limited`() throws {
    var chain = (0..<60).reduce(into: [String: String]()) {
      $0["specs/\($1).yaml"] = "include: \($1 + 1).yaml\n"
    }
    chain["specs/60.yaml"] = "title: end\n"
    #expect(
      problems("include: 0.yaml\n", chain).first?.contains("an include chain of more than 32 files") == true)
    // Nine levels of nine includes each would be 387 million files without the limit.
    var bomb = (0..<8).reduce(into: [String: String]()) { files, level in
      let names = Array(repeating: "\(level + 1).yaml", count: 9).joined(separator: ", ")
      files["specs/\(level).yaml"] = "include: [\(names)]\n"
    }
    bomb["specs/8.yaml"] = "title: end\n"
    #expect(problems("include: 0.yaml\n", bomb).first?.contains("more than 256 included files") == true)
  }

  @Test func `reading a file again without changes is not reported`() {
    var known = KnownIncludes()
    known.noteFound([SpecDependency(path: "a", hash: 1), SpecDependency(path: "gone", hash: nil)])
    let news = [
      SpecDependency(path: "a", hash: 1), SpecDependency(path: "gone", hash: nil),
      SpecDependency(path: "other", hash: 7), SpecDependency(path: "a", hash: 2),
      SpecDependency(path: "gone", hash: 3), SpecDependency(path: "a", hash: nil),
    ].map { known.noteSaved($0) }
    #expect(news == [false, false, false, true, true, true])
  }

  @Test func `a spec from standard input cannot include files`() {
    #expect(throws: SpecError.self) {
      try SpecDecoder(fileName: "<stdin>").decode(Array("include: a.yaml\n".utf8))
    }
  }

  @Test func `saving writes the spec's own settings and leaves the theme's to the theme`() throws {
    let files = Files(texts: ["specs/theme.yaml": "cornerRadius: 20\ninset: 4\n"])
    let source = "include: theme.yaml   # the house's\nsections:\n  - rows: [A]\n"
    let decoder = SpecDecoder(fileName: "specs/t.yaml", includes: files)
    var table = try decoder.decode(Array(source.utf8))
    table.sections[0].rows[0].title = "B"
    let result = SpecPatcher.patch(
      Array(source.utf8), to: table, decoder: decoder)
    #expect(result.keepsText)
    #expect(
      String(decoding: result.bytes, as: UTF8.self)
        == "include: theme.yaml   # the house's\nsections:\n  - rows: [B]\n")
    table.info.look[.cornerRadius] = 21
    let second = SpecPatcher.patch(
      Array(source.utf8), to: table, decoder: decoder)
    #expect(second.keepsText)
    #expect(try decoder.decode(second.bytes) == table)
    #expect(String(decoding: second.bytes, as: UTF8.self).contains("include: theme.yaml   # the house's"))
  }

  @Test func `if a change can't be written beside the include, the whole table is written`() throws {
    let files = Files(texts: ["specs/theme.yaml": "cornerRadius: 20\n"])
    let source = "include: theme.yaml\n"
    let decoder = SpecDecoder(fileName: "specs/t.yaml", includes: files)
    var table = try decoder.decode(Array(source.utf8))
    table.info.look[.cornerRadius] = nil
    let result = SpecPatcher.patch(
      Array(source.utf8), to: table, decoder: decoder)
    #expect(try decoder.decode(result.bytes) == table)
  }
}
