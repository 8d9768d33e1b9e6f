// SPDX-License-Identifier: GPL-3.0-or-later

import NIOHTTP1

/// Holds requests that write or start something to stricter rules than those that read.
struct ActGuard: Sendable {
  static let nonceHeader = "roundtable-nonce"

  /// `false` unless the daemon was started with `--edit`.
  let isOn: Bool
  let nonces: PageNonces

  /// Looks at a request that ``RequestGuard`` let through.
  func admit(_ route: PageRoute, _ head: HTTPRequestHead) throws(PageRefusal) {
    guard route.isAct else {
      guard head.method != .POST else {
        throw PageRefusal(status: .methodNotAllowed, reason: "Only GET and HEAD requests are allowed.")
      }
      guard route != .nonce || isOn else { throw Self.off }
      return
    }
    guard head.method == .POST else {
      throw PageRefusal(status: .methodNotAllowed, reason: "Only POST requests are allowed.")
    }
    // RequestGuard compared both, where they are given. A browser gives the first with every POST.
    guard head.headers.contains(name: "origin"), head.headers["sec-fetch-site"] != ["none"] else {
      throw PageRefusal(status: .forbidden, reason: "Only the page itself can send this request.")
    }
    guard isOn else { throw Self.off }
    let given = head.headers[Self.nonceHeader]
    guard given.count == 1, nonces.take(given[0]) else {
      throw PageRefusal(status: .forbidden, reason: "The request expired or was already used. Try again.")
    }
  }

  private static let off = PageRefusal(
    status: .forbidden,
    reason: "The page can't write files or start programs. "
      + "To allow it, start the daemon with 'watch --serve --edit'.")
}
