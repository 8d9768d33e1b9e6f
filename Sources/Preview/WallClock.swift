#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The time of day, for what says since when a preview is stale; nothing else in an output knows the time.
package struct WallClock: Sendable {
  /// `2026-11-21 08:41:07 UTC`.
  package let now: @Sendable () -> String

  package init(_ now: @escaping @Sendable () -> String) { self.now = now }

  package static let system = WallClock {
    var seconds = time_t()
    time(&seconds)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    let date = "\(parts.tm_year + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))"
    return "\(date) \(clock(parts)) UTC"
  }

  /// `09:41:07` where the user is.
  package static let timeOfDay = WallClock {
    var seconds = time_t()
    time(&seconds)
    var parts = tm()
    localtime_r(&seconds, &parts)
    return clock(parts)
  }

  private static func clock(_ parts: tm) -> String {
    [parts.tm_hour, parts.tm_min, parts.tm_sec].map(two).joined(separator: ":")
  }

  private static func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
