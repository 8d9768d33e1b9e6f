// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

/// Output that can't be written is an error, in every command.
struct LostOutputTests {
  /// Runs a line of the system shell in which `$R` is the program and `$S` a spec.
  private func shell(_ line: String, folder: ScratchFolder = ScratchFolder()) throws -> ChildProcess {
    try folder.write("sections: [{rows: [Wi-Fi]}]\n", to: "s.yaml")
    let program = try ProductBinary.url(named: "roundtable").path
    return try ChildProcess.run(
      URL(fileURLWithPath: "/bin/bash"), ["-c", "R='\(program)'; S=s.yaml; \(line)"],
      environment: TestEnvironment(home: folder), folder: folder.path)
  }

  static let printing = [
    "render $S", "render $S --format json", "export $S --format uikit", "export $S --format swiftui",
    "export $S --format xctest", "run -e 'echo hi'", "run --json -e 'echo hi'", "shell $S <<< 'echo hi'",
    "lint --rules", "lint $S", "lint --format json $S", "lint --severity note $S", "diff $S $S",
    "diff $S /dev/null", "diff --format json $S /dev/null", "commands", "commands --json", "schema",
    "schema --reference", "presets", "presets --json", "example", "example settings.yaml", "devices",
    "devices --json", "frames $S", "list $S", "why $S row 0.0 height",
    "support --format uikit -o support", "--help", "--version", "watch --print-unit $S",
    "sheet $S", "snapshot --record all $S",
  ]

  @Test func `a full disk is tested with every subcommand`() throws {
    let help = try Roundtable.run(["--help"]).standardOutput
    let list = try #require(help.split(separator: "SUBCOMMANDS:").last)
    let names = list.matches(of: /(?m)^  ([a-z]+)(?: \(default\))? {2,}/).map { String($0.1) }
    #expect(names.count > 8)
    // Other tests cover status, which needs a daemon, report, which needs a repository, compare, which needs a PNG, and gallery,
    // which serves a page; stop prints nothing.
    let others: Set = ["compare", "status", "report", "stop", "help", "gallery"]
    let asked = Set(Self.printing.compactMap { $0.split(separator: " ").first.map(String.init) })
    #expect(Set(names).subtracting(asked).subtracting(others) == [])
  }

  @Test(arguments: printing)
  func `output that a full disk refuses is an error`(command: String) throws {
    let result = try shell("$R \(command) > /dev/full")
    #expect(result.exitCode == 74)
    #expect(result.standardError == "error: cannot write standard output: no space left on the device\n")
  }

  @Test func `a daemon's status on a full disk is an error`() throws {
    let line =
      "export XDG_RUNTIME_DIR=$PWD/run; $R watch --detach -q $S || exit 9; $R status > /dev/full; code=$?; $R stop; exit $code"
    let result = try shell(line)
    #expect(result.exitCode == 74)
    #expect(
      result.standardError.contains("error: cannot write standard output: no space left on the device\n"))
  }

  @Test func `a report on a full disk is an error`() throws {
    let result = try shell(
      "git init -q . && git add s.yaml && git -c user.name=A -c user.email=a@example.org commit -qm A || exit 9; "
        + "$R report --base HEAD > /dev/full")
    #expect(result.exitCode == 74)
    #expect(result.standardError == "error: cannot write standard output: no space left on the device\n")
  }

  @Test func `a command without output succeeds on a full disk`() throws {
    let result = try shell("$R render $S -o s.svg > /dev/full")
    #expect(result.exitCode == 0)
  }

  @Test func `if standard error is full too, only the exit code reports the error`() throws {
    #expect(try shell("$R run -e bogus 2> /dev/full").exitCode == 1)
    #expect(try shell("$R commands > /dev/full 2>&1").exitCode == 74)
  }

  @Test func `a closed reader ends a filter by SIGPIPE or with the same exit code`() throws {
    // The reader is closed before the first byte is written.
    let line = "mkfifo go; { read -r x < go; $R commands; } | { exec <&-; echo > go; }; echo ${PIPESTATUS[0]}"
    #expect(try shell(line).standardOutput == "141\n")
    let ignored = try shell("trap '' PIPE; \(line)")
    #expect(ignored.standardOutput == "141\n")
    #expect(ignored.standardError.isEmpty)
  }

  @Test func `closed streams are errors, and opened files never take their place`() throws {
    let folder = ScratchFolder()
    let result = try shell("$R commands >&-", folder: folder)
    #expect(result.exitCode == 74)
    #expect(result.standardError == "error: cannot write standard output: it is not open\n")
    // Every file that is opened here could get the descriptor of a closed standard stream.
    let all = try shell("$R run -e 'add-row a' -e 'save n.yaml' -e bogus <&- >&- 2>&-", folder: folder)
    #expect(all.exitCode == 74)
    let quiet = try shell("$R lint --fix $S <&- 2>&-; $R render $S -o s.txt <&- >&- 2>&-", folder: folder)
    #expect(quiet.exitCode == 0)
    #expect(try folder.read("s.yaml") == "sections: [{rows: [Wi-Fi]}]\n")
    #expect(try folder.read("s.txt").contains("Wi-Fi"))
  }

  /// Any of the programs that share a terminal may make it non-blocking.
  @Test func `a full non-blocking pipe gets all output in the end`() throws {
    let line = """
      python3 -c 'import os, sys, subprocess, time
      r, w = os.pipe()
      os.set_blocking(w, False)
      p = subprocess.Popen(sys.argv[1:], stdout=w)
      os.close(w)
      os.set_blocking(r, True)
      import select
      p_full = select.select([r], [], [], 60)
      data = b""
      while True:
        piece = os.read(r, 100)
        if not piece: break
        data += piece
      sys.stdout.buffer.write(data[-20:])
      sys.exit(p.wait())' $R commands --json
      """
    let folder = ScratchFolder()
    let result = try shell(line, folder: folder)
    #expect(result.exitCode == 0, "\(result.standardError)")
    #expect(result.standardOutput.hasSuffix("]\n"))
    let whole = try shell("$R commands --json | wc -c", folder: folder)
    #expect((Int(whole.standardOutput.filter(\.isNumber)) ?? 0) > 65536 / 4)
  }

  @Test func `a file size limit is an error and leaves the files unchanged`() throws {
    let folder = ScratchFolder()
    try folder.write("sections: [{rows: [Other]}]\n", to: "other.yaml")
    // Larger than the half megabyte that a sanitizer's runtime writes at its start.
    let rows = String(repeating: "    - {title: A row, accessory: disclosureIndicator}\n", count: 1500)
    let comment = "# " + String(repeating: "x", count: 560 * 1024) + "\n"
    try folder.write("\(comment)sections:\n  - rows:\n\(rows)", to: "large.yaml")
    let former = "$R render other.yaml -o s.svg; cp s.svg former.svg; $R render large.yaml -o large.svg"
    let result = try shell("\(former); ulimit -f 530; $R render large.yaml -o s.svg", folder: folder)
    let size = try folder.read("large.svg").utf8.count
    #expect(size > 530 * 1024)
    #expect(result.exitCode == 74)
    #expect(
      result.standardError == "error: cannot write 's.svg': the file is too large for the file system\n")
    #expect(try folder.read("s.svg") == folder.read("former.svg"))
    let spec = try folder.read("large.yaml")
    let save = try shell("ulimit -f 530; $R run --spec large.yaml -e 'add-row A' -e save", folder: folder)
    #expect(save.exitCode == 1 && save.standardError.contains("the file is too large for the file system"))
    #expect(try folder.read("large.yaml") == spec)
    #expect(try !folder.names().contains { $0.hasSuffix(".tmp") })
  }

  @Test func `a daemon that cannot be started says why`() throws {
    for options in ["--detach", "--detach --serve", "--serve"] {
      let result = try shell("ulimit -n 40; $R watch \(options) $S")
      #expect(result.exitCode == 2)
      #expect(
        result.standardError == "error: cannot start the daemon: too many open files "
          + "(hint: it needs up to 56 open files; 'ulimit -n 256' allows more)\n")
    }
  }

  /// Dispatch traps if it gets no descriptor for its event queue.
  @Test(arguments: [4, 5, 6, 8, 10])
  func `with too few open files, every command ends with a clear error`(limit: Int) throws {
    for command in ["render $S", "run -e 'echo hi'", "lint $S", "commands", "$S < /dev/null"] {
      // Without the descriptors that the tests inherited: the loader of a program needs one.
      let result = try shell("exec 3<&- 4<&- 5<&-; ulimit -n \(limit); $R \(command)")
      #expect(result.exitCode == 2, "\(command)")
      #expect(
        result.standardError == "error: cannot start roundtable: too many open files "
          + "(hint: it needs up to 12 open files; 'ulimit -n 256' allows more)\n")
    }
  }

  @Test func `an unwritable output file has a different error from wrong usage`() throws {
    let folder = ScratchFolder()
    let result = try shell("mkdir s.svg; $R render $S -o s.svg", folder: folder)
    #expect(result.exitCode == 74)
    #expect(result.standardError.hasPrefix("error: cannot replace 's.svg'"))
  }
}
