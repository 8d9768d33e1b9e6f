// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// The iOS version that the code written so far needs.
final class Availability {
  /// The oldest iOS on which the code must run.
  let target: Int
  /// The oldest iOS that it needs. At first, it is that of diffable data sources, SF Symbols and semantic colours.
  private(set) var least = CodeOptions.knownIOS.lowerBound

  private var newer: Set<SemanticColor> = []

  init(_ options: CodeOptions) { target = options.minimumIOS ?? CodeOptions.standardIOS }

  /// Whether the code may use APIs of `version`. If so, the code needs that version from now on.
  func has(_ version: Int) -> Bool {
    guard version <= target else { return false }
    least = max(least, version)
    return true
  }

  /// Lines that run only on `version` and later.
  func guarded(_ version: Int, _ lines: [String]) -> [String] {
    has(version) ? lines : ["if #available(iOS \(version), *) {"] + lines.map { "  " + $0 } + ["}"]
  }

  /// A colour's literal. A colour that the oldest iOS doesn't have is written as numbers.
  func color(_ color: Color, _ environment: LayoutEnvironment) -> String {
    guard case .semantic(let name) = color, !has(name.firstIOS) else {
      return SwiftLiteral.color(color)
    }
    newer.insert(name)
    return ".\(name.rawValue)Numbers"
  }

  /// Declares the colours that the oldest iOS doesn't have.
  func writeColors(_ environment: LayoutEnvironment, to writer: inout SwiftWriter) {
    guard !newer.isEmpty else { return }
    writer.gap()
    writer.block("extension UIColor") { writer in
      for name in SemanticColor.allCases where newer.contains(name) {
        func number(_ style: InterfaceStyle) -> String {
          SwiftLiteral.color(
            .rgba(name.resolved(style: style, contrast: .normal, in: environment.profile.palette)))
        }
        writer.gap()
        writer.doc("`\(name.rawValue)` has a name since iOS \(name.firstIOS).")
        writer.block("fileprivate static let \(name.rawValue)Numbers = UIColor") { writer in
          writer.line("$0.userInterfaceStyle == .dark")
          writer.indented {
            $0.line("? \(number(.dark))")
            $0.line(": \(number(.light))")
          }
        }
      }
    }
  }
}
