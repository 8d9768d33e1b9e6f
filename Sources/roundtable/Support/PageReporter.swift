import Preview
import PreviewPage

/// Passes events on, and shows them on the page where one is served.
struct PageReporter: WatchReporting {
  let inner: any WatchReporting
  let server: PageServer?

  func report(_ event: WatchEvent) {
    // The page first: who reads a line about a render may look at once.
    server?.take(event)
    inner.report(event)
  }

  func whenReported(_ body: @escaping @Sendable () -> Void) { inner.whenReported(body) }
}
