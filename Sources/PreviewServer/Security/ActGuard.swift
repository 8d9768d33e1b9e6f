// SPDX-License-Identifier: GPL-3.0-or-later

import NIOHTTP1

/// Applies stricter rules to requests that write or start something than to requests that only read.
struct ActGuard: Sendable {
  static let nonceHeader = "roundtable-nonce"

  /// `false` unless the daemon was started with `--edit`.
  let isOn: Bool
  let nonces: PageNonces

  /// Checks a request that ``RequestGuard`` accepted.
  func admit(_ route: PageRoute, _ head: HTTPRequestHead) throws(PageRefusal) {
    guard route.isPost else {
      guard head.method != .POST else {
        throw PageRefusal(status: .methodNotAllowed, reason: "Only GET and HEAD requests are allowed.")
      }
      if case .nonce = route, !isOn { throw Self.off }
      return
    }
    guard head.method == .POST else {
      throw PageRefusal(status: .methodNotAllowed, reason: "Only POST requests are allowed.")
    }
    // RequestGuard has compared both headers, if they are present. A browser sends the first with every POST.
    guard head.headers.contains(name: "origin"), head.headers["sec-fetch-site"] != ["none"] else {
      throw PageRefusal(status: .forbidden, reason: "Only the page itself can send this request.")
    }
    // One stores a new token for the next start, the other compares its body with a spec; neither does anything else.
    guard let act = route.act else { return }
    guard isOn else { throw Self.off }
    let given = head.headers[Self.nonceHeader]
    guard given.count == 1, nonces.take(given[0], for: act) else {
      throw PageRefusal(status: .forbidden, reason: "The request expired or was already used. Try again.")
    }
  }

  private static let off = PageRefusal(
    status: .forbidden,
    reason: "The page can't write files or start programs. "
      + "To allow it, start the daemon with 'watch --serve --edit'.")
}
