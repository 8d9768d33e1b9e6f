// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

/// SIGTERM to a daemon whose page receives many requests.
struct ServingStopTests {
  @Test func `a daemon stops with 0 and one line while its page answers requests`() throws {
    let folder = ScratchFolder()
    let rows = String(repeating: "    - {title: A row, accessory: disclosureIndicator}\n", count: 1500)
    try folder.write("sections:\n  - rows:\n\(rows)", to: "t.yaml")
    for round in 0..<4 {
      let daemon = try Roundtable.open(["watch", "--serve", "--quiet", "t.yaml"], home: folder, columns: 200)
      try daemon.expect("ready: watching t.yaml\r\n")
      try daemon.expect("page: ")
      let address = try #require(URL(string: try daemon.expect("\r\n")))
      let client = RawClient(port: try #require(address.port))
      let paths = ["state", "picture/0", "events", "events"].map { "\(address.path)\($0)" }
      let asking = try paths.map { path in
        let connection = try client.connect()
        let text = "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(client.port)\r\n\r\n"
        connection.write(String(repeating: text, count: path.hasSuffix("events") ? 1 : 60))
        return connection
      }
      // Stops at once in every other round, and otherwise during an answer.
      if !round.isMultiple(of: 2) { _ = asking[round % 4].read(through: "HTTP/1.1 200 OK") }
      daemon.process.signal(SIGTERM)
      #expect(try daemon.waitForExit() == .exited(code: 0))
      #expect(daemon.unmatched == "stopped\r\n")
    }
  }
}
