import Preview

/// Prints a line of JSON for each event.
struct WatchLines: WatchReporting {
  let output: WatchOutput

  func report(_ event: WatchEvent) { output.write(WatchEventLine.json(event) + "\n") }

  func whenReported(_ body: @escaping @Sendable () -> Void) { output.whenWritten(body) }
}
