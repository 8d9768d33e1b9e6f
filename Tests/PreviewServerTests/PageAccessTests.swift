// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import PreviewServer
import TestSupport
import Testing

/// Which requests get an answer. Each test names the class of advisory that it covers.
struct PageAccessTests {
  private static let spec = "title: Secret\nsections:\n  - rows: [A]\n"

  private func fixture() throws -> PageFixture { try PageFixture(["t.yaml": Self.spec]) }

  static let paths = [
    "", "state", "events", "picture/0", "inspect/0?element=first", "page.js", "stream-worker.js",
  ]

  /// CVE-2025-24010 and DNS rebinding: a foreign host name that resolves to this machine is refused.
  @Test(arguments: [
    "evil.example:PORT", "127.0.0.1", "127.0.0.1:1", "localhost:PORT.evil.example",
    "127.0.0.1:PORT@evil.example",
    "sub.localhost:PORT", "0.0.0.0:PORT", "127.0.0.2:PORT", "[::ffff:127.0.0.1]:PORT", "",
    "localhost..:PORT", ".localhost:PORT", "localhost.evil.example.:PORT", "evil.localhost.:PORT",
    "127.0.0.1.evil.example:PORT", "[::1].:PORT", "[::1:PORT", "::1:PORT", "localhost:PORT:PORT",
    "localhost:-PORT",
    "localhost:+PORT", "localhost", "LOCALHOST.", "user@localhost:PORT", "localhost%2e:PORT",
  ])
  func `a foreign Host is refused on every route`(host: String) throws {
    let fixture = try fixture()
    let host = host.replacing("PORT", with: String(fixture.client.port))
    for path in Self.paths {
      let response = try fixture.client.send(
        "GET \(fixture.root)\(path) HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n")
      #expect([421, 400].contains(response.status), "\(host) \(path)")
      #expect(!response.body.contains("Secret"))
    }
  }

  private static let ownNames = [
    "127.0.0.1", "127.0.0.1.", "localhost", "localhost.", "LOCALHOST", "LocalHost.", "[::1]",
    "[0:0:0:0:0:0:0:1]",
  ]

  @Test(arguments: ownNames)
  func `each form of this machine's names is accepted, as a header and in the target`(name: String) throws {
    let fixture = try fixture()
    let own = "\(name):\(fixture.client.port)"
    for (target, host) in [
      ("", own), ("http://\(own)", own), ("HTTP://\(own)", own), ("http://\(own)", fixture.host),
    ] {
      let response = try fixture.client.send(
        "GET \(target)\(fixture.root)state HTTP/1.1\r\nHost: \(host)\r\nOrigin: http://\(own)\r\nConnection: close\r\n\r\n"
      )
      #expect(response.status == 200, "\(target) \(host)")
    }
  }

  /// A target in absolute form, as for a proxy, names a server of its own.
  @Test(arguments: [
    "http://evil.example:PORT", "http://127.0.0.1:1", "http://127.0.0.1", "https://127.0.0.1:PORT",
    "ftp://127.0.0.1:PORT",
    "http://127.0.0.1:PORT@evil.example", "http://user@127.0.0.1:PORT", "http://", "//127.0.0.1:PORT",
    "127.0.0.1:PORT",
    "http:/127.0.0.1:PORT", "http://127.0.0.1:PORT.evil.example", "http://evil.example#127.0.0.1:PORT",
  ])
  func `a foreign server in the target is refused`(server: String) throws {
    let fixture = try fixture()
    let server = server.replacing("PORT", with: String(fixture.client.port))
    for path in ["", "state"] {
      let response = try fixture.client.send(
        "GET \(server)\(fixture.root)\(path) HTTP/1.1\r\nHost: \(fixture.host)\r\nConnection: close\r\n\r\n")
      #expect([400, 403, 421].contains(response.status), "\(server): \(response.status)")
      #expect(!response.body.contains("Secret"))
    }
    // Without a path, the address is incomplete.
    let bare = try fixture.client.send(
      "GET http://\(fixture.host) HTTP/1.1\r\nHost: \(fixture.host)\r\nConnection: close\r\n\r\n")
    #expect(bare.status == 403 && bare.body.contains("incomplete"))
    // Nor does an own server in the target make a foreign Host acceptable.
    let response = try fixture.client.send(
      "GET http://\(fixture.host)\(fixture.root)state HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n"
    )
    #expect(response.status == 421)
  }

  /// CVE-2018-14732, CVE-2025-30360, GHSA-67mh-4wv8-2f99: a page of another site may not subscribe, not even
  /// from a numeric address.
  @Test(arguments: [
    "https://evil.example", "http://127.0.0.1:1", "http://10.0.0.1", "http://127.0.0.1", "null", "file://",
    "https://127.0.0.1:PORT", "http://127.0.0.1:PORT/", "http://localhost:PORT", "",
  ])
  func `a foreign Origin is refused on every route`(origin: String) throws {
    let fixture = try fixture()
    let origin = origin.replacing("PORT", with: String(fixture.client.port))
    for path in Self.paths {
      let response = try fixture.get(path, headers: ["Origin: \(origin)"])
      #expect(response.status == 403, "\(origin) \(path)")
      #expect(!response.body.contains("Secret"))
    }
  }

  @Test func `the page's own Origin is accepted`() throws {
    let fixture = try fixture()
    #expect(try fixture.get("state", headers: ["Origin: http://\(fixture.host)"]).status == 200)
    #expect(
      try fixture.get("state", headers: ["Origin: http://\(fixture.host)", "Origin: https://evil.example"])
        .status
        == 403)
  }

  /// CVE-2025-30359: a script element of another site loads without an Origin, but the browser sends
  /// Sec-Fetch-Site.
  @Test(arguments: ["cross-site", "same-site", "Same-Origin", "", "none, cross-site"])
  func `a request that the browser marks as foreign is refused`(site: String) throws {
    let fixture = try fixture()
    for path in Self.paths {
      #expect(try fixture.get(path, headers: ["Sec-Fetch-Site: \(site)"]).status == 403, "\(site) \(path)")
    }
    for site in ["same-origin", "none"] {
      #expect(try fixture.get("state", headers: ["Sec-Fetch-Site: \(site)"]).status == 200)
    }
  }

  /// The same class: data must not be executable as a script.
  @Test func `data is served with a data type`() throws {
    let fixture = try fixture()
    for (path, type) in [
      ("", "text/html; charset=utf-8"), ("state", "application/json"), ("picture/0", "image/svg+xml"),
      ("inspect/0?element=first", "application/json"),
    ] {
      let response = try fixture.get(path)
      #expect(response["content-type"] == type)
      #expect(response["x-content-type-options"] == "nosniff")
    }
    for asset in Self.scripts {
      #expect(try !fixture.get(asset).body.contains("Secret"))
    }
  }

  static let scripts = ["page.js", "connection.js", "stage.js", "stream-worker.js"]

  /// GHSA-vg6x-rcgg-rjx6: no answer is readable by another page, refusals and streams included.
  @Test func `every answer restricts its use, and none has a CORS header`() throws {
    let fixture = try fixture()
    for path in ["", "state", "picture/0", "page.js", "icon.svg", "missing", "../x"] {
      let response = try fixture.get(path)
      #expect(!response.headers.contains { $0.name.hasPrefix("access-control") })
      let least = [
        "default-src 'none'", "script-src 'self'", "connect-src 'self'", "frame-ancestors 'none'",
        "base-uri 'none'", "form-action 'none'", "require-trusted-types-for 'script'",
      ]
      let policy = try #require(response["content-security-policy"])
      #expect(Set(policy.components(separatedBy: "; ")).isSuperset(of: least), "\(path)")
      #expect(policy.hasPrefix("default-src 'none'; "))
      #expect(!policy.contains("unsafe") && !policy.contains("*"))
      #expect(policy.contains("; worker-src 'self'; trusted-types stream-worker picture; "))
      #expect(response["cross-origin-resource-policy"] == "same-origin")
      #expect(response["referrer-policy"] == "no-referrer")
      #expect(response["cache-control"] == "no-store")
    }
    let stream = try fixture.connect(asking: "events")
    let head = try #require(stream.read(through: "\r\n\r\n"))
    #expect(head.contains("text/event-stream"))
    #expect(!head.lowercased().contains("access-control"))
    #expect(head.contains("default-src 'none'"))
  }

  @Test func `every route requires the token, which differs in every run`() throws {
    let fixture = try fixture()
    let token = fixture.root.split(separator: "/")[0]
    #expect(token.count == 32)
    let wrong = [
      "", "x", String(token.dropLast()), token + "0", token.uppercased() == token ? "a" : token.uppercased(),
      String(repeating: "0", count: 32), "%\(token)",
    ]
    for other in wrong {
      for path in Self.paths {
        let response = try fixture.client.send(
          "GET /\(other)/\(path) HTTP/1.1\r\nHost: \(fixture.host)\r\nConnection: close\r\n\r\n")
        #expect(response.status == 403, "/\(other)/\(path)")
        #expect(!response.body.contains("Secret") && !response.body.contains(token))
      }
    }
    #expect(Set((0..<100).map { _ in PageToken().text }).count == 100)
  }

  /// CVE-2025-30208, 31125, 32395, CVE-2024-23331, CVE-2026-53571, GHSA-g7r4-m6w7-qqqr: ways around a list of
  /// forbidden files. Here, a request can't name a file at all.
  @Test(arguments: [
    "../t.yaml", "..%2ft.yaml", "%2e%2e/%2e%2e/etc/passwd", "..\\..\\etc\\passwd", "t.yaml", "t.yaml?raw",
    "@fs/etc/passwd", "@fs/etc/passwd?import&raw??", "/etc/passwd", "//etc/passwd", "page.js?import&raw??",
    "page.js::$DATA", "PAGE~1.JS", "page.js%00.svg", "picture/../state", "picture/0/../../t.yaml",
    "picture/-1", "picture/00000000000000000000001", "picture/99999999999999999999", "picture/1",
    "picture/0x0",
    "picture/0?at=later", "picture/0?device=../../etc/passwd", "picture/0?textSize=%3Cscript%3E",
    "picture/0?revision=1&revision=2", "picture/0?", "picture/0?=", "picture/0?a=b", "inspect/0",
    "inspect/0?x=nan&y=1", "inspect/0?x=1e400&y=1", "inspect/0?x=1&y=99999999999999999999999",
    "inspect/0?element=row-0", "inspect/0?element=row-99999999999999999999.0", "inspect/0?element=row-0.0.0",
    "inspect/0?element=row-7.7", "inspect/0?element=header-", "state/", "events/x", "./", "?x=1&",
  ])
  func `paths outside of the route table are refused`(path: String) throws {
    let fixture = try fixture()
    let response = try fixture.get(path)
    let allowed = path == "picture/0?" ? [200] : [400, 403, 404]
    #expect(allowed.contains(response.status), "\(path): \(response.status)")
    #expect(!response.body.contains("root:") && !response.body.contains("sections:"))
    #expect(try fixture.get("state").status == 200)
  }

  @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "CONNECT", "PATCH"])
  func `only GET and HEAD are accepted`(method: String) throws {
    let fixture = try fixture()
    let response = try fixture.client.send(
      "\(method) \(fixture.root)state HTTP/1.1\r\nHost: \(fixture.host)\r\nConnection: close\r\n\r\n")
    #expect([400, 405].contains(response.status))
    #expect(!response.headers.contains { $0.name.hasPrefix("access-control") })
    let head = try fixture.client.send(
      "HEAD \(fixture.root)state HTTP/1.1\r\nHost: \(fixture.host)\r\nConnection: close\r\n\r\n")
    #expect(head.status == 200)
    #expect(head.body.isEmpty)
  }

  /// A link in a message, and the file that key o opens, lead to the page by a navigation of the whole window. No other
  /// cross-site request is allowed.
  @Test func `a link of another page can only open the page`() throws {
    let fixture = try fixture()
    func status(_ path: String, _ mode: String, _ destination: String, _ site: String = "cross-site") throws
      -> Int
    {
      try fixture.get(
        path,
        headers: ["Sec-Fetch-Site: \(site)", "Sec-Fetch-Mode: \(mode)", "Sec-Fetch-Dest: \(destination)"]
      ).status
    }
    #expect(try status("", "navigate", "document") == 200)
    for path in Self.paths.dropFirst() { #expect(try status(path, "navigate", "document") == 403, "\(path)") }
    for (mode, destination) in [
      ("navigate", "iframe"), ("navigate", "embed"), ("no-cors", "script"), ("cors", "empty"),
      ("no-cors", "document"),
    ] {
      #expect(try status("", mode, destination) == 403, "\(mode) \(destination)")
    }
  }

  @Test func `the server listens only on loopback`() throws {
    let fixture = try fixture()
    let tables = try ["tcp", "tcp6"].map { try String(contentsOfFile: "/proc/net/\($0)", encoding: .utf8) }
    let port = String(fixture.client.port, radix: 16, uppercase: true)
    let hexadecimal = String(repeating: "0", count: 4 - port.count) + port
    let listeners = tables.joined().split(separator: "\n").compactMap { line -> String? in
      let words = line.split(separator: " ")
      guard words.count > 3, words[3] == "0A", words[1].hasSuffix(":\(hexadecimal)") else { return nil }
      return String(words[1])
    }
    #expect(listeners.first == "0100007F:\(hexadecimal)")
    // The IPv6 address, if the machine has it.
    let second = "00000000000000000000000001000000:\(hexadecimal)"
    #expect(listeners.dropFirst().allSatisfy { $0 == second })
  }

  @Test func `programs that the daemon starts don't inherit the page's sockets`() throws {
    let fixture = try PageFixture(["t.yaml": "sections: []\n"])
    let viewer = try fixture.connect(asking: "events")
    _ = try #require(viewer.read(through: "event: state"))
    #expect(fixture.sockets.count >= 2)
    for socket in fixture.sockets { #expect(fcntl(socket, F_GETFD) & FD_CLOEXEC != 0) }
  }
}
