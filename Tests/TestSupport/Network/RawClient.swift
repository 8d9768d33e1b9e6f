// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// Sends bytes over TCP, well-formed or not, and reads the reply until the other side closes.
package struct RawClient: Sendable {
  package let port: Int

  package init(port: Int) { self.port = port }

  package func send(_ text: String) throws -> RawResponse { try send(Array(text.utf8)) }

  package func send(_ bytes: [UInt8]) throws -> RawResponse {
    let connection = try connect()
    connection.write(bytes)
    return RawResponse(connection.readToEnd())
  }

  /// - Parameter receiveBytes: the size of the system's receive buffer; `nil` for the default.
  package func connect(receiveBytes: Int32? = nil) throws -> RawConnection {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    if var receiveBytes {
      setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &receiveBytes, socklen_t(MemoryLayout<Int32>.size))
    }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard descriptor >= 0, result == 0 else { throw ScratchFailure("cannot connect to port \(port)") }
    return RawConnection(descriptor: descriptor)
  }
}
