// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import PreviewServer
import PreviewState
import TestSupport
import Testing

/// Numbers that the page tries and writes, and the editor that it opens.
struct PageEditingTests {
  static let spec = """
    # Kept.
    cornerRadius: 10   # kept, too
    sections:
      - rows:
          - Wi-Fi  # short
          - {title: VPN, rowHeight: 60}

    """

  private let recorder = ActRecorder()

  private func fixture(_ specs: [String: String] = ["t.yaml": spec], order: [String]? = nil) throws
    -> PageFixture
  {
    try PageFixture(specs, order: order, editing: recorder.editing())
  }

  @Test func `a number can be tried without --edit, and the file stays unchanged`() throws {
    let fixture = try PageFixture(["t.yaml": Self.spec])
    let tried = "trial=table_cornerRadius_18.5_row-0.0_rowHeight_80"
    #expect(try fixture.get("picture/0").body != fixture.get("picture/0?\(tried)").body)
    let row = try fixture.json("inspect/0?element=row-0.0&\(tried)")
    #expect((row["frame"] as? [String: Double])?["height"] == 80)
    #expect((row["corners"] as? [String: Any])?["topLeft"] as? Double == 18.5)
    #expect(try (fixture.json("inspect/0?element=row-0.0")["frame"] as? [String: Double])?["height"] == 44)
    #expect(try fixture.scratch.read("t.yaml") == Self.spec)
  }

  @Test func `an element lists its numbers, where each is set and where it can be set`() throws {
    let fixture = try PageFixture(["t.yaml": Self.spec])
    func numbers(_ element: String) throws -> [String: [String: Any]] {
      let list = try fixture.json("inspect/0?element=\(element)")["numbers"] as? [[String: Any]] ?? []
      return Dictionary(uniqueKeysWithValues: list.map { ($0["name"] as? String ?? "", $0) })
    }
    let row = try numbers("row-0.1")
    #expect(row["cornerRadius"]?["value"] as? Double == 10)
    #expect(row["cornerRadius"]?["setAt"] as? String == "table")
    #expect(row["cornerRadius"]?["origin"] as? String == "t.yaml:2")
    #expect(row["cornerRadius"]?["levels"] as? [String] == ["row-0.1", "section-0", "table"])
    #expect(row["rowHeight"]?["setAt"] as? String == "row-0.1")
    #expect(row["inset.left"]?["value"] as? Double == 20 && row["inset.left"]?["setAt"] is NSNull)
    // Rows can't set spacings.
    #expect(row["rowSpacing"]?["levels"] as? [String] == ["section-0", "table"])
    #expect(row["metrics.regularLayoutMargin"]?["levels"] as? [String] == ["table"])
    #expect(try numbers("header-0")["headerHeight"]?["levels"] as? [String] == ["section-0"])
  }

  @Test func `a spacing that is not set starts from the profile's value`() throws {
    let fixture = try PageFixture([
      "t.yaml": "sections:\n  - {footer: F, rows: [A]}\n  - {header: H, rows: [B]}\n"
    ])
    let row = try fixture.json("inspect/0?element=row-0.0")
    let spacing = try #require(
      (row["numbers"] as? [[String: Any]])?.first { $0["name"] as? String == "sectionSpacing" })
    let value = try #require(spacing["value"] as? Double)
    func top(_ trial: String) throws -> Double? {
      (try fixture.json("inspect/0?element=row-1.0\(trial)")["frame"] as? [String: Double])?["y"]
    }
    let now = try #require(try top(""))
    let tried = try #require(try top("&trial=table_sectionSpacing_\(value)"))
    #expect(abs(now - tried) < 0.5)
  }

  @Test func `a read-only spec is named and not replaced`() throws {
    let fixture = try fixture()
    chmod(fixture.scratch.path("t.yaml"), 0o444)
    let answer = try fixture.write("table_cornerRadius_12.5")
    #expect(answer.status == 409)
    #expect(answer.body.contains("read-only"), "\(answer.body)")
    #expect(try fixture.scratch.read("t.yaml") == Self.spec)
  }

  @Test func `numbers are written at their origin, comments are kept, and the terminal names each number`()
    throws
  {
    let fixture = try fixture()
    let answer = try fixture.write("table_cornerRadius_12.5_row-0.0_rowHeight_50")
    #expect(answer.status == 200)
    let text = try fixture.scratch.read("t.yaml")
    #expect(text.contains("# Kept.\ncornerRadius: 12.5   # kept, too\n"))
    #expect(text.contains("title: Wi-Fi") && text.contains("rowHeight: 50") && text.contains("# short"))
    let path = fixture.scratch.path("t.yaml")
    #expect(
      recorder.acts.map(\.text) == [
        "wrote cornerRadius 12.5 to \(path) line 2", "wrote rowHeight 50 to \(path) line 5",
      ])
    try fixture.settle()
    #expect(
      try (fixture.json("inspect/0?element=row-0.0")["frame"] as? [String: Double])?["height"] == 50)
  }

  @Test func `a page never overwrites another program's save`() throws {
    let fixture = try fixture()
    // Writes on top of an older text.
    let tag = try fixture.tag()
    try fixture.save(Self.spec + "# saved\n")
    let old = try fixture.write("table_cornerRadius_12", on: tag)
    #expect(old.status == 409 && old.body.contains("was saved after the page showed it"))
    // Writes after a save that isn't rendered yet.
    let newer = Self.spec + "# saved again\n"
    try fixture.scratch.write(newer, to: "t.yaml")
    let late = try fixture.write("table_cornerRadius_12")
    #expect(late.status == 409 && late.body.contains("was saved after the page showed it"))
    #expect(try fixture.scratch.read("t.yaml") == newer)
    // Writes while the file is invalid, so that the preview differs from it.
    try fixture.save("sections: [\n")
    let broken = try fixture.write("table_cornerRadius_12")
    #expect(broken.status == 409 && broken.body.contains("is broken now"))
    #expect(recorder.acts == [])
  }

  @Test func `a number is never written to another row than the one that was shown`() throws {
    let fixture = try fixture(
      [
        "t.yaml": "include: base.yaml\nsections:\n  - rows:\n      - A\n      - B\n",
        "base.yaml": "cornerRadius: 3\n",
      ], order: ["t.yaml"])
    let tag = try fixture.tag()
    // The daemon has read the save, but hasn't reported it to the page.
    fixture.reporter.isHolding = true
    let inserted = "include: base.yaml\nsections:\n  - rows:\n      - New\n      - A\n      - B\n"
    try fixture.save(inserted)
    let moved = try fixture.write("row-0.1_rowHeight_70", on: tag)
    #expect(moved.status == 409 && moved.body.contains("the row may be another one now"), "\(moved.body)")
    fixture.reporter.isHolding = false
    // An included file was saved, whether or not the daemon has read it.
    let newer = try fixture.tag()
    #expect(newer != tag)
    try fixture.scratch.write("cornerRadius: 4\n", to: "base.yaml")
    #expect(try fixture.write("row-0.1_rowHeight_70", on: newer).status == 409)
    // The tag of another spec's equal text, and of another daemon's.
    let other = try self.fixture(["t.yaml": inserted, "base.yaml": "cornerRadius: 4\n"], order: ["t.yaml"])
    #expect(try fixture.write("row-0.1_rowHeight_70", on: other.tag()).status == 409)
    #expect(try fixture.scratch.read("t.yaml") == inserted)
    #expect(recorder.acts == [])
  }

  @Test func `the page and the terminal name the number that the file got`() throws {
    let fixture = try fixture()
    let answer = try fixture.write("table_cornerRadius_0.1234567")
    let text = try fixture.scratch.read("t.yaml")
    let written = try #require(text.firstMatch(of: /cornerRadius: ([0-9.]+)/)?.1)
    #expect(answer.body.contains("\"value\": \"\(written)\""), "\(answer.body)")
    #expect(recorder.acts.first?.text.contains("wrote cornerRadius \(written) to") == true)
  }

  @Test func `numbers of an included file are changed there and not here`() throws {
    let fixture = try fixture(
      [
        "t.yaml": "include: base.yaml\ntitle: T\n",
        "base.yaml": "cornerRadius: 3\nsections:\n  - rows:\n      - A\n",
      ], order: ["t.yaml"])
    for (trial, words) in [
      ("table_cornerRadius_12", "includes cornerRadius from base.yaml:1"),
      ("row-0.0_rowHeight_50", "includes row 0.0 from base.yaml:4"),
      ("section-0_headerHeight_50", "includes section 0 from base.yaml:3"),
    ] {
      let answer = try fixture.write(trial)
      #expect(answer.status == 409 && answer.body.contains(words), "\(answer.body)")
    }
    // Numbers that no file sets are written to the spec.
    #expect(try fixture.write("table_sectionSpacing_12").status == 200)
    #expect(try fixture.scratch.read("t.yaml").contains("sectionSpacing: 12"))
    #expect(try fixture.scratch.read("base.yaml").hasPrefix("cornerRadius: 3\nsections:"))
  }

  @Test func `a removed row and an unchanged number are reported`() throws {
    let fixture = try fixture()
    for (trial, words) in [
      ("row-9.9_rowHeight_50", "no longer has that row or section"),
      ("table_cornerRadius_10", "already has these values"),
    ] {
      let answer = try fixture.write(trial)
      #expect(answer.status == 409 && answer.body.contains(words), "\(answer.body)")
    }
    #expect(try fixture.scratch.read("t.yaml") == Self.spec)
  }

  @Test func `the editor opens the element's line, in the file that contains it`() throws {
    let fixture = try fixture(
      [
        "t.yaml": "include: base.yaml\ncornerRadius: 3\n",
        "base.yaml": "sections:\n  - rows:\n      - A\n      - B\n",
      ], order: ["t.yaml"])
    #expect(try fixture.act("open/0?element=row-0.1").status == 200)
    #expect(try fixture.act("open/0").status == 200)
    #expect(
      recorder.opened == [fixture.scratch.path("base.yaml") + ":4", fixture.scratch.path("t.yaml") + ":1"])
    #expect(recorder.acts.map(\.text).first == "opened \(fixture.scratch.path("base.yaml")):4 in fake")
    let source = try fixture.json("inspect/0?element=row-0.1")["source"] as? [String: Any]
    #expect(source?["path"] as? String == fixture.scratch.path("base.yaml"))
  }

  @Test func `the page and the terminal report an editor that can't be started`() throws {
    let fixture = try PageFixture(
      ["t.yaml": Self.spec], editing: recorder.editing(failure: "'vi' needs a terminal."))
    let answer = try fixture.act("open/0")
    #expect(answer.status == 409 && answer.body == "'vi' needs a terminal.\n")
    #expect(
      recorder.acts.map(\.text) == [
        "did not open \(fixture.scratch.path("t.yaml")):1: 'vi' needs a terminal."
      ])
  }
}

extension PageFixture {
  /// Requests a nonce for an act's address, as the page's own scripts do.
  func nonce(for act: String) throws -> String {
    let words = act.split(separator: "?")[0]
    let answer = try get("nonce/\(words)")
    let fields = try? JSONSerialization.jsonObject(with: Data(answer.body.utf8)) as? [String: Any]
    return fields?["nonce"] as? String ?? ""
  }

  /// The tag of the text that the first spec shows.
  func tag() throws -> String { try json("inspect/0?element=first")["text"] as? String ?? "" }

  /// Writes numbers to the first spec. Default: on the text that is shown.
  func write(_ trial: String, on tag: String? = nil) throws -> RawResponse {
    try act("write/0?expected=\(tag ?? self.tag())&trial=\(trial)")
  }

  func post(_ path: String, headers: [String]) throws -> RawResponse {
    try client.send(
      (["POST \(root)\(path) HTTP/1.1", "Host: \(host)", "Connection: close"] + headers)
        .joined(separator: "\r\n") + "\r\n\r\n")
  }

  /// Requests a write or a start as the page's own scripts do.
  func act(_ path: String) throws -> RawResponse {
    try post(
      path,
      headers: [
        "Origin: http://\(host)", "Sec-Fetch-Site: same-origin", "Content-Length: 0",
        "Roundtable-Nonce: \(nonce(for: path))",
      ])
  }
}
