// SPDX-License-Identifier: GPL-3.0-or-later

import PreviewServer
import TestSupport
import Testing

/// Which requests may send a screenshot. It is the only route that takes a body.
struct ScreenshotAccessTests {
  private func fixture() throws -> PageFixture { try PageFixture(["t.yaml": "sections:\n  - rows: [A]\n"]) }

  private func send(
    _ fixture: PageFixture, _ path: String = "screenshot/0", method: String = "POST", origin: String? = nil,
    length: String? = nil, body: String = "no picture"
  ) throws -> (status: Int, body: String) {
    let answer = try fixture.client.send(
      "\(method) \(fixture.root)\(path) HTTP/1.1\r\nHost: \(fixture.host)\r\n"
        + (origin.map { $0.isEmpty ? "" : "Origin: \($0)\r\n" } ?? "Origin: http://\(fixture.host)\r\n")
        + "\(length ?? "Content-Length: \(body.utf8.count)")\r\nConnection: close\r\n\r\n\(body)")
    return (answer.status, answer.body)
  }

  @Test func `a file that is no PNG is refused with a reason, and so is an unknown spec`() throws {
    let fixture = try fixture()
    let answer = try send(fixture)
    #expect(answer.status == 422 && answer.body.hasPrefix("The file isn't a PNG (hint: convert it: "))
    #expect(try send(fixture, "screenshot/7").status == 404)
    #expect(try send(fixture, "screenshot/0?appearance=dark").status == 422)
    #expect(try send(fixture, "screenshot/0?name=x").status == 400)
  }

  @Test(arguments: ["", "https://evil.example", "null", "http://127.0.0.1:1"])
  func `only the page's own origin sends one`(origin: String) throws {
    #expect(try send(fixture(), origin: origin).status == 403)
  }

  @Test(arguments: [
    ("Content-Length: 33554433", 413), ("Content-Length: 99999999999999999999", 411),
    ("Transfer-Encoding: chunked", 411),
  ])
  func `a body without a length, or a large one, is refused before it arrives`(
    length: String, status: Int
  ) throws {
    let answer = try send(fixture(), length: length, body: "")
    #expect(answer.status == status || answer.status == 400, "\(answer)")
  }

  @Test func `no other route and no other method takes a body`() throws {
    let fixture = try fixture()
    for path in ["", "state", "picture/0", "exposed", "screenshots/0", "write/0"] {
      #expect([400, 404].contains(try send(fixture, path).status), "\(path)")
    }
    #expect(try send(fixture, method: "GET").status >= 400)
    #expect(try fixture.get("screenshot/0").status == 405)
  }
}
