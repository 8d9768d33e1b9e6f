// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Platform
import Synchronization
import TestSupport
import Testing

/// Links on the path of an output: their owner decides whether they are followed.
struct OutputLinkTests {
  private static let somebody: uid_t = 65534
  private static let isRoot = geteuid() == 0

  private let scratch = ScratchFolder()

  private func write(_ text: String, to name: String) -> FileError.Reason? {
    do {
      try AtomicFileWriter().write(Array(text.utf8), to: scratch.path(name))
      return nil
    } catch { return error.reason }
  }

  private func give(_ name: String) { #expect(lchown(scratch.path(name), Self.somebody, Self.somebody) == 0) }

  @Test(.enabled(if: isRoot)) func `another user's link is not followed, in a shared folder or elsewhere`()
    throws
  {
    try scratch.overwrite("secret", to: "victim")
    for mode: mode_t in [0o1777, 0o777, 0o755] {
      try scratch.makeDirectory("shared\(mode)")
      chmod(scratch.path("shared\(mode)"), mode)
      try scratch.link("shared\(mode)/s.svg", to: "../victim")
      give("shared\(mode)/s.svg")
      #expect(write("x", to: "shared\(mode)/s.svg") == .foreignLink)
      #expect(try scratch.names().contains("victim"))
      #expect(try scratch.read("victim") == "secret")
    }
  }

  @Test func `the user's own link is not followed in a folder where others could replace it`() throws {
    try scratch.overwrite("secret", to: "victim")
    for (mode, reason) in [(0o777, .foreignLink), (0o1777, nil)] as [(mode_t, FileError.Reason?)] {
      try scratch.makeDirectory("open\(mode)")
      chmod(scratch.path("open\(mode)"), mode)
      try scratch.link("open\(mode)/s.svg", to: "../victim")
      #expect(write("x", to: "open\(mode)/s.svg") == reason)
      #expect(try scratch.read("victim") == (reason == nil ? "x" : "secret"))
    }
  }

  @Test(.enabled(if: isRoot)) func `the user's own link to another user's file is not followed`() throws {
    try scratch.overwrite("secret", to: "theirs")
    give("theirs")
    try scratch.link("s.svg", to: "theirs")
    #expect(write("x", to: "s.svg") == .foreignTarget)
    try scratch.makeDirectory("home")
    give("home")
    try scratch.link("new.svg", to: "home/new.svg")
    #expect(write("x", to: "new.svg") == .foreignTarget)
    #expect(try scratch.read("theirs") == "secret")
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path("home")).isEmpty)
  }

  @Test(.enabled(if: isRoot)) func `a chain of links belongs to the user if each link does`() throws {
    try scratch.overwrite("old", to: "real")
    try scratch.link("second", to: "real")
    try scratch.link("first", to: "second")
    #expect(write("new", to: "first") == nil)
    #expect(try scratch.read("real") == "new")
    give("second")
    #expect(write("x", to: "first") == .foreignLink)
    #expect(try scratch.read("real") == "new")
  }

  @Test func `at most forty links are followed`() throws {
    try scratch.overwrite("old", to: "0")
    for number in 1...41 { try scratch.link("\(number)", to: "\(number - 1)") }
    #expect(write("new", to: "40") == nil)
    #expect(try scratch.read("0") == "new")
    #expect(write("x", to: "41") == .system(.ELOOP))
  }

  @Test(.enabled(if: isRoot)) func `the user's own link is not followed if others can swap it`() throws {
    try scratch.makeDirectory("shared")
    give("shared")
    try scratch.overwrite("old", to: "real")
    try scratch.link("shared/s.svg", to: "../real")
    chmod(scratch.path("shared"), 0o777)
    #expect(write("x", to: "shared/s.svg") == .foreignLink)
    chmod(scratch.path("shared"), 0o1777)
    #expect(write("x", to: "shared/s.svg") == nil)
    #expect(try scratch.read("real") == "x")
  }

  @Test func `links to the folder are followed`() throws {
    try scratch.makeDirectory("real/deep")
    try scratch.link("out", to: "real/deep")
    try scratch.link("real/deep/s.svg", to: "../t.svg")
    #expect(write("x", to: "out/s.svg") == nil)
    #expect(try scratch.read("real/t.svg") == "x")
    #expect(write("x", to: "out/.") == .notRegular)
    #expect(write("x", to: "out/") == .notRegular)
  }

  @Test func `a followed link is reported with its target`() throws {
    try scratch.makeDirectory("real")
    try scratch.link("s.svg", to: "real/../real/t.svg")
    let told = Mutex<[[String]]>([])
    let writer = AtomicFileWriter { path, target in told.withLock { $0.append([path, target]) } }
    try writer.write([1], to: scratch.path("s.svg"))
    try writer.write([1], to: scratch.path("real/t.svg"))
    #expect(
      told.withLock { $0 } == [[scratch.path("s.svg"), scratch.path("real/../real/t.svg")]])
  }

  @Test(.enabled(if: isRoot))
  func `a name that turns into another user's link between check and write does no harm`() throws {
    try scratch.overwrite("secret", to: "victim")
    try scratch.makeDirectory("shared")
    chmod(scratch.path("shared"), 0o777)
    let path = scratch.path("shared/s.svg")
    let evil = scratch.path("shared/evil")
    let victim = scratch.path("victim")
    let ends = Mutex(false)
    let swaps = Mutex(0)
    let thread = Thread {
      while !ends.withLock({ $0 }) {
        symlink(victim, evil)
        lchown(evil, Self.somebody, Self.somebody)
        rename(evil, path)
        unlink(path)
        swaps.withLock { $0 += 1 }
      }
    }
    thread.start()
    var refused = 0
    var written = 0
    while refused < 50 || written < 50 || swaps.withLock({ $0 }) < 500 {
      if write("\(written)", to: "shared/s.svg") == nil { written += 1 } else { refused += 1 }
      try #require(refused + written < 1_000_000)
    }
    ends.withLock { $0 = true }
    while !thread.isFinished { sched_yield() }
    #expect(try scratch.read("victim") == "secret")
    #expect(FileReader.entryKey(of: victim)?.isSymbolicLink == false)
  }
}
