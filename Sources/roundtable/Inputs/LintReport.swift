// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Session
import Shell
import TableLint
import TableModel
import TableSpec

/// Findings with their places in their files, as text, as JSON, as annotations of a GitHub workflow or as SARIF.
struct LintReport {
  private let format: LintFormat
  private var lines: [String] = []
  private var objects: [ValueTree] = []
  private var sarif = SarifLog()

  init(format: LintFormat) { self.format = format }

  var text: String {
    switch format {
    case .text, .github: lines.map { $0 + "\n" }.joined()
    case .json: JSONWriter.lines(objects)
    case .sarif: sarif.text
    }
  }

  mutating func add(_ findings: [Finding], in spec: LoadedSpec) {
    // It parses the spec, so one is made for all findings.
    let locator = SpecLocator(spec.files)
    for finding in findings { add(finding, in: spec, locator) }
  }

  private mutating func add(_ finding: Finding, in spec: LoadedSpec, _ locator: SpecLocator) {
    let place = finding.setting.flatMap { locator.place(of: $0) } ?? locator.place(of: finding.place)
    let path = place?.file.path ?? spec.path
    // GitHub finds a file only by its path from the root of the repository.
    var repositoryPath = path[...]
    while repositoryPath.hasPrefix("./") { repositoryPath = repositoryPath.dropFirst(2) }
    switch format {
    case .text: lines.append(text(finding, path, place?.line))
    case .json: objects.append(json(finding, path, place?.line))
    case .github: lines.append(github(finding, String(repositoryPath), place?.line))
    case .sarif: sarif.add(finding, in: String(repositoryPath), line: place?.line)
    }
  }

  private func text(_ finding: Finding, _ path: String, _ line: Int?) -> String {
    "\(VisibleText.line(path)):\(line.map { "\($0):" } ?? "") " + VisibleText.lines(finding.description)
  }

  private func json(_ finding: Finding, _ path: String, _ line: Int?) -> ValueTree {
    .object([
      ("file", .text(path)), ("line", .optional(line)), ("rule", .text(finding.rule)),
      ("severity", .text(finding.severity.rawValue)), ("place", .text(finding.placeName)),
      ("setting", .optional(finding.setting?.key)), ("message", .text(finding.message)),
      ("hint", .text(finding.hint)), ("fixable", .flag(finding.isFixable)),
    ])
  }

  /// `::warning file=F,line=L,title=T::message`. Characters that would end a property or the line are escaped.
  private func github(_ finding: Finding, _ path: String, _ line: Int?) -> String {
    let command: String
    switch finding.severity {
    case .note: command = "notice"
    case .warning: command = "warning"
    case .error: command = "error"
    }
    let place = line.map { ",line=\($0)" } ?? ""
    let message = Self.escaped("\(finding.placeName): \(finding.message); \(finding.hint)", isProperty: false)
    return
      "::\(command) file=\(Self.escaped(path, isProperty: true))\(place),title=\(Self.escaped(finding.rule, isProperty: true))::\(message)"
  }

  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

/// How findings are printed.
enum LintFormat: String, CaseIterable {
  case text, json, github, sarif
}
