import Dispatch
import FileWatching
import Preview
import TestSupport
import Testing

/// A daemon on real files in a directory of its own.
final class DaemonStand {
  let scratch: ScratchFolder
  let renderer: ShoutingRenderer
  let recorder: EventRecorder
  let daemon: WatchDaemon

  init(
    _ scratch: ScratchFolder, output: String = "spec.svg", options: WatchDaemonOptions = .test,
    gate: (began: DispatchSemaphore, goOn: DispatchSemaphore)? = nil,
    recorder: EventRecorder = EventRecorder(), terminate: @escaping @Sendable (Int32) -> Void = { _ in }
  ) {
    self.scratch = scratch
    self.recorder = recorder
    renderer = ShoutingRenderer(output: scratch.path(output), gate: gate)
    daemon = WatchDaemon(
      specs: [scratch.path("spec.yaml")], rendering: renderer, reporter: recorder, options: options,
      terminate: terminate)
    daemon.start()
  }

  deinit { daemon.stop() }

  /// Waits until every save so far has been rendered; returns what the daemon said, scratch path left out.
  func settle() throws -> [String] {
    let idle = DispatchSemaphore(value: 0)
    daemon.whenIdle { idle.signal() }
    try #require(idle.wait(timeout: Patience.deadline) == .success, "the daemon never came to rest")
    return recorder.take().map { $0.replacing(scratch.path + "/", with: "") }
  }
}

extension WatchDaemonOptions {
  /// Events alone must do, and the test process keeps its signals.
  static var test: WatchDaemonOptions {
    var options = WatchDaemonOptions()
    options.watcher.backstop = nil
    options.handlesSignals = false
    return options
  }
}
