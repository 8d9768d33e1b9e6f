// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

/// `report` in real repositories with two branches. GitHub's parser reads its Markdown.
struct ReportTests {
  private let folder = ScratchFolder()

  init() throws {
    try folder.write(try Repository.text("Sources/Examples/settings.yaml"), to: "specs/settings.yaml")
    try folder.write("include: theme.yaml\nsections: [{rows: [Themed]}]\n", to: "specs/themed.yaml")
    try folder.write("rowHeight: 50\n", to: "specs/theme.yaml")
    try folder.write("sections: [{rows: [{title: Ada, image: {file: ada.svg}}]}]\n", to: "specs/ada.yaml")
    try folder.write(Self.image(9), to: "specs/ada.svg")
    try git("git init -q -b main . && git add . && git commit -qm one && git checkout -qb next")
  }

  private static func image(_ width: Int) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"9\"/>\n"
  }

  private func git(_ lines: String) throws {
    let settings = """
      export GIT_CONFIG_NOSYSTEM=1 GIT_AUTHOR_NAME=A GIT_AUTHOR_EMAIL=a@example.org GIT_COMMITTER_NAME=A
      export GIT_COMMITTER_EMAIL=a@example.org GIT_AUTHOR_DATE='2020-01-01T00:00:00Z' GIT_COMMITTER_DATE='2020-01-01T00:00:00Z'

      """
    let done = try ChildProcess.run(
      URL(fileURLWithPath: "/bin/sh"), ["-ec", settings + lines], environment: TestEnvironment(home: folder),
      folder: folder.path)
    #expect(done.exitCode == 0, "\(done.standardError)")
  }

  /// The report since `main`, whose Markdown is checked with GitHub's parser.
  private func report(
    _ words: String..., exitCode: Int32 = 0, outside marker: String = "Bluetooth", in place: String = "."
  ) throws -> String {
    let done = try Roundtable.run(["report", "--base", "main"] + words, folder: folder.path(place))
    #expect(done.exitCode == exitCode, "\(done.standardError)")
    if exitCode == 0 { #expect(done.standardError == "") }
    if MarkdownStructure.isInstalled {
      try MarkdownStructure(done.standardOutput).expectOnlyCode(has: marker)
    }
    return done.standardOutput
  }

  private func change(_ expression: String, _ spec: String = "specs/settings.yaml") throws {
    try git("sed -i '\(expression)' \(spec)")
  }

  // MARK: - Changes

  @Test func `two branches of the settings screen`() throws {
    try change("s/title: Bluetooth,/title: Bluetooth, titleColor: systemRed, rowHeight: 40,/; /id: vpn/d")
    let text = try report()
    try git("git commit -qam two")
    #expect(try report() == text)
    let words = text.components(separatedBy: "<details>")[0]
    #expect(
      words == """
        ## Layout changes since `main`

        1 of 3 specs changed.

        ### `specs/settings.yaml`

        - `row 1.5 'VPN' (vpn) removed`
        - `row 1.2 'Bluetooth' (bluetooth): titleColor nothing → systemRed, rowHeight nothing → 40`

        Layout:

        - `content width stays 393, height 2217 → 2169`
        - `row 1.2: height 44 → 40, gap contentTop 12 → 10, gap contentBottom 11.667 → 9.667`
        - `row 1.3 moves up by 4`
        - `row 1.4: other corners and lines, gap separatorInsetLeft 64 → 0, moves up by 4`
        - `rows 2.0 to 7.2 move up by 48`

        New findings:

        - `specs/settings.yaml:18: row 1.2: warning: the row is 40 pt high; Apple's minimum for touch targets is 44 pt [TAP-TARGET]; 'set row 1.2 rowHeight automatic', or 'set row 1.2 rowHeight 44'`
        - `specs/settings.yaml:18: row 1.2: warning: the text is taller than the row's 40 pt at accessibilityMedium and larger [TEXT-CLIPPED]; 'set row 1.2 rowHeight automatic', so that the row fits its text`


        """)
    #expect(text.components(separatedBy: "\n```text\n").count == 3)
    #expect(text.contains("<details><summary>Before and after</summary>\n\nBefore:\n\n```text\n"))
  }

  @Test func `nothing changed`() throws {
    #expect(
      try report() == "## Layout changes since `main`\n\nAll 3 specs look as before.\n\n")
    try change("s/# A realistic/# Another/")
    #expect(
      try report() == """
        ## Layout changes since `main`

        All 3 specs look as before.

        Changed in text alone, with the same table:

        - `specs/settings.yaml`


        """)
  }

  @Test func `a theme and an image change the specs that use them`() throws {
    try folder.write("rowHeight: 60\n", to: "specs/theme.yaml")
    try folder.write(Self.image(8), to: "specs/ada.svg")
    let text = try report()
    #expect(text.contains("2 of 3 specs changed."))
    #expect(
      text.contains(
        "### `specs/themed.yaml`\n\nChanged files: `specs/theme.yaml`\n\n- `table: rowHeight 50 → 60`\n"))
    #expect(
      text.contains(
        "### `specs/ada.yaml`\n\nChanged files: `specs/ada.svg`\n\n- `picture 'ada.svg': other contents`\n"
      ))
    #expect(!text.contains("settings"))
  }

  @Test func `new, deleted and renamed specs`() throws {
    try git("git rm -q specs/ada.yaml && git mv specs/settings.yaml specs/main.yaml")
    try folder.write("sections: [{rows: [One, Two]}]\n", to: "specs/new.yaml")
    let text = try report()
    #expect(text.contains("### `specs/ada.yaml` was deleted\n"))
    #expect(text.contains("### `specs/main.yaml` was `specs/settings.yaml`\n"))
    #expect(text.contains("### `specs/new.yaml` is new\n"))
    #expect(text.contains("3 of 4 specs changed."))
    #expect(try report("specs/new.yaml").contains("1 of 1 spec changed."))
    #expect(try report("new.yaml", in: "specs").contains("### `specs/new.yaml` is new\n"))
  }

  @Test func `findings that were there before aren't reported`() throws {
    try git("git checkout -q main")
    try change("s/title: Bluetooth,/title: Bluetooth, rowHeight: 40,/")
    try git("git commit -qam low && git checkout -q -B next")
    // The first finding moves down by a row and changes its number, and the second is new.
    try change("s/title: Bluetooth, rowHeight: 40,/title: Bluetooth, rowHeight: 42,/; /id: airplane/d")
    try change("s/title: Cellular,/title: Cellular, rowHeight: 41,/")
    let found = try report().split(separator: "\n").filter { $0.contains("[TAP-TARGET]") }
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix("- `specs/settings.yaml:") == true && found[0].contains("41 pt high"), "\(found)"
    )
  }

  @Test func `the changes of the base's own branch aren't reported`() throws {
    try folder.write("rowHeight: 60\n", to: "specs/theme.yaml")
    try git("git commit -qam two && git checkout -q main")
    try change("s/Bluetooth/Blauzahn/")
    try git("git commit -qam three && git checkout -q next")
    let text = try report()
    #expect(
      text.contains("1 of 3 specs changed. They are compared with ")
        && text.contains(", where this branch began."))
    #expect(text.contains("### `specs/themed.yaml`") && !text.contains("Blauzahn"))
    // Without a common commit, the base itself is compared.
    try git("git checkout -q --orphan alone && git commit -qm four")
    let apart = try report()
    #expect(
      apart.contains("- `'main' and HEAD have no common commit, so this compares with 'main' itself`\n"))
    #expect(apart.contains("### `specs/settings.yaml`"))
  }

  // MARK: - Errors

  @Test func `a broken spec fails, and the report has its error`() throws {
    try folder.write("style: bogus\nsections: [{rows: [\"```\", '<b>']}]\n", to: "specs/ada.yaml")
    try change("s/Bluetooth/Blue/")
    let done = try Roundtable.run(["report", "--base", "main"], folder: folder.path)
    #expect(done.exitCode == 2)
    #expect(done.standardError.hasPrefix("specs/ada.yaml:1:8: error: "))
    let text = try report(exitCode: 2)
    #expect(text == done.standardOutput)
    #expect(text.contains("2 of 3 specs changed, 1 can't be read."))
    #expect(text.contains("**It can't be read:**\n\n```text\nspecs/ada.yaml:1:8: error: "))
    #expect(text.contains("### `specs/settings.yaml`"))
    // A missing theme is an error of its spec.
    try git("git checkout -q specs && git rm -q specs/theme.yaml")
    #expect(try report(exitCode: 2).contains("specs/themed.yaml:1:10: error: "))
  }

  @Test func `a branch that repairs a spec passes`() throws {
    try git("git checkout -q main && echo 'style: bogus' >> specs/ada.yaml && git commit -qam broken")
    try git("git checkout -q -B next && git revert --no-edit HEAD")
    let text = try report()
    #expect(
      text.contains("**It can't be read before the change:**\n\n```text\nmain:specs/ada.yaml:"), "\(text)")
  }

  @Test func `an unknown revision fails without a report`() throws {
    for (base, message) in [
      ("no-such", "error: cannot find 'no-such' with git: there is no such branch, tag or commit\n"),
      ("--all", "error: '--all' is not the name of a commit\n"),
      ("main..next", "error: 'main..next' is not the name of a commit\n"),
    ] {
      let done = try Roundtable.run(["report", "--base=\(base)"], folder: folder.path)
      #expect(done.exitCode == 2 && done.standardOutput == "")
      #expect(done.standardError.hasPrefix(message), "\(done.standardError)")
    }
    let elsewhere = ScratchFolder()
    let outside = try Roundtable.run(["report", "--base", "main"], folder: elsewhere.path)
    #expect(
      outside.exitCode == 2 && outside.standardError.contains("hint: run it in a folder of a repository"))
    #expect(try Roundtable.run(["report"], folder: folder.path).exitCode == 2)
    let missing = try Roundtable.run(["report", "--base", "main", "no.yaml"], folder: folder.path)
    #expect(missing.exitCode == 2 && missing.standardError.hasPrefix("error: neither side has 'no.yaml'\n"))
  }

  // MARK: - Hostile input

  /// Each has the word EVIL, which may be in code alone.
  private static let hostile = [
    "# EVIL", "`EVIL`", "``` EVIL", "~~~~~ EVIL", "`` EVIL ```", "<img src=x onerror=EVIL>", "<!-- EVIL",
    "</details>EVIL",
    "[EVIL](http://evil.example)", "![EVIL](x)", "@EVIL", "#1 EVIL", "https://evil.example/EVIL",
    "www.EVIL.com", "a@EVIL.com",
    "a\\n\\n# EVIL", "a\\n~~~\\n# EVIL", "| EVIL |", "- [ ] EVIL", "**EVIL**", "&lt;b&gt;EVIL",
    "EVIL\\\\",
    "\\u202eEVIL", " EVIL`", "$EVIL$", "]]>EVIL", "---\\n- EVIL",
  ]

  @Test(.enabled(if: MarkdownStructure.isInstalled))
  func `no title can write Markdown`() throws {
    let titles = Self.hostile.map { $0.replacing("\"", with: "") }
    func rows(_ titles: [String]) -> String {
      titles.map { "      - {title: \"\($0)\", rowHeight: 20}\n" }.joined()
    }
    try folder.write("sections:\n  - rows:\n" + rows(titles), to: "specs/evil.yaml")
    let names = [
      "# EVIL.yaml", "`EVIL`.yaml", "<b>EVIL.yaml", "@EVIL.yaml", "a\n# EVIL.yaml", "[EVIL](x).yaml",
      " EVIL .yaml",
    ]
    for name in names {
      try folder.write("include: \"../no\\n# EVIL\"\nsections: [{rows: [One]}]\n", to: "specs/" + name)
    }
    let text = try report(exitCode: 2, outside: "EVIL")
    #expect(!text.utf8.contains(0x1B) && !text.contains("\u{202E}"))
    let markdown = try MarkdownStructure(text)
    #expect(markdown.texts("code_block").contains { $0.contains("[EVIL](http://evil.example)") })
    #expect(markdown.texts("heading").count == names.count + 2)
    try git("git add -A && git commit -qm evil && git checkout -q -B main && git checkout -q -B next")
    try folder.write(
      "sections:\n  - header: \"# EVIL\"\n    rows:\n" + rows(titles.reversed()), to: "specs/evil.yaml")
    let changed = try MarkdownStructure(try report(outside: "EVIL"))
    #expect(changed.texts("code").filter { $0.contains("EVIL") }.count >= titles.count)
    #expect(changed.texts("heading").count == 2)
    _ = try report("--limit", "comment", outside: "EVIL")
  }

  @Test func `report runs no program of the repository's settings`() throws {
    try change("s/Bluetooth/Blue/")
    try git(
      """
      printf '#!/bin/sh\\ntouch "%s/ran"\\n' "$PWD" > .git/hook; chmod +x .git/hook
      git config core.fsmonitor "$PWD/.git/hook"
      echo '*.yaml filter=f diff=f' > .gitattributes
      for key in filter.f.smudge filter.f.clean filter.f.process diff.f.textconv diff.f.command diff.external core.pager \\
        pager.ls-files core.editor alias.ls-files alias.ls-tree alias.rev-parse alias.merge-base core.sshCommand; do
        git config $key "touch $PWD/ran"
      done
      rm -f ran
      """)
    #expect(try report().contains("### `specs/settings.yaml`"))
    #expect(try !folder.names().contains("ran"))
  }

  // MARK: - The page

  @Test func `the page has both pictures, the words and no address to load`() throws {
    try change("s/title: Bluetooth,/title: Blue <b>, titleColor: systemRed,/")
    try folder.write("style: bogus\nsections: []\n", to: "specs/ada.yaml")
    let done = try Roundtable.run(
      ["report", "--base", "main", "--html", "report.html"], folder: folder.path)
    // An error fails the command, and the page is written.
    #expect(done.exitCode == 2)
    #expect(done.standardOutput == (try report(exitCode: 2)))
    let page = try folder.read("report.html")
    #expect(page.utf8.count < 1_000_000)
    for part in [
      "Before", "After", "specs/settings.yaml", "Blue &lt;b&gt;", "specs/ada.yaml:1:8: error: unknown style",
    ] {
      #expect(page.contains(part), "\(part)")
    }
    #expect(!page.contains("Blue <b>"))
    #expect(page.matches(of: #/(?:src|href)="(?!data:|#)[^"]*"/#).isEmpty)
    let again = try Roundtable.run(
      ["report", "--base", "main", "--html", "report.html"], folder: folder.path)
    #expect(again.exitCode == 2)
    #expect(try folder.read("report.html") == page)
    // A file of the user's own is kept.
    try folder.write("<p>mine</p>\n", to: "mine.html")
    let kept = try Roundtable.run(["report", "--base", "main", "--html", "mine.html"], folder: folder.path)
    #expect(kept.exitCode == 2 && kept.standardOutput == "")
    #expect(try folder.read("mine.html") == "<p>mine</p>\n")
  }

  @Test func `the guide's step writes the summary and the page, and fails for a broken spec`() throws {
    let guide = try Repository.text("Sources/roundtable/Roundtable.docc/Pull-Requests-and-CI.md")
    let step = String(try #require(guide.firstMatch(of: #/- run: (roundtable report .*)/#)).1)
    let programs = try ProductBinary.url(named: "roundtable").deletingLastPathComponent().path
    func run() throws -> Int32 {
      try ChildProcess.run(
        URL(fileURLWithPath: "/bin/bash"), ["-ec", step],
        environment: TestEnvironment(home: folder).setting([
          "GITHUB_BASE_REF": "main", "GITHUB_STEP_SUMMARY": "summary",
          "PATH": programs + ":/usr/local/bin:/usr/bin:/bin",
        ]), folder: folder.path
      ).exitCode
    }
    try git("git update-ref refs/remotes/origin/main main && echo Before > summary")
    try change("s/Bluetooth/Blue/")
    #expect(try run() == 0)
    #expect(try folder.read("summary").hasPrefix("Before\n## Layout changes since `origin/main`\n"))
    #expect(try folder.read("report.html").contains("specs/settings.yaml"))
    try change("s/^style:.*/style: bogus/")
    #expect(try run() == 2)
    #expect(try folder.read("summary").contains("unknown style 'bogus'"))
  }

  // MARK: - Limits

  @Test(arguments: [("comment", 65_536), ("summary", 1 << 20)])
  func `a large report keeps GitHub's limits and says what it cut`(limit: String, most: Int) throws {
    let rows = (0..<60).map { "      - {title: \"🎈 Row \($0)\", detail: Bluetooth}\n" }.joined()
    let count = limit == "comment" ? 12 : 36
    for index in 0..<count {
      try folder.write("sections:\n  - rows:\n" + rows, to: "specs/screen-\(1000 + index).yaml")
    }
    try folder.write("style: bogus\n", to: "specs/zz.yaml")
    try git("git add . && git commit -qm two && git checkout -q -B main && git checkout -q -B next")
    for index in 0..<count {
      try folder.write(
        "style: grouped\nsections:\n  - rows:\n" + rows.replacing("Row", with: "Line"),
        to: "specs/screen-\(1000 + index).yaml")
    }
    try folder.write("style: bogus2\nsections: []\n", to: "specs/zz.yaml")
    let text = try report("--limit", limit, exitCode: 2)
    #expect((limit == "comment" ? text.utf16.count : text.utf8.count) <= most)
    #expect(text.contains("\(count + 1) of \(count + 4) specs changed, 1 can't be read."))
    // The error is kept, although it is last.
    #expect(text.contains("specs/zz.yaml:1:8: error: "))
    let said = try #require(
      text.firstMatch(of: /\*\*Cut to \d+ (bytes|characters), for .*:\*\* (.*)\. `--limit none` prints all\./)
    ).2
    let counts = said.matches(of: #/(\d+) specs? /#).map { Int($0.1) ?? 0 }
    let whole = text.components(separatedBy: "<details>").count - 1
    #expect(counts.reduce(0, +) + whole >= count, "\(said)")
    for index in 0..<count {
      let name = "specs/screen-\(1000 + index).yaml"
      #expect(text.contains("### `\(name)`") || text.contains("- `\(name)`") || text.contains(" more\n"))
    }
    let all = try report("--limit", "none", exitCode: 2)
    #expect(!all.contains("Cut to") && all.components(separatedBy: "<details>").count == count + 1)
  }
}
