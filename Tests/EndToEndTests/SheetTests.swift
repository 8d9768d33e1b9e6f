// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

/// `roundtable sheet`, and the page that `render` writes.
struct SheetTests {
  private let folder = ScratchFolder()

  init() throws {
    for name in ["a", "b", "c"] {
      try folder.write(
        "title: \(name)\ntraits: {width: 300}\nsections: [{rows: [First \(name), Second]}]\n",
        to: "specs/\(name).yaml")
    }
    try folder.write("sections: [{rows: [{titel: A}]}]\n", to: "specs/bad.yaml")
  }

  @discardableResult
  private func run(_ arguments: [String], exitCode: Int32 = 0) throws -> ChildProcess {
    let result = try Roundtable.run(arguments, home: folder)
    #expect(result.exitCode == exitCode, "\(arguments): \(result.standardError)")
    return result
  }

  private func data(_ name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: folder.path(name)))
  }

  private func text(_ name: String) throws -> String { String(decoding: try data(name), as: UTF8.self) }

  private static let specs = ["specs/a.yaml", "specs/b.yaml", "specs/c.yaml"]
  private static let variants = [
    "--devices", "iPhone-15,iPhone-SE", "--text-size", "large,accessibilityLarge", "--appearance", "both",
    "--direction", "both", "--profile", "ios15",
  ]

  @Test func `all combinations of the listed values are on one sheet, with their names`() throws {
    try run(["sheet"] + Self.specs + Self.variants + ["-o", "all.svg"])
    let svg = try text("all.svg")
    #expect(svg.matches(of: /<svg x=/).count == 3 * 16)
    #expect(svg.contains(">a.yaml</text>") && !svg.contains("specs/"))
    // Two of 48, one for each end of the list; a row has 16 pictures.
    #expect(svg.contains("iPhone-15 · large · ltr · light · ios15"))
    #expect(svg.contains("iPhone-SE · accessibilityLarge · rtl · dark · ios15"))
    #expect(svg.matches(of: /width="375"/).count >= 3 * 8)
    try run(["sheet"] + Self.specs + Self.variants + ["-o", "again.svg"])
    #expect(try data("all.svg") == data("again.svg"))
  }

  @Test(.enabled(if: ExternalTool("xmllint").location != nil, "xmllint is not installed"))
  func `the SVG is valid XML`() throws {
    try run(["sheet", "specs/a.yaml", "specs/bad.yaml", "-o", "all.svg"], exitCode: 1)
    try ExternalTool("xmllint").run(["--noout", "all.svg"], in: folder.path)
  }

  @Test(arguments: ["svg", "text"]) func `parts join to the bytes of one job`(format: String) throws {
    let options = Self.specs + ["specs/bad.yaml"] + Self.variants + ["--format", format]
    let whole = try run(["sheet"] + options, exitCode: 1)
    #expect(whole.standardError.contains("specs/bad.yaml:1:21: error: unknown key 'titel'"))
    // Only the part that has a spec with an error fails.
    for number in 1...3 {
      _ = try Roundtable.run(
        ["sheet"] + options + ["--shard", "\(number)/3", "-o", "p\(number)"], home: folder)
    }
    let joined = try run(["sheet", "--join", "p2", "p3", "p1", "--format", format], exitCode: 1)
    #expect(joined.standardOutput == whole.standardOutput && !whole.standardOutput.isEmpty)
    let missing = try run(["sheet", "--join", "p2", "p1", "-o", "x.svg"], exitCode: 2)
    #expect(missing.standardError.contains("the part 3/3 is missing"))
    #expect(!FileManager.default.fileExists(atPath: folder.path("x.svg")))
  }

  @Test func `a spec with an error has a labelled cell, and the exit code says so`() throws {
    let invalid = try run(["sheet", "specs/a.yaml", "specs/bad.yaml", "--format", "text"], exitCode: 1)
    #expect(invalid.standardOutput.contains("  bad.yaml\n  bad.yaml:1:21: unknown key 'titel' in a row\n"))
    #expect(invalid.standardOutput.contains("First a"))
    let missing = try run(
      ["sheet", "specs/bad.yaml", "specs/a.yaml", "none.yaml", "-o", "all.svg"], exitCode: 2)
    #expect(missing.standardError.contains("cannot open 'none.yaml'"))
    #expect(try text("all.svg").contains("cannot open the file: no such file or directory"))
  }

  @Test func `a sheet is also a page, a PNG and a PDF`() throws {
    try run(["sheet"] + Self.specs + ["-o", "all.html"])
    #expect(try text("all.html").matches(of: /<figure>/).count == 3)
    guard ExternalTool("rsvg-convert").location != nil else { return }
    try run(["sheet"] + Self.specs + ["-o", "all.png"])
    try run(["sheet"] + Self.specs + ["-o", "all2.png", "--scale", "2"])
    func width(_ name: String) throws -> Int { try data(name)[16..<20].reduce(0) { $0 << 8 | Int($1) } }
    #expect(try width("all.png") * 2 == width("all2.png") && width("all.png") > 900)
    try run(["sheet"] + Self.specs + ["-o", "all.pdf"])
    #expect(try data("all.pdf").starts(with: Data("%PDF-".utf8)))
    guard ExternalTool("pdftotext").location != nil else { return }
    try ExternalTool("pdftotext").run(["all.pdf", "all.txt"], in: folder.path)
    let words = try text("all.txt")
    for name in ["a.yaml", "b.yaml", "c.yaml", "First c"] { #expect(words.contains(name), "\(name)") }
  }

  @Test(arguments: [
    (["a.yaml", "--devices", "iPhon-15"], "did you mean 'iPhone-15'?"),
    (["a.yaml", "--appearance", "dark,"], "--appearance cannot be ''"),
    (["a.yaml", "--shard", "3/2"], "such as 2/8"), (["-"], "can't read standard input"),
    (["a.yaml", "-o", "x.gif"], "known extensions: .svg, .png, .pdf, .html, .txt"),
    (["--join", "p", "--shard", "1/2"], "can't be combined"),
    (["--join", "p", "--columns", "2"], "the parts have those"),
    (["a.yaml", "--scale", "2"], "--scale requires PNG"),
    (["a.yaml", "--columns", "2", "-o", "x.html"], "--columns requires SVG, PNG or PDF"), ([], "missing"),
  ]) func `wrong words are refused with a hint`(arguments: [String], words: String) throws {
    let result = try run(["sheet"] + arguments, exitCode: 2)
    #expect(result.standardError.contains(words), "\(result.standardError)")
  }

  @Test func `a sheet overwrites what roundtable made, and nothing else`() throws {
    for name in ["all.svg", "all.html", "all.txt"] {
      for _ in 1...2 { try run(["sheet"] + Self.specs + ["-o", name]) }
    }
    for _ in 1...2 { try run(["sheet"] + Self.specs + ["--shard", "1/2", "-o", "part"]) }
    try folder.write("mine\n", to: "mine.svg")
    try run(["sheet"] + Self.specs + ["-o", "mine.svg"], exitCode: 2)
    try run(["sheet"] + Self.specs + ["-o", "specs/a.yaml", "--format", "svg", "--force"], exitCode: 2)
    #expect(try text("mine.svg") == "mine\n")
  }

  // MARK: - A page

  @Test func `render writes a page in one file, with the spec's name and not its folder`() throws {
    let path = folder.path("specs/a.yaml")
    for _ in 1...2 { try run(["render", path, "-o", "a.html"]) }
    let page = try text("a.html")
    #expect(page.hasPrefix("<!DOCTYPE html>") && page.contains(">a.yaml</bdi>"))
    #expect(!page.contains(folder.path))
    #expect(page.contains("id=\"show-rulers\">"))
    #expect(try run(["render", path, "--format", "html"]).standardOutput == page)
    let gaps = try run(["render", path, "--format", "html", "--gaps"]).standardOutput
    #expect(gaps.contains("id=\"show-rulers\" checked>"))
    // The shell writes it, too.
    try run(["run", "--spec", path, "-e", "render shell.html"])
    #expect(try text("shell.html") == page && page.contains("\"firstLine\""))
    // Lines of the file would be wrong after an edit.
    try run(["run", "--spec", path, "-e", "set table cornerRadius 4", "-e", "render edited.html"])
    #expect(try text("edited.html").contains("class=\"view varied\""))
    #expect(!(try text("edited.html").contains("\"firstLine\"")))
  }
}
