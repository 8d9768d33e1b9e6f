// SPDX-License-Identifier: GPL-3.0-or-later

extension Sequence {
  /// `compactMap` that reports progress: each element is one unit of work. If the work is cancelled, it returns the results that
  /// it has so far. It rethrows errors of `transform`.
  package func compactMapAdvancing<Result, Failure: Error>(
    _ transform: (Element) throws(Failure) -> Result?
  ) throws(Failure) -> [Result] {
    var results: [Result] = []
    results.reserveCapacity(underestimatedCount)
    for element in self {
      guard WorkProgress.advance() else { break }
      if let result = try transform(element) { results.append(result) }
    }
    return results
  }
}
