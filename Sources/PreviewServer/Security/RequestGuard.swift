// SPDX-License-Identifier: GPL-3.0-or-later

import NIOHTTP1

/// Accepts only requests of the page itself. This check comes before all others.
///
/// The threat is a page on another site that the user has open: a loopback address does not keep it out, for it
/// can send requests here (cross-site requests) and can make a name of its own point here (DNS rebinding).
struct RequestGuard: Sendable {
  let token: PageToken
  /// `127.0.0.1:PORT` and the other names of this very server.
  let hosts: Set<String>

  init(token: PageToken, port: Int) {
    self.token = token
    hosts = Set(["127.0.0.1", "localhost", "[::1]"].map { "\($0):\(port)" })
  }

  /// - Returns: what follows the token in the target: `picture/0?revision=3`.
  func path(of head: HTTPRequestHead) throws(PageRefusal) -> Substring {
    guard let host = single("host", head), hosts.contains(host) else {
      throw PageRefusal(
        status: .misdirectedRequest,
        reason: "This server accepts only requests to its loopback address, such as 127.0.0.1.")
    }
    // A page of another site names itself, and so does a page on another port of this machine.
    if head.headers.contains(name: "origin") {
      guard single("origin", head) == "http://" + host else {
        throw PageRefusal(status: .forbidden, reason: "Requests from other pages are refused.")
      }
    }
    let isLink = isLink(head)
    if head.headers.contains(name: "sec-fetch-site"), !isLink {
      guard let site = single("sec-fetch-site", head), site == "same-origin" || site == "none" else {
        throw PageRefusal(status: .forbidden, reason: "Requests from other pages are refused.")
      }
    }
    // Which of them a route takes is ActGuard's to say.
    guard [.GET, .HEAD, .POST].contains(head.method) else {
      throw PageRefusal(status: .methodNotAllowed, reason: "Only GET and HEAD requests are allowed.")
    }
    guard !Self.hasBody(head), !head.headers.contains(name: "upgrade") else {
      throw PageRefusal(status: .badRequest, reason: "Requests with a body or an upgrade are refused.")
    }
    let path = try path(of: head.uri)
    guard !isLink || path.isEmpty || path.hasPrefix("?") else {
      throw PageRefusal(status: .forbidden, reason: "A link can open only the page itself.")
    }
    return path
  }

  /// Whether a person follows a link of another page, or of the file that key `o` opens: the whole window goes to the page, and the
  /// other one learns nothing of it.
  private func isLink(_ head: HTTPRequestHead) -> Bool {
    [.GET, .HEAD].contains(head.method) && single("sec-fetch-site", head) == "cross-site"
      && single("sec-fetch-mode", head) == "navigate" && single("sec-fetch-dest", head) == "document"
  }

  static func hasBody(_ head: HTTPRequestHead) -> Bool {
    head.headers.contains(name: "transfer-encoding")
      || !head.headers["content-length"].allSatisfy { $0 == "0" }
  }

  private func path(of target: String) throws(PageRefusal) -> Substring {
    // A target in absolute form names a host of its own, which would pass by the check above.
    guard target.hasPrefix("/"), target.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
      throw PageRefusal(status: .badRequest, reason: "The request's target is malformed.")
    }
    let rest = target.dropFirst()
    let end = rest.firstIndex(of: "/") ?? rest.endIndex
    guard token.matches(rest[..<end]), end < rest.endIndex else {
      throw PageRefusal(
        status: .forbidden,
        reason: "The address is incomplete or no longer valid. Open the one that roundtable printed.")
    }
    return rest[rest.index(after: end)...]
  }

  /// A header's value when it is given exactly once.
  private func single(_ name: String, _ head: HTTPRequestHead) -> String? {
    let values = head.headers[name]
    return values.count == 1 ? values[0] : nil
  }
}
