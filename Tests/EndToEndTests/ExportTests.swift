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
    (["shop.yaml", "--format", "uikit", "--technique", "magic"], 2, "unknown technique 'magic'"),
    (
      ["shop.yaml", "--format", "swiftui", "--technique", "native"], 2,
      "--technique requires --format uikit or xctest"
    ),
    (
      ["shop.yaml", "--format", "uikit", "--minimum-ios", "12"], 2,
      "out of range: 12\nhint: allowed: 13 to 26"
    ),
    (
      ["shop.yaml", "--format", "xctest", "--minimum-ios", "27"], 2,
      "out of range: 27\nhint: allowed: 13 to 26"
    ),
    (["shop.yaml", "--format", "swiftui", "--minimum-ios", "14"], 2, "needs iOS 15 or newer"),
    (["shop.yaml", "--format", "uikit", "--minimum-ios", "new"], 2, "--minimum-ios"),
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
    #expect(whole.exitCode == 0 && whole.standardError.isEmpty)
    // Only previews can show the parts of the screen around the table.
    let framed = try export("-", "--format", "uikit", "--strict", input: spec + "screen: {statusBar: true}\n")
    #expect(framed.exitCode == 0)
    #expect(framed.standardError.contains("not exported: the table: screen.statusBar"))
    let words = [
      "uikit": "not exported: row 0.0: badgeColor", "xctest": "not tested: the table: titleColor",
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
    #expect(printed.standardOutput.hasPrefix("// roundtable export \(format): needs iOS "))
    #expect(try export("-", "--format", format, input: spec).standardOutput == printed.standardOutput)
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

  // MARK: - Packages

  @Test(arguments: ["uikit", "swiftui", "xctest"])
  func `a folder gets a package that Swift reads and compiles`(format: String) throws {
    #expect(
      try export("shop.yaml", "--format", format, "--minimum-ios", "16", "-o", "new/Shop/").exitCode == 0)
    let type = format == "swiftui" ? "ShopView" : "ShopViewController"
    let source = "Sources/\(type)/\(type).swift"
    let test = "Tests/\(type)Tests/\(type)Tests.swift"
    let files =
      FileManager.default.enumerator(atPath: folder.path("new/Shop"))?.compactMap { $0 as? String } ?? []
    let swift = files.filter { $0.hasSuffix(".swift") }.sorted()
    #expect(swift == ["Package.swift", source] + (format == "xctest" ? [test] : []))
    let manifest = try JSONSerialization.jsonObject(with: Data(try dump().utf8)) as? [String: Any]
    let package = try #require(manifest)
    let platforms = try #require(package["platforms"] as? [[String: Any]])
    #expect(platforms.map { $0["platformName"] as? String } == ["ios"])
    let version = try #require(platforms.first?["version"] as? String)
    let products = try #require(package["products"] as? [[String: Any]])
    #expect(products.map { $0["name"] as? String } == [type])
    let targets = try #require(package["targets"] as? [[String: Any]])
    #expect(
      targets.map { $0["type"] as? String } == (format == "xctest" ? ["regular", "test"] : ["regular"]))
    let ios = ["--ios", String(version.prefix { $0 != "." })]
    #expect(try typeCheck(ios + [source]) == "")
    guard format == "xctest" else { return }
    #expect(try folder.read("new/Shop/\(test)").contains("\n@testable import \(type)\n"))
    #expect(try typeCheck(ios + ["--tests", type, source, test]) == "")
    #expect(try typeCheck(ios + ["--main-actor", "--tests", type, source, test]) == "")
    // The test sees the view controller only through its import.
    #expect(try typeCheck(ios + [test]).contains("no such module '\(type)'"))
  }

  private var environment: TestEnvironment {
    TestEnvironment(home: folder).setting(["PATH": ProcessInfo.processInfo.environment["PATH"]])
  }

  private func dump() throws -> String {
    let swift = try #require(ExternalTool("swift").location)
    let result = try ChildProcess.run(
      URL(fileURLWithPath: swift), ["package", "dump-package"], environment: environment,
      folder: folder.path("new/Shop"), timeout: 120)
    #expect(result.exitCode == 0, "\(result.standardError)")
    return result.standardOutput
  }

  private func typeCheck(_ arguments: [String]) throws -> String {
    let script = Repository.root.appendingPathComponent("Scripts/checks/typecheck.sh")
    let result = try ChildProcess.run(
      script, arguments, environment: environment, folder: folder.path("new/Shop"), timeout: 120)
    return result.standardError + result.standardOutput
  }
}
