// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// The number of times that a test repeats its work: few after each change, and many in the nightly run, which
/// sets `ROUNDTABLE_NIGHTLY`.
package enum TestCount {
  package static let isNightly = getenv("ROUNDTABLE_NIGHTLY") != nil

  package static func of(_ count: Int, nightly: Int) -> Int { isNightly ? nightly : count }
}
