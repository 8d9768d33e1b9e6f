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
    var arguments: [CodeArgument] = []
    var skipped = ""
    for run in runs {
      guard run.attributes != TextAttributes() else {
        skipped += run.text
        continue
      }
      if skipped.contains(run.text) {
        arguments.append(.call(part(AttributedText.Run(skipped), opens: opens)))
      }
      skipped = ""
      arguments.append(.call(part(run, opens: opens)))
    }
    return arguments.isEmpty ? nil : CallCode(name, list: arguments)
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
