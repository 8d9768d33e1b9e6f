// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

struct InstallTests {
  @Test func `install.sh puts the program, its completions and its man page below the prefix`() throws {
    let folder = ScratchFolder()
    let binaries = try ProductBinary.url(named: "roundtable").deletingLastPathComponent().path
    let script = Repository.root.appendingPathComponent("Scripts/install.sh")
    func install(_ arguments: String...) throws -> ChildProcess {
      try ChildProcess.run(
        script, arguments,
        environment: TestEnvironment(home: folder).setting(["ROUNDTABLE_BINARIES": binaries]),
        folder: folder.path)
    }
    let done = try install("--prefix", "a prefix")
    #expect(done.exitCode == 0, "\(done.standardError)")
    #expect(done.standardOutput.contains("export PATH=\"\(folder.path)/a prefix/bin:$PATH\""))
    let program = URL(fileURLWithPath: folder.path("a prefix/bin/roundtable"))
    let environment = TestEnvironment(home: folder).setting([
      "PATH": folder.path("a prefix/bin") + ":/usr/bin:/bin"
    ])
    #expect(try ChildProcess.run(program, ["presets"], environment: environment).exitCode == 0)
    func run(_ shell: String, _ script: String) throws -> String {
      let done = try ChildProcess.run(
        URL(fileURLWithPath: shell), ["-c", script], environment: environment, folder: folder.path)
      return done.standardOutput + done.standardError
    }
    let bash = """
      . 'a prefix/share/bash-completion/completions/roundtable'
      COMP_WORDS=(roundtable render --form) COMP_CWORD=2
      _roundtable roundtable && echo "${COMPREPLY[@]}"
      """
    #expect(try run("/bin/bash", bash) == "--format\n")
    try folder.write("sections: []\n", to: "t.yaml")
    let fish = """
      source 'a prefix/share/fish/vendor_completions.d/roundtable.fish'
      complete -C 'roundtable rend'; complete -C 'roundtable render t.yaml --format=sv'
      complete -C 'roundtable render t.y'
      """
    #expect(
      try run("/usr/bin/fish", fish)
        == "render\tRender a spec to a file or to standard output.\n--format=svg\nt.yaml\n")
    let zsh = try PseudoTerminal(
      running: URL(fileURLWithPath: "/usr/bin/zsh"), ["-f"], environment: environment, folder: folder.path)
    zsh.send(
      "fpath=($PWD/'a prefix/share/zsh/site-functions' $fpath); autoload -Uz compinit; compinit -u; echo re''ady\r"
    )
    try zsh.expect("ready")
    zsh.send("roundtable rend\t\r")
    try zsh.expect("error: missing SPEC")
    zsh.send("exit\r")
    _ = try zsh.waitForExit()
    let page = try folder.read("a prefix/share/man/man1/roundtable.1")
    #expect(page.hasPrefix(".TH ROUNDTABLE 1 \"\" \"roundtable 0.1.0\"\n"))
    #expect(
      page
        == (try ChildProcess.run(program, ["--generate-man-page"], environment: environment).standardOutput))
    // A second installation overwrites the first.
    #expect(try install("--prefix=a prefix").exitCode == 0)
    let wrong = try install("--into", "x")
    #expect(wrong.exitCode == 2 && wrong.standardError.contains("usage: Scripts/install.sh [--prefix DIR]"))
  }
}
