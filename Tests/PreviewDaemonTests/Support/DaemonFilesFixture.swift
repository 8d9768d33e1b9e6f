// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import FileWatching
import PreviewDaemon
import PreviewRendering
import TestSupport
import Testing

/// A daemon that watches real files in its own directory.
final class DaemonFilesFixture {
  let scratch: ScratchFolder
  private let gate: RenderGate?
  let renderer: ShoutingRenderer
  let recorder: EventRecorder
  let daemon: WatchDaemon

  /// - Parameter laterOutputs: the outputs of specs that are added later.
  init(
    _ scratch: ScratchFolder, outputs: [String] = ["spec.svg"], laterOutputs: [String: [String]] = [:],
    options: WatchDaemonOptions = .test, gate: RenderGate? = nil,
    recorder: EventRecorder = EventRecorder(), terminate: @escaping @Sendable (Int32) -> Void = { _ in }
  ) {
    self.scratch = scratch
    self.gate = gate
    self.recorder = recorder
    let spec = scratch.path("spec.yaml")
    let paths = laterOutputs.map { (scratch.path($0), $1) } + [(spec, outputs)]
    renderer = ShoutingRenderer(
      outputs: Dictionary(uniqueKeysWithValues: paths.map { ($0, $1.map { scratch.path($0) }) }), gate: gate)
    daemon = WatchDaemon(
      specs: [spec], rendering: renderer, reporter: recorder, options: options, terminate: terminate)
    daemon.start()
  }

  deinit {
    gate?.open()
    daemon.stop()
  }

  /// Waits until every save so far has been rendered. Returns the daemon's reports without the scratch path.
  func settle() throws -> [String] {
    let idle = DispatchSemaphore(value: 0)
    daemon.whenIdle { idle.signal() }
    try #require(idle.wait(timeout: Patience.deadline) == .success, "the daemon never came to rest")
    return recorder.take().map { $0.replacing(scratch.path + "/", with: "") }
  }
}

extension WatchDaemonOptions {
  /// Uses events only and leaves signals to the test process. Outputs without a sign of roundtable may be replaced.
  static var test: WatchDaemonOptions {
    var options = WatchDaemonOptions()
    options.ownership = OutputOwnership(isForced: true)
    options.handlesSignals = false
    return options
  }
}
