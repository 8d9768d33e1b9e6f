// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

struct SlowSpecTests {
  private let folder = ScratchFolder()
  private static let slow =
    "sections:\n" + String(repeating: "  - rows: [{title: Slow, detail: Spec, image: wifi}]\n", count: 10_000)

  init() throws {
    for name in ["spec", "other"] { try folder.overwrite(SaveFixture.first, to: name + ".yaml") }
  }

  private func waitUntilRendering(_ watch: RunningWatch) throws {
    let deadline = ContinuousClock.now + .seconds(Patience.seconds)
    while try (watch.status()["specs"] as? [[String: Any]])?.first?["rendering"] as? Bool != true {
      try #require(ContinuousClock.now < deadline, "it never began")
    }
  }

  @Test
  func `saves of other specs are shown while a slow spec is rendered, and its own next save after that`()
    throws
  {
    let watch = try RunningWatch(["spec.yaml", "other.yaml"], in: folder.path)
    watch.forget()
    try folder.overwrite(Self.slow, to: "spec.yaml")
    try waitUntilRendering(watch)
    try folder.overwrite(SaveFixture.burst(1), to: "other.yaml")
    try watch.waitForEvent("rendered")
    try folder.overwrite(SaveFixture.burst(2), to: "spec.yaml")
    try watch.settle()
    #expect(try watch.events().map { $0["spec"] as? String } == ["other.yaml", "spec.yaml", "spec.yaml"])
    #expect(try folder.read("spec.txt").contains("Burst 2"))
    #expect(try folder.read("other.txt").contains("Burst 1"))
  }

  @Test func `a signal does not wait for a slow render, and its outputs are reported as stale`() throws {
    let watch = try RunningWatch(["spec.yaml"], in: folder.path)
    try folder.overwrite(Self.slow, to: "spec.yaml")
    try waitUntilRendering(watch)
    let start = ContinuousClock.now
    #expect(try watch.stop() == .exited(code: 0))
    #expect(ContinuousClock.now - start < .seconds(Patience.seconds / 2))
    let untrue = try #require(try watch.allEvents().last?["untrue"] as? [[String: Any]])
    #expect(untrue.map { $0["state"] as? String } == ["unmarked", "unmarked"])
    #expect(untrue.first?["reason"] as? String == "the newest save was not rendered")
    #expect(try folder.read("spec.txt").contains("Before all of them"))
  }
}
