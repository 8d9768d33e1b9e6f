// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// Reads a spec file in YAML (or JSON, which is YAML, too) into a table, with its included files, and reports
/// all problems with their places.
package struct SpecDecoder: Sendable {
  private let fileName: String
  private let includes: (any IncludeReading)?
  package let limits: SpecLimits

  /// - Parameters:
  ///   - fileName: the file's path in messages. Paths of included files are relative to its folder.
  ///   - includes: reads included files. Default: `nil`; `include:` is an error.
  ///   - limits: the largest accepted spec. Default: ``SpecLimits/standard``.
  package init(
    fileName: String, includes: (any IncludeReading)? = nil, limits: SpecLimits = .standard
  ) {
    self.fileName = fileName
    self.includes = includes
    self.limits = limits
  }

  /// The decoder without limits, for a text whose table is in memory already.
  package var unlimited: SpecDecoder { SpecDecoder(fileName: fileName, includes: includes, limits: .none) }

  /// The table of a spec.
  ///
  /// - Throws: ``SpecError`` with every problem of the file.
  package func decode(_ bytes: [UInt8]) throws(SpecError) -> Table { try read(bytes).table }

  /// The table of a spec with the text of its files.
  ///
  /// - Throws: ``SpecError`` with every problem of the file.
  package func read(_ bytes: [UInt8]) throws(SpecError) -> LoadedSpec {
    var context = SpecContext(fileName: fileName, bytes: bytes, budget: SpecBudget(limits))
    guard context.budget.consume(bytes.count, of: .bytes) else {
      context.report(
        "the file is larger than \(limits[.bytes]) bytes", hint: SpecLimits.Kind.bytes.hint,
        at: YAMLMark(line: 1, column: 1))
      throw SpecError(problems: context.problems)
    }
    var table = Table()
    var included: [SpecText] = []
    do {
      if let root = try context.parse() {
        included = include(of: root, into: &table, &context)
        context.decode(root, into: &table, keys: TableKeys.all, what: "a spec")
        if context.problems.isEmpty, let mistake = table.scrollingMistake {
          let key = Table.Info.settings[declared: \.scrollTo].name
          context.report(mistake.message, hint: mistake.hint, at: root[key] ?? root)
        }
      }
    } catch {
      context.report(error.message, hint: error.hint, at: error.mark)
    }
    guard context.problems.isEmpty else {
      // Problems of included files come first, because those files are read first.
      let inner = context.problems.filter { $0.file != fileName }
      let own = context.problems.filter { $0.file == fileName }
      throw SpecError(
        problems: inner + own.sorted { ($0.line, $0.column) < ($1.line, $1.column) },
        untold: context.untold)
    }
    table.pictures = pictures(of: table)
    return LoadedSpec(
      table: table, path: fileName, files: [SpecText(path: fileName, bytes: bytes)] + included)
  }

  /// The picture files that a table names, as they are now.
  package func pictures(of table: Table) -> LoadedPictures {
    PictureReader(includes: includes, root: IncludePath.folder(of: fileName), limits: limits).pictures(
      of: table)
  }

  /// - Returns: the included files, the nearest first.
  private func include(
    of root: YAMLNode, into table: inout Table, _ context: inout SpecContext
  ) -> [SpecText] {
    guard let includes else {
      if let entry = root.entries.first(where: { $0.key.isScalar("include") }) {
        context.report(
          "this spec cannot include files", hint: "save the spec as a file and pass its path",
          at: entry.key)
      }
      return []
    }
    var includer = SpecIncluder(reader: includes, root: IncludePath.folder(of: fileName))
    includer.include(
      of: root, from: fileName, chain: [(fileName, includes.identity(of: fileName))], into: &table, &context)
    return includer.decoded.reversed()
  }
}
