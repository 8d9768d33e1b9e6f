// SPDX-License-Identifier: GPL-3.0-or-later

import TestSupport
import Testing

struct ExitCodeTests {
  /// Arguments, standard input, exit code, and a text that one of the streams contains.
  static let cases: [([String], String, Int32, String)] = [
    (["--version"], "", 0, "GPL-3.0-or-later"), (["--help"], "", 0, "SUBCOMMANDS"),
    (["run", "-e", "echo hi"], "", 0, "hi\n"),
    (["run", "-e", "bogus"], "", 1, "<command>:1: error: unknown command 'bogus'"),
    (
      ["run", "-e", "expect count sections 3"], "", 1, "expected the number of sections to be '3', found '0'"
    ),
    (["run", "--keep-going", "-e", "bogus", "-e", "echo on-we-go"], "", 1, "on-we-go"),
    (["run", "-e", "quit 7", "-e", "echo never"], "", 7, ""),
    (["run", "no-such.rt"], "", 2, "cannot open 'no-such.rt'"),
    (["run"], "add-row a\nbogus\nadd-row b\n", 1, "<stdin>:2: error:"),
    ([], "add-row a\nshow --format ascii\n", 0, "a   "),
    (["run", "--bogus"], "", 2, "error: unknown option '--bogus'"),
    (["render"], "", 2, "error: missing SPEC\nusage: roundtable render SPEC [OPTIONS]\n"),
    (["render", "no-such.yaml"], "", 2, "cannot open 'no-such.yaml'"),
    (["render", "-", "--format", "bmp"], "", 2, "unknown format 'bmp'"),
    (["render", "-"], "style: bogus\n", 1, "<stdin>:1:8: error: unknown style 'bogus'"),
    (["render", "-", "--format", "svg"], "sections: [{rows: [A]}]\n", 0, "<svg"),
    (["watch"], "", 2, "error: missing SPECS\n"),
    (["watch", "-"], "", 2, "'-' is standard input, which cannot be watched"),
    (["watch", ""], "", 2, "a spec's name is empty"),
    (["watch", "Sources/PreviewState"], "", 2, "the folder 'Sources/PreviewState' has no spec"),
    (["watch", "--port", "8000", "t.yaml"], "", 2, "--port requires --serve"),
    (["snapshot"], "", 2, "error: missing SPECS\n"),
    (
      ["snapshot", "a.yaml", "--record", "some"], "", 2,
      "expected --record to be all, missing, failed or never"
    ),
    (["schema"], "", 0, "\"$schema\""),
    (["devices"], "", 0, "iPhone-15"),
    (["devices", "--json"], "", 0, "\"iPhone-15\""), (["presets"], "", 0, "wallet-ios12"),
    (["example"], "", 0, "account.yaml "),
    (["example", "setings.yaml"], "", 2, "hint: did you mean 'roundtable example settings.yaml'?"),
    (["commands", "--json"], "", 0, "\"add-row\""), (["--watch"], "", 2, "--watch requires a spec file"),
    (["run", "-e", "echo 1", "-f", "Scripts", "-e", "echo 2"], "", 2, "1\n"),
    (["run", "-e", "echo 1", "-f", "/dev/null", "-e", "echo 2"], "", 0, "1\n2\n"),
  ]

  @Test(arguments: cases.indices)
  func `exit codes are those of the guides`(index: Int) throws {
    let (arguments, input, code, text) = Self.cases[index]
    let result = try Roundtable.run(arguments, input: input)
    #expect(result.exitCode == code, "\(arguments): \(result.standardError)")
    #expect(
      (result.standardOutput + result.standardError).contains(text),
      "\(arguments): \(result.standardOutput)\(result.standardError)")
  }

  @Test func `-e and -f run in the order given`() throws {
    let folder = ScratchFolder()
    try folder.write("echo file\n", to: "f.rt")
    let result = try Roundtable.run(["run", "-e", "echo one", "-f", folder.path + "/f.rt", "-e", "echo two"])
    #expect(result.standardOutput == "one\nfile\ntwo\n")
  }
}
