// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel
import TestSupport
import Testing

extension ExportedBehaviourTests {
  @Test func `a link in a footer is in a text view in place of the label`() throws {
    let footer = try #require(try Self.facts("links").footers.first)
    #expect(footer.texts.map(\.text) == ["See us or others"])
    #expect(footer.links == footer.texts.map { "https://a.b/c \($0.frame)" })
  }

  @Test(arguments: [false, true], ["", " from right to left"])
  func `stacks have the layout's frames`(isDecorated: Bool, way: String) throws {
    var table = try CardSpec.boxes(isDecorated: isDecorated)
    if !way.isEmpty { table.info.traits.direction = .rightToLeft }
    let facts = try Self.facts("boxes \(isDecorated)\(way)")
    #expect(facts.log == [])
    let layout = LaidOutTable(table)
    for (path, row) in zip(table.rowPaths, facts.rows) {
      let tree = try #require(layout.rowTree(path))
      var placed = tree.elements.map { $0.frame.offsetBy(dx: .zero, dy: .zero - tree.frame.minY) }
      // The double adds a stack around an element that is alone.
      if placed.count == 1 { placed.insert(placed[0], at: 0) }
      let frames = placed.map { [$0.minX, $0.minY, $0.width, $0.height].map(\.doubleValue) }
      let found = row.parts.map { [$0[0] + row.cell[0] + facts.tableX] + $0[1...] }
      #expect(found.count == frames.count)
      for (found, frame) in zip(found, frames) {
        #expect(zip(found, frame).allSatisfy { abs($0 - $1) < 0.34 }, "\(path): \(found), not \(frame)")
      }
    }
  }

  @Test func `controls in stacks change their values, and VoiceOver reads a card's texts together`() throws {
    let facts = try Self.facts("stacks")
    #expect(facts.log == [] && facts.failures == [])
    let touches = Dictionary(uniqueKeysWithValues: zip(facts.rows.map(\.id), facts.touches))
    #expect(
      Set(touches["boxes"]?.values ?? []) == ["isBoxesOn: false", "isBoxesOn2: true", "isBoxesOn3: false"])
    #expect(
      Set(touches["mail"]?.values ?? []) == ["mail: 3.0", "mailText: a", "mailValue: 1.0", "mailSegment: 1"])
    #expect(facts.touches.allSatisfy { !$0.log.contains("lost the keyboard") })
    #expect(touches["alone"]?.log == ["press alone"])
    #expect(touches["order"]?.log.contains("select order") == true)
    let labels = Dictionary(uniqueKeysWithValues: facts.rows.map { ($0.id, $0.label) })
    #expect(labels["column"] == "Column, New")
    #expect(labels["mail"] == "Ada, 9:41, Numbers, 1")
    let elements = Dictionary(uniqueKeysWithValues: facts.rows.map { ($0.id, $0.elements) })
    #expect(elements["alone"] == ["Alone", "Pay"] && elements["mail"]?.count == 5)
    #expect(facts.rows[4].elements == [] && facts.rows[4].label == "Shown, One, Two")
  }
}
