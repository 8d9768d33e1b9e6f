// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Comparison
import SpecFiles
import TableSpec

/// The compared specs: one pair, or those of several that differ.
struct Differences: Sendable {
  let comparisons: [SpecComparison]
  /// The number of specs that are equal; `nil` if one pair was named, which is printed even if it is equal.
  let equalCount: Int?
  /// The errors of specs that can't be read, as they are printed.
  private(set) var errors: [String] = []
  /// Sentences about files that weren't compared.
  private(set) var notes: [String] = []

  init(pair: SpecPair) {
    comparisons = [SpecComparison(pair)]
    equalCount = nil
  }

  init(_ specs: ChangedSpecs) {
    var errors: [String] = []
    func side(_ version: SpecChange.Version?) -> SpecPair.Side? {
      guard let version else { return nil }
      switch version.spec {
      case .success(let spec): return SpecPair.Side(name: version.name, spec: spec)
      case .failure(let error):
        errors.append(SpecFile.text(of: error))
        return nil
      }
    }
    var found: [SpecComparison] = []
    var broken = 0
    for change in specs.changes {
      let known = errors.count
      let pair = SpecPair(old: side(change.old), new: side(change.new))
      // With one side in error, a spec isn't new.
      guard errors.count == known else {
        broken += 1
        continue
      }
      let comparison = SpecComparison(pair)
      if comparison.differs { found.append(comparison) }
    }
    comparisons = found
    equalCount = specs.count - found.count - broken
    self.errors = errors
    notes = specs.notes
  }

  var differs: Bool { comparisons.contains(where: \.differs) }

  /// `3 other specs are equal`; `nil` if one pair was named.
  var summary: String? {
    guard let equalCount else { return nil }
    let specs = equalCount.counted(comparisons.isEmpty ? "spec" : "other spec")
    return equalCount == 0 && !comparisons.isEmpty ? nil : "\(specs) \(equalCount == 1 ? "is" : "are") equal"
  }
}
