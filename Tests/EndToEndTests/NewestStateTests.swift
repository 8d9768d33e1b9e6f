// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Dispatch
import Synchronization
import TestSupport
import Testing

@testable import Shell
@testable import roundtable

struct NewestStateTests {
  @Test
  func `states that arrive faster than the work cancel two works, and the third one finishes`()
    throws
  {
    let begun = DispatchSemaphore(value: 0)
    let finish = DispatchSemaphore(value: 0)
    let ends = Mutex<[String]>([])
    let states = NewestState<Int>(label: "test", cancelsFormer: true) { state in
      begun.signal()
      while !WorkProgress.isCancelled, finish.wait(timeout: .now() + .milliseconds(1)) == .timedOut {}
      ends.withLock { $0.append("\(state) \(WorkProgress.isCancelled ? "cancelled" : "done")") }
    }
    for state in 1...3 {
      states.submit(state)
      try #require(begun.wait(timeout: Patience.deadline) == .success)
    }
    states.submit(4)
    states.submit(5)
    finish.signal()
    try #require(begun.wait(timeout: Patience.deadline) == .success)
    // After a finished work, newer states cancel again.
    states.submit(6)
    try #require(begun.wait(timeout: Patience.deadline) == .success)
    finish.signal()
    #expect(states.settle(within: .seconds(30)))
    #expect(ends.withLock { $0 } == ["1 cancelled", "2 cancelled", "3 done", "5 cancelled", "6 done"])
  }
}
