// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// The operations that a descriptor allows without waiting, as poll(2) reports them.
package struct Readiness: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let readable = Readiness(rawValue: 1)
  package static let writable = Readiness(rawValue: 2)
  /// The other end is closed, or there is an error; always reported.
  package static let hungUp = Readiness(rawValue: 4)

  fileprivate init(_ events: Int16) {
    self = []
    if events & Int16(POLLIN) != 0 { insert(.readable) }
    if events & Int16(POLLOUT) != 0 { insert(.writable) }
    if events & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 { insert(.hungUp) }
  }

  fileprivate var events: Int16 {
    (contains(.readable) ? Int16(POLLIN) : 0) | (contains(.writable) ? Int16(POLLOUT) : 0)
  }
}

extension Descriptor {
  /// Waits until one of the descriptors is ready. Descriptors with a negative number never are.
  ///
  /// - Parameter milliseconds: the longest wait; `nil` waits forever, 0 doesn't wait.
  /// - Returns: the readiness of each; all empty after a timeout.
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

  /// - Parameter milliseconds: the longest wait; `nil` waits forever, 0 doesn't wait.
  /// - Returns: an empty set after a timeout.
  package func wait(for readiness: Readiness, milliseconds: Int? = nil) -> Readiness {
    (try? Self.wait(for: [(self, readiness)], milliseconds: milliseconds))?.first ?? []
  }
}
