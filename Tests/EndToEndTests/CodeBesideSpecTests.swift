// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

struct CodeBesideSpecTests {
  private let folder = ScratchFolder()

  init() throws {
    try folder.write("title: Shop\nsections:\n  - rows: [Apple, Pear]\n", to: "t.yaml")
  }

  private func read(_ name: String) throws -> String {
    try String(contentsOfFile: folder.path(name), encoding: .utf8)
  }

  @Test func `code follows every save, and a mark says that it is stale`() throws {
    let daemon = try Roundtable.open(
      ["watch", "--quiet", "--format", "svg,uikit,swiftui,xctest", "t.yaml"], home: folder)
    try daemon.expect("wrote t.svg, t.uikit.swift, t.swiftui.swift, t.xctest.swift")
    try daemon.expect("ready:")
    #expect(try read("t.uikit.swift").contains("import UIKit") && read("t.uikit.swift").contains("\"Pear\""))
    #expect(try read("t.swiftui.swift").contains("import SwiftUI"))
    #expect(try read("t.xctest.swift").contains("final class TTableTests: XCTestCase"))
    try folder.write("title: Shop\nsections:\n  - rows: [Apple, Quince]\n", to: "t.yaml")
    // The test has frames and ids, but no texts.
    try daemon.expect("wrote t.svg, t.uikit.swift, t.swiftui.swift")
    let good = try read("t.uikit.swift")
    #expect(good.contains("\"Quince\"") && !good.contains("\"Pear\""))
    try folder.write("title: Shop\nsections: 3\n", to: "t.yaml")
    try daemon.expect("stale")
    let stale = try read("t.uikit.swift")
    #expect(stale.hasPrefix("// !! stale since ") && stale.hasSuffix(good))
    try folder.write("title: Shop\nsections:\n  - rows: [Apple, Quince]\n", to: "t.yaml")
    try daemon.expect("wrote t.svg, t.uikit.swift, t.swiftui.swift, t.xctest.swift")
    #expect(try read("t.uikit.swift") == good)
    try daemon.quit("\u{3}")
  }
}
