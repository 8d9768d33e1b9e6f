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
    let environment = TestEnvironment(home: folder)
    #expect(try ChildProcess.run(program, ["presets"], environment: environment).exitCode == 0)
    let completion = try ChildProcess.run(
      URL(fileURLWithPath: "/bin/bash"),
      [
        "-c",
        """
        . 'a prefix/share/bash-completion/completions/roundtable'
        COMP_WORDS=(roundtable render --form) COMP_CWORD=2
        _roundtable 'a prefix/bin/roundtable' && echo "${COMPREPLY[@]}"
        """,
      ], environment: environment, folder: folder.path)
    #expect(completion.standardOutput == "--format\n", "\(completion.standardError)")
    #expect(try folder.read("a prefix/share/zsh/site-functions/_roundtable").hasPrefix("#compdef roundtable"))
    #expect(
      try folder.read("a prefix/share/fish/vendor_completions.d/roundtable.fish").contains("--complete"))
    let page = try folder.read("a prefix/share/man/man1/roundtable.1")
    #expect(page.hasPrefix(".TH ROUNDTABLE 1 \"\" \"roundtable 0.1.0\"\n"))
    for name in ["SHELL", "WATCH", "EXPORT"] { #expect(page.contains(".SH ROUNDTABLE \(name)\n")) }
    // A second installation overwrites the first.
    #expect(try install("--prefix=a prefix").exitCode == 0)
    let wrong = try install("--into", "x")
    #expect(wrong.exitCode == 2 && wrong.standardError.contains("usage: Scripts/install.sh [--prefix DIR]"))
  }
}
