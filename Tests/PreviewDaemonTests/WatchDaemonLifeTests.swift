// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Glibc
import PreviewDaemon
import PreviewState
import Synchronization
import TestSupport
import Testing

/// Starting, queueing and stopping a daemon.
struct WatchDaemonLifeTests {
  private let scratch = ScratchFolder()

  init() throws {
    try scratch.overwrite("one", to: "spec.yaml")
  }

  private func wait(_ semaphore: DispatchSemaphore) throws {
    try #require(semaphore.wait(timeout: Patience.deadline) == .success)
  }

  @Test func `a stop cancels the current render, which writes nothing, and reports the unrendered save`()
    throws
  {
    let gate = RenderGate()
    var options = WatchDaemonOptions.test
    options.stopLimits.renders = .seconds(Patience.seconds)
    let fixture = DaemonFilesFixture(scratch, options: options, gate: gate)
    try gate.waitForRender()
    fixture.daemon.stop()
    // The answer follows the stop, so the render isn't released before it.
    _ = fixture.daemon.watcherStatus
    gate.open()
    #expect(fixture.daemon.waitUntilStopped() == .asked)
    #expect(try scratch.names() == ["spec.yaml"])
    #expect(fixture.recorder.take() == ["stopped asked, '\(scratch.path("spec.svg"))' is missing"])
    #expect(StopReason.signal(SIGTERM).exitStatus == 0)
  }

  @Test func `a stop does not wait forever for a render that hangs`() throws {
    let gate = RenderGate()
    var options = WatchDaemonOptions.test
    options.stopLimits.renders = .milliseconds(1)
    let fixture = DaemonFilesFixture(scratch, options: options, gate: gate)
    try gate.waitForRender()
    fixture.daemon.receive(signal: SIGTERM)
    #expect(fixture.daemon.waitUntilStopped() == .signal(SIGTERM))
    gate.open()
  }

  @Test func `a second interrupt ends the process at once`() throws {
    let gate = RenderGate()
    let (terminated, status) = (DispatchSemaphore(value: 0), Box())
    var options = WatchDaemonOptions.test
    options.stopLimits.renders = .seconds(Patience.seconds)
    let fixture = DaemonFilesFixture(scratch, options: options, gate: gate) { number in
      status.value.withLock { $0 = number }
      terminated.signal()
    }
    try gate.waitForRender()
    fixture.daemon.receive(signal: SIGINT)
    fixture.daemon.receive(signal: SIGINT)
    try wait(terminated)
    #expect(status.value.withLock { $0 } == 130)
    gate.open()
    #expect(fixture.daemon.waitUntilStopped() == .signal(SIGINT))
  }

  /// The only test that handles the process's signals: each handler must have run once in some test.
  @Test func `SIGHUP renders again, and SIGTERM stops with success`() throws {
    var options = WatchDaemonOptions.test
    options.handlesSignals = true
    let rendered = DispatchSemaphore(value: 0)
    let recorder = EventRecorder { if $0.hasPrefix("rendered") { rendered.signal() } }
    let fixture = DaemonFilesFixture(scratch, options: options, recorder: recorder)
    try wait(rendered)
    kill(getpid(), SIGHUP)
    try wait(rendered)
    kill(getpid(), SIGTERM)
    #expect(fixture.daemon.run() == 0)
    #expect(recorder.take().last == "stopped signal(\(SIGTERM))")
  }

  @Test func `systemd is notified when a render for SIGHUP begins and when it ends`() throws {
    let listener = try DatagramListener(at: scratch.path("notify"))
    var options = WatchDaemonOptions.test
    options.reloadNotice = ReadyNotice(socket: scratch.path("notify"))
    let fixture = DaemonFilesFixture(scratch, options: options)
    _ = try fixture.settle()
    fixture.daemon.receive(signal: SIGHUP)
    let start = listener.next()
    #expect(start.contains(try Regex("^RELOADING=1\nMONOTONIC_USEC=[0-9]+\n")))
    #expect(listener.next().hasPrefix("READY=1\n"))
  }

  private final class Box: Sendable {
    let value = Mutex<Int32>(0)
  }
}
