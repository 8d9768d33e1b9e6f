// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

struct ExportTests {
  private let folder = ScratchFolder()
  private let spec =
    "title: Shop\nstyle: insetGrouped\nsections:\n  - header: Fruit\n    rows: [Apple, Pear]\n"

  init() throws {
    try folder.write(spec, to: "shop.yaml")
  }

  private func export(_ arguments: String..., input: String = "") throws -> ChildProcess {
    try Roundtable.run(["export"] + arguments, input: input, folder: folder.path)
  }

  // MARK: - Exit codes

  /// Arguments, exit code, and a text in standard error.
  static let refused: [([String], Int32, String)] = [
    ([], 2, "missing SPEC"),
    (["shop.yaml"], 2, "missing --format"),
    (
      ["shop.yaml", "--format", "appkit"], 2,
      "expected --format to be uikit, swiftui or xctest, found 'appkit'"
    ),
    (["shop.yaml", "--format", "uikit", "--technique", "best"], 2, "unknown option '--technique'"),
    (["shop.yaml", "--format", "uikit", "--faithful"], 2, "unknown option '--faithful'"),
    (["shop.yaml", "--format", "uikit", "--minimum-ios", "16"], 2, "unknown option '--minimum-ios'"),
    (["shop.yaml", "--format", "uikit", "--controller", "--standalone"], 2, "can't be combined"),
    (["shop.yaml", "--format", "uikit", "--module", "MyApp"], 2, "--module requires xctest"),
    (["shop.yaml", "--format", "xctest", "--module", "My App"], 2, "found 'My App'"),
    (["shop.yaml", "--format", "xctest", "--controller"], 2, "--controller requires uikit or swiftui"),
    (["shop.yaml", "--format", "uikit", "-o", "ShopViewController.swift"], 2, "the engineer's file"),
    (["shop.yaml", "--format", "swiftui", "-o", "./ShopScreen.swift", "--force"], 2, "the engineer's file"),
    (["none.yaml", "--format", "uikit"], 2, "cannot open 'none.yaml'"),
    (["shop.yaml", "--format", "uikit", "-o", "none/Shop.swift"], 74, "none/Shop.swift"),
    (["shop.yaml", "--format", "uikit", "-o", "shop.yaml/"], 74, "shop.yaml"),
  ]

  @Test(arguments: refused.indices)
  func `an export that can't be done is refused, and nothing is written`(index: Int) throws {
    let (arguments, code, message) = Self.refused[index]
    let result = try Roundtable.run(["export"] + arguments, folder: folder.path)
    #expect(result.exitCode == code, "\(arguments): \(result.standardError)")
    #expect(result.standardError.contains(message), "\(arguments): \(result.standardError)")
    #expect(result.standardOutput.isEmpty)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["shop.yaml"])
    #expect(try folder.read("shop.yaml") == spec)
  }

  @Test func `an invalid spec is reported with its line`() throws {
    let result = try export("-", "--format", "xctest", input: "style: bogus\n")
    #expect(result.exitCode == 1)
    #expect(result.standardError.hasPrefix("<stdin>:1:8: error: unknown style 'bogus'"))
  }

  @Test func `strict exits with 1 if the code omits anything, but still prints the code`() throws {
    let whole = try export("shop.yaml", "--format", "uikit", "--strict")
    #expect(whole.exitCode == 0 && whole.standardError.isEmpty, "\(whole.standardError)")
    // Only previews can show the parts of the screen around the table.
    let framed = try export("-", "--format", "uikit", "--strict", input: spec + "screen: {statusBar: true}\n")
    #expect(framed.exitCode == 0)
    #expect(framed.standardError.contains("not exported: the table: screen.statusBar"))
    let words = [
      "uikit": "not exported: row 0.0, row 0.1: id", "xctest": "not tested: the table: titleColor",
    ]
    let text =
      spec.replacing("[Apple, Pear]", with: "[{title: Apple, badgeColor: systemRed}, Pear]")
      + "titleColor: systemRed\n"
    for (format, message) in words {
      let plain = try export("-", "--format", format, input: text)
      #expect(plain.exitCode == 0)
      #expect(plain.standardError.contains(message), "\(plain.standardError)")
      let strict = try export("-", "--format", format, "--strict", input: text)
      #expect(strict.exitCode == 1)
      #expect(strict.standardOutput == plain.standardOutput && strict.standardError == plain.standardError)
    }
  }

  // MARK: - Output files

  @Test(arguments: ["uikit", "swiftui", "xctest"])
  func `standard output, a file and the shell get the same bytes`(format: String) throws {
    let printed = try export("shop.yaml", "--format", format)
    #expect(printed.exitCode == 0)
    #expect(printed.standardOutput.hasPrefix("// roundtable export \(format): shop.yaml, support 1, iOS "))
    let shell = try Roundtable.run(
      ["run", "-e", "open shop.yaml", "-e", "export \(format)"], folder: folder.path)
    #expect(shell.standardOutput.hasSuffix(printed.standardOutput))
    #expect(shell.standardOutput.split(separator: "\n").first?.contains("shop.yaml") == true)
    let written = try export("shop.yaml", "--format", format, "-o", "Shop.swift")
    #expect(written.exitCode == 0 && written.standardOutput.isEmpty)
    #expect(try folder.read("Shop.swift") == printed.standardOutput)
  }

  @Test func `code overwrites only code`() throws {
    try folder.write("// roundtable export swiftui: an older one\n", to: "Shop.swift")
    #expect(try export("shop.yaml", "--format", "uikit", "-o", "Shop.swift").exitCode == 0)
    #expect(try folder.read("Shop.swift").hasPrefix("// roundtable export uikit"))
    try folder.write("let own = 1\n", to: "Own.swift")
    try folder.write("sections: []\n", to: "other.yaml")
    for (name, isForced) in [("Own.swift", true), ("other.yaml", false), ("shop.yaml", false)] {
      let before = try folder.read(name)
      let refused = try export("shop.yaml", "--format", "uikit", "-o", name)
      #expect(refused.exitCode == 2 && refused.standardError.hasPrefix("error: "), "\(refused.standardError)")
      #expect(try folder.read(name) == before)
      let forced = try export("shop.yaml", "--format", "uikit", "-o", name, "--force")
      #expect(forced.exitCode == (isForced ? 0 : 2), "\(name): \(forced.standardError)")
      #expect(try (folder.read(name) == before) == !isForced)
    }
  }

  // MARK: - The engineer's file

  /// The format, the generated file, and the engineer's.
  static let pairs = [
    ("uikit", "ShopTable.generated.swift", "ShopViewController.swift"),
    ("swiftui", "ShopList.generated.swift", "ShopScreen.swift"),
  ]

  @Test(arguments: pairs)
  func `the engineer's file is written once, beside the generated file`(
    format: String, generated: String, own: String
  ) throws {
    let text = try export("shop.yaml", "--format", format, "--controller").standardOutput
    #expect(text.contains("import") && !text.hasPrefix("// roundtable export"))
    for output in ["New/App/", "New/App"] {
      let result = try export("shop.yaml", "--format", format, "-o", output)
      let verb = output.hasSuffix("/") ? "wrote" : "kept"
      #expect(result.standardOutput.isEmpty)
      #expect(
        result.standardError.hasPrefix("wrote New/App/\(generated)\n\(verb) New/App/\(own)\n"),
        "\(result.standardError)")
      #expect(try folder.read("New/App/\(own)") == (verb == "wrote" ? text : "mine\n"))
      try folder.write("mine\n", to: "New/App/\(own)")
    }
    // Not even by force.
    #expect(try export("shop.yaml", "--format", format, "-o", "New/App/Other.swift", "--force").exitCode == 0)
    #expect(try folder.read("New/App/\(own)") == "mine\n")
    let refused = try export("shop.yaml", "--format", format, "--controller", "-o", "New/App/", "--force")
    #expect(refused.exitCode == 2 && refused.standardError.contains("already exists"))
    #expect(try folder.read("New/App/\(own)") == "mine\n")
    #expect(try export("shop.yaml", "--format", format, "--controller", "-o", "New/Own.swift").exitCode == 0)
    #expect(try folder.read("New/Own.swift") == text)
  }

  @Test(arguments: ["uikit", "swiftui", "xctest"])
  func `a standalone file compiles alone`(format: String) throws {
    let result = try export("shop.yaml", "--format", format, "--standalone", "-o", "One.swift")
    #expect(result.standardError == "wrote One.swift\n")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.sorted() == ["One.swift", "shop.yaml"])
    #expect(try typeChecked(["--ios", "16", "One.swift"]) == "")
    let printed = try export("shop.yaml", "--format", format, "--standalone")
    #expect(try printed.standardOutput == folder.read("One.swift"))
  }

  @Test func `a test and its support file compile in a target that imports the app's module`() throws {
    #expect(try export("shop.yaml", "--format", "uikit", "--standalone", "-o", "App.swift").exitCode == 0)
    let test = try export("shop.yaml", "--format", "xctest", "--module", "App", "-o", "Tests/")
    #expect(test.exitCode == 0)
    let command = try #require(test.standardError.firstMatch(of: /this writes it: roundtable (.+)\n/)).1
    let written = try Roundtable.run(command.split(separator: " ").map(String.init), folder: folder.path)
    #expect(written.exitCode == 0, "\(written.standardError)")
    let paths = FileManager.default.enumerator(atPath: folder.path("Tests"))?.compactMap { $0 as? String }
    let files = (paths ?? []).filter { $0.hasSuffix(".swift") }.map { "Tests/\($0)" }
    #expect(files.count == 2, "\(files)")
    #expect(try typeChecked(["--tests", "App", "App.swift"] + files) == "")
  }

  @Test func `two ids with one name are an error, and nothing is written`() throws {
    let result = try export(
      "-", "--format", "uikit", "-o", "App/",
      input: "sections: [{rows: [{id: a-b, title: A}, {id: a.b, title: B}]}]\n")
    #expect(result.exitCode == 1 && result.standardError.contains("a.b"), "\(result.standardError)")
    #expect(!FileManager.default.fileExists(atPath: folder.path("App")))
  }

  // MARK: - Findings

  @Test func `export names findings that make wrong code, and counts the others`() throws {
    let text =
      "rowColor: white\nsections: [{rows: [{title: Apple, detail: B, detailColor: systemGray5, cellStyle: value1}]}]\n"
    try folder.write(text, to: "white.yaml")
    let result = try export("white.yaml", "--format", "uikit")
    #expect(result.exitCode == 0)
    #expect(
      result.standardError.contains(
        "white.yaml:1: row 0.0: error: the title, label on white, has a contrast of 1.00:1"))
    #expect(result.standardError.contains("roundtable lint white.yaml\n"), "\(result.standardError)")
    let shell = try Roundtable.run(["white.yaml", "-e", "export uikit"], folder: folder.path)
    #expect(shell.standardError.contains("note: row 0.0: error: the title, label on white"))
  }

  private func typeChecked(_ arguments: [String]) throws -> String {
    let result = try ChildProcess.run(
      Repository.root.appendingPathComponent("Scripts/checks/typecheck.sh"), arguments,
      environment: TestEnvironment(home: folder).setting(["PATH": ProcessInfo.processInfo.environment["PATH"]]
      ),
      folder: folder.path, timeout: 120)
    return result.standardError + result.standardOutput
  }
}
