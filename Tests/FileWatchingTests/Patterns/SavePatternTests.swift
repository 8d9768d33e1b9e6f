// SPDX-License-Identifier: GPL-3.0-or-later

import FileWatching
import TestSupport
import Testing

struct SavePatternTests {
  @Test(arguments: SavePattern.all) func `every save pattern is seen once and complete`(
    _ pattern: SavePattern
  )
    throws
  {
    if let tool = pattern.tool, ExternalTool(tool).location == nil {
      try Test.cancel("\(tool) is not installed")
    }
    var fixture = SaveFixture(scratch: ScratchFolder())
    try pattern.prepare(fixture)
    let probe = try WatchProbe(fixture.path(pattern.watched), options: pattern.options)
    fixture.observer = probe
    for round in 1...2 {
      fixture.round = round
      _ = probe.take()
      let duration = try ContinuousClock().measure { try pattern.save(fixture) }
      try probe.settle()
      check(probe.take(), against: pattern.tells(after: duration), fixture)
    }
  }

  private func check(_ states: [FileState], against tells: SavePattern.Tells, _ fixture: SaveFixture) {
    let content = FileState.text(fixture.content)
    switch tells {
    case .contentOnce: #expect(states == [content], "round \(fixture.round)")
    case .contentAfterAbsence: #expect(states.filter(\.isContent) == [content], "round \(fixture.round)")
    case .contentLast, .contentFew:
      if tells == .contentFew { #expect(states.count < 5, "round \(fixture.round)") }
      #expect(states.last == content, "round \(fixture.round)")
      #expect(states.count { $0 == content } == 1, "round \(fixture.round)")
      #expect(states.allSatisfy { $0.isWholeBurst || $0 == content }, "a part of a save was seen")
    case .nothing: #expect(states.isEmpty, "round \(fixture.round)")
    case .missing: #expect(states == [.missing], "round \(fixture.round)")
    }
  }
}

extension FileState {
  /// Whether this is one complete text of the burst.
  fileprivate var isWholeBurst: Bool {
    (1..<200).contains { self == .text(SaveFixture.burst($0)) }
  }
}

extension SavePattern {
  fileprivate var options: FileWatcherOptions {
    switch tells {
    case .contentAfterAbsence, .missing: FileWatcherOptions()
    case .contentOnce, .contentLast, .contentFew, .nothing: endsInQuiet ? FileWatcherOptions() : .patient
    }
  }
}
