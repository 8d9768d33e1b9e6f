// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// Which iOS the written code needs, as far as it has been written.
final class Availability {
  /// The oldest iOS on which the code must run.
  let target: Int
  /// The least that it needs: what diffable data sources, SF Symbols and semantic colours need.
  private(set) var least = CodeOptions.knownIOS.lowerBound

  private var younger: Set<SemanticColor> = []

  init(_ options: CodeOptions) { target = options.minimumIOS ?? CodeOptions.standardIOS }

  /// Whether something that came with `version` may be written as it is: then the code needs that.
  func has(_ version: Int) -> Bool {
    guard version <= target else { return false }
    least = max(least, version)
    return true
  }

  /// Lines that are for `version` and later alone.
  func guarded(_ version: Int, _ lines: [String]) -> [String] {
    has(version) ? lines : ["if #available(iOS \(version), *) {"] + lines.map { "  " + $0 } + ["}"]
  }

  /// A colour's literal; one that is younger than the code gets its numbers.
  func color(_ color: Color, _ environment: LayoutEnvironment) -> String {
    guard case .semantic(let name) = color, name == .systemMint || name == .systemCyan, !has(15) else {
      return SwiftLiteral.color(color)
    }
    younger.insert(name)
    return ".\(name.rawValue)Numbers"
  }

  /// Colours that are younger than the code, as numbers.
  func writeColors(_ environment: LayoutEnvironment, to writer: inout SwiftWriter) {
    guard !younger.isEmpty else { return }
    writer.gap()
    writer.block("extension UIColor") { writer in
      for name in SemanticColor.allCases where younger.contains(name) {
        func number(_ style: InterfaceStyle) -> String {
          SwiftLiteral.color(
            .rgba(name.resolved(style: style, contrast: .normal, in: environment.profile.palette)))
        }
        writer.gap()
        writer.doc("`\(name.rawValue)` has a name since iOS 15.")
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
