// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Platform
import PreviewDaemon
import PreviewServer
import PreviewState
import Shell
import Synchronization

/// Lets the page write specs and start the editor. The daemon, once there is one, reports each.
final class PageActReports: Sendable {
  private let daemon = Mutex<WatchDaemon?>(nil)

  func send(to daemon: WatchDaemon) { self.daemon.withLock { $0 = daemon } }

  private func report(_ act: PageAct) { daemon.withLock { $0 }?.report(act) }

  var editing: PageEditing {
    let editor = EditorCommand.own
    return PageEditing(
      writer: .notingLinks, editor: editor.name,
      open: { [weak self] path, line throws(PageEditing.Failure) in
        try editor.start(path, line: line) { [weak self] problem in
          self?.report(
            PageAct(.failed, file: path, line: line, text: "did not open \(path):\(line): \(problem)"))
        }
      }, report: { [weak self] in self?.report($0) })
  }
}
