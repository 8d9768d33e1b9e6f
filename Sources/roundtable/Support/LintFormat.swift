import ArgumentParser
import TableLint

/// How findings are printed.
enum LintFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json, github
}

/// The least severity that is printed, as an option takes it.
enum LintSeverity: String, ExpressibleByArgument, CaseIterable {
  case note, warning, error

  var level: Finding.Severity {
    switch self {
    case .note: .note
    case .warning: .warning
    case .error: .error
    }
  }
}
