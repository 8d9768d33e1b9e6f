// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// The number of times that a test repeats its work: few after each change, and many in the nightly run, which
/// sets `ROUNDTABLE_NIGHTLY`.
package enum TestCount {
  package static let isNightly = getenv("ROUNDTABLE_NIGHTLY") != nil

  package static func of(_ count: Int, nightly: Int) -> Int { isNightly ? nightly : count }

  /// Every `step`th element from `first` on; in the nightly run all elements. For lists of cases that are alike, and that
  /// together take longer than a minute.
  package static func some<Element>(_ all: [Element], step: Int, from first: Int = 0) -> [Element] {
    isNightly ? all : stride(from: first % step, to: all.count, by: step).map { all[$0] }
  }
}
