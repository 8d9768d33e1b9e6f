// SPDX-License-Identifier: GPL-3.0-or-later

import NIOHTTP1

/// A complete answer to one request.
struct PageAnswer: Sendable {
  var status = HTTPResponseStatus.ok
  let contentType: String
  let bytes: [UInt8]
  /// Identifies the state of the answer, for the next request.
  var tag: String?

  init(_ contentType: String, _ bytes: [UInt8]) {
    self.contentType = contentType
    self.bytes = bytes
  }

  init(_ refusal: PageRefusal) {
    self.init("text/plain; charset=utf-8", Array((refusal.reason + "\n").utf8))
    status = refusal.status
  }
}
