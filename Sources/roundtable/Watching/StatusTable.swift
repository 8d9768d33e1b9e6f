// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import PreviewDaemon
import Renderers
import Shell

/// Daemons and the specs that they watch, for people: a line for each spec, in columns.
enum StatusTable {
  /// - Returns: the headings and the lines. The line after a bad spec is its first problem. The line after a daemon that polls
  ///   says how it detects saves.
  static func text(_ daemons: [StatusReport]) -> String {
    let headings = ["PROCESS", "STATE", "SPEC", "PAGE"]
    let rows = daemons.flatMap { daemon in
      daemon.specs.enumerated().map { index, spec in
        (
          cells: [
            daemon.process, spec.state, spec.path,
            // The page shows all specs of the daemon, so its address is printed once.
            index == 0 ? daemon.page ?? "" : "",
          ].map(VisibleText.line),
          below: [
            spec.error?.split(separator: "\n").first.map(String.init),
            index + 1 == daemon.specs.count ? daemon.watching : nil,
          ].compactMap { $0.map(VisibleText.line) }
        )
      }
    }
    let widths = headings.indices.map { column in
      ([headings[column]] + rows.map { $0.cells[column] }).map(DisplayWidth.of).max() ?? 0
    }
    func line(_ cells: [String]) -> String {
      let padded = zip(cells, widths).map { $0 + String(repeating: " ", count: $1 - DisplayWidth.of($0)) }
      return String(padded.joined(separator: "  ").reversed().drop { $0 == " " }.reversed()) + "\n"
    }
    let hasPages = daemons.contains { $0.page != nil }
    let margin = String(repeating: " ", count: widths[0] + widths[1] + 4)
    return line(hasPages ? headings : headings.dropLast())
      + rows.map { line($0.cells) + $0.below.map { "\(margin)\($0)\n" }.joined() }.joined()
  }
}
