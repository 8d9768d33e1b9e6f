// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Testing

@Suite struct WorkProgressTests {
  private func count(to limit: Int, _ atEach: (Int) -> Void = { _ in }) -> Int {
    for done in 0..<limit {
      atEach(done)
      guard WorkProgress.advance() else { return done }
    }
    return limit
  }

  @Test func `work without progress runs to its end`() {
    #expect(count(to: 100) == 100)
    #expect(!WorkProgress.isCancelled)
  }

  @Test func `units are counted while the work runs`() {
    let progress = WorkProgress()
    var seen: [Int] = []
    let done = progress.run { count(to: 3) { _ in seen.append(progress.completedUnitCount) } }
    #expect(done == 3)
    #expect(seen == [0, 1, 2])
    #expect(progress.completedUnitCount == 3)
  }

  @Test func `cancelled work ends its loop`() {
    let progress = WorkProgress()
    let done = progress.run { count(to: 100) { if $0 == 7 { progress.cancel() } } }
    #expect(done == 7)
    #expect(progress.isCancelled)
    #expect(!WorkProgress.isCancelled, "the work outside of it goes on")
  }

  @Test func `errors keep their type`() {
    struct Failure: Error, Equatable {}
    #expect(throws: Failure()) { try WorkProgress().run { () throws(Failure) in throw Failure() } }
  }

  @Test func `inner work has its own progress`() {
    let outer = WorkProgress()
    let inner = WorkProgress()
    outer.run { inner.run { _ = count(to: 5) } }
    #expect(inner.completedUnitCount == 5)
    #expect(outer.completedUnitCount == 0)
  }
}
