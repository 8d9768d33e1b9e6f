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

  @Test func `numbers are written at their origin, comments are kept, and the terminal names each number`()
    throws
  {
    let fixture = try fixture()
    let answer = try fixture.act("write/0?expected=1&trial=table_cornerRadius_12.5_row-0.0_rowHeight_50")
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
    // Writes on top of an older revision.
    try fixture.save(Self.spec + "# saved\n")
    let old = try fixture.act("write/0?expected=1&trial=table_cornerRadius_12")
    #expect(old.status == 409 && old.body.contains("was saved meanwhile"))
    // Writes after a save that isn't rendered yet.
    let newer = Self.spec + "# saved again\n"
    try fixture.scratch.write(newer, to: "t.yaml")
    let late = try fixture.act("write/0?expected=2&trial=table_cornerRadius_12")
    #expect(late.status == 409 && late.body.contains("was saved meanwhile"))
    #expect(try fixture.scratch.read("t.yaml") == newer)
    // Writes while the file is invalid, so that the preview differs from it.
    try fixture.save("sections: [\n")
    let revision = (try fixture.json("state")["specs"] as? [[String: Any]])?[0]["revision"] as? Int ?? 0
    let broken = try fixture.act("write/0?expected=\(revision)&trial=table_cornerRadius_12")
    #expect(broken.status == 409 && broken.body.contains("is broken now"))
    #expect(recorder.acts == [])
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
      let answer = try fixture.act("write/0?expected=1&trial=\(trial)")
      #expect(answer.status == 409 && answer.body.contains(words), "\(answer.body)")
    }
    // Numbers that no file sets are written to the spec.
    #expect(try fixture.act("write/0?expected=1&trial=table_sectionSpacing_12").status == 200)
    #expect(try fixture.scratch.read("t.yaml").contains("sectionSpacing: 12"))
    #expect(try fixture.scratch.read("base.yaml").hasPrefix("cornerRadius: 3\nsections:"))
  }

  @Test func `a removed row and an unchanged number are reported`() throws {
    let fixture = try fixture()
    for (trial, words) in [
      ("row-9.9_rowHeight_50", "no longer has that row or section"),
      ("table_cornerRadius_10", "already has these values"),
    ] {
      let answer = try fixture.act("write/0?expected=1&trial=\(trial)")
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
  /// Requests a nonce as the page's own scripts do.
  func nonce() throws -> String { try json("nonce")["nonce"] as? String ?? "" }

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
        "Roundtable-Nonce: \(nonce())",
      ])
  }
}
