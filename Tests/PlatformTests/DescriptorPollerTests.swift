// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Glibc
import Platform
import Synchronization
import TestSupport
import Testing

struct DescriptorPollerTests {
  private let queue = DispatchQueue(label: "DescriptorPollerTests")
  private let poller: DescriptorPoller

  init() throws { poller = try DescriptorPoller(queue: queue) }

  private func pair() throws -> (one: Int32, other: Int32) {
    var ends: [Int32] = [-1, -1]
    try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    return (ends[0], ends[1])
  }

  /// The events that a handler received, in order.
  private final class Told: Sendable {
    private let list = Mutex<[Readiness]>([])
    private let more = DispatchSemaphore(value: 0)

    func add(_ readiness: Readiness) {
      list.withLock { $0.append(readiness) }
      more.signal()
    }

    /// - Returns: the next event, or `nil` if none comes within 5 s.
    func next() -> Readiness? {
      guard more.wait(timeout: .now() + .seconds(5)) == .success else { return nil }
      return list.withLock { $0.removeFirst() }
    }

    var isEmpty: Bool { list.withLock(\.isEmpty) }
  }

  /// Waits until the poller has delivered everything that was ready before the call.
  private func settle() throws {
    for _ in 0..<2 {
      let (one, other) = try pair()
      let told = Told()
      let number = poller.add(Descriptor(one)) { told.add($0) }
      poller.wait(for: .writable, of: number)
      #expect(told.next() == .writable)
      poller.remove(number)
      close(one)
      close(other)
    }
  }

  @Test func `a watched event is delivered once, and again after the next request`() throws {
    let (one, other) = try pair()
    let told = Told()
    let number = poller.add(Descriptor(one)) { told.add($0) }
    write(other, "xy", 2)
    poller.wait(for: .readable, of: number)
    #expect(told.next() == .readable)
    poller.wait(for: .writable, of: number)
    #expect(told.next() == .writable)
    poller.wait(for: [.readable, .writable], of: number)
    // Both events come at once or one after the other; the wait for the second continues.
    var seen = try #require(told.next())
    while seen != [.readable, .writable] { seen.formUnion(try #require(told.next())) }
    try settle()
    #expect(told.isEmpty)
    poller.stop()
    close(one)
    close(other)
  }

  @Test func `a hang-up is delivered once, as the end of input`() throws {
    let (one, other) = try pair()
    let told = Told()
    let number = poller.add(Descriptor(one)) { told.add($0) }
    close(other)
    try settle()
    #expect(told.isEmpty)
    poller.wait(for: .readable, of: number)
    #expect(told.next() == .readable)
    try settle()
    #expect(told.isEmpty)
    poller.stop()
    close(one)
  }

  @Test func `a removed descriptor gets no events, nor does its successor with the same number`() throws {
    let (one, other) = try pair()
    let told = Told()
    let number = poller.add(Descriptor(one)) { told.add($0) }
    poller.wait(for: .readable, of: number)
    poller.remove(number)
    write(other, "x", 1)
    let (later, laterOther) = try pair()
    dup2(later, one)
    let second = Told()
    let secondNumber = poller.add(Descriptor(one)) { second.add($0) }
    poller.wait(for: .readable, of: secondNumber)
    write(laterOther, "y", 1)
    #expect(second.next() == .readable)
    try settle()
    #expect(told.isEmpty)
    poller.stop()
    for descriptor in [one, other, later, laterOther] { close(descriptor) }
  }

  @Test func `no event is delivered after the end`() throws {
    let (one, other) = try pair()
    let told = Told()
    let number = poller.add(Descriptor(one)) { told.add($0) }
    poller.stop()
    poller.wait(for: .writable, of: number)
    // Deliveries up to now are done once the queue is empty.
    queue.sync {}
    #expect(told.isEmpty)
    close(one)
    close(other)
  }

  @Test func `thousands of descriptors get all their events and hang-ups`() throws {
    DispatchQueue.concurrentPerform(iterations: 4) { worker in
      for round in 0..<1000 {
        guard let (one, other) = try? pair() else {
          Issue.record("no sockets in round \(round)")
          return
        }
        let told = Told()
        let number = poller.add(Descriptor(one)) { told.add($0) }
        poller.wait(for: .readable, of: number)
        if round.isMultiple(of: 2) { close(other) } else { write(other, "x", 1) }
        #expect(told.next() == .readable, "worker \(worker), round \(round)")
        poller.remove(number)
        close(one)
        if !round.isMultiple(of: 2) { close(other) }
      }
    }
    poller.stop()
  }
}
