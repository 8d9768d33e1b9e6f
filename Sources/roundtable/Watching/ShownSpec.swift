// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Platform
import PreviewDaemon
import Shell
import SpecFiles

/// Waits until a spec's previews show what its files contain now.
struct ShownSpec {
  /// The time between two looks: a preview follows a save within about this time.
  private static let interval = 20
  /// A PNG may take 30 seconds by default, and wait for another one.
  private static let patience = Duration.seconds(60)

  private let path: String
  private let identity: PathIdentity

  /// Waits for each spec that `argument` names.
  ///
  /// - Throws: ``ExitStatus``, after an error is printed.
  static func wait(forAllOf argument: String) throws(ExitStatus) {
    for spec in SpecArgument(argument).specs {
      try ShownSpec(path: spec, identity: PathIdentity(spec)).wait(until: .now + patience)
    }
  }

  private func wait(until end: ContinuousClock.Instant) throws(ExitStatus) {
    var known: (key: ContentKey, isShell: Bool, spec: StatusReport.Spec?)?
    while true {
      guard let daemon = DaemonPlace().daemons(watching: path).daemons.first else {
        throw RunningDaemons.none(watching: path)
      }
      // The status of a thousand specs is parsed only if it has changed.
      if let key = daemon.statusKey, key != known?.key {
        known = daemon.status().map { (key, $0.isShell, entry(in: $0)) }
      }
      if known?.isShell == true {
        throw failure(
          "'\(path)' is open in a shell, process \(daemon.number), and its previews show that shell's table",
          hint: "save in the shell, or end its watch with 'unwatch'")
      }
      if let spec = known?.spec, spec.isOfPresentFiles {
        if let error = spec.error {
          StandardStream.error.write(VisibleText.lines(error) + "\n")
          throw .failure
        }
        if !spec.isBeingDrawn { return }
      }
      guard ContinuousClock.now < end else {
        throw failure(
          "the previews of '\(path)' don't show its content after \(Self.patience.components.seconds) seconds",
          hint:
            "process \(daemon.number) is busy or stopped; 'kill -CONT \(daemon.number)' wakes a stopped one")
      }
      WorkThread.sleep(milliseconds: Self.interval)
    }
  }

  /// A link has previews of its own. Where only its target is watched, those of the target count.
  private func entry(in status: StatusReport) -> StatusReport.Spec? {
    let same = status.specs.filter { PathIdentity($0.path).file == identity.file }
    return same.first { PathIdentity($0.path).entry == identity.entry } ?? same.first
  }

  private func failure(_ words: String, hint: String) -> ExitStatus {
    StandardStream.error.write("error: \(VisibleText.line(words)) (hint: \(hint))\n")
    return .failure
  }
}
