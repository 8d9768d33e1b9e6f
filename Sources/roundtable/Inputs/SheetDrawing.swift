// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Dispatch
import OutputFormats
import Platform
import SpecFiles
import Synchronization
import TableModel
import TableSpec

/// Draws the cells of a contact sheet on all processors.
struct SheetDrawing: Sendable {
  let names: [String]
  let variants: [TraitChoices]
  /// The part to draw; `nil` for the whole sheet.
  let shard: SheetPart.Shard?
  let kind: ContactSheet.Kind
  let limits: SpecLimits

  /// The number of cells of the whole sheet.
  var count: Int { names.count * variants.count }

  /// A spec that was read, or the reason why it wasn't, and sentences about files that weren't read.
  private struct Read: Sendable {
    let table: Result<Table, SpecLoader.Failure>
    let notes: [String]
  }

  /// - Returns: the cells in order, and the failures of specs and the notes about them, each once.
  func cells() -> (cells: [SheetCell], failures: [SpecLoader.Failure], notes: [String]) {
    let indexes = shard?.indexes(of: count) ?? Array(0..<count)
    let needed = Set(indexes.map { $0 / variants.count }).sorted()
    WorkProgress.begin(parts: indexes.count)
    let read = Self.inParallel(needed.count) { place in Self.load(names[needed[place]], limits) }
    let specs = Dictionary(uniqueKeysWithValues: zip(needed, read))
    let labels = Self.labels(of: names)
    let cells = Self.inParallel(indexes.count) { place -> SheetCell? in
      defer { WorkProgress.finishPart() }
      let index = indexes[place]
      let (name, variant) = (index / variants.count, variants[index % variants.count])
      let cellLabels =
        [labels[name]] + (variant.names.isEmpty ? [] : [variant.names.joined(separator: " · ")])
      switch specs[name]??.table {
      case .success(let table):
        return SheetCell(labels: cellLabels, table: variant.applied(to: table), at: index, as: kind)
      case .failure(let failure):
        return SheetCell(labels: cellLabels, content: Self.content(of: failure, labels[name]))
      case nil: return nil
      }
    }
    let failures = read.compactMap { spec -> SpecLoader.Failure? in
      if case .failure(let failure)? = spec?.table { failure } else { nil }
    }
    return (cells.compactMap { $0 ?? nil }, failures, read.flatMap { $0?.notes ?? [] })
  }

  private static func load(_ name: String, _ limits: SpecLimits) -> Read {
    var notes: [String] = []
    do throws(SpecLoader.Failure) {
      let spec = try SpecLoader(limits: limits).load(name) { notes.append($0) }
      return Read(table: .success(spec.table), notes: notes)
    } catch { return Read(table: .failure(error), notes: notes) }
  }

  /// The reason in a cell: as on standard error, without the folders of its file.
  private static func content(of failure: SpecLoader.Failure, _ label: String) -> SheetCell.Content {
    switch failure {
    case .unreadable(let error):
      .failure(["cannot \(error.operation.rawValue) the file: \(error.reason.words)"], isUnreadable: true)
    case .notInRevision(let error): .failure([error.message], isUnreadable: true)
    case .wrong(let error):
      .failure(reasons(error.namingFiles { _ in label }), isUnreadable: false)
    }
  }

  private static func reasons(_ error: SpecError) -> [String] {
    let most = 6
    let lines = error.problems.prefix(most).map(\.summary)
    let rest = error.count - lines.count
    return lines + (rest > 0 ? ["… and \(rest) more"] : [])
  }

  /// The names without the folders that all of them share.
  static func labels(of names: [String]) -> [String] {
    let parts = names.map { $0.split(separator: "/", omittingEmptySubsequences: false) }
    let least = parts.map { $0.count - 1 }.min() ?? 0
    let shared = (0..<least).prefix { place in parts.allSatisfy { $0[place] == parts[0][place] } }.count
    return parts.map { $0.dropFirst(shared).joined(separator: "/") }
  }

  /// Calls `body` for each index on all processors, as parts of the current work.
  private static func inParallel<Value: Sendable>(
    _ count: Int, _ body: @Sendable (Int) -> Value
  ) -> [Value?] {
    let progress = WorkProgress.current ?? WorkProgress()
    let results = Mutex([Value?](repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: count) { index in
      guard !progress.isCancelled else { return }
      let value = progress.run { body(index) }
      results.withLock { $0[index] = value }
    }
    return results.withLock { $0 }
  }
}
