// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PreviewState

struct DaemonStatisticsTests {
  private func statistics(_ milliseconds: some Sequence<Int>) -> DaemonStatistics {
    var result = DaemonStatistics()
    for each in milliseconds { result.add(.milliseconds(each)) }
    return result
  }

  @Test func `percentiles are those of the sorted durations`() {
    let durations = statistics((1...200).reversed())
    #expect(durations.percentile(0) == .milliseconds(1))
    #expect(durations.percentile(50) == .milliseconds(101))
    #expect(durations.percentile(95) == .milliseconds(191))
    #expect(durations.percentile(100) == .milliseconds(200))
    #expect(durations.renders == 200)
  }

  @Test func `a save that a newer one replaced before its render is counted as coalesced`() {
    var fixture = DaemonFixture("a")
    for text in ["one", "two"] { _ = fixture.save(("a", text)) }
    #expect(fixture.state.statistics.coalesced == 0)
    for text in ["three", "four"] { _ = fixture.save(("a", text)) }
    #expect(fixture.state.statistics.coalesced == 2)
  }

  @Test func `there are no percentiles before the first render, and the latest thousand renders count`() {
    #expect(DaemonStatistics().percentile(50) == nil)
    let durations = statistics(1...1500)
    #expect(durations.percentile(0) == .milliseconds(501))
    #expect(durations.percentile(100) == .milliseconds(1500))
    #expect(durations.renders == 1500)
  }
}
