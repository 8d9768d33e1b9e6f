// SPDX-License-Identifier: GPL-3.0-or-later

import EmbeddedFiles
import Testing

@testable import Drawing

/// The tables that a script generates from fonts.
struct FontTableTests {
  private static var tables: [NumberTable] {
    [interAdvances(), notoAdvances(), notoArabic(), notoGlyphs(), fontCoverage()]
  }

  private func scalars(_ table: NumberTable) -> [UInt32] {
    (0..<table.rows).map { table.numbers[$0 * table.columns] }
  }

  @Test(arguments: Self.tables.indices)
  func `rows are sorted by their scalars, and each one is found`(index: Int) {
    let table = Self.tables[index]
    let scalars = scalars(table)
    #expect(!scalars.isEmpty && zip(scalars, scalars.dropFirst()).allSatisfy { $0 < $1 })
    for (index, scalar) in scalars.enumerated() {
      #expect(table.row(of: scalar) == table.numbers + index * table.columns)
    }
  }

  @Test(arguments: Self.tables.indices)
  func `a scalar between two rows is not found and sorts after the first`(index: Int) {
    let table = Self.tables[index]
    let scalars = scalars(table)
    for (index, (scalar, next)) in zip(scalars, scalars.dropFirst() + [0x110000]).enumerated()
    where scalar + 1 < next {
      #expect(table.row(of: scalar + 1) == nil && table.row(of: next - 1) == nil)
      #expect(table.row(atOrBefore: next - 1) == table.numbers + index * table.columns)
    }
    #expect(table.row(of: scalars[0] - 1) == nil && table.row(atOrBefore: 0) == nil)
  }

  @Test func `Inter's table begins with every character from the space to the end of Latin Extended-A`() {
    #expect(scalars(interAdvances()).starts(with: 0x20...0x17F))
  }

  @Test func `every Arabic letter and Devanagari consonant is in the tables`() {
    #expect(scalars(notoArabic()) == Array(0x60C...0x6D5))
    #expect(scalars(notoGlyphs()) == Array(0x915...0x939) + [0xFEFB, 0xFEFC, 0x1F600])
  }

  @Test func `ranges of letters that fonts have don't overlap`() {
    let table = fontCoverage()
    var last: UInt32 = 0
    for row in 0..<table.rows {
      let (first, end) = (table.numbers[row * 3], table.numbers[row * 3 + 1])
      #expect(last < first && first <= end)
      last = end
    }
  }

  @Test func `families are font names without a path or style`() {
    #expect(GlyphCoverage.families.count == 150 && GlyphCoverage.families[0] == "Noto Sans Arabic")
    #expect(GlyphCoverage.families.allSatisfy { $0.hasPrefix("Noto ") })
  }
}
