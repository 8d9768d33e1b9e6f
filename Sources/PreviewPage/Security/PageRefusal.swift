// SPDX-License-Identifier: GPL-3.0-or-later

import NIOHTTP1

/// Why a request gets no answer but this.
struct PageRefusal: Error, Equatable {
  let status: HTTPResponseStatus
  /// For a person who looks at it in a browser; never holds anything from the request.
  let reason: String
}
