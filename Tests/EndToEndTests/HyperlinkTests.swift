// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

/// Links in a real terminal. `TerminalLinksTests` has the rules.
struct HyperlinkTests {
  private let home = ScratchFolder()

  /// All that a command prints on a terminal.
  private func onTerminal(
    _ arguments: [String], _ environment: [String: String?] = [:], columns: Int = 160
  ) throws -> String {
    let terminal = try Roundtable.open(
      arguments, home: home, terminal: "xterm-kitty", columns: columns, environment: environment)
    _ = try terminal.waitForExit()
    return String(decoding: terminal.transcript, as: UTF8.self).replacing("\r\n", with: "\n")
  }

  private func isLinked(_ text: String, line: Int, of file: String, in output: String) -> Bool {
    let address = "file://\(ProcessInfo.processInfo.hostName)\(home.path)/\(file)#\(line)"
    return output.contains("\u{1B}]8;;\(address)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\")
  }

  private func unlinked(_ output: String) -> String {
    output.replacing(/\u{1B}]8;;[^\u{1B}]*\u{1B}\\/, with: "")
  }

  private static let commands: [[String]] = [
    ["lint", "bad.yaml"], ["lint", "w.yaml"], ["why", "w.yaml", "0.0", "separator"], ["run", "outer.rt"],
  ]

  private func writeFiles() throws {
    try home.write("sections: [\n", to: "bad.yaml")
    try home.write("separator:\n  left: 16\n  thickness: 0.3\nsections:\n  - rows: [A, B]\n", to: "w.yaml")
    try home.write("frob the wide words that a terminal of forty columns wraps\n", to: "inner.rt")
    try home.write("# One.\nsource inner.rt\n", to: "outer.rt")
  }

  @Test func `errors, lint and why link to the lines of their files`() throws {
    try writeFiles()
    let outputs = try Self.commands.map { try onTerminal($0) }
    #expect(isLinked("bad.yaml:1:11", line: 1, of: "bad.yaml", in: outputs[0]))
    #expect(isLinked("w.yaml:3", line: 3, of: "w.yaml", in: outputs[1]))
    #expect(isLinked("w.yaml:2", line: 2, of: "w.yaml", in: outputs[2]))
    #expect(isLinked("inner.rt:1", line: 1, of: "inner.rt", in: outputs[3]))
    #expect(isLinked("outer.rt:2", line: 2, of: "outer.rt", in: outputs[3]))
  }

  @Test(arguments: [40, 160])
  func `links change nothing else, and neither wrapping nor colours`(columns: Int) throws {
    try writeFiles()
    for arguments in Self.commands + [["w.yaml", "-e", "show"]] {
      let plain = try onTerminal(arguments, ["FORCE_HYPERLINK": "0"], columns: columns)
      #expect(!plain.contains("\u{1B}]"))
      let linked = try onTerminal(arguments, columns: columns)
      #expect(unlinked(linked) == plain)
      #expect((linked != plain) == (arguments.last != "show"))
    }
  }

  @Test func `the shell's errors have links, also above a half-typed line`() throws {
    try writeFiles()
    let shell = try ShellTerminal.prompting(
      home: home, environment: ["FORCE_HYPERLINK": "1"])
    try shell.enter("source outer.rt", expecting: "\u{1B}\\inner.rt:1\u{1B}]8;;\u{1B}\\: error:")
    try shell.leave()
  }

  @Test func `the addresses of a watch and of status are links`() throws {
    try writeFiles()
    let environment = ["FORCE_HYPERLINK": "1"]
    let watch = try Roundtable.open(
      ["watch", "--quiet", "--serve", "w.yaml"], home: home, environment: environment)
    try watch.expect("page: \u{1B}]8;;")
    let address = try watch.expect("\u{1B}\\")
    #expect(address.hasPrefix("http://127.0.0.1:"))
    try watch.expect(address + "\u{1B}]8;;\u{1B}\\")
    #expect(
      try onTerminal(["status"], environment).contains(
        "\u{1B}]8;;\(address)\u{1B}\\\(address)\u{1B}]8;;\u{1B}\\\n"))
    try watch.quit()
  }

  @Test func `pipes and files get no links, even if they are forced`() throws {
    try writeFiles()
    for arguments in Self.commands {
      let result = try Roundtable.run(
        arguments, home: home, environment: ["TERM": "xterm-kitty", "FORCE_HYPERLINK": "1"])
      #expect(!(result.standardOutput + result.standardError).contains("\u{1B}]"))
    }
  }

  @Test func `a file's name and a title can't write into a link`() throws {
    let name = "a\u{1B}]8;;http:evil\u{7}.yaml"
    try home.write("sections: [\n", to: name)
    try home.write("sections: [{rows: [\"/etc/passwd:1: error: x\", \"(/etc/passwd:1)\"]}]\n", to: "t.yaml")
    #expect(!(try onTerminal(["lint", name])).contains("\u{1B}]8;;"))
    for arguments in [["t.yaml", "-e", "list"], ["t.yaml", "-e", "show"], ["lint", "t.yaml"]] {
      let output = try onTerminal(arguments)
      let addresses = output.matches(of: /\u{1B}]8;;([^\u{1B}]+)/).map { $0.1 }
      #expect(addresses.allSatisfy { $0.hasSuffix("\(home.path)/t.yaml#1") })
      #expect(addresses.isEmpty == (arguments[0] != "lint"))
    }
  }
}
