// SPDX-License-Identifier: GPL-3.0-or-later

import CodeExport
import Glibc
import OutputFormats
import Platform
import PreviewRendering
import PreviewState
import Renderers
import TableLayout
import TableModel
import TestSupport
import Testing

/// A preview replaces only files that roundtable made.
struct OutputOwnershipTests {
  private let scratch = ScratchFolder()

  private func outputs(
    _ ownership: OutputOwnership? = nil, former: [String: OutputState] = [:]
  ) -> SpecOutputs {
    SpecOutputs(
      spec: scratch.path("a.yaml"), writer: AtomicFileWriter(), refusal: OutputGuard(specs: []).refusal,
      ownership: ownership
        ?? OutputOwnership(memory: WrittenTexts(folder: scratch.path("state")), hint: "pass --force"),
      former: former, now: "now")
  }

  private func state(
    _ text: String, at name: String, _ ownership: OutputOwnership? = nil, former: [String: OutputState] = [:]
  ) -> String {
    let output = PreviewOutput(path: scratch.path(name), bytes: Array(text.utf8))
    return outputs(ownership, former: former).write([output])[0].state.name
  }

  private static let bare = "   A\n   B\n"
  private static let drawn = "\n── A ──────\n   Ada\n"

  /// Previews of a table, in every format that a daemon writes without another program.
  private static let made: [(name: String, text: String)] = {
    let table = Table(sections: [Section(info: Section.Info(header: "H"), rows: [Row(title: "A")])])
    let layout = LaidOutTable(table)
    let svg = SVGRenderer().render(layout.displayList())
    let note = StaleNote(since: "then", description: "a.yaml:1:1: error")
    let stale = StaleMark.svg.marked(svg, note) ?? []
    let text = BoxDrawingRenderer().render(layout.displayList())
    return [
      ("a.svg", svg), ("a.svg", stale), ("a.txt", text), ("a.txt", StaleMark.text.marked(text, note) ?? []),
      ("a.swift", Array(((try? CodeFormat.uikit.code(for: table))?.source ?? "").utf8)),
    ].map { ($0.0, String(decoding: $0.1, as: UTF8.self)) }
  }()

  @Test(arguments: made)
  func `a preview that roundtable made is replaced, also in a fresh clone`(name: String, text: String) throws
  {
    try scratch.write(text, to: name)
    #expect(state("new\n", at: name) == "current")
    #expect(try scratch.read(name) == "new\n")
  }

  @Test(arguments: [
    ("a.txt", "notes\n"), ("a.txt", "Title\n-----\n   text\n"), ("a.txt", "  - milk\n  - bread\n"),
    ("a.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\" height=\"1\" role=\"img\"/>\n"),
    ("a.svg", "\n── A ──\n"), ("a.png", "\u{89}PNG"), ("a.swift", "let x = 1\n"),
  ])
  func `any other file is kept, and is neither replaced nor marked as stale`(name: String, text: String)
    throws
  {
    try scratch.write(text, to: name)
    #expect(state("new\n", at: name) == "foreign")
    let kept = outputs().keep([scratch.path(name)], because: "a.yaml:1:1: error") { [] }
    #expect(kept.map(\.state.name) == ["foreign"])
    #expect(kept[0].state.note?.reason.hasSuffix("roundtable did not make it (hint: pass --force)") == true)
    #expect(try scratch.read(name) == text)
    #expect(state("new\n", at: name, OutputOwnership(isForced: true)) == "current")
    #expect(try scratch.read(name) == "new\n")
  }

  @Test func `a plain text is recognized by its path and content`() throws {
    try scratch.write("", to: "a.txt")
    #expect(state(Self.bare, at: "a.txt") == "current")
    // In the next run, this text may be replaced; another text, or the same at another path, may not.
    #expect(state("   C\n", at: "a.txt") == "current")
    try scratch.write("   C\n", to: "b.txt")
    #expect(state(Self.bare, at: "b.txt") == "foreign")
    try scratch.write("   mine\n", to: "a.txt")
    #expect(state(Self.bare, at: "a.txt") == "foreign")
    // In a fresh clone, a preview that equals the spec's current preview belongs to roundtable from then on.
    try scratch.write(Self.bare, to: "c.txt")
    #expect(state(Self.bare, at: "c.txt") == "current")
    #expect(state(Self.drawn, at: "c.txt") == "current")
  }

  @Test(arguments: [
    ("a.txt", "notes\n"), ("a.svg", "<svg/>\n"), ("a.png", "\u{89}PNG mine"), ("a.swift", "let x = 1\n"),
  ])
  func `a file that another program put in a preview's place during the run is kept`(
    name: String, text: String
  )
    throws
  {
    let ownership = OutputOwnership(memory: WrittenTexts(folder: scratch.path("state")))
    #expect(state(Self.drawn, at: name, ownership) == "current")
    let kept: [OutputState] = [.written, .unchanged, .stale(Self.note), .unmarked(Self.note, reason: "")]
    for former in kept {
      try scratch.write(text, to: name)
      #expect(state("   new\n", at: name, ownership, former: [scratch.path(name): former]) == "foreign")
      let states = outputs(ownership, former: [scratch.path(name): former]).keep(
        [scratch.path(name)], because: "bad"
      ) {
        []
      }
      #expect(states.map(\.state.name) == ["foreign"])
      #expect(try scratch.read(name) == text)
    }
    // It is the user's to remove.
    try scratch.remove(name)
    #expect(state(Self.drawn, at: name, ownership) == "current")
  }

  private static let note = StaleNote(since: "then", description: "bad")

  @Test func `a preview that another program replaced by another preview is restored`() throws {
    let ownership = OutputOwnership(memory: WrittenTexts(folder: scratch.path("state")))
    #expect(state(Self.bare, at: "a.txt", ownership) == "current")
    try scratch.write(Self.drawn, to: "a.txt")
    let output = PreviewOutput(path: scratch.path("a.txt"), bytes: Array(Self.bare.utf8))
    let report = outputs(ownership, former: [scratch.path("a.txt"): .written]).write([output])[0]
    #expect(report.isRepaired && report.state == .written)
    #expect(try scratch.read("a.txt") == Self.bare)
    // Other permissions don't make it another file.
    chmod(scratch.path("a.txt"), 0o600)
    #expect(state("   new\n", at: "a.txt", ownership, former: [scratch.path("a.txt"): .written]) == "current")
  }

  @Test(arguments: ["theme.yaml", "other.yml", "x.json", "s.rt", "s.golden", "t.session"], [false, true])
  func `a preview that became a link to a spec or a script is not written, even if it is empty`(
    target: String, isForced: Bool
  ) throws {
    let ownership = OutputOwnership(isForced: isForced)
    #expect(state(Self.drawn, at: "a.txt", ownership) == "current")
    for text in ["", "sections: []\n", Self.drawn] {
      try scratch.write(text, to: target)
      try scratch.remove("a.txt")
      try scratch.link("a.txt", to: target)
      #expect(
        state("   new\n", at: "a.txt", ownership, former: [scratch.path("a.txt"): .written]) == "missing")
      #expect(try scratch.read(target) == text)
    }
  }
}
