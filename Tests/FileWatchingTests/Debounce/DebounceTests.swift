// SPDX-License-Identifier: GPL-3.0-or-later

import FileWatching
import Testing

/// Uses logical time only: each case says when events are noted and when the file is read.
struct DebounceTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    /// Times in milliseconds.
    let notes: [(at: Int, change: WatchChange)]
    let due: Int
    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "a save by rename needs no quiet", notes: [(0, .replaced)], due: 0),
    Case(name: "nor what follows of it", notes: [(0, .replaced), (0, .moved), (1, .touched)], due: 0),
    Case(name: "nor one that its writer closed", notes: [(0, .written), (40, .closed)], due: 40),
    Case(name: "one that is written to again is waited for", notes: [(0, .closed), (3, .written)], due: 203),
    Case(name: "a rename after the file was moved away", notes: [(0, .moved), (2, .replaced)], due: 2),
    Case(name: "a step is quick", notes: [(0, .moved)], due: 5),
    Case(name: "further steps don't postpone it", notes: [(0, .moved), (4, .moved)], due: 5),
    Case(name: "an open writer gets long", notes: [(0, .written)], due: 200),
    Case(name: "so does a file that was created", notes: [(0, .moved), (3, .created)], due: 203),
    Case(name: "a mode change hurries no writer", notes: [(0, .written), (10, .touched)], due: 200),
    Case(name: "a mode change alone is quick", notes: [(0, .touched)], due: 5),
    Case(
      name: "a slow writer, 5 x 120 ms", notes: (0...4).map { ($0 * 120, .written) } + [(500, .closed)],
      due: 500),
    Case(name: "endless writing is capped", notes: (0...19).map { ($0 * 100, .written) }, due: 2000),
  ]

  @Test(arguments: cases) func `the file is read when the save is over`(_ example: Case) {
    var debounce = Debounce()
    for note in example.notes { debounce.note(note.change, at: .milliseconds(note.at)) }
    #expect(debounce.deadline == .milliseconds(example.due))
    var early = debounce
    let isEarlyDue = early.begin(at: .milliseconds(example.due - 1))
    #expect(!isEarlyDue)
    let isDue = debounce.begin(at: .milliseconds(example.due))
    #expect(isDue)
    #expect(!debounce.isPending)
  }

  @Test func `a stream of saves is read at once, then every 50 ms, and its last save last`() {
    var debounce = Debounce()
    var reads: [Int] = []
    var news = false
    for moment in 0...400 {
      if moment <= 220, moment.isMultiple(of: 3) {
        debounce.note(.written, at: .milliseconds(moment))
        debounce.note(.closed, at: .milliseconds(moment))
        news = true
      }
      guard debounce.begin(at: .milliseconds(moment)) else { continue }
      reads.append(moment)
      debounce.finish(at: .milliseconds(moment), isNews: news)
      news = false
    }
    #expect(reads == [0, 50, 100, 150, 200, 250])
  }

  @Test func `a state that is no news is no reason for a pause`() {
    var debounce = Debounce()
    debounce.note(.touched, at: .zero)
    _ = debounce.begin(at: .milliseconds(5))
    debounce.finish(at: .milliseconds(5), isNews: false)
    debounce.note(.replaced, at: .milliseconds(6))
    #expect(debounce.deadline == .milliseconds(6))
  }

  @Test func `a missing file is believed at the second look, and each event brings another first look`() {
    var debounce = Debounce()
    debounce.note(.moved, at: .zero)
    _ = debounce.begin(at: .milliseconds(5))
    let isFirst = debounce.looksAgain(at: .milliseconds(5))
    #expect(isFirst && debounce.deadline == .milliseconds(105))
    _ = debounce.begin(at: .milliseconds(105))
    var touched = debounce
    let isSecond = debounce.looksAgain(at: .milliseconds(105))
    #expect(!isSecond && !debounce.isPending)
    touched.note(.created, at: .milliseconds(106))
    _ = touched.begin(at: .milliseconds(306))
    let isFirstAgain = touched.looksAgain(at: .milliseconds(306))
    #expect(isFirstAgain)
  }

  @Test func `a second look at an empty file comes after the patience, even if the file is read in between`()
  {
    var debounce = Debounce()
    debounce.note(.closed, at: .zero)
    _ = debounce.begin(at: .zero)
    debounce.note(.closed, at: .zero)
    let isFirst = debounce.looksAgain(at: .zero)
    #expect(isFirst && debounce.deadline == .zero)
    _ = debounce.begin(at: .milliseconds(1))
    let isFirstStill = debounce.looksAgain(at: .milliseconds(1))
    #expect(isFirstStill && debounce.deadline == .milliseconds(100))
  }

  @Test func `bytes are discarded if a writer came during the read, but not forever`() {
    var debounce = Debounce()
    debounce.note(.closed, at: .zero)
    _ = debounce.begin(at: .zero)
    #expect(!debounce.isTorn(at: .zero))
    debounce.note(.written, at: .milliseconds(1))
    #expect(debounce.isTorn(at: .milliseconds(1)))
    // The writer is done: two looks at the file's times tell whether it wrote during the read.
    debounce.note(.closed, at: .milliseconds(2))
    #expect(!debounce.isTorn(at: .milliseconds(2)))
    for moment in 3...2000 { debounce.note(.written, at: .milliseconds(moment)) }
    #expect(debounce.isTorn(at: .milliseconds(1999)))
    #expect(!debounce.isTorn(at: .milliseconds(2000)))
  }

  @Test func `a file that changed during the read is read again soon`() {
    var debounce = Debounce()
    debounce.retry(at: .milliseconds(7))
    #expect(debounce.deadline == .milliseconds(12))
  }

  @Test func `the longest wait counts from the first event after a read`() {
    var debounce = Debounce()
    debounce.note(.written, at: .zero)
    _ = debounce.begin(at: .milliseconds(200))
    debounce.finish(at: .milliseconds(200), isNews: true)
    debounce.note(.written, at: .seconds(10))
    debounce.note(.written, at: .milliseconds(11_900))
    #expect(debounce.deadline == .seconds(12))
  }
}
