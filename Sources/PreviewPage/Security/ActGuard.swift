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
        throw PageRefusal(status: .methodNotAllowed, reason: "Only GET and HEAD.")
      }
      guard route != .nonce || isOn else { throw Self.off }
      return
    }
    guard head.method == .POST else {
      throw PageRefusal(status: .methodNotAllowed, reason: "Only POST.")
    }
    // RequestGuard compared both, where they are given. A browser gives the first with every POST.
    guard head.headers.contains(name: "origin"), head.headers["sec-fetch-site"] != ["none"] else {
      throw PageRefusal(status: .forbidden, reason: "Only the page itself may ask for this.")
    }
    guard isOn else { throw Self.off }
    let given = head.headers[Self.nonceHeader]
    guard given.count == 1, nonces.take(given[0]) else {
      throw PageRefusal(status: .forbidden, reason: "The request is too old, or was made before. Try again.")
    }
  }

  private static let off = PageRefusal(
    status: .forbidden,
    reason: "The page may not write files or start programs. Start the daemon with --edit to allow it.")
}
