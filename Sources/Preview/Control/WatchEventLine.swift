import Renderers

/// An event as one line of JSON, for `watch --json` and for those who subscribe.
package enum WatchEventLine {
  /// Without a newline.
  package static func json(_ event: WatchEvent) -> String {
    switch event {
    case .ready(let specs):
      return object([("event", text("ready")), ("specs", list(specs))])
    case .rendered(let report):
      return object([
        ("event", text("rendered")), ("spec", text(report.spec)), ("summary", text(report.summary)),
        ("written", list(report.written)), ("unchanged", list(report.unchanged)),
        ("untrue", outputs(report.unwritten)),
        ("milliseconds", Milliseconds.text(report.duration)),
      ])
    case .failed(let report):
      return object([
        ("event", text("failed")), ("spec", text(report.spec)), ("error", text(report.description)),
        ("stalePreview", report.keepsPreview ? "true" : "false"), ("since", text(report.since)),
        ("untrue", outputs(report.outputs)),
      ])
    case .recovered(let spec): return object([("event", text("recovered")), ("spec", text(spec))])
    case .serving(let address):
      return object([("event", text("serving")), ("page", text(address))])
    case .notice(let notice): return object([("event", text("notice")), ("text", text(notice))])
    case .stopped(_, let untrue):
      let list = untrue.isEmpty ? [] : [("untrue", outputs(untrue))]
      return object([("event", text("stopped"))] + list)
    }
  }

  /// Files, how each stands, and since when and why it does not show what its spec says.
  static func outputs(_ reports: [OutputReport]) -> String {
    let items = reports.map { report in
      let note = report.state.note
      let unmarked: String? = if case .unmarked(_, let reason) = report.state { reason } else { nil }
      return object([
        ("file", text(report.path)), ("state", text(report.state.name)),
        ("since", note.map { text($0.since) } ?? "null"), ("reason", note.map { text($0.reason) } ?? "null"),
        ("unmarkedBecause", unmarked.map(text) ?? "null"),
      ])
    }
    return "[" + items.joined(separator: ", ") + "]"
  }

  /// In the place of events that a slow reader lost.
  package static func dropped(_ count: Int) -> String {
    object([
      ("event", text("dropped")), ("count", String(count)), ("text", text(DroppedEvents.words(count))),
    ])
  }

  static func object(_ members: [(String, String)]) -> String {
    "{" + members.map { "\(text($0.0)): \($0.1)" }.joined(separator: ", ") + "}"
  }

  static func list(_ texts: [String]) -> String { "[" + texts.map(text).joined(separator: ", ") + "]" }

  static func text(_ text: String) -> String { JSONText.string(text) }
}
