// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

/// Key e of a watch in a terminal, and the page's actions with `--edit`.
struct WatchEditingTests {
  private let folder = ScratchFolder()

  init() throws {
    for name in ["a.yaml", "b.yaml"] { try folder.write("sections:\n  - rows: [Apple]\n", to: name) }
  }

  /// - Parameter editor: a script. The shell reads it under this name, because a file that was just written may be
  ///   busy.
  private func watch(_ arguments: [String], editor: String, named name: String) throws -> PseudoTerminal {
    try folder.write(editor + "\n", to: "editor")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(name), withDestinationPath: "/bin/sh")
    return try Roundtable.open(
      ["watch"] + arguments, home: folder, columns: 200,
      environment: ["VISUAL": "\(folder.path(name)) \(folder.path("editor"))", "TMUX": nil])
  }

  @Test func `key e opens the spec in view, and saves meanwhile are printed after the editor`() throws {
    let editor = """
      trap 'echo trapped' INT
      sed -i 's/Apple/Pear/' "$1"
      echo "EDITING $1"
      read line || read line
      sed -i 's/Pear/Plum/' "$1"
      echo "CLOSED $line"
      """
    let terminal = try watch(["a.yaml", "b.yaml"], editor: editor, named: "own-editor")
    try terminal.expect("ready:")
    try folder.write("sections:\n  - rows: [Apple, Banana]\n", to: "b.yaml")
    try terminal.expect("b.yaml: ")
    try terminal.expect(" ms)\r\n")
    let settings = terminal.settings
    try terminal.type("e", expecting: "EDITING b.yaml\r\n")
    try folder.waitUntil("the save is rendered") { try folder.contains("b.svg", ">Pear<") }
    // The Ctrl-C is meant for the editor.
    try terminal.type("\u{3}", expecting: "trapped")
    let between = try terminal.type("done\r", expecting: "CLOSED done\r\n")
    #expect(!between.contains("b.yaml: ") && !between.contains("Pear"))
    let preview = try terminal.expect("b.yaml: ")
    // Prints a line for each save and the preview of the last.
    #expect(!preview.contains("Pear"))
    #expect(try terminal.expect(" ms)\r\n").contains("'Pear': title"))
    #expect(try terminal.expect("b.yaml: ").contains("Plum"))
    try terminal.expect(" ms)\r\n")
    #expect(terminal.settings == settings)
    try terminal.quit()
  }

  @Test func `with --edit the page writes and starts the editor, and the terminal names both`() throws {
    let terminal = try watch(
      ["--serve", "--edit", "--quiet", "a.yaml"], editor: "echo \"$@\" > '\(folder.path)/opened'",
      named: "gvim")
    try terminal.expect("ready:")
    try terminal.expect("page: ")
    let url = try #require(URL(string: try terminal.expect("\r\n")))
    let client = RawClient(port: try #require(url.port))
    let host = "Host: 127.0.0.1:\(try #require(url.port))\r\nConnection: close\r\n"
    func get(_ path: String) throws -> String {
      try client.send("GET \(url.path)/\(path) HTTP/1.1\r\n\(host)\r\n").body
    }
    func act(_ path: String) throws -> RawResponse {
      let given = try get("nonce/\(path.split(separator: "?")[0])")
      let nonce = given.split(separator: "\"").dropFirst(3).first ?? ""
      let origin = "Origin: http://127.0.0.1:\(try #require(url.port))\r\n"
      return try client.send(
        "POST \(url.path)/\(path) HTTP/1.1\r\n\(host)\(origin)Roundtable-Nonce: \(nonce)\r\n\r\n")
    }
    #expect(try act("open/0?element=row-0.0").status == 200)
    try terminal.expect("page: opened a.yaml:2 in gvim\r\n")
    let deadline = ContinuousClock.now + .seconds(Patience.seconds)
    while try !folder.contains("opened", "a.yaml\n") {
      try #require(ContinuousClock.now < deadline, "the editor was not started")
      sched_yield()
    }
    #expect(try folder.read("opened") == "+2 \(folder.path("a.yaml"))\n")
    let tag = try #require(try get("inspect/0?element=first").firstMatch(of: /"text": "([0-9a-f]{16})"/)?.1)
    #expect(try act("write/0?expected=\(tag)&trial=table_cornerRadius_12").status == 200)
    try terminal.expect("page: wrote cornerRadius 12 to a.yaml line ")
    #expect(try folder.contains("a.yaml", "cornerRadius: 12\n"))
    try terminal.quit()
  }

  @Test func `with --edit, a unit doesn't restrict the editor`() throws {
    let unit = try Roundtable.run(
      ["watch", "--serve", "--edit", "--print-unit", "a.yaml"], folder: folder.path
    ).standardOutput
    #expect(unit.contains(" watch --serve --edit ") && unit.contains("KillMode=process"))
    #expect(!unit.contains("TasksMax"))
  }
}
