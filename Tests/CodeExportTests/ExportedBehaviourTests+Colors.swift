// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

extension ExportedBehaviourTests {
  @Test(arguments: names)
  func `dynamic colours are resolved in dark mode`(name: String) throws {
    let (light, dark) = (try Self.facts(name), try Self.facts(name + " in the dark"))
    for (one, other) in zip(light.rows, dark.rows) {
      let pairs = zip(
        one.texts.map(\.color) + [one.background], other.texts.map(\.color) + [other.background])
      for case (let light?, let dark?) in pairs where light != dark { #expect(dark == light + ":dark") }
      #expect(other.texts.allSatisfy { $0.color != "label" && $0.color != "secondaryLabel" })
    }
  }

  @Test(arguments: [
    ("pair", "red", "white"), ("pair in the dark", "systemBlue:dark", "rgba(0.110 0.110 0.118 1.000)"),
  ])
  func `a pair of colours is resolved by the appearance`(name: String, title: String, ground: String) throws {
    let row = try #require(Self.facts(name).rows.first)
    #expect(row.texts.map(\.color) == [title])
    #expect(row.background == ground)
  }
}
