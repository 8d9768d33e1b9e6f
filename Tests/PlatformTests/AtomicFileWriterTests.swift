// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Foundation
import Platform
import Synchronization
import TestSupport
import Testing

struct AtomicFileWriterTests {
  private let scratch = ScratchFolder()
  private let writer = AtomicFileWriter()

  private func write(_ text: String, to name: String) throws(FileError) -> AtomicFileWriter.Outcome {
    try writer.write(Array(text.utf8), to: scratch.path(name))
  }

  private func mode(_ name: String) -> UInt32? {
    FileReader.key(of: scratch.path(name)).map { $0.mode & 0o7777 }
  }

  @Test(arguments: [false, true])
  func `a new file and a replaced one contain all bytes, and no temporary file remains`(isDurable: Bool)
    throws
  {
    let writer = AtomicFileWriter(isDurable: isDurable)
    let large = [UInt8](repeating: 120, count: 1 << 20)
    #expect(try writer.write([], to: scratch.path("out.svg")) == .written)
    #expect(try writer.write(large, to: scratch.path("out.svg")) == .written)
    #expect(try FileReader.read(scratch.path("out.svg")) == large)
    #expect(try scratch.names() == ["out.svg"])
  }

  @Test func `equal bytes leave the file untouched`() throws {
    _ = try write("same", to: "out.svg")
    let key = FileReader.key(of: scratch.path("out.svg"))
    #expect(try write("same", to: "out.svg") == .unchanged)
    #expect(FileReader.key(of: scratch.path("out.svg")) == key)
    #expect(try write("diff", to: "out.svg") == .written)
    #expect(FileReader.key(of: scratch.path("out.svg"))?.inode != key?.inode)
  }

  private func write(_ pieces: [String], failing error: ErrorNumber? = nil) throws(FileError)
    -> AtomicFileWriter.Outcome
  {
    try writer.write(to: scratch.path("out.json")) { file throws(ErrorNumber) in
      for piece in pieces { try file.writeAll(piece.utf8) }
      if let error { throw error }
    }
  }

  @Test func `a content in pieces replaces a file only if it is complete and different`() throws {
    #expect(try write(["a", "bc"]) == .written)
    let key = FileReader.key(of: scratch.path("out.json"))
    #expect(try write(["ab", "c"]) == .unchanged)
    #expect(throws: FileError.self) { try write(["a", "other"], failing: .EINTR) }
    #expect(FileReader.key(of: scratch.path("out.json")) == key)
    #expect(try write(["abd"]) == .written)
    #expect(try FileReader.read(scratch.path("out.json")) == Array("abd".utf8))
    #expect(try write([]) == .written)
    #expect(try scratch.names() == ["out.json"])
  }

  @Test func `an existing file keeps its mode; a new one gets the default mode`() throws {
    _ = try write("a", to: "new")
    try scratch.overwrite("b", to: "plain")
    chmod(scratch.path("plain"), 0o644)
    #expect(mode("new").map { $0 & 0o600 } == 0o600)
    #expect(mode("new").map { $0 & 0o133 } == 0)
    chmod(scratch.path("new"), 0o640)
    _ = try write("c", to: "new")
    #expect(mode("new") == 0o640)
  }

  @Test(.enabled(if: getuid() == 0, "only root gives files away"))
  func `an existing file keeps its owner and group`() throws {
    _ = try write("a", to: "theirs")
    let path = scratch.path("theirs")
    #expect(chown(path, 65534, 65534) == 0)
    chmod(path, 0o2640)
    _ = try write("b", to: "theirs")
    var status = stat()
    #expect(stat(path, &status) == 0)
    #expect(status.st_uid == 65534 && status.st_gid == 65534)
    #expect(mode("theirs") == 0o2640)
    #expect(try scratch.read("theirs") == "b")
  }

  @Test func `a link stays and its target is replaced or created`() throws {
    try scratch.makeDirectory("real")
    try scratch.link("out.svg", to: "real/target.svg")
    #expect(try write("a", to: "out.svg") == .written)
    #expect(try scratch.read("real/target.svg") == "a")
    #expect(try write("b", to: "out.svg") == .written)
    #expect(try scratch.read("real/target.svg") == "b")
    #expect(FileReader.entryKey(of: scratch.path("out.svg"))?.isSymbolicLink == true)
  }

  @Test func `directories, pipes and broken paths are not replaced, and no temporary file remains`() throws {
    try scratch.makeDirectory("directory")
    mkfifo(scratch.path("pipe"), 0o644)
    try scratch.link("loop", to: "loop")
    for (name, reason) in [
      ("directory", FileError.Reason.notRegular), ("pipe", .notRegular), ("none/out", .system(.ENOENT)),
      ("loop", .system(.ELOOP)),
    ] {
      #expect(throws: FileError.self) { _ = try write("x", to: name) }
      do { _ = try write("x", to: name) } catch { #expect(error.reason == reason, "\(name)") }
    }
    #expect(throws: FileError.self) { _ = try writer.write([1], to: "/dev/full") }
    #expect(try scratch.names() == ["directory", "loop", "pipe"])
  }

  @Test func `a file name of the maximum length can be written`() throws {
    let name = String(repeating: "n", count: 255)
    #expect(try write("x", to: name) == .written)
    #expect(try scratch.read(name) == "x")
  }

  @Test func `a sweep removes only temporary files that killed writers left beside the given files`() throws {
    try scratch.makeDirectory("folder")
    let kept = [".out.svg.short.tmp", ".other.svg.abc123.tmp", ".out.svg.abc123", "out.svg.abc123.tmp"]
    for name in kept + [".out.svg.abc123.tmp", ".s.yaml.xyz789.tmp", "folder/.t.txt.000000.tmp"] {
      try scratch.overwrite("", to: name)
    }
    let paths = ["out.svg", "s.yaml", "folder/t.txt"].map(scratch.path)
    #expect(
      AtomicFileWriter.sweepTemporaries(beside: paths) == [
        ".out.svg.abc123.tmp", ".s.yaml.xyz789.tmp", ".t.txt.000000.tmp",
      ])
    #expect(try scratch.names() == (kept + ["folder"]).sorted())
  }

  @Test
  func
    `a sweep leaves the temporary of a writer that lives, and an abandoned one costs the next write nothing`()
    throws
  {
    let name = ".out.svg.abc123.tmp"
    try scratch.overwrite("half", to: name)
    let writer = try Descriptor.open(scratch.path(name), .read)
    #expect(writer.lock(.exclusive))
    #expect(AtomicFileWriter.sweepTemporaries(beside: [scratch.path("out.svg")]) == [])
    writer.close()
    #expect(AtomicFileWriter.sweepTemporaries(beside: [scratch.path("out.svg")]) == [name])
  }

  @Test func `writes succeed while sweeps run`() throws {
    let path = scratch.path("out.svg")
    let group = DispatchGroup()
    let sweeps = DispatchQueue(label: "sweeps")
    sweeps.async(group: group) {
      for _ in 0..<500 { AtomicFileWriter.sweepTemporaries(beside: [path]) }
    }
    for number in 0..<500 { #expect(try writer.write(Array("\(number)".utf8), to: path) == .written) }
    group.wait()
    #expect(try scratch.names() == ["out.svg"])
  }

  // MARK: - Two writers

  private func replace(_ old: String?, by new: String, at name: String = "spec.yaml") throws(FileError)
    -> AtomicFileWriter.Outcome
  {
    try writer.write(Array(new.utf8), to: scratch.path(name), replacing: old.map { Array($0.utf8) })
  }

  private func reason(_ body: () throws(FileError) -> AtomicFileWriter.Outcome) -> FileError.Reason? {
    do { _ = try body() } catch { return error.reason }
    return nil
  }

  @Test func `a file is replaced only while it has the expected content`() throws {
    #expect(try replace(nil, by: "a") == .written)
    #expect(try replace("a", by: "b") == .written)
    #expect(try replace("b", by: "b") == .unchanged)
    let refused: [String?] = [nil, "a", "", "bb"]
    for expected in refused {
      #expect(reason { () throws(FileError) in try replace(expected, by: "c") } == .changed)
    }
    try scratch.remove("spec.yaml")
    #expect(reason { () throws(FileError) in try replace("b", by: "c") } == .changed)
    #expect(try scratch.names() == [])
  }

  @Test func `a file that is being written in place is not replaced`() throws {
    try scratch.overwrite("a", to: "spec.yaml")
    let file = try #require(fopen(scratch.path("spec.yaml"), "r+"))
    #expect(reason { () throws(FileError) in try replace("a", by: "b") } == .changed)
    fputs("saved", file)
    fclose(file)
    #expect(try scratch.read("spec.yaml") == "saved")
    #expect(try scratch.names() == ["spec.yaml"])
  }

  @Test(arguments: [0o444, 0o400, 0o555])
  func `a read-only file is not replaced`(permissions: mode_t) throws {
    try scratch.overwrite("a", to: "spec.yaml")
    chmod(scratch.path("spec.yaml"), permissions)
    #expect(reason { () throws(FileError) in try replace("a", by: "b") } == .readOnly)
    #expect(try scratch.read("spec.yaml") == "a" && mode("spec.yaml") == permissions)
  }

  /// Another program saves all the time, by rename and in place, until the writer has replaced some of its saves. Each of its saves
  /// is in the file afterwards, or in the text that replaced it.
  @Test(arguments: ["rename", "truncate"])
  func `no save is lost between the reading of a file and its replacement`(kind: String) throws {
    let (count, name) = (150, "spec.yaml")
    let end = ContinuousClock.now + .seconds(Patience.seconds)
    try scratch.overwrite("0 \n", to: name)
    let path = scratch.path(name)
    let saved = DispatchSemaphore(value: 0)
    let lost = Mutex<[Int]>([])
    let written = Atomic(0)
    let saves = Atomic(0)
    let isDone = Atomic(false)
    let saver = Thread { [scratch] in
      for number in 1... {
        // On a busy machine the writer may find each save too late.
        guard number <= count || written.load(ordering: .relaxed) == 0 && ContinuousClock.now < end else {
          break
        }
        saves.store(number, ordering: .relaxed)
        let text = "\(number) \n"
        if kind == "rename" {
          try? scratch.overwrite(text, to: "new")
          try? scratch.rename("new", to: name)
        } else {
          try? scratch.overwrite(text, to: name)
        }
        // Between two exchanges, the other writer's file has the name.
        let isThere = (0..<10_000).contains { _ in
          sched_yield()
          return (try? String(contentsOfFile: path, encoding: .utf8))?.hasPrefix("\(number) ") == true
        }
        if !isThere { lost.withLock { $0.append(number) } }
      }
      isDone.store(true, ordering: .releasing)
      saved.signal()
    }
    saver.start()
    while !isDone.load(ordering: .acquiring) {
      guard let old = try? FileReader.read(path), old.last == UInt8(ascii: "\n") else { continue }
      let outcome = try? writer.write(old.dropLast() + Array("+\n".utf8), to: path, replacing: old)
      if outcome == .written { written.add(1, ordering: .relaxed) }
    }
    saved.wait()
    #expect(lost.withLock(\.self) == [])
    #expect(written.load(ordering: .relaxed) > 0)
    #expect(try String(contentsOfFile: path, encoding: .utf8).hasPrefix("\(saves.load(ordering: .relaxed)) "))
  }
}
