// SPDX-License-Identifier: GPL-3.0-or-later

/// The place that a report must fit into. Both limits leave room for some words of a workflow's own.
enum ReportLimit: String, CaseIterable {
  /// The summary of a job on GitHub: at most 1 MiB for each step.
  case summary
  /// A comment on GitHub: at most 65 536 characters. Emoji count twice here, so that no way to count them exceeds the limit.
  case comment
  case none

  /// The largest size of a report.
  var most: Int {
    switch self {
    case .summary: 1_000_000
    case .comment: 65_000
    case .none: .max
    }
  }

  /// A text's size in the unit of the limit.
  func size(of text: String) -> Int { self == .comment ? text.utf16.count : text.utf8.count }

  var words: String {
    switch self {
    case .summary: "\(most) bytes, for the summary of a job"
    case .comment: "\(most) characters, for a comment"
    case .none: "any size"
    }
  }
}
