// SPDX-License-Identifier: GPL-3.0-or-later

import Platform
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
  package struct Running: Sendable {
    package fileprivate(set) var addresses: [DaemonAddress] = []
    /// A note for each folder, lock and socket that another user may have made.
    package fileprivate(set) var ignored: [String] = []
  }

  /// - Parameter spec: limits the list to the daemon that watches this file: the one that holds its lock.
  package func daemons(watching spec: String?) -> Running {
    var running = Running()
    if let distrust {
      let hint = distrust.hint.map { " (hint: \($0))" } ?? ""
      running.ignored = [distrust.message + ", so it is ignored" + hint]
      return running
    }
    let locks: Set<String>
    if let spec {
      locks = Set(SpecArgument(spec).files.flatMap { SpecIdentity($0).keys }.map(lockPath(ofKey:)))
    } else {
      locks = Set(files(ending: ".lock"))
    }
    var processes: [String: Int32?] = [:]
    for lock in locks.sorted() {
      switch InstanceLock.state(at: lock) {
      case .free: break
      case .held(let holder): processes[PathText.join(folder, holder.socket)] = .some(holder.process)
      case .foreign(let reason): running.ignored.append("'\(lock)' is ignored: \(reason)")
      }
    }
    // A socket may be left from a daemon that died. A lock is held by a running one.
    for socket in Set(processes.keys).union(spec == nil ? sockets() : []).sorted() {
      if let status = try? FileStatus(socket, followingLinks: false),
        status.owner != CurrentProcess.userID || !status.key.isPipeOrSocket
      {
        running.ignored.append("'\(socket)' is ignored: it is not a socket of your own")
      } else {
        running.addresses.append(DaemonAddress(socket: socket, process: processes[socket] ?? nil))
      }
    }
    return running
  }

  /// Whether this daemon still holds a lock.
  package func isHeld(_ daemon: DaemonAddress) -> Bool {
    daemon.process != nil && daemons(watching: nil).addresses.contains(daemon)
  }
}
