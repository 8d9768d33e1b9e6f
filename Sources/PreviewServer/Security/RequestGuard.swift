// SPDX-License-Identifier: GPL-3.0-or-later

import NIOHTTP1

/// Accepts only requests of the page itself. This check precedes all others.
///
/// The threat is another site's page in the user's browser. A loopback address doesn't protect against it: it can send requests
/// here (cross-site requests), and can make its own host name point here (DNS rebinding).
struct RequestGuard: Sendable {
  let token: PageToken
  let port: Int
  /// The most bytes of a body.
  let mostBytes: Int

  /// - Returns: the part of the target after the token, such as `picture/0?revision=3`.
  func path(of head: HTTPRequestHead) throws(PageRefusal) -> Substring {
    guard var host = single("host", head).flatMap({ Authority($0) }), host.isServed(at: port) else {
      throw Self.misdirected
    }
    var target = head.uri[...]
    // The absolute form, which clients send to a proxy: its server counts, and it must be this one, too.
    if !target.hasPrefix("/"), target != "*" {
      guard let (named, path) = Authority.split(head.uri), named.isServed(at: port) else {
        throw Self.misdirected
      }
      (host, target) = (named, path.hasPrefix("/") ? path : "/" + path)
    }
    // A page of another site, or of another port of this machine, names its own origin here.
    if head.headers.contains(name: "origin") {
      guard let (origin, path) = single("origin", head).flatMap({ Authority.split($0) }), origin == host,
        path.isEmpty
      else {
        throw PageRefusal(status: .forbidden, reason: "Requests from other pages are refused.")
      }
    }
    let isLink = isLink(head)
    if head.headers.contains(name: "sec-fetch-site"), !isLink {
      guard let site = single("sec-fetch-site", head), site == "same-origin" || site == "none" else {
        throw PageRefusal(status: .forbidden, reason: "Requests from other pages are refused.")
      }
    }
    // ActGuard decides which of them a route accepts.
    guard [.GET, .HEAD, .POST].contains(head.method) else {
      throw PageRefusal(status: .methodNotAllowed, reason: "Only GET and HEAD requests are allowed.")
    }
    let path = try path(of: target)
    guard !Self.hasBody(head) || path.hasPrefix(Self.withBody), !head.headers.contains(name: "upgrade") else {
      throw PageRefusal(status: .badRequest, reason: "Requests with a body or an upgrade are refused.")
    }
    if Self.hasBody(head) { try checkBody(head) }
    guard !isLink || path.isEmpty || path.hasPrefix("?") else {
      throw PageRefusal(status: .forbidden, reason: "A link can open only the page itself.")
    }
    return path
  }

  /// Whether the user follows a link of another page, or opens the file that key `o` opens: the whole window moves to the page,
  /// and the other page learns nothing about it.
  private func isLink(_ head: HTTPRequestHead) -> Bool {
    [.GET, .HEAD].contains(head.method)
      && ["cross-site", "same-site"].contains(single("sec-fetch-site", head))
      && single("sec-fetch-mode", head) == "navigate" && single("sec-fetch-dest", head) == "document"
  }

  /// The beginning of the paths that take a body.
  private static let withBody = "screenshot/"

  /// Refuses a body before it arrives, unless its length is known and allowed.
  private func checkBody(_ head: HTTPRequestHead) throws(PageRefusal) {
    guard head.method == .POST, !head.headers.contains(name: "transfer-encoding"),
      let length = single("content-length", head).flatMap({ Int($0) }), length > 0
    else { throw PageRefusal(status: .lengthRequired, reason: "The length of the file is missing.") }
    guard length <= mostBytes else {
      throw PageRefusal(
        status: .payloadTooLarge, reason: "The file has more than \(mostBytes / 1024 / 1024) MB.")
    }
  }

  static func hasBody(_ head: HTTPRequestHead) -> Bool {
    head.headers.contains(name: "transfer-encoding")
      || !head.headers["content-length"].allSatisfy { $0 == "0" }
  }

  private static let misdirected = PageRefusal(
    status: .misdirectedRequest,
    reason: "This server accepts only requests to its loopback address, such as 127.0.0.1.")

  private func path(of target: Substring) throws(PageRefusal) -> Substring {
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

  /// The value of a header that is given exactly once.
  private func single(_ name: String, _ head: HTTPRequestHead) -> String? {
    let values = head.headers[name]
    return values.count == 1 ? values[0] : nil
  }
}
