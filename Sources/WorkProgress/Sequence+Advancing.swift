// SPDX-License-Identifier: GPL-3.0-or-later

extension Sequence {
  /// `compactMap` that counts each element as one unit done. It returns the results so far when the current
  /// work is cancelled, and throws what `transform` throws.
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
