// SPDX-License-Identifier: GPL-3.0-or-later

import Session
import Shell

/// The man page, from the declarations that make the help, in the macros of `man`.
enum ManPage {
  static var text: String {
    let lines =
      [
        #".TH ROUNDTABLE 1 "" "roundtable \#(Version.number)""#,
        ".SH NAME",
        #"roundtable \- describe iOS tables, see them live, and export UIKit or SwiftUI"#,
        ".SH SYNOPSIS",
        ".B roundtable", "[SPEC] [OPTIONS]", ".br", ".B roundtable", escaped("SUBCOMMAND …"),
        ".SH DESCRIPTION",
      ]
      + CommandLineHelp.summary.map(escaped)
      + [".PP", escaped(CommandLineHelp.hints), ".SH SUBCOMMANDS"] + Roundtable.verbs.flatMap(section)
      + [".SH EXIT STATUS"] + CommandLineHelp.exitCodes.flatMap { term("\($0.code)", $0.meaning) }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func section(_ verb: any Verb.Type) -> [String] {
    var lines = [".SS \(escaped(verb.name))", ".B", escaped(CommandLineHelp.usage(of: verb)), ".PP"]
    lines.append(escaped(verb.abstract))
    for line in verb.discussion.split(separator: "\n") { lines += paragraph(String(line)) }
    for (name, text) in CommandHelp.terms(verb) { lines += term(name, text) }
    if !verb.examples.isEmpty { lines += [".PP", ".nf"] + verb.examples.map(escaped) + [".fi"] }
    return lines
  }

  /// A line of a discussion. In a table, blanks separate a term from its text.
  private static func paragraph(_ line: String) -> [String] {
    guard let gap = line.firstRange(of: "  "), gap.lowerBound != line.startIndex else {
      return [".PP", escaped(line)]
    }
    return term(String(line[..<gap.lowerBound]), String(line[gap.upperBound...].drop { $0 == " " }))
  }

  private static func term(_ name: String, _ text: String) -> [String] {
    [".TP", "\\fB\(escaped(name))\\fR", escaped(text)]
  }

  /// Text without a meaning for roff: no escape, no request at the beginning, and quotes and dashes that can be typed.
  private static func escaped(_ text: String) -> String {
    let special: [Character: String] = [
      "\\": "\\e", "-": "\\-", "'": "\\(aq", "`": "\\(ga", "^": "\\(ha", "~": "\\(ti", "\"": "\\(dq",
    ]
    let result = text.map { special[$0] ?? String($0) }.joined()
    return result.hasPrefix(".") ? "\\&" + result : result
  }
}
