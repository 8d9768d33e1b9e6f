// SPDX-License-Identifier: GPL-3.0-or-later

import SpecFiles

/// The socket of a daemon, and its process, which is known even if the daemon doesn't answer.
package struct DaemonAddress: Hashable, Sendable {
  package let socket: String
  /// `nil` if no lock names it.
  package let process: Int32?

  package init(socket: String, process: Int32?) {
    self.socket = socket
    self.process = process
  }
}

extension DaemonPlace {
  /// The daemons that run, whether they answer or not.
  ///
  /// - Parameter spec: limits the list to the daemon that watches this file: the one that holds its lock.
  package func daemons(watching spec: String?) -> [DaemonAddress] {
    guard let spec else { return allDaemons() }
    let keys = Set(SpecArgument(spec).files.flatMap { SpecIdentity($0).keys })
    let holders = Set(keys.compactMap { InstanceLock.holder(at: lockPath(ofKey: $0)) })
    return holders.map { DaemonAddress(socket: folder + "/" + $0.socket, process: $0.process) }
      .sorted { $0.socket < $1.socket }
  }

  /// Whether this daemon still holds a lock.
  package func isHeld(_ daemon: DaemonAddress) -> Bool {
    allDaemons().contains { $0 == daemon && $0.process != nil }
  }

  /// A socket may be left from a daemon that died. A lock is held by a running one.
  private func allDaemons() -> [DaemonAddress] {
    let holders = Set(files(ending: ".lock").compactMap(InstanceLock.holder(at:)))
    let processes = Dictionary(
      holders.map { (folder + "/" + $0.socket, $0.process) }, uniquingKeysWith: { first, _ in first })
    return Set(sockets() + processes.keys).sorted()
      .map { DaemonAddress(socket: $0, process: processes[$0]) }
  }
}
