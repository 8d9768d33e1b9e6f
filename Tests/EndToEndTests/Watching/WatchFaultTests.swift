// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Platform
import TestSupport
import Testing

/// Refused watches, lost events and unusual files at a spec's path may delay a save's render but never lose
/// the save.
struct WatchFaultTests {
  private let folder = ScratchFolder()

  init() throws {
    try folder.overwrite(SaveFixture.first, to: "spec.yaml")
  }

  private func expectShown(
    _ number: Int, _ watch: RunningWatch, sourceLocation: SourceLocation = #_sourceLocation
  )
    throws
  {
    try watch.waitForEvent("rendered")
    let title = SaveFixture.burst(number).split(separator: "[").last?.prefix { $0 != "]" } ?? ""
    for ending in ["txt", "svg"] {
      #expect(try folder.read("spec." + ending).contains(title), sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: [
    ("max_inotify_watches", 2, "raise fs.inotify.max_user_watches"),
    ("max_inotify_instances", 0, "raise fs.inotify.max_user_instances or 'ulimit -n'"),
  ])
  func `at the kernel's limits the daemon polls, says so once, and sees saves`(
    limit: String, value: Int, words: String
  ) throws {
    let prefix = try folder.namespace("Ur", "echo \(value) > /proc/sys/user/\(limit)")
    let watch = try RunningWatch(["spec.yaml"], in: folder.path, prefix: prefix)
    let notices = try watch.allEvents().compactMap { $0["text"] as? String }
    #expect(notices.count == 1)
    #expect(notices.first?.contains(words) == true, "\(notices)")
    #expect(notices.first?.hasSuffix("; polling every 0.5 seconds instead") == true)
    #expect((try watch.status()["backend"] as? String)?.contains("polling") == true)
    for number in 1...2 {
      watch.forget()
      try folder.overwrite(SaveFixture.burst(number), to: "new")
      try folder.rename("new", to: "spec.yaml")
      try expectShown(number, watch)
    }
  }

  @Test func `a save during a lack of descriptors is rendered once files can be opened`() throws {
    guard ExternalTool("prlimit").location != nil else { try Test.cancel("prlimit is not installed") }
    let watch = try RunningWatch(["spec.yaml"], in: folder.path)
    watch.forget()
    try setOpenFiles(of: watch, to: 1)
    try folder.overwrite(SaveFixture.burst(5), to: "spec.yaml")
    try watch.waitForEvent("failed")
    let failed = try watch.events().first { $0["event"] as? String == "failed" }
    #expect(failed?["error"] as? String == "cannot read 'spec.yaml': too many open files")
    try setOpenFiles(of: watch, to: 256)
    try expectShown(5, watch)
    // The status couldn't be written either.
    try watch.settle()
  }

  private func setOpenFiles(of watch: RunningWatch, to limit: Int) throws {
    try ExternalTool("prlimit").run(
      ["--pid", String(watch.process.identifier), "--nofile=\(limit):"], in: folder.path)
  }

  @Test func `a stopped daemon that missed more events than the kernel keeps catches up`() throws {
    try folder.overwrite(SaveFixture.first, to: "other.yaml")
    let watch = try RunningWatch(["spec.yaml", "other.yaml"], in: folder.path)
    watch.forget()
    watch.process.signal(SIGSTOP)
    // Alternates between neighbours, because equal consecutive events would merge.
    for number in 0..<20_000 {
      chmod(folder.path(number.isMultiple(of: 2) ? "spec.yaml" : "other.yaml"), 0o644)
    }
    try folder.overwrite(SaveFixture.burst(9), to: "spec.yaml")
    watch.process.signal(SIGCONT)
    try watch.settle()
    try expectShown(9, watch)
    #expect(try watch.count("rendered") == 1)
    let limit = try? String(contentsOfFile: "/proc/sys/fs/inotify/max_queued_events", encoding: .utf8)
    if limit == "16384\n" { #expect((try watch.status()["overflows"] as? Int ?? 0) >= 1) }
  }

  @Test func `a change behind an overlay is found by polling`() throws {
    try folder.makeDirectory("above")
    try folder.makeDirectory("work")
    try folder.makeDirectory("below")
    try folder.makeDirectory("mounted")
    try folder.overwrite(SaveFixture.first, to: "below/spec.yaml")
    let prefix = try folder.namespace(
      "Urm",
      "mount -t tmpfs none work && mkdir work/above work/work && mount -t overlay "
        + "-o lowerdir=below,upperdir=work/above,workdir=work/work none mounted")
    let watch = try RunningWatch(
      ["mounted/spec.yaml"], in: folder.path, options: ["--poll", "0.1", "-o", "."], prefix: prefix)
    #expect(try watch.status()["backend"] as? String == "events, and polling every 0.1 seconds")
    watch.forget()
    // Written in the lower layer, about which the overlay sends no event.
    try folder.overwrite(SaveFixture.burst(1), to: "below/spec.yaml")
    try expectShown(1, watch)
  }

  @Test func `saves through the other side of a bind mount are seen, and polling finds a new mount`() throws {
    for name in ["real", "later"] {
      try folder.makeDirectory(name)
      try folder.overwrite(SaveFixture.first, to: name + "/spec.yaml")
    }
    try folder.makeDirectory("mounted")
    let prefix = try folder.namespace("Urm", "mount --bind real mounted")
    let watch = try RunningWatch(
      ["mounted/spec.yaml"], in: folder.path, options: ["--poll", "0.1", "--output", "."], prefix: prefix)
    watch.forget()
    try folder.overwrite(SaveFixture.burst(1), to: "real/spec.yaml")
    try expectShown(1, watch)
    watch.forget()
    try folder.overwrite(SaveFixture.burst(2), to: "real/new")
    try folder.rename("real/new", to: "real/spec.yaml")
    try expectShown(2, watch)
    // No event reports this change.
    watch.forget()
    try folder.overwrite(SaveFixture.burst(3), to: "later/spec.yaml")
    try ExternalTool("nsenter").run(
      [
        "-t", String(watch.process.identifier), "-U", "-m", "--preserve-credentials", "--wd=\(folder.path)",
        "mount", "--bind", folder.path("later"), folder.path("mounted"),
      ],
      in: folder.path)
    try expectShown(3, watch)
    // The new mount's files are watched like the old one's.
    watch.forget()
    try folder.overwrite(SaveFixture.burst(4), to: "later/spec.yaml")
    try expectShown(4, watch)
  }

  @Test
  func
    `a FIFO is refused at once, a file over the limit is not read, and a spec that replaces either one is read`()
    throws
  {
    try folder.remove("spec.yaml")
    mkfifo(folder.path("spec.yaml"), 0o644)
    let watch = try RunningWatch(["spec.yaml"], in: folder.path)
    #expect(
      try watch.allEvents().first?["error"] as? String == "cannot read 'spec.yaml': it is not a regular file")
    try folder.overwrite(SaveFixture.burst(1), to: "new")
    try folder.rename("new", to: "spec.yaml")
    try watch.settle()
    try expectShown(1, watch)
    watch.forget()
    truncate(folder.path("spec.yaml"), 16 * 1024 * 1024 + 1)
    try watch.settle()
    #expect(
      try watch.events().last?["error"] as? String
        == "cannot read 'spec.yaml': it is larger than 16777216 bytes; raise the limit with --max-bytes N")
    #expect(try folder.read("spec.svg").contains("Burst 1"))
    watch.forget()
    try folder.overwrite(SaveFixture.burst(2), to: "spec.yaml")
    try watch.settle()
    try expectShown(2, watch)
  }
}
