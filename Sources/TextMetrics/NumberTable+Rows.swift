// SPDX-License-Identifier: GPL-3.0-or-later

import EmbeddedFiles

extension NumberTable {
  /// The numbers of a scalar's row; the scalar itself is the first. `nil` if the table has no such row.
  func row(of scalar: UInt32) -> UnsafePointer<UInt32>? {
    row(atOrBefore: scalar).flatMap { $0[0] == scalar ? $0 : nil }
  }

  /// The last row whose scalar is at most `scalar`.
  func row(atOrBefore scalar: UInt32) -> UnsafePointer<UInt32>? {
    guard scalar >= numbers[0] else { return nil }
    // Most tables begin with many scalars in a row, the common ones.
    let guess = Int(scalar - numbers[0])
    if guess < rows, numbers[guess * columns] == scalar { return numbers + guess * columns }
    var (low, high) = (0, rows)
    while high - low > 1 {
      let middle = (low + high) / 2
      if numbers[middle * columns] <= scalar { low = middle } else { high = middle }
    }
    return numbers + low * columns
  }
}
