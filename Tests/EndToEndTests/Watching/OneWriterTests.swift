// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

/// No two processes write one file.
struct OneWriterTests {
  private let home = ScratchFolder()

  init() throws {
    for (folder, row) in [("one", "One"), ("two", "Two")] {
      try home.makeDirectory(folder)
      try home.write("sections: [{rows: [\(row)]}]\n", to: folder + "/a.yaml")
    }
    try home.link("link", to: "out")
  }

  private func run(_ arguments: [String], in place: String = ".") throws -> ChildProcess {
    try Roundtable.run(arguments, home: home, folder: home.path(place))
  }

  @Test(arguments: ["../out", "../link", "../two/../out"])
  func `two daemons with one folder of previews are refused, and specs with other names are not`(
    folder: String
  ) throws {
    try home.makeDirectory("out")
    #expect(try run(["watch", "--detach", "--quiet", "a.yaml", "-o", "../out"], in: "one").exitCode == 0)
    defer { _ = try? run(["stop"]) }
    for options in [[], ["--format", "svg,uikit"]] {
      let second = try run(["watch", "--quiet", "a.yaml", "-o", folder] + options, in: "two")
      #expect(second.exitCode == 75)
      #expect(
        second.standardError.contains(" is already being written by process "), "\(second.standardError)")
      #expect(second.standardError.contains("(hint: -o FOLDER writes the previews to another folder, "))
    }
    #expect(try home.read("out/a.svg").contains(">One<"))
    #expect(
      try run(["watch", "--detach", "--quiet", "a.yaml", "-o", folder, "--format", "uikit"], in: "two")
        .exitCode == 0)
    try home.rename("two/a.yaml", to: "two/b.yaml")
    #expect(try run(["watch", "--detach", "--quiet", "b.yaml", "-o", folder], in: "two").exitCode == 0)
    #expect(try run(["stop"]).standardOutput == "stopped 3\n")
  }

  @Test func `a shell leaves files to the daemon that writes them, and writes them after its end`() throws {
    #expect(try run(["watch", "--detach", "--quiet", "one/a.yaml", "-o", "two"]).exitCode == 0)
    let shell = try Roundtable.open(["two/a.yaml", "--watch"], home: home)
    try shell.expect("'two/a.txt' is already being written by process ")
    try shell.expect("watching two/a.yaml, no previews")
    #expect(try home.read("two/a.svg").contains(">One<"))
    #expect(try run(["stop", "one/a.yaml"]).standardOutput == "stopped 1\n")
    try shell.expect("watching two/a.yaml, writing two/a.txt and two/a.svg")
    try home.waitUntil("the shell writes", in: "two") { try home.read("two/a.svg").contains(">Two<") }
    let second = try run(["watch", "one/a.yaml", "-o", "two"])
    #expect(second.exitCode == 75, "\(second.standardError)")
    try shell.quit("quit\r")
  }

  @Test func `a link that leads to another daemon's file later is not followed`() throws {
    let options = ["watch", "--quiet", "--format", "svg"]
    let one = try Roundtable.open(options + ["one/a.yaml"], home: home)
    try one.expect("ready:")
    let two = try Roundtable.open(options + ["two/a.yaml"], home: home)
    try two.expect("ready:")
    // The daemon writes a preview again that was removed, but not over another daemon's.
    try home.link("two/new", to: "../one/a.svg")
    try home.rename("two/new", to: "two/a.svg")
    try home.write("sections: [{rows: [Pear]}]\n", to: "two/a.yaml")
    try two.expect("error: 'two/a.svg' is already being written by process \(one.process.identifier)")
    #expect(try home.read("one/a.svg").contains(">One<"))
    try one.quit("\u{3}")
    try home.write("sections: [{rows: [Fig]}]\n", to: "two/a.yaml")
    try two.expect("wrote two/a.svg")
    #expect(try home.read("one/a.svg").contains(">Fig<"))
    try two.quit("\u{3}")
  }

  @Test func `a daemon is not taken for another one if the target of a preview's link appears later`() throws
  {
    try home.link("two/a.svg", to: "later/x.svg")
    let daemon = try Roundtable.open(["watch", "--quiet", "--format", "svg", "two/a.yaml"], home: home)
    try daemon.expect("ready:")
    try home.makeDirectory("elsewhere")
    try home.link("two/later", to: "../elsewhere")
    try home.write("sections: [{rows: [Pear]}]\n", to: "two/a.yaml")
    #expect(try !daemon.expect("wrote two/a.svg").contains("already"))
    #expect(try home.read("elsewhere/x.svg").contains(">Pear<"))
    try daemon.quit("\u{3}")
  }

  @Test func `a spec whose preview another daemon writes is not watched when it comes to a folder`() throws {
    #expect(
      try run(["watch", "--detach", "--quiet", "one/a.yaml", "-o", "two", "--format", "svg"]).exitCode == 0)
    try home.rename("two/a.yaml", to: "two/z.yaml")
    let daemon = try Roundtable.open(["watch", "--quiet", "two"], home: home)
    try daemon.expect("ready:")
    try home.write("sections: [{rows: [Two]}]\n", to: "two/a.yaml")
    try daemon.expect("note: 'two/a.yaml' is not watched: 'two/a.svg' is already being written by process ")
    // It holds no lock of that spec either.
    try home.makeDirectory("three")
    #expect(try run(["watch", "--detach", "--quiet", "two/a.yaml", "-o", "three"]).exitCode == 0)
    try daemon.quit("\u{3}")
    #expect(try run(["stop"]).standardOutput == "stopped 2\n")
  }

  @Test func `a daemon of many specs may open a file for each of their locks`() throws {
    try home.makeDirectory("many")
    for number in 1...30 { try home.write("sections: [{rows: [A]}]\n", to: "many/\(number).yaml") }
    let program = try ProductBinary.url(named: "roundtable").path
    let start = try ChildProcess.run(
      URL(fileURLWithPath: "/bin/sh"),
      ["-c", "ulimit -Sn 64; exec \"$1\" watch --detach --quiet many -o out", "sh", program],
      environment: TestEnvironment(home: home), folder: home.path)
    #expect(start.exitCode == 0, "\(start.standardError)")
    #expect(try run(["stop"]).standardOutput == "stopped 1\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path("run/roundtable")) == [])
  }
}
