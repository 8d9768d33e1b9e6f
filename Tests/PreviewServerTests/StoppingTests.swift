// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import PreviewServer
import TestSupport
import Testing

/// A stop during full activity: answers are rendered, streams begin, and a save is reported.
struct StoppingTests {
  /// A spec whose picture takes some milliseconds.
  private static func spec(_ title: String) -> String {
    "title: \(title)\nsections:\n  - rows:\n"
      + String(repeating: "    - {title: A row, accessory: disclosureIndicator}\n", count: 80)
  }

  @Test func `a stop ends all activity, and nothing happens after it`() throws {
    for round in 0..<20 {
      let fixture = try PageFixture(["t.yaml": Self.spec("T")])
      let asking =
        try ["picture/0", "state", "inspect/0?element=first"].map {
          try fixture.connect(asking: $0, times: 40)
        }
        + (0..<4).map { _ in try fixture.connect(asking: "events") }
      // Stops in alternation when the streams have just begun and when they wait for the save.
      if !round.isMultiple(of: 2) { try fixture.waitForViewers(4) }
      try fixture.scratch.write(Self.spec("Saved \(round)"), to: "t.yaml")
      fixture.server.stop()
      #expect(fixture.server.viewers == 0)
      try fixture.settle()
      withExtendedLifetime(asking) {}
    }
  }

  /// NIO ends the process if it writes after the end of an answer.
  @Test func `a stream writes nothing after its end, even during a render`() throws {
    for _ in 0..<20 {
      let fixture = try PageFixture(["t.yaml": "title: T\nsections: []\n"])
      let viewer = try fixture.connect(asking: "events")
      try fixture.waitForViewers(1)
      _ = try #require(viewer.read(through: "event: state"))
      let reporter = fixture.reporter
      let reported = DispatchGroup()
      DispatchQueue(label: "StoppingTests.reports").async(group: reported) {
        for _ in 0..<2000 { reporter.reportAgain() }
      }
      fixture.server.stop()
      reported.wait()
      let text = viewer.readToEnd()
      #expect(text.hasSuffix("event: stopped\ndata: {}\n\n\r\n0\r\n\r\n"), "\(text.suffix(300))")
    }
  }
}
