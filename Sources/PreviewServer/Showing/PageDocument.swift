// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import PreviewRendering

/// The page, filled with the current state, so that it is correct before any of its scripts runs.
enum PageDocument {
  static func html(template: [UInt8], state: ValueTree, spec: PageSpec?, good: GoodSpec?) -> [UInt8] {
    let text = String(decoding: template, as: UTF8.self)
    let name = spec?.name ?? "roundtable"
    return Array(
      text.fill("<!--title-->", MarkupText.escaped(name))
        .fill("<!--state-->", stateBlock(state))
        .fill("<!--name-->", MarkupText.escaped(name))
        .fill("<!--without scripts-->", withoutScripts(spec, good))
        .fill("<!--picture-->", picture(spec, good)).utf8)
  }

  /// Data instead of a script; escapes `<`, which could end the block.
  private static func stateBlock(_ state: ValueTree) -> String {
    let json = state.jsonLine.unicodeScalars.reduce(into: "") { result, scalar in
      if scalar == "<" { result += "\\u003c" } else { result.unicodeScalars.append(scalar) }
    }
    return "<script type=\"application/json\" id=\"state\">\(json)</script>"
  }

  /// Without scripts, says that the page doesn't update itself.
  private static func withoutScripts(_ spec: PageSpec?, _ good: GoodSpec?) -> String {
    guard let spec else { return "No spec is watched." }
    let shown =
      switch spec.status(hasPicture: good != nil) {
      case .good: "This preview was rendered at \(spec.time)."
      case .stale: "This is the last good preview."
      case .failed, .waiting: "There is no preview yet."
      }
    return MarkupText.escaped(
      "JavaScript is off, so this page doesn't update after a save. Reload it to see the latest preview. "
        + shown)
  }

  private static func picture(_ spec: PageSpec?, _ good: GoodSpec?) -> String {
    guard let spec else { return "" }
    var parts: [String] = []
    if let problem = spec.problem {
      parts.append(
        "<div id=\"banner\" class=\"banner\" role=\"alert\">\(MarkupText.escaped("\(spec.alarm): \(problem)"))</div>"
      )
    }
    if let unwritten = spec.unwritten {
      parts.append(
        "<div id=\"banner\" class=\"banner\" role=\"alert\">Not written: \(MarkupText.escaped(unwritten))</div>"
      )
    }
    if good != nil {
      parts.append(
        "<img id=\"picture\" src=\"picture/0?revision=\(spec.revision)&amp;mark=0\" alt=\"Preview of \(MarkupText.escaped(spec.name))\">"
      )
    }
    return parts.joined(separator: "\n")
  }
}

extension String {
  /// Replaces the first occurrence of the marker.
  fileprivate func fill(_ marker: String, _ text: String) -> String {
    guard let range = firstRange(of: marker) else { return self }
    return self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
