import Preview

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Prints what the daemon does: the text preview and a line a render.
struct WatchPrinter: WatchReporting {
  let showsPreview: Bool

  func report(_ event: WatchEvent) {
    switch event {
    case .ready(let specs):
      StandardStream.output.write("ready: watching \(specs.joined(separator: ", "))\n")
    case .rendered(let report):
      if showsPreview {
        for output in report.terminal { StandardStream.output.write(output.bytes) }
      }
      let files = report.isChanged ? "wrote " + report.written.joined(separator: ", ") : "nothing changed"
      StandardStream.output.write(
        "\(Self.time) \(report.spec): \(report.summary), \(files) (\(Milliseconds.text(report.duration)) ms)\n"
      )
    case .failed(let spec, let description, let keepsPreview):
      StandardStream.error.write("\(description)\n")
      let state = keepsPreview ? "the last good preview stays, marked as stale" : "no preview yet"
      StandardStream.error.write("\(Self.time) \(spec): \(state)\n")
    case .recovered(let spec): StandardStream.output.write("\(Self.time) \(spec): good again\n")
    case .notice(let text): StandardStream.error.write("note: \(text)\n")
    case .stopped: StandardStream.output.write("stopped\n")
    }
  }

  /// The local time of day; it appears in these lines only, never in a preview.
  private static var time: String {
    var now = Self.now()
    var parts = tm()
    localtime_r(&now, &parts)
    return [parts.tm_hour, parts.tm_min, parts.tm_sec].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(
      separator: ":")
  }

  /// `time` is also the name of the property above.
  private static func now() -> time_t {
    #if canImport(Glibc)
      Glibc.time(nil)
    #else
      Darwin.time(nil)
    #endif
  }

}
