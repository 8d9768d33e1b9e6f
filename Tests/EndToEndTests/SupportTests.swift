// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

/// An engineer adopts exported code: support files once, an engineer's file once, a generated file at each design change.
struct SupportTests {
  private let folder = ScratchFolder()
  private let bin = ScratchFolder()

  init() throws {
    try bin.link("roundtable", to: try ProductBinary.url(named: "roundtable").path)
    try folder.write(try Repository.text("Sources/Examples/settings.yaml"), to: "settings.yaml")
  }

  private func run(_ arguments: String..., exitCode: Int32 = 0) throws -> ChildProcess {
    let result = try Roundtable.run(arguments, folder: folder.path)
    #expect(result.exitCode == exitCode, "\(arguments): \(result.standardError)\(result.standardOutput)")
    return result
  }

  private func support(
    _ format: String = "uikit", _ arguments: String..., exitCode: Int32 = 0
  ) throws -> ChildProcess {
    let result = try Roundtable.run(
      ["support", "--format", format, "-o", "App/Roundtable"] + arguments, folder: folder.path)
    #expect(result.exitCode == exitCode, "\(arguments): \(result.standardError)\(result.standardOutput)")
    return result
  }

  /// The texts of the app's files, by their paths.
  private func app() throws -> [String: String] {
    let paths =
      FileManager.default.enumerator(atPath: folder.path("App"))?.compactMap { $0 as? String } ?? []
    return try Dictionary(
      uniqueKeysWithValues: paths.filter { $0.hasSuffix(".swift") }.map { ($0, try folder.read("App/\($0)")) }
    )
  }

  /// The compiler's messages about files; empty if it accepts them.
  private func compiled(_ paths: [String], ios: Int) throws -> String {
    let environment = TestEnvironment(home: folder).setting([
      "PATH": ProcessInfo.processInfo.environment["PATH"]
    ])
    let result = try ChildProcess.run(
      Repository.root.appendingPathComponent("Scripts/checks/typecheck.sh"), ["--ios", "\(ios)"] + paths,
      environment: environment, folder: folder.path, timeout: 120)
    return result.standardError + result.standardOutput
  }

  private func change(_ old: String, _ new: String, in name: String) throws {
    let text = try folder.read(name)
    try #require(text.contains(old), "\(name): \(old)")
    try folder.write(text.replacing(old, with: new), to: name)
  }

  /// The format, its oldest iOS, the engineer's file, and a case of its exhaustive `switch`.
  static let adoptions = [
    ("uikit", 15, "SettingsViewController.swift", "SettingsTable.generated.swift"),
    ("swiftui", 16, "SettingsScreen.swift", "SettingsList.generated.swift"),
  ]

  @Test(arguments: adoptions)
  func `a design change keeps the engineer's file and the support files`(
    format: String, ios: Int, own: String, generated: String
  ) throws {
    let first = try run("export", "settings.yaml", "--format", format, "-o", "App/").standardError
    #expect(first.contains("wrote App/\(generated)\n") && first.contains("wrote App/\(own)\n"))
    // The printed command writes what is missing.
    let command = try #require(first.firstMatch(of: /this writes them: (.+)/)).1
    let written = try ChildProcess.run(
      URL(fileURLWithPath: "/bin/sh"), ["-c", String(command)],
      environment: TestEnvironment(home: folder).setting(["PATH": bin.path + ":/usr/bin:/bin"]),
      folder: folder.path)
    #expect(written.exitCode == 0, "\(written.standardError)")
    let again = try run("export", "settings.yaml", "--format", format, "-o", "App/").standardError
    #expect(again.contains("kept App/\(own)\n") && again.contains("'App/Roundtable' are current\n"))
    #expect(try compiled(app().keys.map { "App/\($0)" }, ios: ios) == "")
    #expect(try support(format).standardOutput.contains("wrote App/Roundtable/"))

    // The engineer's first action.
    try folder.write(try folder.read("App/\(own)") + "\nfunc signOut() {}\n", to: "App/\(own)")
    let before = try app()
    try change(
      "style: insetGrouped\n", "style: insetGrouped\ncornerRadius: 16\nseparator: {thickness: 1}\n",
      in: "settings.yaml")
    try change("title: Airplane Mode,", "title: Aeroplane Mode,", in: "settings.yaml")
    let changed = try run("export", "settings.yaml", "--format", format, "-o", "App/\(generated)")
    #expect(changed.standardOutput.isEmpty && changed.standardError.contains("kept App/\(own)\n"))
    var after = try app()
    #expect(after[generated] != before[generated] && after[generated]?.contains("Aeroplane Mode") == true)
    after[generated] = before[generated]
    #expect(after == before)
    #expect(try support(format, "--check").standardOutput.hasSuffix("'App/Roundtable' are current\n"))
    #expect(try compiled(app().keys.map { "App/\($0)" }, ios: ios) == "")

    // A row that does something needs a case in the engineer's switch.
    try change(
      "  - id: attention\n    rows:\n",
      "  - id: attention\n    rows:\n      - {id: inbox, title: Inbox, accessory: disclosureIndicator}\n",
      in: "settings.yaml")
    _ = try run("export", "settings.yaml", "--format", format, "-o", "App/")
    let message = try compiled(app().keys.map { "App/\($0)" }, ios: ios)
    #expect(message.contains("App/\(own):") && message.contains("switch must be exhaustive"), "\(message)")
    #expect(try support(format, "settings.yaml", "--check").exitCode == 0)
  }

  @Test func `an edited or foreign support file is named and never replaced`() throws {
    _ = try support()
    let good = try folder.read("App/Roundtable/RowLook.swift")
    let edited = good.replacing("struct", with: "public struct")
    try folder.write(edited, to: "App/Roundtable/RowLook.swift")
    try FileManager.default.removeItem(atPath: folder.path("App/Roundtable/Card.swift"))
    for arguments in [["--check"], []] {
      let refused = try Roundtable.run(
        ["support", "--format", "uikit", "-o", "App/Roundtable"] + arguments, folder: folder.path)
      #expect(refused.exitCode == (arguments.isEmpty ? 2 : 1) && refused.standardOutput.isEmpty)
      #expect(refused.standardError.contains("App/Roundtable/RowLook.swift: edited\n"))
      #expect(refused.standardError.contains("roundtable support --format uikit -o App/Roundtable --force"))
      #expect(refused.standardError.contains("Card.swift: missing\n") == !arguments.isEmpty)
      #expect(try folder.read("App/Roundtable/RowLook.swift") == edited)
      #expect(!FileManager.default.fileExists(atPath: folder.path("App/Roundtable/Card.swift")))
    }
    try folder.write("struct RowLook {}\n", to: "App/Roundtable/RowLook.swift")
    let foreign = try support(exitCode: 2)
    #expect(foreign.standardError.contains("App/Roundtable/RowLook.swift: not written by roundtable\n"))
    #expect(try folder.read("App/Roundtable/RowLook.swift") == "struct RowLook {}\n")
    #expect(try support("uikit", "--force").standardOutput.contains("wrote App/Roundtable/RowLook.swift\n"))
    #expect(try folder.read("App/Roundtable/RowLook.swift") == good)
  }

  @Test func `older files are replaced, and files that aren't needed are kept`() throws {
    _ = try support("uikit", "settings.yaml")
    let good = try folder.read("App/Roundtable/RowLook.swift")
    // The head of version 0 with the hash of its lines.
    let old = "// roundtable support 0, uikit: RowLook.swift 3a2d6f2c8f1e4f6b\nlet a = 1\n"
    try folder.write(old, to: "App/Roundtable/RowLook.swift")
    #expect(try support(exitCode: 2).standardError.contains("RowLook.swift: edited\n"))
    try folder.write(
      SupportTests.written(0, "RowLook.swift", "let a = 1\n"), to: "App/Roundtable/RowLook.swift")
    try folder.write(SupportTests.written(0, "Gone.swift", "let b = 1\n"), to: "App/Roundtable/Gone.swift")
    let check = try support("uikit", "settings.yaml", "--check", exitCode: 1).standardError
    #expect(check.contains("1 support file isn't current") && check.contains("RowLook.swift: older\n"))
    #expect(
      check.contains("this writes it: roundtable support settings.yaml --format uikit -o App/Roundtable"))
    let written = try support("uikit", "settings.yaml").standardOutput
    #expect(
      written == "wrote App/Roundtable/RowLook.swift\nnot needed, and kept: App/Roundtable/Gone.swift\n")
    #expect(try folder.read("App/Roundtable/RowLook.swift") == good)
    try folder.write(
      SupportTests.written(9, "RowLook.swift", "let a = 1\n"), to: "App/Roundtable/RowLook.swift")
    #expect(try support(exitCode: 2).standardError.contains("update roundtable"))
  }

  /// FNV-1a, as in the files' heads.
  private static func written(_ version: Int, _ name: String, _ rest: String) -> String {
    var hash: UInt64 = 14_695_981_039_346_656_037
    for byte in rest.utf8 { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
    let digits = String(hash, radix: 16)
    let zeros = String(repeating: "0", count: 16 - digits.count)
    return "// roundtable support \(version), uikit: \(name) \(zeros)\(digits)\n\(rest)"
  }

  @Test func `the shell writes the support files of its table`() throws {
    let script = ["-e", "open settings.yaml", "-e", "support uikit New/Folder"]
    let first = try Roundtable.run(["run"] + script, folder: folder.path)
    #expect(first.exitCode == 0 && first.standardOutput.contains("wrote New/Folder/RowLook.swift\n"))
    let current = try Roundtable.run(
      ["run", "-e", "open settings.yaml", "-e", "support uikit New/Folder --check"], folder: folder.path)
    #expect(current.exitCode == 0 && current.standardOutput.contains("are current\n"))
    try FileManager.default.removeItem(atPath: folder.path("New/Folder/RowLook.swift"))
    let missing = try Roundtable.run(
      ["run", "-e", "open settings.yaml", "-e", "support uikit New/Folder --check"], folder: folder.path)
    #expect(missing.exitCode == 1 && missing.standardError.contains("RowLook.swift: missing\n"))
  }
}
