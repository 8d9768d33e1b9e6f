// SPDX-License-Identifier: GPL-3.0-or-later

import EmbeddedFiles

extension NumberTable {
  /// The numbers in a scalar's row, of which the scalar is the first; `nil` if the table has no such row.
  func row(of scalar: UInt32) -> UnsafePointer<UInt32>? {
    row(atOrBefore: scalar).flatMap { $0[0] == scalar ? $0 : nil }
  }

  /// The last row whose scalar is at most `scalar`; `nil` if the first row's is greater.
  func row(atOrBefore scalar: UInt32) -> UnsafePointer<UInt32>? {
    guard scalar >= numbers[0] else { return nil }
    // Most tables begin with the common scalars, which are consecutive.
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
