// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// The uses of names that are made from ids, see ``SwiftName``.
enum CodeNames {
  /// `Settings` of `settings`, or the fallback.
  static func type(_ text: String, or fallback: String) -> String {
    let name = SwiftName.words(text).map(SwiftName.raised).joined()
    guard let first = name.unicodeScalars.first else { return fallback }
    return ("0"..."9").contains(first) ? fallback + name : name
  }

  /// A name where it is declared: in backticks if it is a keyword.
  static func declared(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// A case behind a point. An optional has cases of two of these names, so they need their type's name.
  static func use(_ name: String, of type: String) -> String {
    switch name {
    case "none", "some": "\(type).\(name)"
    case "self", "init", "Type", "Protocol": ".`\(name)`"
    default: ".\(name)"
    }
  }

  /// A property's name: `isAirplaneOn` of `is`, `airplane` and `On`. Words that Swift reserves get a further word.
  static func property(prefix before: String = "", _ name: String, _ after: String = "") -> String {
    let result = before + (before.isEmpty ? name : SwiftName.raised(name)) + after
    return ["self", "init", "Type", "Protocol"].contains(result) ? result + "Value" : result
  }

  private static let keywords = Set(
    """
    associatedtype class deinit enum extension fileprivate func import init inout internal let open operator \
    precedencegroup private protocol public rethrows static struct subscript typealias var break case catch \
    continue default defer do else fallthrough for guard if in repeat return switch throw where while Any as \
    await false is nil self Self super throws true try Type Protocol
    """.split(separator: " ").map(String.init))
}
