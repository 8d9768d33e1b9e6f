// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Glibc
import Platform
import Synchronization
import TestSupport
import Testing

/// Serialized, because the handler of the signal that they send belongs to the whole process.
@Suite(.serialized) struct DescriptorTests {
  /// Makes a write to a closed pipe an error; the signal would end all tests.
  init() { Signal.ignore(Signal.SIGPIPE) }

  @Test func `a wait lasts its full time although signals interrupt it`() throws {
    let ends = try Descriptor.pipe()
    defer { for end in [ends.reading, ends.writing] { end.close() } }
    let start = ContinuousClock.now
    let ready = Interruptions.during { ends.reading.wait(for: .readable, milliseconds: 120) }
    #expect(ready == [])
    #expect(ContinuousClock.now - start >= .milliseconds(119))
    ends.writing.close()
    #expect(ends.reading.wait(for: .readable, milliseconds: 0).contains(.hungUp))
  }

  @Test func `reads and writes are complete although signals interrupt them`() throws {
    let ends = try Descriptor.pipe()
    defer { ends.reading.close() }
    let sent = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    Thread.detachNewThread {
      Interruptions.during { try? ends.writing.writeAll(sent) }
      ends.writing.close()
    }
    let taken = try Interruptions.during {
      try ends.reading.readToEnd("pipe", sizeLimit: sent.count)
    }
    #expect(taken == sent)
  }

  @Test func `a write waits for a full pipe until it is stopped`() throws {
    let ends = try Descriptor.pipe(nonBlocking: true)
    defer { for end in [ends.reading, ends.writing] { end.close() } }
    let asked = Atomic(0)
    #expect(throws: ErrorNumber.EINTR) {
      try ends.writing.writeAll([UInt8](repeating: 1, count: 1 << 20), patience: 1) {
        asked.add(1, ordering: .relaxed).newValue == 3
      }
    }
    #expect(asked.load(ordering: .relaxed) == 3)
    Thread.detachNewThread {
      var left = 1 << 20
      while left > 0 {
        _ = ends.reading.wait(for: .readable)
        left -= (try? ends.reading.read(upTo: left).count) ?? 0
      }
    }
    try ends.writing.writeAll([UInt8](repeating: 2, count: 1 << 20))
  }

  @Test func `no more than the limit is read`() throws {
    let zero = try Descriptor.open("/dev/zero", .read)
    defer { zero.close() }
    #expect(throws: FileError(path: "zero", operation: .read, reason: .tooLarge(limit: 10))) {
      try zero.readToEnd("zero", sizeLimit: 10)
    }
  }

  @Test func `a lock has one holder, and a replaced file has another lock`() throws {
    let scratch = ScratchFolder()
    let path = scratch.path("lock")
    let holder = try Descriptor.open(path, .readWrite, .create)
    #expect(holder.lock(.exclusive))
    let other = try Descriptor.open(path, .read)
    defer { other.close() }
    #expect(!other.lock(.shared))
    #expect(other.isFile(at: path))
    holder.close()
    #expect(other.lock(.exclusive))
    try scratch.overwrite("new", to: "next")
    try FolderEntry.rename(scratch.path("next"), to: path)
    #expect(!other.isFile(at: path))
    #expect(throws: ErrorNumber.ENOENT) { try FolderEntry.rename(scratch.path("next"), to: path) }
  }

  @Test func `the end of a program is noticed amid signals`() throws {
    let ends = try Interruptions.during {
      [
        try ChildProgram("sleep 0.05; exit 3").wait(), try ChildProgram("kill -TERM $$").wait(),
        try ChildProgram("test \"$1\" = 'a b' && test $X = y", arguments: ["a b"], environment: ["X=y"])
          .wait(),
      ]
    }
    #expect(ends == [.exited(3), .signalled(SIGTERM), .exited(0)])
  }
}
