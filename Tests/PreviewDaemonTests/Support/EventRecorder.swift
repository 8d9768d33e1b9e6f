// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import PreviewDaemon
import PreviewState
import Synchronization
import TableSpec

/// Keeps a daemon's reports as texts that tests can compare.
final class EventRecorder: WatchReporting {
  private let lines = Mutex<[String]>([])
  private let hook: (@Sendable (String) -> Void)?

  init(onLine hook: (@Sendable (String) -> Void)? = nil) { self.hook = hook }

  func report(_ event: WatchEvent) {
    let line =
      switch event {
      case .ready(let specs): "ready \(specs.count)"
      case .rendered(let report):
        report.fault.map { "failed \($0.description)" }
          ?? "rendered \(String(decoding: report.terminal.first?.bytes ?? [], as: UTF8.self))"
          + " written \(report.written.count) unchanged \(report.unchanged.count)"
          + report.repaired.map { ", repaired \($0)" }.joined()
          + report.untrue.map { ", \($0.state.name): \($0.state.note?.reason ?? "")" }.joined()
      case .added(let specs): "added \(specs.count)"
      case .drawn(let report):
        "drawn written \(report.written.count)" + report.untrue.map { ", " + $0.words }.joined()
      case .recovered: "recovered"
      case .serving: "serving"
      case .page(let act): "page \(act.text)"
      case .notice(let text): "notice \(text)"
      case .stopped(let reason, let untrue):
        "stopped \(reason)" + untrue.map { ", " + $0.words }.joined()
      }
    lines.withLock { $0.append(line) }
    hook?(line)
  }

  /// The reports since the last call.
  func take() -> [String] {
    lines.withLock { lines in
      defer { lines = [] }
      return lines
    }
  }
}
