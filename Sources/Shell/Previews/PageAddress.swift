// SPDX-License-Identifier: GPL-3.0-or-later

import Platform
import PreviewDaemon
import PreviewServer

/// The address of the page of some specs: it is the same after a restart, so that open tabs reconnect.
///
/// The port and the token are stored in the state folder, in a file that only this user may read. A token is used for one port
/// only: while no daemon listens, another user's program could use the port, and open tabs would send it the token. If another
/// program has taken a port, its token is never used again.
package struct PageAddress: Equatable {
  let port: Int
  let token: PageToken

  /// `PORT TOKEN`, with a newline.
  var text: String { "\(port) \(token.text)\n" }

  init(port: Int, token: PageToken) {
    self.port = port
    self.token = token
  }

  init?(text: String) {
    let parts = text.split(whereSeparator: \.isWhitespace)
    guard parts.count == 2, let port = Int(parts[0]), (1...65535).contains(port),
      let token = PageToken(text: String(parts[1]))
    else { return nil }
    self.init(port: port, token: token)
  }
}

extension PageAddress {
  /// `page-NAME` in the user's state folder; `nil` for a user without a home. Then each start has a new address.
  package static func path(of specs: [String]) -> String? {
    Environment.stateFolder.map { PathText.join($0, "page-\(DaemonPlace().name(for: specs))") }
  }

  /// Starts to serve, at the last address if it is still available.
  ///
  /// - Parameters:
  ///   - port: the port that the user passed; `nil` for the last port, or any free one.
  ///   - path: the file that keeps the address.
  ///   - renews: whether the page gets a new token.
  /// - Returns: notes for the user.
  package static func serve(
    _ server: PageServer, port: Int?, keptAt path: String?, renews: Bool
  ) throws(PageServerError) -> [String] {
    var notes: [String] = []
    let kept = path.flatMap { path in
      let kept = read(path)
      if let reason = kept.distrust {
        notes.append("'\(path)' was replaced because it can't be used: \(reason). The page has a new address")
      }
      return kept.address
    }
    let reusable = kept.flatMap { renews || (port != nil && port != $0.port) ? nil : $0.token }
    if let port {
      do { try server.start(port: port, token: reusable ?? PageToken()) } catch {
        if let path, port == kept?.port {
          notes += store(PageAddress(port: port, token: PageToken()), at: path)
        }
        throw error
      }
    } else if let kept {
      do { try server.start(port: kept.port, token: reusable ?? PageToken()) } catch {
        notes.append("port \(kept.port), which the page used last, is in use: the page has a new address")
        try server.start(token: PageToken())
      }
    } else {
      try server.start(token: PageToken())
    }
    if let path, let address = server.place.map({ PageAddress(port: $0.port, token: $0.token) }),
      address != kept
    {
      notes += store(address, at: path)
    }
    if let path, let port = server.place?.port {
      // The next start tries again if this fails.
      server.onExposed { _ = store(PageAddress(port: port, token: PageToken()), at: path) }
    }
    return notes
  }

  /// - Returns: a note if it failed.
  private static func store(_ address: PageAddress, at path: String) -> [String] {
    do { try PrivateFile.write(Array(address.text.utf8), to: path) } catch {
      return ["the page's address can't be stored for the next start: \(error)"]
    }
    return []
  }

  private static func read(_ path: String) -> (address: PageAddress?, distrust: String?) {
    switch PrivateFile.read(path) {
    case .missing: return (nil, nil)
    case .untrusted(let reason): return (nil, reason)
    case .bytes(let bytes):
      let address = PageAddress(text: String(decoding: bytes, as: UTF8.self))
      return (address, address == nil ? "it contains no address" : nil)
    }
  }
}
