// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableSpec

/// Writes an event as one line of JSON. `watch --json` prints it.
package enum WatchEventLine {
  /// Without a newline.
  package static func json(_ event: WatchEvent) -> String { ValueTree.object(members(of: event)).jsonLine }

  private static func members(of event: WatchEvent) -> [(String, ValueTree)] {
    switch event {
    case .ready(let specs): [("event", "ready"), ("specs", .texts(specs))]
    case .added(let specs): [("event", "added"), ("specs", .texts(specs))]
    case .rendered(let report): members(of: report)
    case .drawn(let report):
      [
        ("event", "drawn"), ("spec", .text(report.spec)), ("written", .texts(report.written)),
        ("unchanged", .texts(report.unchanged)), ("untrue", outputs(report.untrue)),
        ("milliseconds", .written(Milliseconds.text(report.duration))),
      ]
    case .recovered(let spec): [("event", "recovered"), ("spec", .text(spec))]
    case .serving(let address): [("event", "serving"), ("page", .text(address))]
    case .page(let act):
      [
        ("event", "page"), ("did", .text(act.kind.rawValue)), ("file", .text(act.file)),
        ("line", .integer(act.line)), ("text", .text(act.text)),
      ]
    case .notice(let notice): [("event", "notice"), ("text", .text(notice))]
    case .stopped(_, let untrue):
      [("event", "stopped")] + (untrue.isEmpty ? [] : [("untrue", outputs(untrue))])
    }
  }

  private static func members(of report: SpecReport) -> [(String, ValueTree)] {
    guard let fault = report.fault else {
      return [
        ("event", "rendered"), ("spec", .text(report.spec)), ("summary", .text(report.summary)),
        ("written", .texts(report.written)), ("unchanged", .texts(report.unchanged)),
        ("untrue", outputs(report.untrue)),
        ("milliseconds", .written(Milliseconds.text(report.duration))),
      ] + (report.repaired.isEmpty ? [] : [("repaired", .texts(report.repaired))])
    }
    return [
      ("event", "failed"), ("spec", .text(report.spec)), ("error", .text(fault.description)),
      ("stalePreview", .flag(report.keepsPreview)), ("since", .optional(report.since)),
      ("untrue", outputs(report.outputs)),
    ]
  }

  /// Files with their states; for a file that isn't current, since when and why.
  static func outputs(_ reports: [OutputReport]) -> ValueTree {
    .list(
      reports.map { report in
        let note = report.state.note
        let unmarked: String? = if case .unmarked(_, let reason) = report.state { reason } else { nil }
        return .object([
          ("file", .text(report.path)), ("state", .text(report.state.name)),
          ("since", .optional(note?.since)), ("reason", .optional(note?.reason)),
          ("unmarkedBecause", .optional(unmarked)),
        ])
      })
  }

  /// The line that replaces events that a slow reader lost.
  package static func dropped(_ count: Int) -> String {
    ValueTree.object([
      ("event", "dropped"), ("count", .integer(count)), ("text", .text(DroppedEvents.words(count))),
    ]).jsonLine
  }
}

/// The message to a reader that was too slow.
package enum DroppedEvents {
  /// `37 events dropped`.
  package static func words(_ count: Int) -> String { "\(count.counted("event")) dropped" }
}
