// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

struct WatchTests {
  private let folder = ScratchFolder()

  private func watch(_ arguments: [String]) throws -> PseudoTerminal {
    try Roundtable.open(["watch"] + arguments, home: folder)
  }

  @Test func `every save changes both files, and an error keeps the last good ones`() throws {
    try folder.write("sections:\n  - rows: [First]\n", to: "t.yaml")
    let daemon = try watch(["t.yaml"])
    try daemon.expect("First")
    try daemon.expect("wrote t.txt, t.svg")
    try daemon.expect("ready: watching t.yaml")
    // `write` replaces the file by rename, as editors do.
    try folder.write("sections:\n  - rows: [Second]\n", to: "t.yaml")
    try daemon.expect("wrote t.txt, t.svg")
    #expect(try folder.read("t.txt").contains("Second"))
    #expect(try folder.read("t.svg").contains("Second"))
    try folder.write("sections: 3\n", to: "t.yaml")
    try daemon.expect("t.yaml:1:11: error: expected 'sections' to be a list, found '3'")
    try daemon.expect("the last good preview is kept, marked as stale")
    #expect(try folder.read("t.svg").contains("Second"))
    #expect(try folder.read("t.svg").contains("data-stale=\"true\""))
    #expect(try folder.read("t.svg").contains("t.yaml:1:11: error: expected &#39;sections&#39;"))
    #expect(try folder.read("t.txt").hasPrefix("!! stale since 20"))
    #expect(try folder.read("t.txt").contains("!! t.yaml:1:11: error: expected 'sections' to be a list"))
    try folder.write("sections:\n  - rows: [Third]\n", to: "t.yaml")
    try daemon.expect("valid again")
    try daemon.expect("wrote t.txt, t.svg")
    #expect(try folder.read("t.svg").contains("Third"))
    #expect(try !folder.read("t.svg").contains("stale"))
    #expect(try !folder.read("t.txt").contains("stale"))
    try folder.write((0..<30).map { "unknown\($0): 1\n" }.joined(), to: "t.yaml")
    try daemon.expect("t.yaml:30:1: error: unknown key 'unknown29' in a spec")
    try daemon.expect("\nthe first problem: t.yaml:1:1: error: unknown key 'unknown0' in a spec\r\n")
    try folder.write("sections:\n  - rows: [Third]\n", to: "t.yaml")
    try daemon.expect("t.yaml: valid again")
    try daemon.expect("t.yaml: the table is unchanged, wrote t.txt, t.svg")
    try daemon.quit("\u{3}")
    #expect(daemon.settings == daemon.initialSettings)
  }

  @Test
  func `in a low terminal, the preview shows the part with the changed row, and counts the hidden lines`()
    throws
  {
    func spec(_ fifth: String, _ twentieth: String, style: String = "plain") -> String {
      let rows = (1...25).map { $0 == 5 ? fifth : $0 == 20 ? twentieth : "Row \($0)" }
      return "style: \(style)\nsections:\n  - rows: [\(rows.joined(separator: ", "))]\n"
    }
    try folder.write(spec("Fifth", "Twentieth"), to: "t.yaml")
    let daemon = try Roundtable.open(
      ["watch", "t.yaml"], home: folder, terminal: "xterm", columns: 100, rows: 20,
      environment: ["NO_COLOR": "1"])
    func picture() throws -> String { try daemon.expect("t.yaml: ") }
    let first = try picture()
    #expect(first.contains("Row 1") && !first.contains("Twentieth") && !first.contains("more lines above"))
    #expect(first.contains("more lines below"))
    try daemon.expect("ready:")
    try folder.write(spec("Fifth", "Changed"), to: "t.yaml")
    let second = try picture()
    #expect(second.contains("Changed") && !second.contains("Fifth"))
    #expect(second.firstMatch(of: /… \d+ more lines above/) != nil)
    #expect(second.firstMatch(of: /… \d+ more lines below/) != nil)
    // The whole preview is on the screen at once.
    #expect(second.split(separator: "\n").count < 20 + 2)
    try daemon.expect("ms)")
    // A change outside of the rows doesn't scroll the preview.
    try folder.write(spec("Fifth", "Changed", style: "grouped"), to: "t.yaml")
    #expect(try picture().contains("Changed"))
    try daemon.expect("ms)")
    #expect(try folder.read("t.txt").contains("Fifth"))
    try daemon.quit()
  }

  @Test func `watch names each stale file, also at the end`() throws {
    try folder.write("sections:\n  - rows: [A]\n", to: "t.yaml")
    try folder.makeDirectory("t.svg")
    let daemon = try watch(["--quiet", "t.yaml"])
    try daemon.expect("error: cannot replace 't.svg': it is not a regular file")
    try daemon.expect("wrote t.txt, not t.svg (")
    try daemon.expect("ready:")
    try folder.write("sections: 3\n", to: "t.yaml")
    try daemon.expect("the last good preview is kept, marked as stale")
    try daemon.type("\u{3}", expecting: "stopped; 't.txt' is marked as stale, 't.svg' is missing")
    #expect(try daemon.waitForExit() == .exited(code: 0))
  }

  @Test func `a preview never replaces a spec`() throws {
    try folder.write("sections: []\n", to: "t.txt")
    let result = try Roundtable.run(["watch", "t.txt"], folder: folder.path)
    #expect(result.exitCode == 2)
    #expect(result.standardError.contains("'t.txt', which it would overwrite"))
  }

  @Test func `a spec that is missing at the start has no preview and is reported`() throws {
    let daemon = try watch(["late.yaml"])
    try daemon.expect("waiting for 'late.yaml'")
    try daemon.expect("late.yaml: no preview yet")
    try folder.write("sections:\n  - rows: [Late]\n", to: "late.yaml")
    try daemon.expect("wrote late.txt, late.svg")
    try folder.write("sections: 3\n", to: "late.yaml")
    try daemon.expect("the last good preview is kept, marked as stale")
    try daemon.quit("\u{3}")
  }

  @Test func `a preview of an earlier run is marked too, and the mark is removed on recovery`() throws {
    try folder.write("sections:\n  - rows: [Old]\n", to: "t.yaml")
    let first = try watch(["--quiet", "t.yaml"])
    try first.expect("ready:")
    first.send("\u{3}")
    _ = try first.waitForExit()
    let good = try folder.read("t.svg")
    try folder.write("sections: 3\n", to: "t.yaml")
    let second = try watch(["--quiet", "t.yaml"])
    try second.expect("marked as stale")
    #expect(try folder.read("t.svg") != good)
    try folder.write("sections: 4\n", to: "t.yaml")
    try second.expect("found '4'")
    try second.expect("marked as stale")
    #expect(try folder.read("t.txt").components(separatedBy: "!! stale").count == 2)
    try folder.write("sections:\n  - rows: [Old]\n", to: "t.yaml")
    try second.expect("valid again")
    try second.expect("wrote t.txt, t.svg")
    #expect(try folder.read("t.svg") == good)
    try second.quit("\u{3}")
  }
}
