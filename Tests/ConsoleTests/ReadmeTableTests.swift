// SPDX-License-Identifier: GPL-3.0-or-later

import Console
import Foundation
import TestSupport
import Testing

/// What the README lists is what there is.
struct ReadmeTableTests {
  /// The rows of the table with this heading, as cells.
  private func table(_ heading: String) throws -> [[String]] {
    let lines = try Repository.text("README.md").components(separatedBy: "\n")
    let start = try #require(lines.firstIndex(of: heading), "no table '\(heading)'")
    return lines[(start + 2)...].prefix { $0.hasPrefix("|") }.map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  /// What stands between backquotes.
  private func quoted(_ cell: String) -> [String] {
    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated().compactMap {
      $0.offset.isMultiple(of: 2) ? nil : String($0.element)
    }
  }

  @Test func `every command stands in its group, in the order of help`() throws {
    let listed = try table("| group | commands |").map { "\($0[0]): \(quoted($0[1]).joined(separator: " "))" }
    let known = CommandRegistry.groups.map { group, commands in
      "\(group.rawValue): \(commands.map { $0.name }.joined(separator: " "))"
    }
    #expect(listed == known)
  }

  @Test func `every folder of sources is there once`() throws {
    let listed = try table("| folder | what |").flatMap { quoted($0[0]) }
    let folders = try FileManager.default.contentsOfDirectory(
      at: Repository.root.appendingPathComponent("Sources"), includingPropertiesForKeys: [.isDirectoryKey]
    ).filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
    #expect(listed.sorted() == folders.map { "Sources/\($0.lastPathComponent)" }.sorted())
  }

  @Test func `every example is told`() throws {
    let listed = try table("| spec and session | what |").flatMap { quoted($0[0]) }
    #expect(!listed.isEmpty && listed.sorted() == Repository.exampleNames)
  }

  @Test func `the README asks for the package's Swift`() throws {
    let first = try #require(try Repository.text("Package.swift").components(separatedBy: "\n").first)
    let version = try #require(first.split(separator: " ").last)
    #expect(try Repository.text("README.md").contains("Swift \(version) or newer"))
  }

  @Test func `the newest release in the changelog is this version`() throws {
    let source = try Repository.text("Sources/roundtable/Support/Version.swift")
    let number = try #require(source.firstMatch(of: /number = "([0-9.]+)"/)?.1)
    let headings = try Repository.text(".github/CHANGELOG.md").components(separatedBy: "\n").filter {
      $0.hasPrefix("## ") && $0 != "## Unreleased"
    }
    #expect(headings.first?.hasPrefix("## \(number) - ") == true)
  }
}
