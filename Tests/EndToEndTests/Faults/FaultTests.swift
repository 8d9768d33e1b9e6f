// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

/// Full disks, missing permissions, removed folders and too few descriptors: each command reports them, and every file
/// stays unchanged.
struct FaultTests {
  private let folder = ScratchFolder()

  private static let spec = "# kept\nsections:\n  - header: A\n    rows:\n      - Wi-Fi\n"

  init() throws {
    try folder.write(Self.spec, to: "s.yaml")
  }

  /// `expect CODE ERROR COMMAND…` prints a command that exits with another code, reports another error or changes a
  /// file.
  private static let functions = """
    # A new file may be there and be empty: its first bytes found no room.
    state() { find . -type f -size +0 -exec md5sum {} + 2> /dev/null | sort; }
    expect() {
      code=$1; words=$2; shift 2; before=$(state)
      "$@" > /dev/null 2> "$ERRORS"; is=$?
      [ $is = $code ] && { [ -z "$words" ] || grep -q "$words" "$ERRORS"; } && [ "$(state)" = "$before" ] && return
      echo "$*: exit code $is: $(cat "$ERRORS")"
    }

    """

  /// Runs a script of the system shell in which `$R` is the program.
  ///
  /// - Returns: its output, including errors.
  private func shell(_ script: String, in prefix: [String] = []) throws -> String {
    let command = prefix + ["/bin/bash", "-c", Self.functions + script]
    let errors = ScratchFolder()
    let result = try ChildProcess.run(
      URL(fileURLWithPath: "/usr/bin/env"), command,
      environment: TestEnvironment(home: folder).setting([
        "R": try ProductBinary.url(named: "roundtable").path, "ERRORS": errors.path("errors"),
        "LONG": String(repeating: "x", count: 6000),
      ]), folder: folder.path)
    return result.standardOutput + result.standardError
  }

  @Test func `a full disk and a read-only disk keep every file and are reported`() throws {
    try folder.write("sections: [{rows: [Other]}]\n", to: "other.yaml")
    try folder.makeDirectory("disk")
    let disk = try folder.namespace("Urm", "mount -t tmpfs -o size=64k none disk")
    let said = try shell(
      """
      cp s.yaml disk; cd disk; $R render ../other.yaml -o s.svg
      printf '> echo hi\\nother\\n' > golden.session
      cat /dev/zero > filler 2> /dev/null
      full='no space left on the device'
      expect 74 "$full" $R render s.yaml -o s.svg
      expect 74 "$full" $R render s.yaml -o new.svg
      expect 74 "$full" $R export s.yaml --format uikit -o New.swift
      expect 74 "$full" $R export s.yaml --format swiftui -o package/
      expect 1 "$full" $R run --spec s.yaml -e "add-row $LONG" -e save
      expect 1 "$full" $R run --spec s.yaml -e 'save new.yaml'
      expect 1 "$full" $R run --spec s.yaml -e 'render new2.svg'
      expect 1 "$full" $R run -e 'record new.rt' -e "echo $LONG"
      expect 1 "$full" $R run -e 'output new.txt' -e "echo $LONG"
      expect 74 "$full" $R run --check --update golden.session
      rm filler
      mount -o remount,ro .
      expect 74 read-only $R render s.yaml -o other.svg
      expect 1 read-only $R run --spec s.yaml -e 'add-row b' -e save
      """, in: disk)
    #expect(said == "")
  }

  @Test func `files and folders of other users are neither read nor changed`() throws {
    try folder.makeDirectory("theirs")
    try folder.write(Self.spec, to: "theirs/s.yaml")
    try folder.write(Self.spec, to: "theirs/secret.yaml")
    chmod(folder.path("theirs/secret.yaml"), 0)
    chmod(folder.path("theirs"), 0o555)
    defer { chmod(folder.path("theirs"), 0o755) }
    // In a namespace without other users, even root has only the permissions of a file's mode.
    let said = try shell(
      """
      cd theirs; denied='permission denied'
      expect 74 "$denied" $R render s.yaml -o s.svg
      expect 74 "$denied" $R export s.yaml --format uikit -o S.swift
      expect 1 "$denied" $R run --spec s.yaml -e 'add-row b' -e save
      expect 1 "$denied" $R run -e 'record r.rt' -e 'echo hi'
      expect 2 "$denied" $R render secret.yaml
      expect 2 "$denied" $R lint secret.yaml
      expect 2 "$denied" $R diff secret.yaml s.yaml
      expect 2 "$denied" $R run secret.yaml
      expect 1 "$denied" $R run -e 'open secret.yaml'
      """, in: try folder.namespace("U"))
    #expect(said == "")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("theirs")).count == 2)
  }

  @Test func `a removed working directory is an error for commands that need it`() throws {
    let said = try shell(
      """
      F=$PWD; S=$F/s.yaml
      gone() { mkdir gone; cd gone; rmdir ../gone; expect "$@"; cd "$F"; }
      gone 2 . $R render s.yaml
      gone 74 . $R render "$S" -o s.svg
      gone 0 '' $R render "$S"
      gone 1 . $R run -e 'add-row a' -e 'save n.yaml'
      gone 1 . $R run -e 'source x.rt'
      gone 2 . $R lint s.yaml
      gone 1 . $R status
      gone 0 '' $R commands
      """)
    #expect(said == "")
  }

  @Test func `too few descriptors are reported clearly, and no spec is left half-written`() throws {
    try folder.write("open s.yaml\nadd-row b\nsave\nsource t.rt\n", to: "s.rt")
    try folder.write("record r.rt\nrender s.svg\nlint\n", to: "t.rt")
    let limits = TestCount.isNightly ? Array(3..<24) + [56, 57, 58, 59, 60, 61, 64] : [3, 9, 13, 20, 57, 61]
    let said = try shell(
      """
      cp s.yaml former; cp s.yaml saved; echo '      - b' >> saved; refused=0
      try() {
        rm -f s.svg r.rt; cp former s.yaml
        (ulimit -n $limit; exec $R "$@") > /dev/null 2> "$ERRORS"; is=$?
        # The dynamic loader's own message, before the program begins.
        [ $is = 127 ] && grep -q 'shared librar' "$ERRORS" && return
        case $is in
          0) [ "$1" != watch ] || [ "$($R stop)" = 'stopped 1' ] || echo "$* with $limit: not stopped" ;;
          1 | 2 | 74) refused=1; [ -s "$ERRORS" ] || echo "$* with $limit: exit code $is without a word" ;;
          *) echo "$* with $limit: exit code $is: $(cat "$ERRORS")" ;;
        esac
        cmp -s s.yaml former || cmp -s s.yaml saved || echo "$* with $limit: half a spec"
      }
      for limit in \(limits.map(String.init).joined(separator: " ")); do
        try render s.yaml; try render s.yaml -o s.svg; try run s.rt; try lint s.yaml; try diff s.yaml s.yaml
        try diff HEAD:s.yaml s.yaml; try commands; try watch --detach -q s.yaml
        try watch --detach -q --serve s.yaml
      done
      [ $refused = 1 ] || echo 'no limit was low enough'
      """)
    #expect(said == "")
  }

  @Test(arguments: [["s.yaml"], ["watch", "s.yaml"]])
  func `a shell and a daemon in the foreground end when their terminal is closed`(arguments: [String]) throws
  {
    let terminal = try Roundtable.open(arguments, home: folder, terminal: "xterm")
    try terminal.expect(arguments.count == 1 ? "s.yaml>" : "ready")
    let ending = try terminal.hangUp()
    #expect([.exited(code: 0), .exited(code: 129), .killed(signal: SIGHUP)].contains(ending))
    #expect(try folder.read("s.yaml") == Self.spec)
  }
}
