// SPDX-License-Identifier: GPL-3.0-or-later

/// Counters of a daemon's work, for `status`.
struct DaemonStatistics: Sendable, Equatable {
  /// The number of latest durations from which percentiles are computed.
  private static let capacity = 1000

  private(set) var renders = 0
  /// States of a spec that a newer one replaced before they were rendered.
  var coalesced = 0
  private var durations: [Duration] = []
  private var next = 0

  mutating func add(_ duration: Duration) {
    renders += 1
    if durations.count < Self.capacity {
      durations.append(duration)
    } else {
      durations[next] = duration
      next = (next + 1) % Self.capacity
    }
  }

  /// From a state's arrival to its last output's rename; `nil` before the first render.
  ///
  /// - Parameter percent: 50 for the median.
  func percentile(_ percent: Int) -> Duration? {
    guard !durations.isEmpty else { return nil }
    let sorted = durations.sorted()
    return sorted[min(sorted.count - 1, sorted.count * percent / 100)]
  }
}
