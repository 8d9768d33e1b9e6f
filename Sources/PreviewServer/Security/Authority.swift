// SPDX-License-Identifier: GPL-3.0-or-later

import NIOCore

/// The server that a request names in a `Host` or `Origin` header or in its target: `localhost:8080`.
struct Authority: Equatable {
  /// In its usual form: lower case, without the dot that may end a full name, and an IPv6 address without brackets and in
  /// its shortest form.
  private let name: String
  private let port: Int

  /// The names of this machine's loopback addresses, on which the page is served.
  private static let loopback: Set = ["127.0.0.1", "localhost", "::1"]

  /// - Parameter text: `NAME` or `NAME:PORT`; the default port is 80, as in every `http` address. Other texts, such as
  ///   `USER@NAME`, are the names of no server.
  init?(_ text: some StringProtocol) {
    var rest = text.lowercased()[...]
    if rest.hasPrefix("[") {
      guard let end = rest.firstIndex(of: "]"),
        let address = try? SocketAddress(ipAddress: String(rest[..<end].dropFirst()), port: 0).ipAddress
      else { return nil }
      name = address
      rest = rest[end...].dropFirst()
    } else {
      let given = rest.prefix { $0 != ":" }
      name = String(given.hasSuffix(".") ? given.dropLast() : given)
      rest = rest[given.endIndex...]
    }
    guard rest.hasPrefix(":") || rest.isEmpty else { return nil }
    let digits = rest.dropFirst()
    guard digits.utf8.count <= 5, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    port = Int(digits) ?? 80
  }

  /// - Parameter port: the port on which this server listens.
  func isServed(at port: Int) -> Bool { self.port == port && Self.loopback.contains(name) }

  /// Divides `http://localhost:8080/a?b` into the server and `/a?b`; `nil` for other schemes and servers without a name.
  static func split(_ address: String) -> (authority: Authority, path: Substring)? {
    let scheme = "http://"
    guard address.prefix(scheme.count).lowercased() == scheme else { return nil }
    let rest = address.dropFirst(scheme.count)
    let end = rest.firstIndex { $0 == "/" || $0 == "?" } ?? rest.endIndex
    return Authority(rest[..<end]).map { ($0, rest[end...]) }
  }
}
