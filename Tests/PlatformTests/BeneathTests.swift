// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Platform
import Synchronization
import TestSupport
import Testing

/// Reads of files that must not leave a folder.
struct BeneathTests {
  private let scratch = ScratchFolder()
  private let root: FolderHandle

  init() throws {
    try scratch.makeDirectory("root/below/deep")
    try scratch.makeDirectory("outside")
    try scratch.overwrite("secret", to: "outside/theme.yaml")
    try scratch.overwrite("theme", to: "root/theme.yaml")
    try scratch.overwrite("inner", to: "root/below/inner.yaml")
    root = try FolderHandle(scratch.path("root"))
  }

  private func read(_ path: String) -> Result<String, FileError> {
    do {
      let file = try root.read(beneath: path, sizeLimit: 1000, shown: path)
      return .success(String(decoding: file.bytes, as: UTF8.self))
    } catch { return .failure(error) }
  }

  @Test func `names that are equal as text but not as bytes are different folders`() throws {
    try scratch.makeDirectory("caf\u{E9}")
    try scratch.makeDirectory("cafe\u{301}")
    try scratch.overwrite("secret", to: "cafe\u{301}/theme.yaml")
    try scratch.link("caf\u{E9}/link", to: scratch.path("cafe\u{301}/theme.yaml"))
    let folder = try FolderHandle(scratch.path("caf\u{E9}"))
    #expect(throws: FileError(path: "", operation: .open, reason: .outside)) {
      try folder.read(beneath: "link", sizeLimit: 9, shown: "")
    }
  }

  private func reason(_ path: String) -> FileError.Reason? {
    if case .failure(let error) = read(path) { return error.reason }
    return nil
  }

  @Test func `files and links that stay beneath the folder are read`() throws {
    try scratch.link("root/relative", to: "below/inner.yaml")
    try scratch.link("root/below/up", to: "../theme.yaml")
    try scratch.link("root/absolute", to: scratch.path("root/below/inner.yaml"))
    try scratch.link("root/folder", to: "below/deep/..")
    for (path, text) in [
      ("theme.yaml", "theme"), ("below/inner.yaml", "inner"), ("relative", "inner"), ("below/up", "theme"),
      ("absolute", "inner"), ("folder/inner.yaml", "inner"), ("below/../theme.yaml", "theme"),
    ] {
      #expect(try read(path).get() == text, "\(path)")
    }
    #expect(
      try root.read(beneath: "relative", sizeLimit: 9, shown: "").identity
        == FileReader.key(of: scratch.path("root/below/inner.yaml"))?.identity)
  }

  @Test func `paths and links that lead out of the folder are not read`() throws {
    try scratch.link("root/file", to: "../outside/theme.yaml")
    try scratch.link("root/absolute", to: scratch.path("outside/theme.yaml"))
    try scratch.link("root/folder", to: "../outside")
    try scratch.link("root/below/chain", to: "../folder/theme.yaml")
    try scratch.link("root/beside", to: scratch.path("root") + "/../outside/theme.yaml")
    try scratch.link("root/proc", to: "/proc/self/cwd")
    // Its name begins with the folder's.
    try scratch.makeDirectory("rooted")
    try scratch.overwrite("secret", to: "rooted/theme.yaml")
    try scratch.link("root/neighbour", to: "../rooted/theme.yaml")
    for path in [
      "file", "absolute", "folder/theme.yaml", "below/chain", "beside", "../outside/theme.yaml",
      "below/../../outside/theme.yaml", "proc/Package.swift", "neighbour", "../none", "../root/theme.yaml",
    ] {
      #expect(reason(path) == .outside, "\(path)")
    }
  }

  @Test func `paths that are not readable files are refused at once`() throws {
    try scratch.link("root/loop", to: "loop")
    mkfifo(scratch.path("root/pipe"), 0o644)
    #expect(reason("loop") == .system(.ELOOP))
    #expect(reason("pipe") == .notRegular)
    #expect(reason("below") == .notRegular)
    #expect(reason("none") == .system(.ENOENT))
    #expect(reason("theme.yaml/x") == .system(.ENOTDIR))
  }

  /// A thread repeatedly swaps a file, or a folder on its path, for a link that leads out. When the check and the
  /// read were separate steps, some reads in a hundred leaked.
  @Test(arguments: ["theme.yaml", "swapped/theme.yaml", "plain.yaml"])
  func `nothing leaks while links are swapped`(path: String) throws {
    let isPlain = path == "plain.yaml"
    try scratch.makeDirectory("root/real")
    try scratch.overwrite("theme", to: "root/real/theme.yaml")
    let isFolder = path.contains("/")
    let place = scratch.path(isFolder ? "root/swapped" : "root/" + path)
    let targets =
      isFolder ? ["real", scratch.path("outside")] : ["real/theme.yaml", "../outside/theme.yaml"]
    let real = scratch.path("root/real/theme.yaml")
    let spare = scratch.path("root/spare")
    let ends = Mutex(false)
    let swaps = Mutex(0)
    unlink(place)
    symlink(targets[0], place)
    let thread = Thread {
      var next = 1
      while !ends.withLock({ $0 }) {
        // A hard link for the plain file, otherwise a link that stays beneath.
        if isPlain, next == 0 {
          Foundation.link(real, spare)
        } else {
          symlink(targets[next], spare)
        }
        rename(spare, place)
        next = 1 - next
        swaps.withLock { $0 += 1 }
      }
    }
    thread.start()
    let count = TestCount.of(150, nightly: 500)
    var good = 0
    var refused = 0
    while good < count || refused < count || swaps.withLock({ $0 }) < 4 * count {
      switch read(path) {
      case .success(let text):
        try #require(text == "theme")
        good += 1
      case .failure(let error):
        // The file may have become a link just before it was opened.
        #expect(error.reason == .outside || (isPlain && error.reason == .system(.ELOOP)))
        refused += 1
      }
      try #require(good + refused < 5_000_000)
    }
    ends.withLock { $0 = true }
    while !thread.isFinished { sched_yield() }
  }
}
