// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Session
import TestSupport
import Testing

/// The tables in the documents are complete.
struct DocumentTableTests {
  /// The rows, as cells, of the table under this heading.
  private func table(_ heading: String, in document: String) throws -> [[String]] {
    let lines = try Repository.text(document).components(separatedBy: "\n")
    let start = try #require(lines.firstIndex(of: heading), "no table '\(heading)'")
    return lines[(start + 2)...].prefix { $0.hasPrefix("|") }.map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  /// The texts in backticks.
  private func quoted(_ cell: String) -> [String] {
    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated().compactMap {
      $0.offset.isMultiple(of: 2) ? nil : String($0.element)
    }
  }

  @Test func `the documents list every source folder once`() throws {
    let listed = try table("| folder | content |", in: ".github/CONTRIBUTING.md").flatMap { quoted($0[0]) }
      .filter { $0.hasPrefix("Sources/") }
    let folders = try FileManager.default.contentsOfDirectory(
      at: Repository.root.appendingPathComponent("Sources"), includingPropertiesForKeys: [.isDirectoryKey]
    ).filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
    #expect(listed.sorted() == folders.map { "Sources/\($0.lastPathComponent)" }.sorted())
  }

  @Test func `the documents list every example`() throws {
    let guide = "Sources/roundtable/Roundtable.docc/Recipes-and-FAQ.md"
    let listed = try table("| example | preset | what it shows |", in: guide).flatMap { quoted($0[0]) }
    #expect(!listed.isEmpty && listed.sorted() == Repository.exampleNames)
  }

  @Test func `the README names the package's Swift version`() throws {
    let first = try #require(try Repository.text("Package.swift").components(separatedBy: "\n").first)
    let version = try #require(first.split(separator: " ").last)
    #expect(try Repository.text("README.md").contains("Swift \(version) or newer"))
  }

  @Test func `the newest release in the changelog is this version`() throws {
    let source = try Repository.text("Sources/Shell/Output/Version.swift")
    let number = try #require(source.firstMatch(of: /number = "([0-9.]+)"/)?.1)
    let headings = try Repository.text(".github/CHANGELOG.md").components(separatedBy: "\n").filter {
      $0.hasPrefix("## ") && $0 != "## Unreleased"
    }
    #expect(headings.first?.hasPrefix("## \(number) - ") == true)
  }
}
