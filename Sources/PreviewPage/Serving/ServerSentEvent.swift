/// One message of a stream of events.
enum ServerSentEvent {
  /// One line of JSON.
  case state(String)
  case stopped
  /// Tells a live connection from a dead one; scripts do not see it.
  case keepAlive

  var text: String {
    switch self {
    case .state(let json): "event: state\ndata: \(json)\n\n"
    case .stopped: "event: stopped\ndata: {}\n\n"
    case .keepAlive: ": still here\n\n"
    }
  }
}
