// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

/// Runs the steps of the action for GitHub in a repository, as the runner does, with a release and an API on this machine.
struct ActionTests {
  private let folder = ScratchFolder()
  private let home = ScratchFolder()

  init() throws {
    // A release, and the programs by which the steps reach it and GitHub's API.
    let binary = try ProductBinary.url(named: "roundtable").path
    for name in ["bin", "release/roundtable/bin"] { try home.makeDirectory(name) }
    try home.link("release/roundtable/bin/roundtable", to: binary)
    try run(
      """
      cd "$HOME/release" && for name in amd64 arm64; do tar -czf roundtable-linux-$name.tar.gz roundtable; done
      sha256sum *.gz > SHA256SUMS
      """)
    try home.writeProgram(
      """
      #!/bin/sh
      for last; do :; done
      echo "$last" >> "$HOME/addresses"
      while [ "$1" != --output ]; do shift; done
      cp "$HOME/release/$(basename "$last")" "$2"
      """, to: "bin/curl")
    try home.writeProgram(
      """
      #!/bin/sh
      echo "$*" >> "$HOME/calls"
      [ ! -e "$HOME/refuses" ] || exit 1
      case "$*" in *--paginate*) cat "$HOME/earlier" 2> /dev/null || true ;; esac
      for word; do case "$word" in body=@*) cp "${word#body=@}" "$HOME/comment" ;; esac; done
      """, to: "bin/gh")
    try folder.write("sections: [{rows: [{id: wifi, title: Wi-Fi}]}]\n", to: "specs/a b.yaml")
    try folder.write("{}\n", to: "specs/package.json")
    try run(
      "git init --quiet --initial-branch=main . && git add specs && git commit --quiet -m A "
        + "&& git update-ref refs/remotes/origin/main HEAD")
  }

  @discardableResult
  private func run(_ lines: String, _ variables: [String: String?] = [:], exitCode: Int32 = 0) throws
    -> String
  {
    let base: [String: String?] = [
      "PATH": home.path("temporary/roundtable/bin") + ":" + home.path("bin") + ":/usr/bin:/bin", "CI": "true",
      "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.org", "GIT_COMMITTER_NAME": "A",
      "GIT_COMMITTER_EMAIL": "a@example.org",
    ]
    let done = try ChildProcess.run(
      URL(fileURLWithPath: "/bin/bash"), ["-e", "-c", "{ \(lines)\n} 2>&1"],
      environment: TestEnvironment(home: home).setting(base.merging(variables) { $1 }), folder: folder.path)
    #expect(done.exitCode == exitCode, "\(lines)\n\(done.standardOutput)")
    return done.standardOutput
  }

  /// Runs a step with the variables of the runner and of action.yml.
  @discardableResult
  private func step(
    _ name: String, _ inputs: [String: String?] = [:], exitCode: Int32 = 0
  ) throws -> String {
    try home.makeDirectory("temporary")
    let runner: [String: String?] = [
      "RUNNER_TEMP": home.path("temporary"), "RUNNER_OS": "Linux", "RUNNER_ARCH": "X64",
      "GITHUB_SERVER_URL": "https://github.com", "GITHUB_REPOSITORY": "ada/app", "GITHUB_BASE_REF": "main",
      "GITHUB_PATH": home.path("paths"), "GITHUB_OUTPUT": home.path("outputs"),
      "GITHUB_STEP_SUMMARY": home.path("summary"), "NUMBER": "7", "SPECS": "specs", "BASE": "",
      "SEVERITY": "warning", "VERSION": "", "ACTION_REF": "v0.1.0", "ACTION_REPOSITORY": "owner/roundtable",
    ]
    let script = Repository.root.appendingPathComponent(".github/actions/roundtable/steps.sh").path
    return try run("'\(script)' \(name)", runner.merging(inputs) { $1 }, exitCode: exitCode)
  }

  @Test func `the release of the action's version is downloaded, checked and put on the path`() throws {
    #expect(try step("download").hasPrefix("roundtable 0.1.0\n"))
    #expect(try home.read("paths") == home.path("temporary/roundtable/bin") + "\n")
    let address = "https://github.com/owner/roundtable/releases"
    #expect(
      try home.read("addresses")
        == "\(address)/download/v0.1.0/roundtable-linux-amd64.tar.gz\n\(address)/download/v0.1.0/SHA256SUMS\n"
    )
    try step("download", ["ACTION_REF": "main", "RUNNER_ARCH": "ARM64"])
    #expect(try home.read("addresses").contains("\(address)/latest/download/roundtable-linux-arm64.tar.gz\n"))
    try step("download", ["VERSION": "v9"])
    #expect(try home.read("addresses").contains("\(address)/download/v9/SHA256SUMS\n"))
    let other = try step("download", ["RUNNER_OS": "macOS"], exitCode: 1)
    #expect(
      other
        == "::error title=roundtable::roundtable runs on Linux with x86-64 or arm64, not on macOS with X64\n")
    try run("echo more >> \"$HOME/release/roundtable-linux-amd64.tar.gz\"")
    #expect(try step("download", exitCode: 1).contains("isn't the file that SHA256SUMS of the release names"))
    try home.write("", to: "release/SHA256SUMS")
    #expect(try step("download", exitCode: 1).contains("isn't the file that SHA256SUMS of the release names"))
  }

  @Test func `a change is reported in the summary, on a page and in one comment`() throws {
    try step("download")
    // Nothing changed, so there is no comment.
    try step("report")
    try step("comment")
    #expect(try !home.read("calls").contains("POST"))
    try folder.write("sections: [{rows: [{id: wifi, title: WLAN}]}]\n", to: "specs/a b.yaml")
    try step("report")
    let summary = try home.read("summary")
    #expect(summary.contains("### `specs/a b.yaml`\n") && summary.contains("WLAN"), "\(summary)")
    let page = home.path("temporary/roundtable.html")
    #expect(try home.read("outputs").hasSuffix("page=\(page)\n"))
    #expect(try home.read("temporary/roundtable.html").contains("WLAN"))
    try step("comment")
    #expect(
      try home.read("comment").hasPrefix("<!-- roundtable -->\n## Layout changes since `origin/main`\n"))
    #expect(try home.read("calls").contains("--method POST repos/ada/app/issues/7/comments -F body=@"))
    // The next run changes its comment, also if the change is gone.
    try home.write("123\n", to: "earlier")
    try step("comment")
    #expect(try home.read("calls").contains("--method PATCH repos/ada/app/issues/comments/123 -F body=@"))
    // The token of a fork's pull request can't comment.
    try home.write("", to: "refuses")
    #expect(try step("comment").hasPrefix("::notice title=roundtable::The token can't comment"))
    // An invalid spec fails the step, and its error is in the report.
    try folder.write("style: bogus\nsections: []\n", to: "specs/a b.yaml")
    try step("report", exitCode: 2)
    #expect(try home.read("summary").contains("bogus"))
    // Neither input can be an option.
    try step("report", ["BASE": "--help", "SPECS": "--version"], exitCode: 2)
  }

  @Test func `findings are annotations, and a log for code scanning`() throws {
    try step("download")
    try step("annotate")
    try folder.write("sections: [{rows: [{title: A, rowHeight: 20}]}]\n", to: "specs/a b.yaml")
    let annotation = "::warning file=specs/a b.yaml,line=1,title=TAP-TARGET::row 0.0: the row is 20 pt high"
    #expect(try step("annotate", exitCode: 1).contains(annotation))
    #expect(try step("annotate", ["SPECS": "."], exitCode: 1).contains(annotation))
    #expect(try step("annotate", ["SEVERITY": "error"]).contains("::") == false)
    try step("sarif")
    #expect(try home.read("outputs") == "log=\(home.path("temporary/roundtable.sarif"))\n")
    #expect(try home.read("temporary/roundtable.sarif").contains("\"uri\": \"specs/a%20b.yaml\""))
    #expect(
      try step("annotate", ["SPECS": "docs"], exitCode: 1).contains(
        "git knows no YAML or JSON file in: ./docs"))
  }

  @Test func `each step of the action is one of the script, with the variables that it reads`() throws {
    let action = try Repository.text(".github/actions/roundtable/action.yml")
    let script = try Repository.text(".github/actions/roundtable/steps.sh")
    let steps = action.matches(of: /steps\.sh" (\w+)'/).map { String($0.1) }
    #expect(steps == ["download", "report", "comment", "sarif", "annotate"])
    for step in steps { #expect(script.contains("\n\(step)() {"), "\(step)") }
    // An input is never a part of a script.
    #expect(action.split(separator: "\n").allSatisfy { !$0.contains("run:") || !$0.contains("${{") })
    let inputs = try #require(action.firstMatch(of: /inputs:\n((?s:.*?))outputs:/)).1
    for name in inputs.matches(of: /(?m)^  (\w+):/).map(\.1) {
      #expect(action.contains("inputs.\(name)"), "\(name)")
    }
    let guide = try Repository.text("Sources/roundtable/Roundtable.docc/Pull-Requests-and-CI.md")
    for name in inputs.matches(of: /(?m)^  (\w+):/).map(\.1) where name != "token" {
      #expect(guide.contains("`\(name)`"), "\(name)")
    }
  }
}
