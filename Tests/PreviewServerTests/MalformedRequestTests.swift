// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import NIOCore
import PreviewServer
import TestSupport
import Testing

/// CVE-2026-14631: a malformed header ended the process. No input from the network may end this server.
struct MalformedRequestTests {
  private func fixture(limits: PageLimits = PageLimits()) throws -> PageFixture {
    try PageFixture(["t.yaml": "sections: []\n"], limits: limits)
  }

  static let requests = [
    "\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "GET  HTTP/1.1\r\n\r\n", "\0\0\0\0\r\n\r\n",
    "GET / HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\r\nHost\r\n\r\n", "GET / HTTP/1.1\r\n: x\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: \0\r\n\r\n", "GET / HTTP/1.1\r\nHost: HOST\r\nHost: HOST\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: [\r\n\r\n", "GET / HTTP/1.1\r\nHost: ]:x:99999999999\r\n\r\n",
    "GET ROOTstate HTTP/1.1\r\nHost: HOST\r\nOrigin: [\r\n\r\n",
    "GET ROOTstate HTTP/1.1\r\nHost: HOST\r\nOrigin: http://[::\r\n\r\n",
    "GET ROOTstate HTTP/1.1\r\nHost: HOST\r\nOrigin: \u{FF}\r\n\r\n",
    "GET ROOTstate HTTP/1.1\r\nHost: HOST\r\nContent-Length: 99999999999999999999\r\n\r\n",
    "GET ROOTstate HTTP/1.1\r\nHost: HOST\r\nContent-Length: -1\r\n\r\n",
    "GET ROOTstate HTTP/1.1\r\nHost: HOST\r\nContent-Length: 5\r\n\r\nhello",
    "GET ROOTstate HTTP/1.1\r\nHost: HOST\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx",
    "GET ROOTstate HTTP/1.1\r\nHost: HOST\r\nTransfer-Encoding: chunked\r\n\r\nZZZ\r\n",
    "GET ROOTstate HTTP/1.1\r\nHost: HOST\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    "GET http:// HTTP/1.1\r\nHost: HOST\r\n\r\n", "GET http://[ HTTP/1.1\r\nHost: HOST\r\n\r\n",
    "GET http://HOST HTTP/1.1\r\nHost: HOST\r\n\r\n", "GET * HTTP/1.1\r\nHost: HOST\r\n\r\n",
    "GET ROOTsta\tte HTTP/1.1\r\nHost: HOST\r\n\r\n", "GET ROOT\u{E9} HTTP/1.1\r\nHost: HOST\r\n\r\n",
    "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "\u{16}\u{3}\u{1}\u{2}\0\u{1}\0\u{1}\r\n\r\n",
  ]

  @Test(arguments: requests)
  func `a malformed request is refused, and the next one is answered`(request: String) throws {
    let fixture = try fixture()
    let text = request.replacing("ROOT", with: fixture.root).replacing("HOST", with: fixture.host)
    let connection = try fixture.client.connect()
    connection.write(text)
    connection.finishWriting()
    let response = RawResponse(connection.readToEnd())
    #expect([0, 400, 403, 404, 405, 421].contains(response.status), "\(response.status)")
    #expect(try fixture.get("state").status == 200)
  }

  @Test func `the server survives random bytes`() throws {
    let fixture = try fixture()
    var generator = SeededGenerator(seed: 14631)
    let pieces = [
      "GET ", fixture.root, "state", " HTTP/1.1\r\n", "Host: ", fixture.host, "\r\n", "Origin: ", ":", "\n",
      "\r",
      "\0", "\u{FF}", "Content-Length: ", "99999999999999999999", "Sec-Fetch-Site: ", "[", "]", "%",
      "\r\n\r\n",
    ]
    for _ in 0..<400 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 1...30, using: &generator) {
        if Bool.random(using: &generator) {
          bytes += Array(pieces.randomElement(using: &generator)?.utf8 ?? "".utf8)
        } else {
          bytes.append(UInt8.random(in: 0...255, using: &generator))
        }
      }
      let connection = try fixture.client.connect()
      connection.write(bytes)
      connection.finishWriting()
      _ = connection.readToEnd()
    }
    #expect(try fixture.get("state").status == 200)
  }

  @Test func `a head has limits in size`() throws {
    let fixture = try fixture()
    #expect(try fixture.get(String(repeating: "a", count: 17_000)).status == 400)
    let many = (0..<40).map { "X-Padding-\($0): " + String(repeating: "b", count: 500) }
    #expect(try fixture.get("state", headers: many).status == 400)
    #expect(
      try fixture.get("state", headers: ["X-Fine: " + String(repeating: "c", count: 10_000)]).status == 200)
  }

  @Test func `a connection without a complete head is closed when it is idle`() throws {
    var limits = PageLimits()
    limits.idlePatience = .milliseconds(50)
    let fixture = try fixture(limits: limits)
    let silent = try fixture.client.connect()
    let slow = try fixture.client.connect()
    slow.write("GET \(fixture.root)state HTTP/1.1\r\nHost: \(fixture.host)\r\nX-Slow: ")
    // The server closes both connections: the reads return without an answer.
    #expect(silent.readToEnd().isEmpty)
    #expect(slow.readToEnd().isEmpty)
    #expect(try fixture.get("state").status == 200)
  }

  @Test func `a connection above the limit waits until another one closes`() throws {
    var limits = PageLimits()
    limits.connections = 3
    // Only the clients close connections here.
    limits.idlePatience = .hours(1)
    let fixture = try fixture(limits: limits)
    let listeners = fixture.sockets.count
    var open = try (0..<3).map { _ in
      let stream = try fixture.connect(asking: "events")
      _ = try #require(stream.read(through: "event: state"))
      return stream
    }
    let fourth = try fixture.connect(asking: "icon.svg")
    try fixture.save("title: Other\nsections: []\n")
    for stream in open { #expect(stream.read(through: "Other") != nil) }
    #expect(fixture.sockets.count == listeners + 3)
    open.removeLast()
    #expect(fourth.read(through: "</svg>\n") != nil)
    withExtendedLifetime(open) {}
  }

  @Test func `several requests on one connection are answered in order`() throws {
    let fixture = try fixture()
    let connection = try fixture.client.connect()
    let state = fixture.request("state")
    connection.write(state + state + fixture.request("icon.svg", headers: ["Connection: close"]))
    let text = connection.readToEnd()
    #expect(text.components(separatedBy: "HTTP/1.1 200 OK").count == 4)
    #expect(text.hasSuffix("</svg>\n"))
  }
}
