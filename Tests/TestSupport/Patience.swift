// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Foundation

/// The time for which a test waits for a condition before it fails. Only failures take that long, so it is generous.
package enum Patience {
  /// The time in seconds; `ROUNDTABLE_TEST_PATIENCE` overrides it.
  package static let seconds =
    ProcessInfo.processInfo.environment["ROUNDTABLE_TEST_PATIENCE"].flatMap(Int.init) ?? 60

  package static var deadline: DispatchTime { .now() + .seconds(seconds) }

  /// The time that remains until `deadline`, in milliseconds, for `poll`.
  static func milliseconds(until deadline: ContinuousClock.Instant) -> Int32 {
    let left = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
    return Int32(clamping: Int(max(0, left.rounded(.up))))
  }
}
