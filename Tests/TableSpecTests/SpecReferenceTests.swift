// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TableModel
import TableSpec
import Testing

struct SpecReferenceTests {
  @Test func `the schema is JSON and contains every key of an encoded table`() throws {
    let object = try JSONSerialization.jsonObject(with: Data(SpecSchema.json().utf8)) as? [String: Any]
    let properties = try #require(object?["properties"] as? [String: Any])
    for key in ["version", "style", "traits", "cornerRadius", "separator", "shadow", "sections", "metrics"] {
      #expect(properties[key] != nil)
    }
  }

  @Test func `the reference names every metric and every look key`() {
    let text = SpecReference.markdown()
    for metric in Metric.allCases { #expect(text.contains("`\(metric.rawValue)`")) }
    for flag in ProfileFlag.allCases { #expect(text.contains("`\(flag.rawValue)`: true or false")) }
    for key in ["cornerRadius", "inset", "separator", "titleOrigin", "rowHeight", "numberOfLines"] {
      #expect(text.contains("`\(key)`"))
    }
  }
}
