// SPDX-License-Identifier: GPL-3.0-or-later

import NIOHTTP1

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
