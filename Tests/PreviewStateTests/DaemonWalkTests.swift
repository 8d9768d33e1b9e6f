// SPDX-License-Identifier: GPL-3.0-or-later

import PreviewState
import Testing

/// Ten thousand random events, each of which may come at any time.
struct DaemonWalkTests {
  /// In the end, the newest save is shown with its current include, and every output exists.
  /// ``DaemonSimulation`` checks each step.
  @Test(arguments: 1...20) func `in the end the newest save is shown`(seed: UInt64) throws {
    var simulation = try DaemonSimulation(seed: seed)
    for _ in 1...10 {
      for _ in 1...50 { try simulation.step() }
      try simulation.settle()
      for spec in simulation.specs {
        let (disk, shown) = (try #require(simulation.disk[spec]), try #require(simulation.shown[spec]))
        #expect(shown.version == disk.version, "\(spec) in round \(seed)")
        #expect(simulation.drawn[spec]?.version == disk.version, "the drawing of \(spec)")
        guard disk.text != .missing else { continue }
        #expect(shown.theme == disk.theme, "what \(spec) includes")
        #expect(disk.hasOutput || !simulation.good.contains(spec), "the output of \(spec)")
      }
      #expect(simulation.state.isAtRest)
      simulation.hasFaults = true
    }
    #expect(simulation.renders > 50)
    for _ in 1...50 { try simulation.step() }
    try simulation.stop()
  }
}
