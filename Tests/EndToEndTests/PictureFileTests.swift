// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

/// Picture files on the disk: where they may lie, and their saves.
struct PictureFileTests {
  private let folder = ScratchFolder()

  private func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: folder.url.appendingPathComponent(name), options: .atomic)
  }

  @Test func `links out of the folder, FIFOs, folders and huge files are boxes, and nothing waits for them`()
    throws
  {
    let outside = ScratchFolder()
    try Data(TinyPicture.png(4, 4)).write(to: outside.url.appendingPathComponent("secret.png"))
    try folder.link("link.png", to: outside.path("secret.png"))
    try folder.link("photos", to: outside.path)
    mkfifo(folder.path("pipe.png"), 0o600)
    try folder.makeDirectory("folder.png")
    try write(TinyPicture.png(4, 4, ending: [UInt8](repeating: 0, count: 3 << 20)), to: "huge.png")
    try write(TinyPicture.png(4, 4), to: "good.png")
    try folder.link("inside.png", to: folder.path("good.png"))
    let names = ["link.png", "photos/secret.png", "pipe.png", "folder.png", "huge.png", "missing.png"]
    let rows = (names + ["inside.png"]).map { "  - {title: A, image: \($0)}\n" }.joined()
    try folder.write("sections:\n- rows:\n\(rows)", to: "t.yaml")
    let lint = try Roundtable.run(["lint", "t.yaml", "--severity", "note"], folder: folder.path)
      .standardOutput
    for (name, reason) in zip(
      names,
      [
        "it is outside of the spec's folder", "it is outside of the spec's folder",
        "it is not a regular file", "it is not a regular file",
        "it is larger than 2 MiB", "no such file or directory",
      ])
    {
      #expect(
        lint.contains("\"\(name)\" of row") && lint.contains(": \(reason) [PICTURE-FILE]"), "\(name): \(lint)"
      )
    }
    #expect(!lint.contains("inside.png\" of"))
    let svg = try Roundtable.run(["render", "t.yaml", "--format", "svg", "-o", "-"], folder: folder.path)
      .standardOutput
    #expect(svg.split(separator: "stroke-dasharray").count == 7 && svg.split(separator: "<image ").count == 2)
    #expect(!svg.contains(folder.path))
  }

  @Test func `a save of a picture draws the previews again, and its size moves the rows`() throws {
    try write(TinyPicture.png(40, 40), to: "ada.png")
    try folder.write("sections:\n- rows:\n  - {title: Ada, image: ada.png}\n", to: "t.yaml")
    let daemon = try Roundtable.open(["watch", "--quiet", "t.yaml"], home: folder, columns: 200)
    try daemon.expect("ready:")
    let first = try folder.read("t.svg")
    try write(TinyPicture.png(40, 40, ending: [1]), to: "ada.png")
    try daemon.expect("ada.png changed, content height stays")
    #expect(try folder.read("t.svg") != first)
    try write(TinyPicture.png(40, 80), to: "ada.png")
    try daemon.expect("ada.png changed, content height")
    try folder.remove("ada.png")
    try daemon.expect("ada.png changed")
    #expect(try folder.read("t.svg").contains("stroke-dasharray"))
    try write(TinyPicture.png(40, 40), to: "ada.png")
    try daemon.expect("ada.png changed")
    #expect(try folder.read("t.svg") == first)
    try daemon.quit("\u{3}")
  }

  @Test func `the shell reads pictures from the folder of its spec`() throws {
    try folder.makeDirectory("specs")
    try write(TinyPicture.png(40, 60), to: "specs/ada.png")
    try folder.write("sections:\n- rows:\n  - {title: Ada, image: ada.png}\n  - B\n", to: "specs/t.yaml")
    let frames = try Roundtable.run(
      ["run", "--spec", "specs/t.yaml", "-e", "set 0.1 image ada.png", "-e", "show --format json"],
      folder: folder.path)
    let parts = frames.standardOutput.split(
      separator: "\"width\": 40, \"height\": 60}", omittingEmptySubsequences: false)
    #expect(frames.exitCode == 0 && parts.count == 3, "\(frames.standardOutput)")
  }
}
