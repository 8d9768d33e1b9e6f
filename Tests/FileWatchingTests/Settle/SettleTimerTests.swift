// SPDX-License-Identifier: GPL-3.0-or-later

import FileWatching
import Testing

/// Uses logical time only: each case says when events are noted and when the file is read.
struct SettleTimerTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    /// Times in milliseconds.
    let notes: [(at: Int, urgency: SettleUrgency)]
    let due: Int
    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "a save by rename needs no quiet", notes: [(0, .replaced)], due: 0),
    Case(name: "nor what follows of it", notes: [(0, .replaced), (0, .finished), (1, .touched)], due: 0),
    Case(
      name: "nor one that its writer closed", notes: [(0, .writing), (40, .closed), (40, .closed)], due: 40),
    Case(name: "but one that is written to again", notes: [(0, .closed), (3, .writing)], due: 203),
    Case(name: "a rename after the file was moved away", notes: [(0, .finished), (2, .replaced)], due: 2),
    Case(name: "a finished step is quick", notes: [(0, .finished)], due: 5),
    Case(name: "an open writer gets long", notes: [(0, .writing)], due: 200),
    Case(name: "its close hurries", notes: [(0, .writing), (40, .finished)], due: 45),
    Case(name: "new writing slows again", notes: [(0, .finished), (3, .writing)], due: 203),
    Case(name: "a mode change hurries no writer", notes: [(0, .writing), (10, .touched)], due: 200),
    Case(name: "a mode change alone is quick", notes: [(0, .touched)], due: 5),
    Case(name: "a neighbour extends the quiet", notes: [(0, .finished), (4, .finished)], due: 9),
    Case(
      name: "a slow writer, 5 x 120 ms",
      notes: (0...4).map { ($0 * 120, .writing) } + [(500, .finished)], due: 505),
    Case(name: "a burst is capped", notes: (0...84).map { ($0 * 3, .finished) }, due: 252),
    Case(name: "a second one before the look is a burst", notes: [(0, .replaced), (3, .replaced)], due: 63),
    Case(
      name: "so are two in place",
      notes: [(0, .writing), (1, .finished), (1, .finished), (2, .writing), (3, .finished)], due: 63),
    Case(
      name: "a burst is waited for, with its pauses",
      notes: (0...9).map { ($0 * 4 + ($0 > 4 ? 50 : 0), .replaced) }, due: 146),
    Case(name: "and capped", notes: (0...6).map { ($0 * 24, .replaced) }, due: 150),
    Case(name: "endless writing is capped", notes: (0...19).map { ($0 * 100, .writing) }, due: 2000),
  ]

  @Test(arguments: cases) func `the file is read when the save is over`(_ example: Case) {
    var timer = SettleTimer()
    for note in example.notes { timer.note(note.urgency, at: .milliseconds(note.at)) }
    #expect(timer.deadline == .milliseconds(example.due))
    var early = timer
    let isEarlyDue = early.begin(at: .milliseconds(example.due - 1))
    #expect(!isEarlyDue)
    let isDue = timer.begin(at: .milliseconds(example.due))
    #expect(isDue)
    #expect(!timer.isPending)
  }

  @Test func `consecutive saves are read one by one only if there is a pause between them`() {
    var timer = SettleTimer()
    var dues: [Duration] = []
    for moment in [0, 20, 24, 28, 100] as [Int] {
      timer.note(.replaced, at: .milliseconds(moment))
      dues.append(timer.deadline.map { $0 - .milliseconds(moment) } ?? .zero)
      _ = timer.begin(at: timer.deadline ?? .zero)
    }
    #expect(dues == [0, 5, 60, 60, 0].map { .milliseconds($0) })
  }

  @Test
  func `a read without a result keeps the cap, so that a stream of saves is read in time`() {
    var timer = SettleTimer()
    for moment in stride(from: 0, to: 150, by: 10) { timer.note(.replaced, at: .milliseconds(moment)) }
    let isDue = timer.begin(at: .milliseconds(150))
    #expect(isDue)
    timer.retry(at: .milliseconds(150))
    timer.note(.replaced, at: .milliseconds(160))
    #expect(timer.deadline == .milliseconds(160))
    _ = timer.begin(at: .milliseconds(160))
    timer.finish(at: .milliseconds(160))
    // The read succeeded: the next saves get a new cap.
    for moment in stride(from: 170, through: 300, by: 10) { timer.note(.replaced, at: .milliseconds(moment)) }
    #expect(timer.deadline == .milliseconds(320))
  }

  @Test func `a read waits briefly for the process that is closing the file`() {
    var timer = SettleTimer()
    timer.note(.writing, at: .zero)
    timer.note(.closed, at: .milliseconds(1))
    let waits = timer.waitForCloser(at: .milliseconds(1))
    #expect(waits && timer.deadline == .microseconds(1500) && timer.isDueByClose(at: .microseconds(1500)))
    let waitsStill = timer.waitForCloser(at: .microseconds(20_900))
    #expect(waitsStill)
    let waitsOn = timer.waitForCloser(at: .milliseconds(21))
    #expect(!waitsOn)
  }

  @Test func `a close is followed by a short wait if other openers can't be found`() {
    var timer = SettleTimer()
    timer.note(.writing, at: .zero)
    timer.note(.closed, at: .milliseconds(1))
    #expect(timer.isDueByClose(at: .milliseconds(1)))
    let waits = timer.waitForQuiet(at: .milliseconds(1))
    #expect(waits && timer.deadline == .milliseconds(6))
    #expect(!timer.isDueByClose(at: .milliseconds(6)))
    let waitsOn = timer.waitForQuiet(at: .milliseconds(6))
    #expect(!waitsOn)
    let isDue = timer.begin(at: .milliseconds(6))
    #expect(isDue)
    // A file that was replaced in one step needs no wait.
    timer.note(.replaced, at: .seconds(1))
    timer.note(.closed, at: .seconds(1))
    #expect(timer.deadline == .seconds(1) && !timer.isDueByClose(at: .seconds(1)))
  }

  @Test func `a neighbouring file's creation delays the read briefly`() {
    var timer = SettleTimer()
    timer.noteNeighbour(at: .zero)
    #expect(!timer.isPending)
    timer.note(.replaced, at: .milliseconds(10))
    timer.noteNeighbour(at: .milliseconds(12))
    #expect(timer.deadline == .milliseconds(32))
    for moment in stride(from: 20, to: 60, by: 5) { timer.noteNeighbour(at: .milliseconds(moment)) }
    #expect(timer.deadline == .milliseconds(60))
    // The timer waits for a writer's close as usual.
    timer.note(.writing, at: .milliseconds(60))
    timer.noteNeighbour(at: .milliseconds(61))
    #expect(timer.deadline == .milliseconds(260))
  }

  @Test func `files that are read together wait for each other up to a cap`() {
    var timer = SettleTimer()
    timer.isShared = true
    timer.note(.replaced, at: .zero)
    #expect(timer.deadline == .milliseconds(20))
    let waits = timer.waitTogether(until: .milliseconds(35), at: .milliseconds(20))
    #expect(waits && timer.deadline == .milliseconds(35))
    _ = timer.waitTogether(until: .seconds(5), at: .milliseconds(35))
    #expect(timer.deadline == .seconds(2))
    let waitsOn = timer.waitTogether(until: .seconds(5), at: .seconds(2))
    #expect(!waitsOn)
    let isDue = timer.begin(at: .seconds(2))
    #expect(isDue)
  }

  @Test func `a group waits for its member whose writer went unseen`() throws {
    var theme = SettleTimer()
    var spec = SettleTimer()
    theme.isShared = true
    spec.isShared = true
    theme.note(.replaced, at: .zero)
    spec.note(.replaced, at: .milliseconds(10))
    // Both are due, and the read finds that the new spec is still open: a pending close brings no further
    // event.
    let isDue = spec.begin(at: .milliseconds(30))
    #expect(isDue)
    spec.note(.writing, at: .milliseconds(30))
    let quiet = try #require(spec.deadline)
    let waits = theme.waitTogether(until: quiet, at: .milliseconds(30))
    #expect(waits && theme.deadline == quiet)
  }

  @Test func `a read is discarded if a write happened during it, until the cap`() {
    var timer = SettleTimer()
    timer.note(.finished, at: .zero)
    _ = timer.begin(at: .milliseconds(5))
    #expect(!timer.shouldDiscard(at: .milliseconds(5)))
    timer.note(.writing, at: .milliseconds(6))
    timer.note(.finished, at: .milliseconds(7))
    #expect(timer.shouldDiscard(at: .milliseconds(8)))
    #expect(timer.shouldDiscard(at: .milliseconds(9_999)))
    #expect(!timer.shouldDiscard(at: .milliseconds(10_000)))
    _ = timer.begin(at: .milliseconds(12))
    #expect(!timer.shouldDiscard(at: .milliseconds(12)))
    // Another file replaced this one during the read.
    timer.note(.finished, at: .milliseconds(13))
    #expect(!timer.shouldDiscard(at: .milliseconds(14)))
    #expect(timer.shouldDiscard(at: .milliseconds(14), isRedirected: true))
  }

  @Test func `a writer that has the file open delays the read until the cap`() {
    var timer = SettleTimer()
    timer.note(.writing, at: .zero)
    #expect(!timer.isDueByQuiet(at: .milliseconds(199)))
    #expect(timer.isDueByQuiet(at: .milliseconds(200)))
    let waits = timer.waitForWriter(at: .milliseconds(200))
    #expect(waits)
    #expect(timer.deadline == .milliseconds(400))
    _ = timer.waitForWriter(at: .milliseconds(1900))
    #expect(timer.deadline == .milliseconds(2000))
    let waitsOn = timer.waitForWriter(at: .milliseconds(2000))
    #expect(!waitsOn)
    // A writer that continues has a later cap.
    for moment in 0...9 { timer.note(.writing, at: .seconds(moment)) }
    let waitsForBusy = timer.waitForWriter(at: .milliseconds(9900))
    #expect(waitsForBusy)
    #expect(timer.deadline == .seconds(10))
    let waitsForEver = timer.waitForWriter(at: .seconds(10))
    #expect(!waitsForEver)
  }

  @Test func `a finished save is not delayed by processes that have the file open`() {
    var timer = SettleTimer()
    timer.note(.writing, at: .zero)
    timer.note(.finished, at: .milliseconds(10))
    #expect(!timer.isDueByQuiet(at: .milliseconds(15)))
    let isDue = timer.begin(at: .milliseconds(15))
    #expect(isDue)
  }

  @Test func `a missing file is waited for once`() {
    var timer = SettleTimer()
    timer.note(.finished, at: .zero)
    _ = timer.begin(at: .milliseconds(5))
    let isPatientFirst = timer.isPatient(at: .milliseconds(5))
    #expect(isPatientFirst)
    #expect(timer.deadline == .milliseconds(105))
    _ = timer.begin(at: .milliseconds(105))
    let isPatientStill = timer.isPatient(at: .milliseconds(105))
    #expect(!isPatientStill)
    timer.finish(at: .milliseconds(105))
    #expect(!timer.isPending)
  }

  @Test func `the cap restarts after a successful read`() {
    var timer = SettleTimer()
    timer.note(.finished, at: .zero)
    _ = timer.begin(at: .milliseconds(5))
    timer.finish(at: .milliseconds(5))
    timer.note(.finished, at: .seconds(10))
    #expect(timer.deadline == .milliseconds(10_005))
  }

  @Test func `a file that kept changing is read again soon`() {
    var timer = SettleTimer()
    timer.retry(at: .milliseconds(7))
    #expect(timer.deadline == .milliseconds(27))
  }
}
