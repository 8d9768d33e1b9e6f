// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// How often a test repeats what it tries: a few times after each change, and often in the nightly run, which sets
/// `ROUNDTABLE_NIGHTLY`.
package enum TestCount {
  package static let isNightly = getenv("ROUNDTABLE_NIGHTLY") != nil

  package static func of(_ count: Int, nightly: Int) -> Int { isNightly ? nightly : count }
}
