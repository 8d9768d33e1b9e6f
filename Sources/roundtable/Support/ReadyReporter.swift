import Preview

/// Passes events on and tells those outside when the daemon is ready and when it stops.
struct ReadyReporter: WatchReporting {
  let inner: any WatchReporting
  let notice: ReadyNotice

  func report(_ event: WatchEvent) {
    inner.report(event)
    switch event {
    case .ready: notice.ready()
    case .stopped: notice.stopping()
    case .rendered, .failed, .recovered, .serving, .notice: break
    }
  }

  func whenReported(_ body: @escaping @Sendable () -> Void) { inner.whenReported(body) }
}
