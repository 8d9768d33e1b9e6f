// SPDX-License-Identifier: GPL-3.0-or-later

import Platform
import SpecFiles

/// A daemon that runs: it holds its lock.
package struct RunningDaemon: Sendable {
  private let place: DaemonPlace
  private let holder: InstanceLock.Holder
  private let lock: String

  fileprivate init(_ place: DaemonPlace, _ holder: InstanceLock.Holder) {
    self.place = place
    self.holder = holder
    lock = place.lockPath(holder.name)
  }

  /// The process, which has the file of the lock open; `nil` if this process can't see that.
  package var process: Int32? { InstanceLock.isOpen(lock, in: holder.process) ? holder.process : nil }

  /// The number that the daemon has where it runs.
  package var number: Int32 { holder.process }

  /// Whether the same process still has the lock.
  package var isRunning: Bool {
    if case .held(let now) = InstanceLock.state(at: lock) {
      now == holder
    } else {
      false
    }
  }

  /// Changes with the status; `nil` if there is none.
  package var statusKey: ContentKey? { FileReader.entryKey(of: place.statusPath(holder.name)) }

  /// What the daemon has written about itself; `nil` for a file that another process or another user may have written.
  package func status() -> StatusReport? {
    guard case .bytes(let bytes) = PrivateFile.read(place.statusPath(holder.name), limit: .max),
      let report = StatusReport(line: String(decoding: bytes, as: UTF8.self)),
      report.process == String(holder.process)
    else { return nil }
    return report
  }
}

extension DaemonPlace {
  /// The daemons that run.
  package struct Running: Sendable {
    package fileprivate(set) var daemons: [RunningDaemon] = []
    /// A note for each folder and lock that another user may have made.
    package fileprivate(set) var ignored: [String] = []
  }

  /// - Parameter spec: limits the list to the daemons that watch this file: those that hold its locks.
  package func daemons(watching spec: String?) -> Running {
    var running = Running()
    if let distrust {
      let hint = distrust.hint.map { " (hint: \($0))" } ?? ""
      running.ignored = [distrust.message + ", so it is ignored" + hint]
      return running
    }
    let locks = spec.map { spec in
      Set(SpecArgument(spec).files.flatMap { PathIdentity($0).keys }.map(lockPath(ofKey:)))
    }
    for name in Set((locks ?? self.locks()).compactMap { running.holder(of: $0)?.name }).sorted() {
      guard let holder = running.holder(of: lockPath(name)), holder.name == name else { continue }
      running.daemons.append(RunningDaemon(self, holder))
    }
    return running
  }
}

extension DaemonPlace.Running {
  fileprivate mutating func holder(of lock: String) -> InstanceLock.Holder? {
    switch InstanceLock.state(at: lock) {
    case .free: return nil
    case .held(let holder): return holder
    case .foreign(let reason):
      let note = "'\(lock)' is ignored: \(reason)"
      if !ignored.contains(note) { ignored.append(note) }
      return nil
    }
  }
}
