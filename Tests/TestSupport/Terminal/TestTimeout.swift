// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// How long a test waits for a fact. Only failures take that long, so that it is generous.
package enum TestTimeout {
  /// In seconds; `ROUNDTABLE_TEST_TIMEOUT` overrides it.
  package static let seconds: Double =
    ProcessInfo.processInfo.environment["ROUNDTABLE_TEST_TIMEOUT"].flatMap(Double.init) ?? 30

  /// What is left of a wait that ends at `deadline`, for `poll`.
  static func milliseconds(until deadline: ContinuousClock.Instant) -> Int32 {
    let left = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
    return Int32(clamping: Int(max(0, left.rounded(.up))))
  }
}
