// SPDX-License-Identifier: GPL-3.0-or-later

import TableLayout
import TableModel

/// The parts of a text with attributes, as `TextPart`s of UIKit's support files.
enum TextParts {
  /// A modifier with the parts; `nil` for a plain text. The code finds each part behind the one before it, so plain text that
  /// has the same letters earlier is a part, too.
  ///
  /// - Parameter opens: whether the links open; those of rows have only their colour.
  static func modifier(_ name: String, _ runs: [AttributedText.Run], opens: Bool = false) -> CallCode? {
    let parts = parts(runs, opens: opens)
    return parts.isEmpty ? nil : CallCode(name, list: parts.map { .call($0) })
  }

  /// The same as the last arguments of a call; none for a plain text.
  static func arguments(_ label: String, _ runs: [AttributedText.Run]) -> [CodeArgument] {
    parts(runs, opens: false).enumerated().map { index, part in
      index == 0 ? .call(label: label, part) : .call(part)
    }
  }

  private static func parts(_ runs: [AttributedText.Run], opens: Bool) -> [CallCode] {
    var result: [CallCode] = []
    var skipped = ""
    for run in runs {
      guard run.attributes != TextAttributes() else {
        skipped += run.text
        continue
      }
      if skipped.contains(run.text) { result.append(part(AttributedText.Run(skipped), opens: opens)) }
      skipped = ""
      result.append(part(run, opens: opens))
    }
    return result
  }

  private static func part(_ run: AttributedText.Run, opens: Bool) -> CallCode {
    let attributes = run.attributes
    let isTinted = attributes.link != nil && attributes.color == nil
    return CallCode(
      "TextPart", .text(SwiftLiteral.text(run.text)), attributes.isBold ? "isBold: true" : nil,
      attributes.isItalic ? "isItalic: true" : nil,
      isTinted
        ? "color: .tintColor" : attributes.color.map { .call(label: "color", SwiftLiteral.colorCall($0)) },
      opens ? attributes.link.map { "link: \(SwiftLiteral.text($0))" } : nil)
  }
}

extension [AttributedText.Run] {
  var haveLinks: Bool { contains { $0.attributes.link != nil } }
}
