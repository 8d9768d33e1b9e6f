// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

/// Runs the workflows of the guide about pull requests from the root of a repository, as GitHub's runner does: each `run` step is a
/// file that `bash -e` reads.
struct WorkflowTests {
  private let folder = ScratchFolder()
  private let home = ScratchFolder()
  private let guide: String

  init() throws {
    guide = try Repository.text("Sources/roundtable/Roundtable.docc/Pull-Requests-and-CI.md")
    try home.makeDirectory("bin")
    try home.link("bin/roundtable", to: try ProductBinary.url(named: "roundtable").path)
    try folder.write(block("Save this as `specs/settings.yaml`:"), to: "specs/settings.yaml")
  }

  /// The guide's block after a line.
  private func block(_ line: String) throws -> String {
    let start = try #require(guide.range(of: line), "\(line)").upperBound
    return String(try #require(guide[start...].firstMatch(of: /```\w+\n((?s:.*?))```/)).1)
  }

  /// The `run` steps of a workflow.
  private func steps(_ workflow: String) throws -> [String] {
    try block("Save this as `.github/workflows/\(workflow)`")
      .matches(of: /- run: (?:\|\n((?: {10}.*\n)+)|(.+))/).map {
        ($0.1 ?? $0.2 ?? "").split(separator: "\n", omittingEmptySubsequences: false)
          .map { String($0.trimmingPrefix("          ")) }.joined(separator: "\n")
      }
  }

  /// Runs lines in the repository's root.
  ///
  /// - Parameter isStep: whether the runner runs them, so that `CI` is set.
  @discardableResult
  private func run(_ lines: String, isStep: Bool = false, exitCode: Int32 = 0) throws -> String {
    try home.write(lines, to: "step.sh")
    var variables: [String: String?] = [
      "PATH": home.path("bin") + ":/usr/local/bin:/usr/bin:/bin", "GIT_AUTHOR_NAME": "A", "CI": nil,
      "GIT_AUTHOR_EMAIL": "a@example.org", "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.org",
    ]
    if isStep {
      variables["CI"] = "true"
      variables["GITHUB_BASE_REF"] = "main"
      variables["GITHUB_STEP_SUMMARY"] = home.path("summary")
      try? home.remove("summary")
    }
    let done = try ChildProcess.run(
      URL(fileURLWithPath: "/bin/sh"), ["-c", "exec bash -e \"$1\" 2>&1", "sh", home.path("step.sh")],
      environment: TestEnvironment(home: home).setting(variables), folder: folder.path)
    #expect(done.exitCode == exitCode, "\(lines)\n\(done.standardOutput)")
    return done.standardOutput
  }

  /// The branch main, as a pull request finds it.
  private func commit() throws {
    try run(
      "git init --quiet --initial-branch=main . && git add specs && git commit --quiet -m A "
        + "&& git update-ref refs/remotes/origin/main HEAD")
  }

  @Test func `the gate is green for an unchanged branch, and red for a colour, a radius and a text`() throws {
    // The first command of the guide.
    try run(block("`snapshot` records how each spec of a folder looks:"), exitCode: 1)
    try commit()
    let step = try steps("specs.yaml")
    #expect(step == ["roundtable snapshot specs"])
    #expect(try run(step[0], isStep: true) == "1 spec: 1 as recorded\n")
    let changes = [
      (
        "s/systemRed/systemOrange/", "row 1.0 'Sign Out': title color #FF3B30 / #FF453A → #FF9500 / #FF9F0A\n"
      ),
      ("s/cornerRadius: 12/cornerRadius: 13/", "background corners 12 continuous → 13 continuous\n"),
      ("s/Wi-Fi/WLAN/", "row 0.1 'WLAN' (wifi): title \"Wi-Fi\" → \"WLAN\"; title width "),
    ]
    for (change, words) in changes {
      try run(
        "git checkout --quiet -B change main && sed -i '\(change)' specs/settings.yaml && git commit -qam B")
      // Neither run records anything.
      for _ in 0..<2 {
        let said = try run(step[0], isStep: true, exitCode: 1)
        #expect(said.contains("specs/settings.yaml differs from ") && said.contains(words), "\(said)")
      }
      #expect(try run("git status --porcelain") == "")
      // The hint leads to green.
      try run("roundtable snapshot specs --record failed && git commit -qam C")
      #expect(try run(step[0], isStep: true) == "1 spec: 1 as recorded\n")
    }
    // Git names the row above the changed lines.
    let change = try run("git diff -U0 change~1 change -- specs/__Snapshots__")
    #expect(change.contains(" @@ row \"Wi-Fi\" (wifi)\n"), "\(change)")
    try run("git checkout --quiet main")
    #expect(try run(step[0], isStep: true) == "1 spec: 1 as recorded\n")
    // A spec that was renamed or removed, a new one, and one that can't be read.
    try run("git mv specs/settings.yaml specs/renamed.yaml")
    let renamed = try run(step[0], isStep: true, exitCode: 1)
    #expect(renamed.contains("specs/renamed.yaml has no reference"))
    #expect(renamed.contains("specs/__Snapshots__/settings.yaml.txt is stale"))
    #expect(renamed.contains("hint: if a spec was renamed, rename its reference, too\n"))
    try run("git mv specs/__Snapshots__/settings.yaml.txt specs/__Snapshots__/renamed.yaml.txt")
    #expect(try run(step[0], isStep: true) == "1 spec: 1 as recorded\n")
    try run("git rm -qf specs/renamed.yaml")
    try run(step[0], isStep: true, exitCode: 2)
    try folder.write("style: bogus\nsections: []\n", to: "specs/settings.yaml")
    try run(step[0], isStep: true, exitCode: 2)
    try run("rm -r specs")
    try run(step[0], isStep: true, exitCode: 2)
  }

  @Test func `the workflow writes words and pictures`() throws {
    try commit()
    let steps = try steps("changes.yaml")
    #expect(steps.count == 3)
    try run("sed -i 's/Sign Out/Log Out/' specs/settings.yaml")
    for step in steps {
      try run(step, isStep: true)
      if step.contains("report") { #expect(try home.read("summary").contains("'Sign Out' → 'Log Out'")) }
    }
    #expect(try folder.read("report.html").contains("specs/settings.yaml"))
    let sheet = try folder.read("sheet.svg")
    for appearance in ["light", "dark"] { #expect(sheet.contains(">\(appearance)<"), "\(appearance)") }
    // Each step fails for an invalid spec, and the picture of the others is still drawn.
    try folder.write("sections: [{rows: [{titel: A}]}]\n", to: "specs/wrong.yaml")
    for (step, code) in zip(steps, [1, 2, 1] as [Int32]) { try run(step, isStep: true, exitCode: code) }
    #expect(try folder.read("sheet.svg").contains("titel"))
  }

  @Test func `the step for golden sessions starts no program`() throws {
    let step = String(try #require(guide.firstMatch(of: /the step `(roundtable run [^`]+)`/)).1)
    try run(block("so it opens the spec beside it:"))
    try run(step, isStep: true)
    try run("sed -i s/systemRed/systemOrange/ specs/settings.yaml")
    #expect(try run(step, isStep: true, exitCode: 1).contains("titleColor: systemOrange"))
    try folder.write("> !touch ran\n", to: "specs/settings.session")
    try run(step, isStep: true, exitCode: 1)
    #expect(try !folder.names(in: "specs").contains("ran"))
  }
}
