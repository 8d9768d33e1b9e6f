// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import TableSpec

/// The options that raise or lower what a spec may hold, for every command that reads one.
struct SpecLimitOptions: ParsableArguments {
  @Option(help: Self.help(.bytes))
  var maxBytes: Int?

  @Option(help: Self.help(.rows))
  var maxRows: Int?

  @Option(help: Self.help(.sections))
  var maxSections: Int?

  @Option(help: Self.help(.problems))
  var maxProblems: Int?

  private static func help(_ kind: SpecLimits.Kind) -> ArgumentHelp {
    ArgumentHelp("\(kind.meaning) (default: \(kind.standard))", valueName: "n")
  }

  func validate() throws {
    for kind in SpecLimits.Kind.allCases {
      guard let value = self[kind], value < 1 else { continue }
      throw ValidationError("--\(kind.option) is out of range: \(value) (allowed: 1 or more)")
    }
  }

  var limits: SpecLimits {
    SpecLimits.Kind.allCases.reduce(into: .standard) { limits, kind in
      if let value = self[kind] { limits[kind] = value }
    }
  }

  /// The options as they were given, for a daemon that goes on in the background.
  var arguments: [String] {
    SpecLimits.Kind.allCases.flatMap { kind in self[kind].map { ["--\(kind.option)", String($0)] } ?? [] }
  }

  private subscript(kind: SpecLimits.Kind) -> Int? {
    switch kind {
    case .bytes: maxBytes
    case .rows: maxRows
    case .sections: maxSections
    case .problems: maxProblems
    }
  }
}
