// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Glibc
import Platform
import TestSupport
import Testing

struct UnixSocketTests {
  private let scratch = ScratchFolder()

  @Test func `a message arrives whole, at a path and at an abstract name`() throws {
    let name = "@roundtable-\(getpid())-\(UInt32.random(in: 0 ... .max))"
    for place in [scratch.path("notify"), name] {
      let listener = try DatagramListener(at: place)
      try UnixSocket.send("READY=1", toDatagramsAt: place, waits: false)
      #expect(listener.next() == "READY=1")
    }
  }
}
