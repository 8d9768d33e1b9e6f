// SPDX-License-Identifier: GPL-3.0-or-later

import NIOCore
import NIOHTTP1

/// The limits for each client, and for all clients together.
package struct PageLimits: Sendable {
  /// The maximum bytes of a request's first line, and of its whole head.
  package var lineBytes = 4 * 1024
  package var headBytes = 16 * 1024
  /// The maximum number of connections.
  package var connections = 32
  /// The time limit for a request's head, from its first byte or from the beginning of the connection.
  package var headPatience = TimeAmount.seconds(5)
  /// The time limit for an idle connection between two requests.
  package var idlePatience = TimeAmount.seconds(60)
  /// How long a client may read nothing of its answer.
  package var writePatience = TimeAmount.seconds(10)
  /// The most requests that a connection may send before its first one is answered.
  package var requestsAhead = 128
  /// The bytes that wait for one connection's reader, besides the system's buffers; longer answers are sent
  /// in parts.
  package var waitingBytes = 64 * 1024
  /// The bytes of rendered answers that wait for readers, over all connections: above this, nothing new is
  /// rendered.
  package var answerBytes = 64 * 1024 * 1024
  /// The bytes of pictures that are kept to send only changes; the newest is always kept.
  package var pictureBytes = 16 * 1024 * 1024
  /// The bytes of former tables that are kept for comparisons, over all specs, as ``SaveHistory`` counts them.
  package var historyBytes = 16 * 1024 * 1024
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
        + "worker-src 'self'; trusted-types stream-worker; "
        + "frame-ancestors 'none'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'"
    ),
    ("X-Content-Type-Options", "nosniff"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Referrer-Policy", "no-referrer"),
    ("Cache-Control", "no-store"),
  ]
}
