// SPDX-License-Identifier: GPL-3.0-or-later

/// Why the page cannot be served.
package struct PageServerError: Error, Sendable, CustomStringConvertible {
  let port: Int
  let reason: String

  package var description: String {
    let place = port == 0 ? "any port" : "port \(port)"
    return """
      cannot serve the page on \(place): \(reason)
        hint: name another --port, or leave it out for any free one
      """
  }
}
