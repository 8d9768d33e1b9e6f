import FileWatching
import Preview
import Renderers

/// A daemon that answers.
struct RunningDaemon {
  let client: ControlClient
  /// A line of JSON.
  let status: String

  /// Where its page is, if it serves one.
  var page: String? {
    status.firstRange(of: "\"page\": \"").map { String(status[$0.upperBound...].prefix { $0 != "\"" }) }
  }
}

/// The daemons that answer.
enum RunningDaemons {
  /// - Parameter spec: only the one that watches this file.
  static func all(watching spec: String?) -> [RunningDaemon] {
    let place = DaemonPlace()
    let path = spec.map { "\"path\": \(JSONText.string(PathText.absolute($0)))" }
    return place.sockets().compactMap { socket in
      let client = ControlClient(socket: socket)
      guard let status = client.ask("status"), path.map(status.contains) ?? true else { return nil }
      return RunningDaemon(client: client, status: status)
    }
  }
}
