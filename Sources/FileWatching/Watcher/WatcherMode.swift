/// How a watcher learns of changes.
package enum WatcherMode: Sendable, Equatable, CustomStringConvertible {
  case events
  /// Some of the path cannot be armed; what is armed still tells at once.
  case eventsAndPolling(reason: String)
  case polling(reason: String)

  package var description: String {
    switch self {
    case .events: "events"
    case .eventsAndPolling(let reason): "events and polling: \(reason)"
    case .polling(let reason): "polling: \(reason)"
    }
  }
}
