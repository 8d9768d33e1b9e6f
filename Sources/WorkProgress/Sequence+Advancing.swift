// SPDX-License-Identifier: GPL-3.0-or-later

extension Sequence {
  /// `compactMap` that counts each element as one unit done, and ends with what it has once the current work is
  /// cancelled.
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
