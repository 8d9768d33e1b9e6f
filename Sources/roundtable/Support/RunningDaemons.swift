import FileWatching
import Preview

/// The daemons that answer.
enum RunningDaemons {
  /// - Parameter spec: only the one that watches this file.
  static func all(watching spec: String?) -> [(client: ControlClient, status: String)] {
    let place = DaemonPlace()
    let path = spec.map { "\"path\": \"\(PathText.absolute($0))\"" }
    return place.sockets().compactMap { socket in
      let client = ControlClient(socket: socket)
      guard let status = client.ask("status"), path.map(status.contains) ?? true else { return nil }
      return (client, status)
    }
  }
}
