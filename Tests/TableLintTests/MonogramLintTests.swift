// SPDX-License-Identifier: GPL-3.0-or-later

import TableLint
import TableSpec
import Testing

/// The contrast of letters on their tile or on the gradient of Contacts.
struct MonogramLintTests {
  private func messages(_ row: String) throws -> [String] {
    let spec = try SpecDecoder(fileName: "t").decode(Array("sections: [{rows: [{title: A, \(row)}]}]".utf8))
    return Linter.findings(in: spec, from: .note).filter { $0.rule == "CONTRAST" }.map(\.message)
  }

  @Test(arguments: [
    ("image: {monogram: AB, color: '#999999'}", "the monogram 'AB', #999999 on #A1A6B4"),
    (
      "content: {vStack: [{label: A}, {image: {monogram: AB, tileColor: '#FFFF00'}}]}",
      "the monogram 'AB', white on #FFFF00"
    ),
  ])
  func `letters with too little contrast are found`(row: String, words: String) throws {
    #expect(try messages(row).contains { $0.contains(words) })
  }

  @Test(arguments: ["", ", tileColor: systemYellow", ", color: black"])
  func `white on the gradient and on UIKit's own colours is usual`(parts: String) throws {
    #expect(try messages("image: {monogram: AB\(parts)}").isEmpty)
  }
}
