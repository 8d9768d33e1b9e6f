// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// The time of day, used only to report since when a preview is stale; no other output depends on the time.
package struct WallClock: Sendable {
  /// `2026-11-21 08:41:07 UTC`.
  package let now: @Sendable () -> String

  package init(_ now: @escaping @Sendable () -> String) { self.now = now }

  package static let system = WallClock {
    let parts = CalendarTime(secondsSince1970, isLocal: false)
    return "\(parts.date) \(parts.clock) UTC"
  }

  /// `09:41:07`, in the user's time zone.
  package static let timeOfDay = WallClock { CalendarTime(secondsSince1970, isLocal: true).clock }

  /// A time of ``system`` in the user's time zone: `09:41:07`, preceded by the date unless it is today.
  ///
  /// - Parameter stamp: `2026-11-21 08:41:07 UTC`; other texts are returned unchanged.
  package static func local(_ stamp: String) -> String {
    guard stamp.hasSuffix(" UTC") else { return stamp }
    let numbers = stamp.split { !("0"..."9").contains($0) }.compactMap { Int32($0) }
    guard numbers.count == 6 else { return stamp }
    var parts = tm()
    (parts.tm_year, parts.tm_mon, parts.tm_mday) = (numbers[0] - 1900, numbers[1] - 1, numbers[2])
    (parts.tm_hour, parts.tm_min, parts.tm_sec) = (numbers[3], numbers[4], numbers[5])
    let (then, now) = (
      CalendarTime(timegm(&parts), isLocal: true), CalendarTime(secondsSince1970, isLocal: true)
    )
    return then.date == now.date ? then.clock : "\(then.date) \(then.clock)"
  }

  /// `2026-11-21 09:41`, in the user's time zone.
  package static func words(for time: FileTime) -> String {
    let parts = CalendarTime(time.seconds, isLocal: true)
    return "\(parts.date) \(parts.clock.prefix(5))"
  }

  private static var secondsSince1970: Int { time(nil) }

  /// The time since the machine was started, without the time that it was suspended.
  package static var uptime: Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
  }
}

/// A point in time, split into date and time of day.
private struct CalendarTime {
  private var parts = tm()

  init(_ seconds: Int, isLocal: Bool) {
    var seconds = time_t(seconds)
    if isLocal { localtime_r(&seconds, &parts) } else { gmtime_r(&seconds, &parts) }
  }

  var date: String {
    "\(parts.tm_year + 1900)-\(Self.two(parts.tm_mon + 1))-\(Self.two(parts.tm_mday))"
  }

  var clock: String { [parts.tm_hour, parts.tm_min, parts.tm_sec].map(Self.two).joined(separator: ":") }

  private static func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
