import Preview

/// Prints a line of JSON for each event.
struct WatchLines: WatchReporting {
  func report(_ event: WatchEvent) { StandardStream.output.write(WatchEventLine.json(event) + "\n") }
}
