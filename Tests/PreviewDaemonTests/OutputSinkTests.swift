// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Glibc
import Platform
import PreviewDaemon
import Synchronization
import TestSupport
import Testing

/// A blocked reader loses events, but delays no other part of the program.
struct OutputSinkTests {
  private struct Ends {
    let read: Int32
    let write: Int32
  }

  private func makePipe() throws -> Ends {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    return Ends(read: ends[0], write: ends[1])
  }

  private static func sink() -> OutputSink {
    OutputSink(maximumCount: 10, maximumBytes: 10_000) { Array("dropped \($0)\n".utf8) }
  }

  /// Reads until the text has the given ending.
  private func read(_ descriptor: Int32, until ending: String) -> String {
    var (bytes, chunk) = ([UInt8](), [UInt8](repeating: 0, count: 65_536))
    while !bytes.suffix(ending.utf8.count).elementsEqual(ending.utf8) {
      var waited = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&waited, 1, Int32(Patience.seconds) * 1000) == 1 else { break }
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      guard count > 0 else { break }
      bytes += chunk[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `when pipe and backlog are full, the oldest events are dropped and counted in their place`()
    throws
  {
    let ends = try makePipe()
    let sink = Self.sink()
    let padding = String(repeating: "x", count: 500)
    func write(_ number: Int) {
      sink.write([Array("\(number) \(padding)\n".utf8)], to: Descriptor(ends.write))
    }
    var last = 0
    // Fills the pipe until the sink is blocked.
    repeat {
      last += 1
      write(last)
    } while sink.flush(withinMilliseconds: 200)
    for _ in 0..<100 {
      last += 1
      write(last)
    }
    let lines = read(ends.read, until: "\n\(last) \(padding)\n").split(separator: "\n")
    let numbers = lines.compactMap { Int($0.prefix { $0 != " " }) }
    let losses = lines.enumerated().filter { $0.element.hasPrefix("dropped ") }
    #expect(losses.count == 1)
    let loss = try #require(losses.first)
    let lost = try #require(Int(loss.element.dropFirst("dropped ".count)))
    #expect(numbers.count + lost == last)
    // The notice is exactly at the gap in the numbers, and the newest events are complete.
    #expect(numbers == Array(1...loss.offset) + Array((loss.offset + lost + 1)...last))
    #expect(numbers.count - loss.offset == 10)
    #expect(sink.flush(withinMilliseconds: Patience.seconds * 1000))
    close(ends.read)
    close(ends.write)
  }

  @Test func `one event may be larger than the backlog`() throws {
    let ends = try makePipe()
    let sink = Self.sink()
    let large = String(repeating: "y", count: 100_000) + "\n"
    sink.write([Array(large.utf8)], to: Descriptor(ends.write))
    sink.write([Array("small\n".utf8)], to: Descriptor(ends.write))
    // Not a comparison of the texts, because its failure would print them.
    let isWhole = read(ends.read, until: "small\n") == large + "small\n"
    #expect(isWhole)
    close(ends.read)
    close(ends.write)
  }

  @Test func `waiting for a blocked reader ends after its limit`() throws {
    let ends = try makePipe()
    let sink = Self.sink()
    for _ in 0..<4 { sink.write([[UInt8](repeating: 65, count: 60_000)], to: Descriptor(ends.write)) }
    let called = DispatchSemaphore(value: 0)
    for _ in 0..<50 { sink.whenWritten(withinMilliseconds: 100) { called.signal() } }
    for _ in 0..<50 { try #require(called.wait(timeout: Patience.deadline) == .success) }
    // The ends stay open because the sink is still writing.
  }

  @Test func `a reader that takes an event after a pause gets time for the next one`() throws {
    let limit = Duration.milliseconds(100)
    var isTold = true
    // On a busy machine, this process may pause for longer than the reader's limit; then it tries again.
    for _ in 0..<20 where isTold {
      let ends = try makePipe()
      let sink = OutputSink { _ in [] }
      // More than the pipe holds, also after a part of it was read.
      let size = 100_000
      for size in [size, 3 * size] {
        sink.write([[UInt8](repeating: 65, count: size)], to: Descriptor(ends.write))
      }
      let rest = ContinuousClock.now + limit
      while ContinuousClock.now < rest { sched_yield() }
      var (count, chunk) = (0, [UInt8](repeating: 0, count: 65_536))
      while count <= size { count += Glibc.read(ends.read, &chunk, chunk.count) }
      let called = Mutex(false)
      sink.whenWritten(withinMilliseconds: 100) { called.withLock { $0 = true } }
      isTold = called.withLock { $0 }
      // The ends stay open because the sink is still writing.
    }
    #expect(!isTold)
  }

  @Test func `after a pause, a callback runs once the line is written, and not before`() throws {
    let ends = try makePipe()
    let sink = Self.sink()
    let limit = 100
    for number in 0..<3 {
      let rest = ContinuousClock.now + .milliseconds(limit + 10)
      while ContinuousClock.now < rest { sched_yield() }
      let told = DispatchSemaphore(value: 0)
      let isThere = Mutex(false)
      sink.write([Array("\(number)\n".utf8)], to: Descriptor(ends.write))
      sink.whenWritten(withinMilliseconds: limit) {
        var waited = pollfd(fd: ends.read, events: Int16(POLLIN), revents: 0)
        isThere.withLock { $0 = poll(&waited, 1, 0) == 1 }
        told.signal()
      }
      try #require(told.wait(timeout: Patience.deadline) == .success)
      #expect(isThere.withLock { $0 }, "line \(number)")
      _ = read(ends.read, until: "\(number)\n")
    }
  }

  @Test func `a closed reader is reported once and gets no more events`() throws {
    signal(SIGPIPE, SIG_IGN)
    let ends = try makePipe()
    let sink = Self.sink()
    let (closed, codes) = (DispatchSemaphore(value: 0), Codes())
    sink.onClose { code in
      codes.list.withLock { $0.append(code) }
      closed.signal()
    }
    close(ends.read)
    sink.write([Array("a\n".utf8)], to: Descriptor(ends.write))
    try #require(closed.wait(timeout: Patience.deadline) == .success)
    sink.write([Array("b\n".utf8)], to: Descriptor(ends.write))
    #expect(sink.flush(withinMilliseconds: Patience.seconds * 1000))
    #expect(codes.list.withLock { $0 } == [.EPIPE])
    close(ends.write)
  }

  @Test func `events that a full disk refused are reported as dropped once there is room`() throws {
    let full = open("/dev/full", O_WRONLY | O_CLOEXEC)
    guard full >= 0 else { try Test.cancel("this system has no full device") }
    let ends = try makePipe()
    let sink = Self.sink()
    for number in 1...3 { sink.write([Array("\(number)\n".utf8)], to: Descriptor(full)) }
    sink.flush(withinMilliseconds: Patience.seconds * 1000)
    sink.write([Array("4\n".utf8)], to: Descriptor(ends.write))
    #expect(read(ends.read, until: "4\n") == "dropped 3\n4\n")
    for descriptor in [full, ends.read, ends.write] { close(descriptor) }
  }

  private final class Codes: Sendable {
    let list = Mutex<[ErrorNumber]>([])
  }
}
