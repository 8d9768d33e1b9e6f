// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Glibc
import Platform
import TestSupport
import Testing

struct WriterProbeTests {
  private let scratch = ScratchFolder()

  init() throws {
    try scratch.overwrite("a", to: "spec.yaml")
  }

  @Test func `a file has a writer from opening to closing, and readers don't count`() throws {
    let path = scratch.path("spec.yaml")
    let none: WriterProbe.Answer = Self.hasLeases(scratch) ? .notOpen : .unknown
    #expect(WriterProbe.ask(path) == none)
    let reader = open(path, O_RDONLY | O_CLOEXEC)
    defer { close(reader) }
    #expect(WriterProbe.ask(path) == none)
    let writer = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    let answer = WriterProbe.ask(path)
    close(writer)
    try #require(answer == .open || !Self.hasLeases(scratch), "the writer was not seen")
    #expect(Self.answerOnceClosed(path) == none)
    #expect(WriterProbe.ask(scratch.path("missing.yaml")) == .unknown)
    #expect(WriterProbe.ask(scratch.path) == .unknown)
  }

  @Test func `saves during a probe neither fail nor end the process`() throws {
    let path = scratch.path("spec.yaml")
    let asker = Asker(path)
    for number in 0..<5000 {
      let descriptor = open(path, O_WRONLY | O_TRUNC | O_CLOEXEC)
      try #require(descriptor >= 0, "save \(number) failed")
      close(descriptor)
    }
    asker.stop()
    #expect(Self.answerOnceClosed(path) != .open)
  }

  /// Other tests start programs meanwhile; until such a child runs its program, it holds every descriptor of this
  /// process.
  private static func answerOnceClosed(_ path: String) -> WriterProbe.Answer {
    let deadline = Patience.deadline
    var answer = WriterProbe.ask(path)
    while answer == .open, .now() < deadline {
      sched_yield()
      answer = WriterProbe.ask(path)
    }
    return answer
  }

  /// Whether the file system supports leases; network file systems don't.
  private static func hasLeases(_ scratch: ScratchFolder) -> Bool {
    let descriptor = open(scratch.path("spec.yaml"), O_RDONLY | O_CLOEXEC)
    defer { close(descriptor) }
    return fcntl(descriptor, 1024, Int32(F_RDLCK)) == 0
  }
}
