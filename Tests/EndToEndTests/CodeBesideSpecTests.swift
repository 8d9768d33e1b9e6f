// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

/// A daemon that writes code beside the preview.
struct CodeBesideSpecTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.write("title: Shop\nsections:\n  - rows: [Apple, Pear]\n", to: "t.yaml")
  }

  private func read(_ name: String) throws -> String {
    try String(contentsOfFile: folder.path(name), encoding: .utf8)
  }

  @Test func `code follows every save, and a mark says that it is stale`() throws {
    let daemon = try PseudoTerminal(
      running: try ProductBinary.url(named: "roundtable"),
      ["watch", "--quiet", "--format", "svg,uikit,swiftui,xctest", "t.yaml"],
      environment: TestEnvironment(home: folder, terminal: "dumb"), folder: folder.path, columns: 160,
      rows: 60)
    try daemon.expect("wrote t.svg, t.uikit.swift, t.swiftui.swift, t.xctest.swift")
    try daemon.expect("ready:")
    #expect(try read("t.uikit.swift").contains("import UIKit") && read("t.uikit.swift").contains("\"Pear\""))
    #expect(try read("t.swiftui.swift").contains("import SwiftUI"))
    #expect(try read("t.xctest.swift").contains("final class ShopViewControllerTests: XCTestCase"))
    try folder.write("title: Shop\nsections:\n  - rows: [Apple, Quince]\n", to: "t.yaml")
    try daemon.expect("wrote t.svg, t.uikit.swift, t.swiftui.swift, t.xctest.swift")
    let good = try read("t.uikit.swift")
    #expect(good.contains("\"Quince\"") && !good.contains("\"Pear\""))
    try folder.write("title: Shop\nsections: 3\n", to: "t.yaml")
    try daemon.expect("stale")
    let stale = try read("t.uikit.swift")
    #expect(stale.hasPrefix("// !! stale since ") && stale.hasSuffix(good))
    try folder.write("title: Shop\nsections:\n  - rows: [Apple, Quince]\n", to: "t.yaml")
    try daemon.expect("wrote t.svg, t.uikit.swift, t.swiftui.swift, t.xctest.swift")
    #expect(try read("t.uikit.swift") == good)
    daemon.send("\u{3}")
    #expect(try daemon.waitForExit() == .exited(code: 0))
  }
}
