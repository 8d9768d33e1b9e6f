// SPDX-License-Identifier: GPL-3.0-or-later

import NIOCore
import NIOHTTP1

/// The limits for each client, and for all clients together.
package struct PageLimits: Sendable {
  /// The maximum bytes of a request's address and headers.
  package var headBytes = 16 * 1024
  /// The maximum number of connections to each of the two loopback addresses: a browser opens six at most, and a page keeps one.
  package var connections = 16
  /// How long a connection may be idle: the client sends nothing, or doesn't read its answer or its events.
  package var idlePatience = TimeAmount.seconds(60)
  /// The bytes of pictures that are kept to send only changes; the newest is always kept.
  package var pictureBytes = 16 * 1024 * 1024
  /// The bytes of former tables that are kept for comparisons, over all specs, as ``SaveHistory`` counts them.
  package var historyBytes = 16 * 1024 * 1024
  /// The bytes and the pixels of a screenshot. The tallest screenshots that people scroll and join have 20 million pixels.
  package var screenshotBytes = 32 * 1024 * 1024
  package var screenshotPixels = 25_000_000
  /// The system's buffer for each direction of a connection, in bytes.
  package var socketBytes = 128 * 1024
  /// The interval of the heartbeat in a stream of events: a viewer notices from missing heartbeats that the
  /// daemon is gone. There is no heartbeat without viewers.
  package var heartbeat = TimeAmount.seconds(1)
  /// How long a nonce is valid.
  package var nonceLife = TimeAmount.seconds(60)

  package init() {}
}

/// The refusal of a request.
struct PageRefusal: Error, Equatable {
  let status: HTTPResponseStatus
  /// Shown to a person in the browser; never contains anything from the request.
  let reason: String
}

/// Headers of every answer that restrict its use. There is no CORS header: no other page may read the
/// answers.
enum SecurityHeaders {
  static let all: [(String, String)] = [
    (
      "Content-Security-Policy",
      // A picture contains its picture files as data.
      "default-src 'none'; img-src 'self' data:; style-src 'self'; script-src 'self'; connect-src 'self'; "
        + "worker-src 'self'; trusted-types stream-worker picture; "
        + "frame-ancestors 'none'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'"
    ),
    ("X-Content-Type-Options", "nosniff"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Referrer-Policy", "no-referrer"),
    ("Cache-Control", "no-store"),
  ]
}
