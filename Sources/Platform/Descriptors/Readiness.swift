// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// What can be done with a descriptor without waiting, as poll(2) says it.
package struct Readiness: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let readable = Readiness(rawValue: 1)
  package static let writable = Readiness(rawValue: 2)
  /// There is exceptional data, poll(2)'s POLLPRI: of the table of mounts, that it has changed.
  package static let exceptional = Readiness(rawValue: 8)
  /// The other end is gone, or there is an error; told whether it is asked for or not.
  package static let hungUp = Readiness(rawValue: 4)

  fileprivate init(_ events: Int16) {
    self = []
    if events & Int16(POLLIN) != 0 { insert(.readable) }
    if events & Int16(POLLOUT) != 0 { insert(.writable) }
    if events & Int16(POLLPRI) != 0 { insert(.exceptional) }
    if events & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 { insert(.hungUp) }
  }

  fileprivate var events: Int16 {
    (contains(.readable) ? Int16(POLLIN) : 0) | (contains(.writable) ? Int16(POLLOUT) : 0)
      | (contains(.exceptional) ? Int16(POLLPRI) : 0)
  }
}

extension Descriptor {
  /// Waits until one of them is ready. One of a negative number never is.
  ///
  /// - Parameter milliseconds: how long at most; `nil` for ever, 0 not at all.
  /// - Returns: for each what it is ready for; nothing for all after that time.
  package static func wait(
    for awaited: [(descriptor: Descriptor, readiness: Readiness)], milliseconds: Int? = nil
  ) throws(ErrorNumber) -> [Readiness] {
    var entries = awaited.map {
      pollfd(fd: $0.descriptor.number, events: $0.readiness.events, revents: 0)
    }
    let end = milliseconds.map { ContinuousClock.now + .milliseconds($0) }
    var left = Int32(clamping: milliseconds ?? -1)
    while poll(&entries, nfds_t(entries.count), left) < 0 {
      let error = ErrorNumber.last
      guard error == .EINTR else { throw error }
      if let end { left = Int32(clamping: max(0, Int((end - .now) / .milliseconds(1)))) }
    }
    return entries.map { Readiness($0.revents) }
  }

  /// - Parameter milliseconds: how long at most; `nil` for ever, 0 not at all.
  /// - Returns: nothing after that time.
  package func wait(for readiness: Readiness, milliseconds: Int? = nil) -> Readiness {
    (try? Self.wait(for: [(self, readiness)], milliseconds: milliseconds))?.first ?? []
  }
}
