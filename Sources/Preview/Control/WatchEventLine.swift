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
        ("milliseconds", Milliseconds.text(report.duration)),
      ])
    case .failed(let spec, let description, let keepsPreview, let since):
      return object([
        ("event", text("failed")), ("spec", text(spec)), ("error", text(description)),
        ("stalePreview", keepsPreview ? "true" : "false"), ("since", text(since)),
      ])
    case .recovered(let spec): return object([("event", text("recovered")), ("spec", text(spec))])
    case .serving(let address):
      return object([("event", text("serving")), ("page", text(address))])
    case .notice(let notice): return object([("event", text("notice")), ("text", text(notice))])
    case .stopped: return object([("event", text("stopped"))])
    }
  }

  static func object(_ members: [(String, String)]) -> String {
    "{" + members.map { "\(text($0.0)): \($0.1)" }.joined(separator: ", ") + "}"
  }

  static func list(_ texts: [String]) -> String { "[" + texts.map(text).joined(separator: ", ") + "]" }

  static func text(_ text: String) -> String { JSONText.string(text) }
}
