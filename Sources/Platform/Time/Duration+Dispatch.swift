// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch

extension Duration {
  /// For Dispatch's timers; `never` if the duration exceeds its range of nanoseconds.
  package var dispatchInterval: DispatchTimeInterval {
    let (seconds, attoseconds) = components
    let (nanoseconds, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    return overflow ? .never : .nanoseconds(Int(nanoseconds) + Int(attoseconds / 1_000_000_000))
  }
}
