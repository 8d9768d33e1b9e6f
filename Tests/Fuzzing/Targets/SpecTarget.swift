// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CodeExport
import Drawing
import FileWatching
import Foundation
import OutputFormats
import Session
import TableLayout
import TableLint
import TableModel
import TableSpec
import TestSupport

/// Puts the bytes of a spec file through decoding, layout, every renderer, every rule, export, every question
/// about the table, and changes that are written back into the text.
package final class SpecTarget: FuzzTarget {
  package static let name = "spec"
  package static let maximumLength = 4096

  package static func seeds() throws -> [(name: String, bytes: [UInt8])] {
    var random = RandomTable(seed: 19)
    let made = (0..<12).map { number -> (name: String, bytes: [UInt8]) in
      let table = random.table(maximumSections: 3, maximumRows: 3)
      let text = number % 4 == 3 ? SpecEncoder.encodeJSON(table) : SpecEncoder.encode(table)
      return ("random-\(number)", Array(text.utf8))
    }
    return try Repository.examples(".yaml") + made
  }

  package static func words() throws -> Set<String> {
    // The schema is generated from the keys that the decoder reads; its texts are their names, values and
    // meanings.
    let schema = try JSONSerialization.jsonObject(with: Data(SpecSchema.json().utf8))
    return Self.names(in: schema).union([
      "include", "sections", "<<", "!!str", "&a", "*a", "---", "...", "? ", "|\n",
    ])
  }

  private static func names(in value: Any) -> Set<String> {
    switch value {
    case let object as [String: Any]:
      let names = object["properties"].flatMap { $0 as? [String: Any] }.map { Set($0.keys) } ?? []
      let values = object["enum"].flatMap { $0 as? [String] } ?? []
      return object.values.reduce(names.union(values)) { $0.union(Self.names(in: $1)) }
    case let items as [Any]: return items.reduce([]) { $0.union(Self.names(in: $1)) }
    default: return []
    }
  }

  /// Reads `include: theme.yaml` from a file beside the spec; every other name is the spec itself.
  private struct Includes: IncludeReading {
    let bytes: [UInt8]

    func read(_ path: String, limit: Int) throws(IncludeFailure) -> IncludedFile {
      switch path {
      case "theme.yaml":
        let theme = "cornerRadius: 7\nrowColor: systemRed\nsections: [{rows: [a, b]}]\n"
        return IncludedFile(bytes: Array(theme.utf8), identity: path)
      case "missing.yaml": throw IncludeFailure("no such file")
      default: return IncludedFile(bytes: bytes, identity: path)
      }
    }

    func identity(of path: String) -> String { path }
  }

  /// The questions that the page and the shell can ask about any table. Their examples name rows of an example
  /// table, which this table may lack.
  private let questions = CommandGroup.see.commands
    // The code below already renders, exports and lints.
    .filter { !["lint", "render", "export"].contains($0.name) }.flatMap { $0.examples }

  package init() {}

  package func run(_ bytes: [UInt8]) throws {
    let includes = Includes(bytes: bytes)
    let decoder = SpecDecoder(fileName: "spec.yaml", includes: includes)
    let read: LoadedSpec
    do {
      read = try decoder.read(bytes)
    } catch {
      try check(error)
      return
    }
    _ = try BoundedWork.run {
      try render(read.table)
      try ask(read)
      try lint(read.table)
      try encode(read.table)
    }
    try patch(read.table, bytes, decoder)
  }

  private func check(_ error: SpecError) throws {
    guard !error.problems.isEmpty else { throw FuzzFinding("an error without a problem") }
    for problem in error.problems {
      guard problem.line >= 1, problem.column >= 1, !problem.message.isEmpty else {
        throw FuzzFinding("a problem at \(problem.line):\(problem.column): '\(problem.message)'")
      }
    }
    try OutputChecks.checkVisible(error.description, "a spec's error")
  }

  private func render(_ table: Table) throws {
    let layout = LaidOutTable(table)
    for format in OutputFormat.all {
      for withRulers in [false, true] {
        try OutputChecks.check(format.bytes(of: layout, PictureOptions(withRulers: withRulers)), of: format)
      }
    }
    for format in CodeFormat.allCases { _ = try? format.code(for: table) }
  }

  private func ask(_ read: LoadedSpec) throws {

    var session = Session(document: Document(read), workspace: FuzzWorkspace())
    for line in questions {
      for output in session.execute(line).outputs {
        try OutputChecks.checkVisible(output.text(), "'\(line)'")
      }
    }
  }

  private func lint(_ table: Table) throws {
    let findings = Linter.findings(in: table, from: .note)
    for finding in findings { try OutputChecks.checkVisible(finding.description, "a finding") }
    // Each fix checks the whole table again.
    guard (1...2).contains(findings.count(where: \.isFixable)) else { return }
    try encode(Linter.fix(table, from: .note).table)
  }

  /// A table that is encoded decodes to the same table.
  private func encode(_ table: Table) throws {
    let decoder = SpecDecoder(fileName: "encoded.yaml")
    for (what, text) in [("YAML", SpecEncoder.encode(table)), ("JSON", SpecEncoder.encodeJSON(table))] {
      if what == "JSON" { try OutputChecks.checkJSON(text, "an encoded spec") }
      do {
        guard try decoder.decode(Array(text.utf8)) == table else {
          throw FuzzFinding("\(what) is read back as another table:\n\(text)")
        }
      } catch let error as SpecError {
        throw FuzzFinding("\(what) cannot be read back: \(error)\n\(text)")
      }
    }
  }

  private func patch(
    _ table: Table, _ bytes: [UInt8], _ decoder: SpecDecoder
  ) throws {
    var random = RandomTable(seed: ContentHash(of: bytes).value)
    var changed = table
    random.change(&changed)
    guard hasUniqueIDs(changed) else { return }
    let patched = SpecPatcher.patch(bytes, to: changed, decoder: decoder)
    do {
      // A text that includes itself now includes a different text.
      guard try decoder.decode(patched.bytes) == changed else {
        throw FuzzFinding(
          "a save is read back as another table:\n\(String(decoding: patched.bytes, as: UTF8.self))")
      }
    } catch let error as SpecError {
      throw FuzzFinding(
        "a save cannot be read back: \(error)\n\(String(decoding: patched.bytes, as: UTF8.self))")
    }
    var theirs = table
    random.change(&theirs)
    _ = TableMerge(base: table, ours: changed, theirs: theirs)
  }

  private func hasUniqueIDs(_ table: Table) -> Bool {
    let ids = table.sections.flatMap { [$0.info.id] + $0.rows.map(\.id) }.compactMap(\.self)
    return Set(ids).count == ids.count
  }
}
