// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

private let isInstalled = ExternalTool("rsvg-convert").location != nil

/// `roundtable compare`, with the program's own pictures as screenshots.
@Suite(.enabled(if: isInstalled, "rsvg-convert is not installed"))
struct CompareTests {
  private let folder = ScratchFolder()

  init() throws {
    try folder.write("sections: [{rows: [A, B]}, {header: S, rows: [Other, More]}]\n", to: "a.yaml")
    try folder.write(
      "metrics: {untitledFooterHeight: 20}\nsections: [{rows: [A, B]}, {header: S, rows: [Other, More]}]\n",
      to: "b.yaml")
    try #require(Roundtable.run(["render", "a.yaml", "-o", "a.png"], home: folder).exitCode == 0)
  }

  private func compare(_ arguments: String..., path: String? = nil) throws -> ChildProcess {
    try Roundtable.run(["compare"] + arguments, home: folder, environment: path.map { ["PATH": $0] } ?? [:])
  }

  @Test func `the own picture agrees`() throws {
    let result = try compare("a.yaml", "a.png")
    #expect(result.exitCode == 0 && result.standardError.isEmpty)
    #expect(
      result.standardOutput.hasPrefix("a.yaml ↔ a.png\n")
        && result.standardOutput.hasSuffix("\nno difference above 0.5 points in 5 elements\n"))
  }

  @Test func `a larger gap is named, the exit code is 1, and a tolerance allows it`() throws {
    let result = try compare("b.yaml", "a.png")
    #expect(result.exitCode == 1)
    #expect(result.standardOutput.contains("header of section 1 'S' is "))
    #expect(result.standardOutput.contains("(untitledFooterHeight 20 + headerTopMargin"))
    #expect(try compare("b.yaml", "a.png", "--tolerance", "4").exitCode == 0)
  }

  @Test func `JSON has the difference and the places of all elements`() throws {
    let result = try compare("b.yaml", "a.png", "--format", "json")
    #expect(result.exitCode == 1)
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(result.standardOutput.utf8)) as? [String: Any])
    #expect(json["format"] as? String == "roundtable-compare" && json["same"] as? Bool == false)
    let changes = try #require(json["changes"] as? [[String: Any]])
    #expect(changes.count == 1 && changes[0]["kind"] as? String == "gap")
    #expect(changes[0]["places"] as? [Int] == [1] && changes[0]["part"] as? String == "header")
    let elements = try #require(json["elements"] as? [[String: Any]])
    #expect(elements.count == 5 && elements.allSatisfy { $0["state"] as? String == "found" })
  }

  @Test func `pages and pictures have both, in one file`() throws {
    let page = try compare("b.yaml", "a.png", "--format", "html")
    #expect(page.exitCode == 1)
    #expect(page.standardOutput.contains("<figcaption><bdi>Screenshot: a.png</bdi></figcaption>"))
    #expect(page.standardOutput.contains("data:image/png;base64,"))
    let svg = try compare("b.yaml", "a.png", "--format", "svg")
    #expect(svg.exitCode == 1 && svg.standardOutput.hasPrefix("<svg "))
    #expect(svg.standardOutput.contains("data:image/png;base64,"))
    let png = try compare("b.yaml", "a.png", "--format", "png")
    #expect(png.exitCode == 1 && png.standardOutput.contains("PNG"))
  }

  @Test func `files that can't be compared are errors with the exit code 2`() throws {
    try folder.write("\u{FF}no picture", to: "text.png")
    try Data([0xFF, 0xD8, 0xFF, 0xE0]).write(to: URL(fileURLWithPath: folder.path("photo.png")))
    try folder.write("style: bogus\n", to: "bad.yaml")
    for (spec, shot, words) in [
      ("a.yaml", "text.png", "error: 'text.png' isn't a PNG\n"),
      ("a.yaml", "photo.png", "error: 'photo.png' isn't a PNG; it is a JPEG\nhint: convert it: magick"),
      ("a.yaml", "none.png", "error: cannot open 'none.png'"), ("bad.yaml", "a.png", "bad.yaml:1:8: error"),
    ] {
      let result = try compare(spec, shot)
      #expect(result.exitCode == 2 && result.standardError.contains(words), "\(result.standardError)")
    }
    let missing = try compare("a.yaml", "a.png", path: "/nowhere")
    #expect(missing.exitCode == 2)
    #expect(missing.standardError.contains("'rsvg-convert', which is not installed"))
    #expect(missing.standardError.contains("hint: apt-get install"))
  }

  @Test func `a full disk is an error`() throws {
    let program = try ProductBinary.url(named: "roundtable").path
    let result = try ChildProcess.run(
      URL(fileURLWithPath: "/bin/bash"), ["-c", "'\(program)' compare a.yaml a.png > /dev/full"],
      environment: TestEnvironment(home: folder), folder: folder.path)
    #expect(result.exitCode == 74)
  }
}
