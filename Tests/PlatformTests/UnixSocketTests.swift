// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Glibc
import Platform
import Synchronization
import TestSupport
import Testing

@Suite(.serialized) struct UnixSocketTests {
  private let scratch = ScratchFolder()

  /// A listener whose backlog holds one connection: the next client blocks in `connect`.
  private func crowdedListener(at path: String) throws -> Descriptor {
    let listener = try UnixSocket.listen(at: path)
    #expect(listen(listener.number, 0) == 0)
    return listener
  }

  private func connect(to path: String, patience: Int) throws -> Descriptor {
    let connection = UnixSocket.connect(to: path, patience: patience)
    guard case .open(let descriptor) = connection else {
      throw ScratchFailure("not connected: \(connection)")
    }
    return descriptor
  }

  @Test func `connecting continues after a signal`() throws {
    let path = scratch.path("socket")
    let listener = try crowdedListener(at: path)
    defer { listener.close() }
    let open = try Interruptions.during(
      alongside: { (try? UnixSocket.accept(listener))?.close() },
      { try (0..<20).map { _ in try connect(to: path, patience: 30) } })
    for descriptor in open { descriptor.close() }
  }

  @Test func `a socket accepts connections as soon as it is visible`() throws {
    for number in 0..<500 {
      let path = scratch.path("socket\(number)")
      let connection = Mutex<UnixSocket.Connection?>(nil)
      let client = DispatchGroup()
      DispatchQueue.global().async(group: client) {
        while access(path, F_OK) != 0 {}
        connection.withLock { $0 = UnixSocket.connect(to: path, patience: 30) }
      }
      let listener = try UnixSocket.listen(at: path)
      client.wait()
      listener.close()
      guard case .open(let descriptor) = connection.withLock({ $0 }) else {
        Issue.record("refused at socket \(number)")
        return
      }
      descriptor.close()
    }
  }

  @Test func `connecting to a busy listener times out, also amid signals`() throws {
    let path = scratch.path("socket")
    let listener = try crowdedListener(at: path)
    defer { listener.close() }
    let first = try connect(to: path, patience: 1)
    defer { first.close() }
    let start = ContinuousClock.now
    let outcome = Interruptions.during { UnixSocket.connect(to: path, patience: 1) }
    guard case .busy = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(ContinuousClock.now - start >= .milliseconds(950))
  }

  @Test func `an absent listener and a path that is too long are distinguished`() throws {
    guard case .noListener = UnixSocket.connect(to: scratch.path("none"), patience: 1) else {
      Issue.record("somebody listens")
      return
    }
    #expect(throws: ErrorNumber.ENAMETOOLONG) {
      try UnixSocket.listen(at: scratch.path(String(repeating: "x", count: 120)))
    }
    #expect(throws: ErrorNumber.ENOENT) { try UnixSocket.listen(at: scratch.path("none/socket")) }
    #expect(throws: ErrorNumber.EAGAIN) {
      try UnixSocket.accept(try UnixSocket.listen(at: scratch.path("quiet")))
    }
  }

  @Test func `a message arrives whole, at a path and at an abstract name`() throws {
    let name = "@roundtable-\(getpid())-\(UInt32.random(in: 0 ... .max))"
    for place in [scratch.path("notify"), name] {
      let listener = try DatagramListener(at: place)
      try UnixSocket.send("READY=1", toDatagramsAt: place, waits: false)
      #expect(listener.next() == "READY=1")
    }
  }
}
