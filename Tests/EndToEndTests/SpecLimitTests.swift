// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

struct SpecLimitTests {
  private let folder = ScratchFolder()

  @Test(arguments: [
    ["render", "s.yaml", "--format", "json"], ["lint", "s.yaml"],
    ["run", "--spec", "s.yaml", "-e", "frames"],
    ["run", "-e", "open s.yaml"],
  ])
  func `too many rows are refused until the option allows them`(_ arguments: [String]) throws {
    try folder.write("sections: [{rows: [\(String(repeating: "a, ", count: 150_000))a]}]\n", to: "s.yaml")
    let refused = try Roundtable.run(arguments, folder: folder.path)
    #expect(refused.exitCode == 1)
    #expect(refused.standardOutput.utf8.count < 1000)
    #expect(refused.standardError.utf8.count < 2000)
    #expect(refused.standardError.contains("raise the limit with --max-rows N"))
    try folder.write("sections: [{rows: [a, b, c]}]\n", to: "s.yaml")
    let lowered = try Roundtable.run(
      [arguments[0], "--max-rows", "2"] + arguments.dropFirst(), folder: folder.path)
    #expect(lowered.exitCode == 1)
    #expect(lowered.standardError.contains("s.yaml:1:26: error: the spec has more than 2 rows"))
    #expect(lowered.standardError.contains("hint: raise the limit with --max-rows N"))
    let allowed = try Roundtable.run(
      [arguments[0], "--max-rows", "3"] + arguments.dropFirst(), folder: folder.path)
    #expect(!allowed.standardError.contains("more than"))
  }

  @Test func `bytes, sections and problems have options, which help explains`() throws {
    try folder.write("a: 1\nb: 2\nc: 3\nsections: [{}, {}]\n", to: "s.yaml")
    func said(_ options: [String]) throws -> String {
      try Roundtable.run(["lint", "s.yaml"] + options, folder: folder.path).standardError
    }
    #expect(
      try said(["--max-problems", "1"]).hasSuffix(
        "s.yaml: … and 2 more problems (raise the limit with --max-problems N)\n"))
    #expect(try said(["--max-sections", "1"]).contains("hint: raise the limit with --max-sections N"))
    #expect(
      try said(["--max-bytes", "9"])
        == "error: cannot read 's.yaml': it is larger than 9 bytes\nhint: raise the limit with --max-bytes N\n"
    )
    #expect(
      try said(["--max-rows", "0"]).contains("--max-rows is out of range: 0\nhint: allowed: 1 or more\n"))
    for command in [["shell"], ["run"], ["watch"], ["render"], ["lint"], ["diff"]] {
      let help = try Roundtable.run(command + ["--help"]).standardOutput
      for option in ["--max-bytes", "--max-rows", "--max-sections", "--max-problems"] {
        #expect(help.contains(option), "\(command) \(option)")
      }
    }
  }
}
