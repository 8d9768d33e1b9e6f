// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// Ten thousand events at random, each of which may come at any time.
struct DaemonWalkTests {
  /// The newest save is shown in the end, with what it includes as that is now, in files that are there; everybody who
  /// asked was answered. ``DaemonWorld`` checks each step.
  @Test(arguments: 1...20) func `in the end the newest save is shown`(seed: UInt64) throws {
    var world = try DaemonWorld(seed: seed)
    for _ in 1...10 {
      for _ in 1...50 { try world.step() }
      try world.settle()
      for spec in world.specs {
        let (disk, shown) = (try #require(world.disk[spec]), try #require(world.shown[spec]))
        #expect(shown.version == disk.version, "\(spec) in round \(seed)")
        #expect(world.drawn[spec]?.version == disk.version, "the drawing of \(spec)")
        guard disk.text != .missing else { continue }
        #expect(shown.theme == disk.theme, "what \(spec) includes")
        #expect(disk.hasOutput || !world.good.contains(spec), "the output of \(spec)")
      }
      #expect(world.tickets.isEmpty)
      world.hasFaults = true
    }
    #expect(world.renders > 50)
    for _ in 1...50 { try world.step() }
    try world.stop()
    #expect(world.tickets.isEmpty)
  }
}
