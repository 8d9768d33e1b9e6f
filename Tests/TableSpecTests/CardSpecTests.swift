// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel
import TableSpec
import TestSupport
import Testing

/// The lines of cards in saved specs.
struct CardSpecTests {
  private func decode(_ text: String) throws -> Table {
    try SpecDecoder(fileName: "t.yaml").decode(Array(text.utf8))
  }

  private func patch(_ text: String, _ change: (inout Row) -> Void) throws -> String {
    var table = try decode(text)
    change(&table.sections[0].rows[0])
    let result = SpecPatcher.patch(Array(text.utf8), to: table)
    #expect(result.keepsText)
    #expect(try SpecDecoder(fileName: "t.yaml").decode(result.bytes) == table)
    return String(decoding: result.bytes, as: UTF8.self)
  }

  private static let card = """
    version: 1
    sections:
      - rows:
          - title: Order 7
            content:
              vStack:
                - hStack: [{image: shippingbox}, {label: Order 7, font: headline}, spacer, {label: "1 June"}]
                  spacing: 8
                  alignment: firstBaseline
                - {label: Arrives tomorrow., color: secondaryLabel}
                - {progressView: 0.6}
                - {hStack: [{button: Track, style: filled}, {button: Help}], spacing: 8, distribution: fillEqually}
              spacing: 12
          - {title: Wi-Fi, stepper: 3}

    """

  @Test func `a card has a line for each of its elements, and short lists stay on one`() throws {
    let table = try decode(Self.card)
    #expect(SpecEncoder.encode(table).hasSuffix(Self.card.dropFirst("version: 1\n".count)))
    #expect(SpecPatcher.patch(Array(Self.card.utf8), to: table).bytes == Array(Self.card.utf8))
  }

  @Test func `short elements and cards of one element stay on the row's line`() throws {
    let row = "      - {title: A, trailing: [{badge: \"3\"}, detailButton], content: {label: Hello}}\n"
    let text = SpecEncoder.encode(try decode("sections:\n  - rows:\n" + row))
    #expect(text.hasSuffix(row), "\(text)")
  }

  @Test func `a long list of elements beside the texts has several lines`() throws {
    let labels = (0..<9).map { "{label: Number \($0)}" }
    let text = SpecEncoder.encode(
      try decode("sections:\n  - rows:\n      - {title: A, trailing: [\(labels.joined(separator: ", "))]}\n"))
    #expect(
      text.hasSuffix(
        "      - title: A\n        trailing:\n" + labels.map { "          - \($0)\n" }.joined()), "\(text)")
  }

  @Test func `a card that is added to a row of one line gets lines of its own`() throws {
    let text = try patch("# Mine\nsections:\n  - rows:\n      - {title: A, id: a} # first\n      - B\n") {
      $0.elements.content = Element(listed: .record([.init(name: "vStack", value: .list([.word("spacer")]))]))
    }
    #expect(
      text
        == "# Mine\nsections:\n  - rows:\n      - id: a\n        title: A\n        content:\n          vStack: [spacer] # first\n      - B\n",
      "\(text)")
  }

  @Test func `a change within a card keeps the comments and the lines around it`() throws {
    var text = Self.card.replacing(
      "- {progressView: 0.6}", with: "# Measured\n            - {progressView: 0.6} # now")
    let changed = try patch(text) { row in
      row[element: .content([2])]?[given: .progress] = 700
      row[element: .content([0, 1])]?[given: .elementText] = "Order 8"
    }
    text = text.replacing("0.6", with: "0.7").replacing("label: Order 7", with: "label: Order 8")
    #expect(changed == text, "\(changed)")
  }

  @Test func `a list in a card that grows past its line gets several`() throws {
    let text = try patch(
      "sections:\n  - rows:\n      - title: A\n        content:\n          vStack: [{label: One}] # all\n"
    ) { row in
      for index in 0..<9 {
        if let label = Element(.label, .text("Number \(index)")) {
          row.insert(label, at: .content([index + 1]))
        }
      }
    }
    #expect(
      text.contains("          vStack:\n            - {label: One}\n            - {label: Number 0}\n"),
      "\(text)")
    #expect(text.contains("# all"))
  }

  @Test func `random trees of elements are saved and opened as the same`() throws {
    for seed in 0..<TestCount.of(200, nightly: 2000) {
      var random = SeededGenerator(seed: UInt64(seed))
      var row = Row(title: "A")
      var other = row
      row.elements.content = Self.tree(&random, depth: 4)
      row.elements.trailing = Self.leaves(Int.random(in: 0...8, using: &random), &random)
      row.elements.leading = Self.leaves(Int.random(in: 0...2, using: &random), &random)
      other.elements.content = Self.tree(&random, depth: 3)
      let table = Table(sections: [Section(rows: [row, Row(title: "B")])])
      let text = SpecEncoder.encode(table)
      #expect(try decode(text) == table, "seed \(seed): \(text)")
      var changed = table
      changed.sections[0].rows[0] = other
      let result = SpecPatcher.patch(Array(text.utf8), saying: table, to: changed)
      #expect(result.keepsText, "seed \(seed)")
      #expect(try SpecDecoder(fileName: "").decode(result.bytes) == changed, "seed \(seed)")
    }
  }

  private static func leaves(_ count: Int, _ random: inout SeededGenerator) -> [Element] {
    let kinds = ElementKind.allCases.filter { !$0.isOnlyForContent }
    return (0..<count).compactMap { _ in leaf(kinds, &random) }
  }

  private static func leaf(_ kinds: [ElementKind], _ random: inout SeededGenerator) -> Element? {
    guard let kind = kinds.randomElement(using: &random) else { return nil }
    var element = Element(kind)
    for property in [kind.declaration.main].compactMap(\.self) + kind.declaration.beside
    where property == kind.declaration.main || Bool.random(using: &random) {
      if let sample = property.samples.randomElement(using: &random) {
        _ = property.set(sample, of: &element.values)
      }
    }
    return element
  }

  private static func tree(_ random: inout SeededGenerator, depth: Int) -> Element? {
    guard depth > 0, Int.random(in: 0..<3, using: &random) > 0 else {
      return leaf(ElementKind.allCases.filter { !$0.isStack }, &random)
    }
    var stack = Element(Bool.random(using: &random) ? .vStack : .hStack)
    stack.items = (0..<Int.random(in: 0...5, using: &random)).compactMap { _ in
      tree(&random, depth: depth - 1)
    }
    if Bool.random(using: &random) { stack[given: .stackSpacing] = 8 }
    if Bool.random(using: &random) { stack[given: .stackMargins] = StackInsets(4) }
    return stack
  }
}
