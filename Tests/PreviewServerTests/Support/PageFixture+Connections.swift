// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Glibc
import PreviewServer
import TestSupport

extension PageFixture {
  /// Cuts every connection to the page without a closing message, as a failing network does.
  func dropConnections() {
    for descriptor in sockets {
      // A listening socket has no peer and stays open.
      var address = sockaddr_storage()
      var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
      let hasPeer = withUnsafeMutablePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getpeername(descriptor, $0, &length) == 0 }
      }
      if hasPeer { shutdown(descriptor, Int32(SHUT_RDWR)) }
    }
  }

  /// The server's own descriptors: listeners and connections.
  var sockets: [Int32] { (3..<1024).filter { Self.localPort(of: $0) == client.port } }

  private static func localPort(of descriptor: Int32) -> Int? {
    // The port is at the same offset in both kinds of address.
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
    }
    guard result == 0, [AF_INET, AF_INET6].contains(Int32(address.sin_family)) else { return nil }
    return Int(UInt16(bigEndian: address.sin_port))
  }

  /// Waits until the given number of viewers is connected.
  func waitForViewers(_ count: Int) throws {
    let deadline = Patience.deadline
    while server.viewers != count {
      guard DispatchTime.now() < deadline else {
        throw ScratchFailure("\(server.viewers) viewers instead of \(count)")
      }
      sched_yield()
    }
  }
}
