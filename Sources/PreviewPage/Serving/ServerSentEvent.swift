// SPDX-License-Identifier: GPL-3.0-or-later

/// One message of a stream of events.
enum ServerSentEvent {
  /// One line of JSON.
  case state(String)
  /// So many states before the next one were not sent, for the viewer was slower than they came.
  case missed(Int)
  case stopped
  /// Tells a live daemon from a frozen one.
  case alive

  var text: String {
    switch self {
    case .state(let json): "event: state\ndata: \(json)\n\n"
    case .missed(let count): "event: missed\ndata: \(count)\n\n"
    case .stopped: "event: stopped\ndata: {}\n\n"
    // An event without data is none.
    case .alive: "event: alive\ndata: {}\n\n"
    }
  }
}
