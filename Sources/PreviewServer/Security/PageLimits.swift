// SPDX-License-Identifier: GPL-3.0-or-later

import NIOCore
import NIOHTTP1

/// What one client may ask for at most, and all of them together.
package struct PageLimits: Sendable {
  /// Bytes of a request's first line and of its whole head.
  package var lineBytes = 4 * 1024
  package var headBytes = 16 * 1024
  /// Connections at a time.
  package var connections = 32
  /// How long a head may take from its first byte, or from the connection's begin.
  package var headPatience = TimeAmount.seconds(5)
  /// How long a connection may rest between two requests.
  package var idlePatience = TimeAmount.seconds(60)
  /// How long a client may take nothing of what is written to it.
  package var writePatience = TimeAmount.seconds(10)
  /// Requests that one connection may have sent before it got the answer to the first.
  package var requestsAhead = 128
  /// Bytes that wait for one connection's reader beyond what the system keeps; an answer follows in parts.
  package var waitingBytes = 64 * 1024
  /// Bytes of rendered answers that wait for readers, of all connections: beyond it nothing new is rendered.
  package var answerBytes = 64 * 1024 * 1024
  /// Bytes of pictures that are kept to tell pages what changed; the newest is kept whatever its size.
  package var pictureBytes = 16 * 1024 * 1024
  /// Bytes of former tables that are kept to compare with, of all specs together, as ``SaveHistory`` counts them.
  package var historyBytes = 16 * 1024 * 1024
  /// Bytes that the system keeps in each direction of a connection.
  package var socketBytes = 128 * 1024
  /// Between two signs of life in a stream of events: a viewer tells a daemon that is gone by their absence.
  /// Nothing beats while nobody views.
  package var heartbeat = TimeAmount.seconds(1)
  /// How long the page may wait before it uses a nonce.
  package var nonceLife = TimeAmount.seconds(60)
  /// How long answers that are going on may hold up a stop.
  package var stopPatience = TimeAmount.milliseconds(500)

  package init() {}
}

/// Why a request gets no answer but this.
struct PageRefusal: Error, Equatable {
  let status: HTTPResponseStatus
  /// For a person who looks at it in a browser; never holds anything from the request.
  let reason: String
}

/// What every answer says about what may be done with it. There is no CORS header: no other page may read.
enum SecurityHeaders {
  static let all: [(String, String)] = [
    (
      "Content-Security-Policy",
      "default-src 'none'; img-src 'self'; style-src 'self'; script-src 'self'; connect-src 'self'; "
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
