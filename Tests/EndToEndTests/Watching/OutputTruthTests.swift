// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

/// The files, `status` and the lines of a daemon when an output can't be written.
struct OutputTruthTests {
  private let folder = ScratchFolder()

  init() throws {
    try folder.overwrite(SaveFixture.first, to: "spec.yaml")
  }

  private func outputs(_ watch: RunningWatch) throws -> [String: [String: Any]] {
    let spec = try #require((try watch.status()["specs"] as? [[String: Any]])?.first)
    let outputs = try #require(spec["outputs"] as? [[String: Any]])
    return Dictionary(
      uniqueKeysWithValues: outputs.map {
        (URL(fileURLWithPath: $0["file"] as? String ?? "").pathExtension, $0)
      })
  }

  private func state(_ watch: RunningWatch) throws -> String? {
    (try watch.status()["specs"] as? [[String: Any]])?.first?["state"] as? String
  }

  @Test(arguments: [[], ["-o", "out"], ["--format", "svg,text,uikit,png,pdf"]])
  func `a user's file in the place of an output is kept after every save, and named`(options: [String]) throws
  {
    if options.last?.hasSuffix("pdf") == true, ExternalTool("rsvg-convert").location == nil {
      try Test.cancel("rsvg-convert is not installed")
    }
    let watch = try RunningWatch(["spec.yaml"], in: folder.path, options: options)
    let place = options.first == "-o" ? "out/" : ""
    let names = try outputs(watch).values.compactMap {
      ($0["file"] as? String).map { ($0 as NSString).lastPathComponent }
    }
    #expect(names.count >= 2)
    for name in names { try folder.overwrite("notes\n", to: place + name) }
    for text in [SaveFixture.burst(1), "sections: 3\n", SaveFixture.burst(2)] {
      try folder.overwrite(text, to: "spec.yaml")
      try watch.settle()
      for name in names { #expect(try folder.read(place + name) == "notes\n", "\(name)") }
    }
    #expect(try outputs(watch).values.allSatisfy { $0["state"] as? String == "foreign" })
    for name in names { try folder.remove(place + name) }
    try folder.overwrite(SaveFixture.burst(3), to: "spec.yaml")
    try watch.settle()
    #expect(try outputs(watch).values.allSatisfy { $0["state"] as? String == "current" })
  }

  @Test func `a file that a spec includes is never an output`() throws {
    try folder.overwrite(SaveFixture.first, to: "theme.yaml")
    let watch = try RunningWatch(
      ["spec.yaml", "theme.yaml"], in: folder.path, options: ["--format", "text"])
    try folder.overwrite("", to: "theme.txt")
    try folder.overwrite("include: theme.txt\n" + SaveFixture.first, to: "spec.yaml")
    try watch.settle()
    try folder.overwrite(SaveFixture.burst(1), to: "theme.yaml")
    try watch.settle()
    #expect(try folder.read("theme.txt") == "")
  }

  @Test func `a folder in the place of one output does not affect the other`() throws {
    try folder.makeDirectory("spec.svg")
    let watch = try RunningWatch(["spec.yaml"], in: folder.path)
    try folder.overwrite(SaveFixture.burst(3), to: "spec.yaml")
    try watch.settle()
    #expect(try folder.read("spec.txt").contains("Burst 3"))
    #expect(try !folder.read("spec.txt").contains("stale"))
    let rendered = try #require(try watch.events().last)
    #expect(rendered["written"] as? [String] == ["spec.txt"])
    let untrue = try #require((rendered["untrue"] as? [[String: Any]])?.first)
    #expect(untrue["file"] as? String == "spec.svg")
    #expect(untrue["reason"] as? String == "cannot replace 'spec.svg': it is not a regular file")
    #expect(try state(watch) == "unwritten")
    let outputs = try outputs(watch)
    #expect(outputs["txt"]?["state"] as? String == "current")
    #expect(outputs["svg"]?["state"] as? String == "missing")
    #expect(try watch.stop() == .exited(code: 0))
    #expect(try watch.allEvents().last?["event"] as? String == "stopped")
    #expect((try watch.allEvents().last?["untrue"] as? [[String: Any]])?.count == 1)
  }

  @Test func `a file system that became read-only is reported, because the file can't be marked`() throws {
    try folder.makeDirectory("out")
    let prefix = try folder.namespace("Urm", "mount --bind out out")
    let watch = try RunningWatch(
      ["spec.yaml"], in: folder.path, options: ["--poll", "0.1", "-o", "out"], prefix: prefix)
    func remount(_ option: String) throws {
      try ExternalTool("nsenter").run(
        [
          "-t", String(watch.process.identifier), "-U", "-m", "--preserve-credentials",
          "mount", "-o", "remount,bind,\(option)", folder.path("out"),
        ], in: folder.path)
    }
    try remount("ro")
    watch.forget()
    try folder.overwrite(SaveFixture.burst(1), to: "spec.yaml")
    try watch.waitForEvent("rendered")
    try watch.settle()
    for output in try outputs(watch).values {
      #expect(output["state"] as? String == "unmarked")
      #expect(output["unmarkedBecause"] as? String == "the file system is read-only")
    }
    watch.forget()
    try folder.overwrite("sections: 3\n", to: "spec.yaml")
    try watch.waitForEvent("failed")
    #expect(try watch.events().last?["stalePreview"] as? Bool == true)
    try watch.settle()
    #expect(try outputs(watch).values.allSatisfy { $0["state"] as? String == "unmarked" })
    // Once the file can be marked, it is, without a save.
    watch.forget()
    try remount("rw")
    try watch.waitForEvent("failed")
    #expect(try folder.read("out/spec.svg").contains("data-stale=\"true\""))
    #expect(try folder.read("out/spec.txt").hasPrefix("!! stale"))
    #expect(try watch.stop() == .exited(code: 0))
  }

  @Test func `a removed folder of previews is created again without a save`() throws {
    let watch = try RunningWatch(["spec.yaml"], in: folder.path, options: ["-o", "a/b"])
    watch.forget()
    // In one step: the daemon could write one file again while another is being removed.
    try folder.rename("a", to: "gone")
    try watch.waitForEvent("rendered")
    #expect(try watch.events().last?["written"] as? [String] == ["a/b/spec.txt", "a/b/spec.svg"])
    #expect(try folder.read("a/b/spec.txt").contains("Before all of them"))
  }

  @Test func `a spec and its theme that are saved together are shown together in the end`() throws {
    try folder.overwrite("rowHeight: 50\n", to: "theme.yaml")
    try folder.overwrite("include: theme.yaml\nsections: [{rows: [Round 0]}]\n", to: "spec.yaml")
    let watch = try RunningWatch(["spec.yaml"], in: folder.path)
    for round in 1...6 {
      watch.forget()
      let files = [
        ("theme.yaml", "rowHeight: \(50 + round)\n"),
        ("spec.yaml", "include: theme.yaml\nsections: [{rows: [Round \(round)]}]\n"),
      ]
      for (name, text) in round.isMultiple(of: 2) ? files : files.reversed() {
        if round.isMultiple(of: 3) {
          try folder.overwrite(text, to: name)
        } else {
          try folder.overwrite(text, to: "new")
          try folder.rename("new", to: name)
        }
      }
      try watch.settle()
      let rendered = try watch.events().filter { $0["event"] as? String == "rendered" }
      // The first of them may be rendered before the second is saved.
      #expect((1...2).contains(rendered.count), "round \(round): \(rendered)")
      #expect(try folder.read("spec.txt").contains("Round \(round)"))
      #expect(rendered.contains { ($0["summary"] as? String)?.contains("rowHeight") == true })
    }
  }
}
