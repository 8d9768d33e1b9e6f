// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import FileWatching
import Foundation
import NIOCore
import PreviewDaemon
import PreviewRendering
import PreviewServer
import PreviewState
import TableModel
import TestSupport

/// Sends bytes as a client of the page, over a real connection, to the server with all its handlers.
///
/// `ROOT` and `HOST` in an input are replaced by the page's path and address, which differ from run to run.
package final class PageTarget: FuzzTarget {
  package static let name = "page"
  package static let maximumLength = 1024

  package static func seeds() throws -> [(name: String, bytes: [UInt8])] {
    let page = try PageTarget()
    let paths =
      try page.names().sorted() + [
        "state", "events", "picture/0?revision=1", "picture/0?at=before&gaps=1", "picture/1", "picture/2",
        "picture/0?device=iPhone-SE&textSize=extraLarge&direction=rtl&appearance=dark&contrast=high",
        "inspect/0?element=first", "inspect/0?x=30&y=40", "inspect/0?element=row-0-0&revision=2",
        "inspect/9?x=1&y=2",
      ]
    let plain = paths.enumerated().map { number, path in
      ("path-\(number)", Array("GET ROOT\(path) HTTP/1.1\r\nHost: HOST\r\n\r\n".utf8))
    }
    let others = [
      "HEAD ROOT HTTP/1.1\r\nHost: HOST\r\nConnection: close\r\n\r\n",
      "POST ROOTstate HTTP/1.1\r\nHost: HOST\r\nContent-Length: 5\r\n\r\nhello",
      "GET ROOTstate HTTP/1.1\r\nHost: HOST\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n",
      "GET ROOTstate HTTP/1.1\r\nHost: HOST\r\nOrigin: http://HOST\r\nSec-Fetch-Site: same-origin\r\n\r\n",
      "GET ROOTstate HTTP/1.0\r\nHost: HOST\r\nUpgrade: h2c\r\nExpect: 100-continue\r\n\r\n",
      "GET ROOTstate HTTP/1.1\r\nHost: HOST\r\n\r\nGET ROOTpicture/0 HTTP/1.1\r\nHost: HOST\r\n\r\n",
    ]
    return plain + others.enumerated().map { ("request-\($0)", Array($1.utf8)) }
  }

  package static func words() throws -> Set<String> {
    var words: Set<String> = ["ROOT", "HOST", "\r\n", "\r\n\r\n", " HTTP/1.1\r\n", "GET ROOT"]
    for seed in try seeds() {
      let text = String(decoding: seed.bytes, as: UTF8.self)
      words.formUnion(text.split { " \r\n?&=:/;".contains($0) }.map(String.init))
    }
    words.formUnion(Device.all.map(\.id.rawValue))
    words.formUnion(TextSize.allCases.map(\.rawValue))
    words.formUnion(Profile.ID.allCases.map(\.rawValue))
    words.formUnion(InterfaceStyle.allCases.map(\.rawValue) + Contrast.allCases.map(\.rawValue))
    words.formUnion(Direction.allCases.map(\.rawValue) + Orientation.allCases.map(\.rawValue))
    return words
  }

  private struct Reporter: WatchReporting {
    let server: PageServer

    func report(_ event: WatchEvent) { server.receive(event) }
  }

  private let scratch: ScratchFolder
  private let server: PageServer
  private let daemon: WatchDaemon
  private let port: Int
  private let root: String
  private var turn = 0

  package init() throws {
    scratch = ScratchFolder()
    for (name, text) in [
      "good.yaml": "sections: [{id: a, header: A, footer: B, rows: [Wi-Fi, {title: VPN, image: globe}]}]\n",
      "broken.yaml": "sections: [\n", "empty.yaml": "title: nothing\n",
    ] {
      try scratch.write(text, to: name)
    }
    let specs = ["good.yaml", "broken.yaml", "empty.yaml"].map { [scratch] in scratch.path($0) }
    var limits = PageLimits()
    // The fuzzer waits until the server gives up on an unfinished request.
    limits.idlePatience = .milliseconds(40)
    let rendering = SpecRendering()
    server = PageServer(specs: specs, rendering: rendering, limits: limits)
    try server.start()
    guard let address = server.address.flatMap({ URL(string: $0) }), let port = address.port else {
      throw FuzzFinding("the page has no address")
    }
    self.port = port
    root = address.path.hasSuffix("/") ? address.path : address.path + "/"
    var options = WatchDaemonOptions()
    options.handlesSignals = false
    daemon = WatchDaemon(
      specs: specs, rendering: rendering, reporter: Reporter(server: server), options: options,
      terminate: { _ in })
    daemon.start()
    let idle = DispatchSemaphore(value: 0)
    daemon.whenIdle { idle.signal() }
    idle.wait()
  }

  deinit {
    daemon.stop()
    server.stop()
  }

  package func run(_ bytes: [UInt8]) throws {
    let reply = try exchange(bytes)
    try check(reply)
    // The server must still answer other clients.
    if turn % 32 == 0 { try probe() }
  }

  private func probe() throws {
    // On a busy machine, a request may take longer than the limit above allows.
    for _ in 0..<20 {
      let reply = String(decoding: try exchange([]), as: UTF8.self)
      if reply.hasPrefix("HTTP/1.1 200 OK\r\n") { return }
      guard reply.isEmpty else { throw FuzzFinding("the page answers \(reply.prefix(200))") }
    }
    throw FuzzFinding("the page answers nobody")
  }

  /// Sends `bytes`, then a complete request that closes the connection.
  private func exchange(_ bytes: [UInt8]) throws -> [UInt8] {
    turn += 1
    let connection = try StreamExchange(port: port, turn: turn)
    let last = "GET ROOTicon.svg HTTP/1.1\r\nHost: HOST\r\nConnection: close\r\n\r\n"
    connection.send(filled(bytes + Array(last.utf8)))
    return connection.receive(quiet: 50)
  }

  private func filled(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var rest = bytes[...]
    while let byte = rest.first {
      if rest.starts(with: "ROOT".utf8) {
        result += Array(root.utf8)
        rest = rest.dropFirst(4)
      } else if rest.starts(with: "HOST".utf8) {
        result += Array("127.0.0.1:\(port)".utf8)
        rest = rest.dropFirst(4)
      } else {
        result.append(byte)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  private func check(_ reply: [UInt8]) throws {
    guard !reply.isEmpty else { return }
    guard reply.starts(with: "HTTP/1.1 ".utf8) else {
      throw FuzzFinding("no answer of HTTP: \(String(decoding: reply.prefix(200), as: UTF8.self))")
    }
    let status = String(decoding: reply.dropFirst(9).prefix(3), as: UTF8.self)
    let allowed = ["200", "400", "403", "404", "405", "421"]
    guard allowed.contains(status) else { throw FuzzFinding("status \(status)") }
    let text = String(decoding: reply.prefix(4096), as: UTF8.self)
    if status == "200", !text.contains("Content-Security-Policy: ") {
      throw FuzzFinding("an answer without its security headers: \(text.prefix(400))")
    }
  }

  /// The paths that the page itself requests.
  private func names() throws -> Set<String> {
    let text = String(
      decoding: try exchange(Array("GET ROOT HTTP/1.1\r\nHost: HOST\r\n\r\n".utf8)), as: UTF8.self)
    var names: Set<String> = []
    for piece in ["href=\"", "src=\""].flatMap({ text.components(separatedBy: $0).dropFirst() }) {
      let name = piece.prefix { $0 != "\"" }
      if !name.isEmpty, !name.contains(":") { names.insert(String(name)) }
    }
    return names
  }
}
