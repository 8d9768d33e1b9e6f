// SPDX-License-Identifier: GPL-3.0-or-later

/// One script made of modules: a page that is opened from a disk can't load any.
///
/// Each module becomes a function that returns its exports, after the modules that it imports. Modules import only with
/// `import { a, b } from "./module.js";`, and export only declarations.
struct ScriptBundle {
  private let source: (String) -> String?
  private var names: [String] = []
  private var parts: [String] = []

  /// - Parameters:
  ///   - entry: the name of the module that is run.
  ///   - source: the text of a module; `nil` if there is none.
  static func text(_ entry: String, source: @escaping (String) -> String?) -> String {
    var bundle = ScriptBundle(source)
    bundle.add(entry)
    return "(() => {\n\"use strict\";\n" + bundle.parts.joined() + "})();\n"
  }

  private init(_ source: @escaping (String) -> String?) { self.source = source }

  private mutating func add(_ name: String) {
    guard !names.contains(name) else { return }
    guard let text = source(name) else { preconditionFailure("no script '\(name)'") }
    for match in text.matches(of: Self.importing) { add(String(match.2)) }
    let exports = text.matches(of: Self.exporting).map { String($0.2) }
    let code = text.replacing(Self.importing) { "const {\($0.1)} = \(Self.variable($0.2));" }
      .replacing(Self.exporting) { "\($0.1)\($0.2)" }
      .replacing(Self.comment, with: "")
    names.append(name)
    parts.append(
      """
      const \(Self.variable(name[...])) = (() => {
      \(code.drop { $0.isNewline })return { \(exports.joined(separator: ", ")) };
      })();

      """)
  }

  /// `overlay-labels.js` as `module_overlay_labels`, a name that no module uses.
  private static func variable(_ name: Substring) -> String {
    "module_" + name.split(separator: ".")[0].replacing("-", with: "_")
  }

  // Computed, because a regular expression isn't Sendable.
  private static var importing: Regex<(Substring, Substring, Substring)> {
    /import \{([^}]+)\} from "\.\/([a-z-]+\.js)";/
  }
  private static var exporting: Regex<(Substring, Substring, Substring)> {
    /(?m)^export ((?:async )?(?:function|class|const) )(\w+)/
  }
  /// Comments alone on their lines.
  private static var comment: Regex<Substring> { /(?m)^ *(?:\/\/.*|\/\*\*(?s:.*?)\*\/)\n/ }
}
