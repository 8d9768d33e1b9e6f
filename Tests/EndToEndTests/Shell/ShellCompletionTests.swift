// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

/// The completions of bash, zsh and fish in the real shells: TAB inserts each id so that the shell reads it as one word, and
/// runs nothing in it.
struct ShellCompletionTests {
  private let folder = ScratchFolder()

  /// Each row's id, and typed beginnings of it.
  private static let rows: [(id: String, typed: [String])] = [
    ("w|touch ran", ["w", "'w", "\"w"]), ("two words", ["two", "\"two w", "two\\ "]),
    ("$(touch ran)", ["\\$", "'$", "\"\\$"]), ("`touch ran`", ["\\`", "'`", "\"\\`"]),
    ("q'uo\"te;touch ran", ["q", "'q", "\"q"]), ("h!1", ["h", "\"h"]), ("a:b c", ["a:b"]),
    ("a:d&e", ["a:d", "'a:d"]),
    ("back\\slash", ["back", "\"back", "'back"]), ("~tilde", ["\\~"]), ("#hash", ["\\#"]), ("{x,y}", ["\\{"]),
    ("日本 x", ["日"]), ("<in>out", ["\\<", "'<"]),
  ]

  /// The arguments of an interactive shell, and the line that loads the completions.
  private static let shells: [String: ([String], String)] = [
    "bash": (["--norc", "--noprofile", "-i"], "source <(roundtable --generate-completion-script bash)"),
    "zsh": (
      ["-f"],
      "roundtable --generate-completion-script zsh > _roundtable; fpath=($PWD $fpath); autoload -Uz compinit; compinit -u -D"
    ),
    "fish": (["--no-config"], "roundtable --generate-completion-script fish | source"),
  ]

  @Test(arguments: ["bash", "zsh", "fish"])
  func `an id is inserted as one word, and nothing in it runs`(name: String) throws {
    let rows = Self.rows.map { "  - {title: A, id: \(Self.yaml($0.id))}\n" }.joined()
    try folder.write("sections:\n- rows:\n" + rows, to: "t.yaml")
    let git = "git init -q . && git add t.yaml && git -c user.name=A -c user.email=a@example.org commit -qm A"
    _ = try ChildProcess.run(
      URL(fileURLWithPath: "/bin/sh"), ["-c", git], environment: TestEnvironment(home: folder),
      folder: folder.path)
    let (arguments, setUp) = try #require(Self.shells[name])
    let programs = try ProductBinary.url(named: "roundtable").deletingLastPathComponent().path
    let environment = TestEnvironment(home: folder).setting(["PATH": programs + ":/usr/bin:/bin"])
    let shell = try PseudoTerminal(
      running: URL(fileURLWithPath: "/usr/bin/\(name)"), arguments, environment: environment,
      folder: folder.path, columns: 120)
    shell.send("\(setUp); echo re''ady\r")
    try shell.expect("ready")
    for (index, row) in Self.rows.enumerated() {
      // In fish, a backquote is a letter, and so is the backslash before it in double quotes.
      for typed in row.typed where name != "fish" || typed != "\"\\`" {
        shell.send("roundtable why t.yaml row \(typed)\t height\r")
        try shell.expect("height of row 0.\(index) = ")
      }
    }
    // The spec may be in the home, in a revision, or have a name that needs quotes, which the shell itself completes.
    try folder.write(try folder.read("t.yaml"), to: "my spec;touch ran.yaml")
    for line in [
      "why ~/t.yaml row two\t height", "why HEAD:./t.yaml row two\t height", "why 'my\t row 'two\t height",
      "why my\t row two\t height",
    ] {
      shell.send("roundtable \(line)\r")
      try shell.expect("height of row 0.1 = ")
    }
    shell.send("exit\r")
    _ = try shell.waitForExit()
    #expect(try !folder.names().contains("ran"))
  }

  private static func yaml(_ text: String) -> String { "'" + text.replacing("'", with: "''") + "'" }
}
