// SPDX-License-Identifier: GPL-3.0-or-later

import TestSupport
import Testing

/// Save patterns, twice in a row, as a user sees them: events and files. FileWatchingTests tries every pattern.
struct WatchPatternTests {
  @Test(arguments: SavePattern.ofEachKind)
  func `a save is rendered once and changes both files, and other events are ignored`(pattern: SavePattern)
    throws
  {
    var fixture = SaveFixture(scratch: ScratchFolder())
    try pattern.prepare(fixture)
    // Not beside the spec, because some patterns remove its folder.
    let output = ScratchFolder()
    let watch = try RunningWatch(
      [pattern.watched], in: fixture.scratch.path, options: ["--output", output.path])
    fixture.observer = watch
    for round in 1...2 {
      fixture.round = round
      watch.forget()
      let former = try? output.read("spec.svg")
      let duration = try ContinuousClock().measure { try pattern.save(fixture) }
      let tells = pattern.tells(after: duration)
      try watch.settle()
      if case .nothing = tells { try watch.rest() }
      let renders = try watch.count("rendered")
      switch tells {
      case .contentOnce, .contentAfterAbsence: #expect(renders == 1, "round \(round)")
      case .contentFew: #expect((1..<5).contains(renders), "round \(round)")
      case .contentLast: #expect((1..<200).contains(renders), "round \(round)")
      case .nothing: #expect(try watch.events().isEmpty, "round \(round)")
      case .missing:
        #expect(renders == 0, "round \(round)")
        #expect(try watch.count("failed") == 1, "round \(round)")
      }
      switch tells {
      case .contentOnce, .contentAfterAbsence, .contentLast, .contentFew:
        for ending in ["txt", "svg"] {
          #expect(try output.read("spec.\(ending)").contains("Round \(round)"), "\(ending), round \(round)")
        }
      case .nothing: #expect(try output.read("spec.svg") == former)
      case .missing: #expect(try output.read("spec.svg").contains("data-stale=\"true\""))
      }
    }
    #expect(try watch.stop() == .exited(code: 0))
  }

  @Test func `a removed preview is written again, and changes to previews are not saves`() throws {
    let folder = ScratchFolder()
    try folder.overwrite(SaveFixture.first, to: "spec.yaml")
    let watch = try RunningWatch(["spec.yaml"], in: folder.path)
    watch.forget()
    for name in ["spec.txt", "spec.svg"] {
      try folder.overwrite("mine now", to: name)
      try watch.rest()
      #expect(try watch.events().isEmpty)
      try folder.remove(name)
      try watch.waitForEvent("rendered")
      #expect(try watch.events().last?["written"] as? [String] == [name])
      #expect(try folder.read(name).contains("Before all of them"))
      watch.forget()
    }
    // The daemon's own writes come with a save and don't start a render either.
    try folder.overwrite(SaveFixture.burst(7), to: "spec.yaml")
    try watch.settle()
    try watch.rest()
    #expect(try watch.count("rendered") == 1)
    #expect(try folder.names() == ["spec.svg", "spec.txt", "spec.yaml"])
  }
}
