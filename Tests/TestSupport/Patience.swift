// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Foundation

/// How long a test waits for a fact before it calls the fact missing. Only failures take that long, so it is generous.
package enum Patience {
  /// In seconds; `ROUNDTABLE_TEST_PATIENCE` overrides it.
  package static let seconds =
    ProcessInfo.processInfo.environment["ROUNDTABLE_TEST_PATIENCE"].flatMap(Int.init) ?? 60

  package static var deadline: DispatchTime { .now() + .seconds(seconds) }

  /// What is left of a wait that ends at `deadline`, for `poll`.
  static func milliseconds(until deadline: ContinuousClock.Instant) -> Int32 {
    let left = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
    return Int32(clamping: Int(max(0, left.rounded(.up))))
  }
}
