// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import FoundationXML
import TestSupport
import Testing

struct ExampleTests {
  private static let formats = [
    ("text", "preview.txt"), ("ascii", "preview.asc"), ("svg", "picture.svg"), ("json", "frames.json"),
  ]

  @Test(arguments: Repository.exampleNames)
  func `each example renders as recorded in every format`(name: String) throws {
    for (format, file) in Self.formats {
      let result = try Roundtable.run(["render", "Sources/Examples/\(name).yaml", "--format", format])
      #expect(result.exitCode == 0)
      #expect(result.standardError.isEmpty)
      // Joins a row's members into one line, because thousands of lines would show little more.
      let output = result.standardOutput.replacing(/\n {9,}/, with: " ")
      try Golden().expect(
        Array((format == "json" ? output : result.standardOutput).utf8), equal: "\(name)/\(file)")
    }
  }

  @Test(arguments: Repository.exampleNames)
  func `each session meets its expectations and prints the recorded output`(name: String) throws {
    let result = try Roundtable.run(["run", "Sources/Examples/\(name).rt"])
    #expect(result.exitCode == 0, "\(result.standardError)")
    try Golden().expect(Array(result.standardOutput.utf8), equal: "\(name)/session.txt")
    // The output contains no escape sequence.
    #expect(!result.standardOutput.utf8.contains(0x1B))
  }

  @Test func `the program prints every example of the repository`() throws {
    var listed = try Roundtable.run(["example"]).standardOutput.split(separator: "\n")
    for folder in ["Sources/Gallery", "Sources/Examples"] {
      for file in try Repository.names(in: folder) {
        let words = try #require(listed.first).split(separator: " ", maxSplits: 1)
        #expect(words.first ?? "" == file && words.count == 2)
        listed.removeFirst()
        let text = try Repository.text("\(folder)/\(file)")
        #expect(try Roundtable.run(["example", file]).standardOutput == text, "\(file)")
      }
    }
    #expect(listed == [])
    #expect(try Roundtable.run(["example", "account"]).standardOutput.hasPrefix("# Account"))
  }

  @Test(arguments: Repository.exampleNames)
  func `the SVG is well-formed and a rasteriser draws it`(name: String) throws {
    let result = try Roundtable.run(["render", "Sources/Examples/\(name).yaml", "--format", "svg"])
    #expect(XMLParser(data: Data(result.standardOutput.utf8)).parse())
    let converter = URL(fileURLWithPath: "/usr/bin/rsvg-convert")
    guard FileManager.default.isExecutableFile(atPath: converter.path) else { return }
    let folder = ScratchFolder()
    let drawn = try ChildProcess.run(
      converter, ["-o", folder.path + "/a.png"], input: result.standardOutput,
      environment: TestEnvironment(home: folder))
    #expect(drawn.exitCode == 0)
    #expect(drawn.standardError.isEmpty)
  }
}
