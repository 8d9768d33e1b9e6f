// SPDX-License-Identifier: GPL-3.0-or-later

import NIOCore
import PreviewServer
import TestSupport
import Testing

/// Requirements for a request that writes or starts something. A refusal leaves the file and the editor alone.
struct ActAccessTests {
  private static let acts = ["write/0?expected=0000000000000000&trial=table_cornerRadius_12", "open/0"]

  private let recorder = ActRecorder()

  private func fixture(limits: PageLimits = PageLimits()) throws -> PageFixture {
    try PageFixture(["t.yaml": PageEditingTests.spec], limits: limits, editing: recorder.editing())
  }

  private func expectNothing(_ fixture: PageFixture) throws {
    #expect(try fixture.scratch.read("t.yaml") == PageEditingTests.spec)
    #expect(recorder.acts == [] && recorder.opened == [])
  }

  @Test func `without --edit nothing is written or started`() throws {
    let fixture = try PageFixture(["t.yaml": PageEditingTests.spec])
    let other = try self.fixture()
    #expect(try fixture.get("nonce/write/0").status == 403)
    for path in Self.acts {
      // A nonce from a daemon with --edit doesn't help.
      let answer = try fixture.post(
        path, headers: ["Origin: http://\(fixture.host)", "Roundtable-Nonce: \(other.nonce(for: path))"])
      #expect(answer.status == 403 && answer.body.contains("--edit"))
    }
    try expectNothing(fixture)
  }

  @Test(arguments: ["GET", "HEAD"])
  func `only POST writes or starts anything`(method: String) throws {
    let fixture = try fixture()
    for path in Self.acts {
      let answer = try fixture.client.send(
        "\(method) \(fixture.root)\(path) HTTP/1.1\r\nHost: \(fixture.host)\r\nOrigin: http://\(fixture.host)\r\n"
          + "Roundtable-Nonce: \(try fixture.nonce(for: path))\r\nConnection: close\r\n\r\n")
      #expect(answer.status == 405 && answer["allow"] == "POST")
    }
    try expectNothing(fixture)
  }

  /// CVE-2025-24010: a page of another site makes the browser send requests to this server.
  @Test(arguments: [
    [], ["Origin: https://evil.example"], ["Origin: null"], ["Origin: http://127.0.0.1:1"],
    ["Origin: http://HOST", "Sec-Fetch-Site: cross-site"],
    ["Origin: http://HOST", "Sec-Fetch-Site: same-site"], ["Origin: http://HOST", "Sec-Fetch-Site: none"],
    ["Origin: http://HOST", "Origin: https://evil.example"],
  ])
  func `only the page's own origin writes or starts anything`(headers: [String]) throws {
    let fixture = try fixture()
    for path in Self.acts {
      let own = headers.map { $0.replacing("HOST", with: fixture.host) }
      #expect(
        try fixture.post(path, headers: own + ["Roundtable-Nonce: \(fixture.nonce(for: path))"]).status == 403
      )
    }
    try expectNothing(fixture)
  }

  @Test func `a foreign Host and a wrong token are refused as for every request`() throws {
    let fixture = try fixture()
    for (target, host, status) in [
      (fixture.root, "evil.example:\(fixture.client.port)", 421),
      ("/" + String(repeating: "0", count: 32) + "/", fixture.host, 403),
    ] {
      let answer = try fixture.client.send(
        "POST \(target)\(Self.acts[0]) HTTP/1.1\r\nHost: \(host)\r\nOrigin: http://\(fixture.host)\r\n"
          + "Roundtable-Nonce: \(try fixture.nonce(for: Self.acts[0]))\r\nConnection: close\r\n\r\n")
      #expect(answer.status == status)
    }
    try expectNothing(fixture)
  }

  @Test func `a request needs a nonce, which is valid once`() throws {
    let fixture = try fixture()
    let origin = "Origin: http://\(fixture.host)"
    let foreign = try self.fixture().nonce(for: "open/0")
    for headers in [
      [], ["Roundtable-Nonce:"], ["Roundtable-Nonce: \(foreign)"],
      ["Roundtable-Nonce: \(String(repeating: "0", count: 32))"],
      [
        "Roundtable-Nonce: \(try fixture.nonce(for: "open/0"))",
        "Roundtable-Nonce: \(try fixture.nonce(for: "open/0"))",
      ],
    ] {
      for path in Self.acts { #expect(try fixture.post(path, headers: [origin] + headers).status == 403) }
    }
    try expectNothing(fixture)
    let nonce = "Roundtable-Nonce: \(try fixture.nonce(for: "open/0"))"
    #expect(try fixture.post("open/0", headers: [origin, nonce]).status == 200)
    #expect(try fixture.post("open/0", headers: [origin, nonce]).status == 403)
    #expect(recorder.opened.count == 1)
  }

  @Test func `a nonce is valid for one kind of act on one spec, and a wrong use ends it`() throws {
    let fixture = try PageFixture(
      ["t.yaml": PageEditingTests.spec, "u.yaml": PageEditingTests.spec], editing: recorder.editing())
    let write = "write/0?expected=\(try fixture.tag())&trial=table_cornerRadius_12"
    for (given, used) in [
      ("open/0", write), ("write/1", write), ("write/0", "open/0"), ("open/1", "open/0"),
      ("open/7", "open/0"),
    ] {
      let headers = ["Origin: http://\(fixture.host)", "Roundtable-Nonce: \(try fixture.nonce(for: given))"]
      #expect(try fixture.post(used, headers: headers).status == 403, "\(given) for \(used)")
      #expect(try fixture.post(given, headers: headers).status != 200)
    }
    for path in [
      "nonce", "nonce/write", "nonce/read/0", "nonce/write/x", "nonce/write/0?spec=1", "nonce/0/write",
    ] {
      #expect([400, 404].contains(try fixture.get(path).status), "\(path)")
    }
    try expectNothing(fixture)
  }

  @Test func `a nonce expires, and the oldest is dropped when there are many`() throws {
    var limits = PageLimits()
    limits.nonceLife = .zero
    let late = try fixture(limits: limits)
    #expect(try late.act("open/0").status == 403)
    let fixture = try fixture()
    let first = try fixture.nonce(for: "open/0")
    for _ in 0..<64 { _ = try fixture.nonce(for: "open/0") }
    let headers = ["Origin: http://\(fixture.host)", "Roundtable-Nonce: \(first)"]
    #expect(try fixture.post("open/0", headers: headers).status == 403)
    try expectNothing(fixture)
  }

  @Test(arguments: [
    "write/0?expected=TAG&trial=table_cornerRadius_12&file=..-etc-passwd", "write/0?expected=TAG&path=t.yaml",
    "write/0?expected=1&trial=table_cornerRadius_12", "write/0?expected=TAG",
    "write/0?trial=table_cornerRadius_12",
    "write/1?expected=TAG&trial=table_cornerRadius_12",
    "write/..?expected=TAG&trial=table_cornerRadius_12",
    "write/t.yaml?expected=TAG&trial=table_cornerRadius_12",
    "write/0?expected=TAG&trial=table_title_12", "write/0?expected=TAG&trial=table_rowHeight_automatic",
    "write/0?expected=TAG&trial=table_cornerRadius_-1", "write/0?expected=TAG&trial=table_cornerRadius_nan",
    "write/0?expected=TAG&trial=table_cornerRadius_1e9", "write/0?expected=TAG&trial=table_cornerRadius",
    "write/0?expected=TAG&trial=table_cornerRadius_99999999999999",
    "write/0?expected=TAG&trial=here_cornerRadius_1",
    "write/0?expected=TAG&trial=row-0.0_rowSpacing_1", "write/0?expected=TAG&trial=table_separator.left_a/b",
    "open/1", "open/t.yaml", "open/0?path=t.yaml", "open/0?element=row-7.7", "open/0?element=../t.yaml",
  ])
  func `a request names no file and contains only numbers of known settings`(path: String) throws {
    let fixture = try fixture()
    let path = path.replacing("TAG", with: try fixture.tag())
    #expect([400, 403, 404].contains(try fixture.act(path).status), "\(path)")
    try expectNothing(fixture)
  }

  @Test func `a request has no body and few numbers`() throws {
    let fixture = try fixture()
    let headers = [
      "Origin: http://\(fixture.host)", "Roundtable-Nonce: \(try fixture.nonce(for: Self.acts[0]))",
    ]
    #expect(try fixture.post(Self.acts[0], headers: headers + ["Content-Length: 5"]).status == 400)
    #expect(try fixture.post(Self.acts[0], headers: headers + ["Transfer-Encoding: chunked"]).status == 400)
    let number = "table_cornerRadius_12"
    let many = Array(repeating: number, count: 33).joined(separator: "_")
    #expect(try fixture.act("write/0?expected=\(fixture.tag())&trial=\(many)").status == 400)
    try expectNothing(fixture)
  }
}
