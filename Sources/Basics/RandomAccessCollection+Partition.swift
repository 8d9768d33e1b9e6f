// SPDX-License-Identifier: GPL-3.0-or-later

extension RandomAccessCollection {
  /// The first index whose element satisfies a condition that all later elements satisfy, too, found by binary search;
  /// `endIndex` if none does. The name is that of Swift Algorithms.
  ///
  /// It is public so that the compiler specialises it for the element in other targets.
  @inlinable
  public func partitioningIndex(
    where belongsInSecondPartition: (Element) throws -> Bool
  ) rethrows -> Index {
    var (low, count) = (startIndex, self.count)
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if try belongsInSecondPartition(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}
