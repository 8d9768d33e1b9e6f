// SPDX-License-Identifier: GPL-3.0-or-later

import OutputFormats
import Testing

struct PictureArgumentsTests {
  private func problem(_ format: String, _ change: (inout PictureArguments) -> Void) -> String? {
    var request = PictureArguments()
    change(&request)
    return OutputFormat.named(format)?.problem(request)
  }

  @Test(arguments: OutputFormat.all.map(\.identifier))
  func `an option that a format does not support is a problem`(format: String) {
    #expect(problem(format) { _ in } == nil)
    let isVector = ["svg", "png", "pdf"].contains(format)
    #expect(
      problem(format) { $0.scale = 2 }
        == (format == "png" ? nil : "--scale requires PNG; this is \(format)"))
    #expect(
      problem(format) { $0.isAdaptive = true }
        == (format == "svg" ? nil : "--adaptive requires SVG; this is \(format)"))
    #expect(
      problem(format) { $0.idPrefix = "a" }
        == (format == "svg" ? nil : "--id-prefix requires SVG; this is \(format)"))
    #expect(
      problem(format) { $0.text = .outlines }
        == (isVector ? nil : "--text requires SVG, PNG or PDF; this is \(format)"))
  }

  @Test(arguments: [0, 1, 8, 9])
  func `a PNG has one to eight pixels per point`(scale: Int) {
    let isPossible = (1...8).contains(scale)
    #expect(problem("png") { $0.scale = scale } == (isPossible ? nil : "--scale is out of range: \(scale)"))
  }

  @Test(arguments: [
    ("a", true), ("Z", true), ("p-1_.", true), (String(repeating: "x", count: 40), true), ("", false),
    ("1", false), ("-", false), ("a b", false), ("a\u{E9}", false), ("a{", false), ("@a", false),
    ("a/", false),
    ("a:", false), (String(repeating: "x", count: 41), false),
  ])
  func `a prefix is the start of an id`(prefix: String, isPossible: Bool) {
    #expect((problem("svg") { $0.idPrefix = prefix } == nil) == isPossible)
  }
}

extension OutputFormat {
  fileprivate static func named(_ name: String) -> OutputFormat? { all.first { $0.identifier == name } }

  fileprivate func problem(_ request: PictureArguments) -> String? { request.problem(in: self)?.message }
}
