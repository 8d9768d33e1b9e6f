// SPDX-License-Identifier: GPL-3.0-or-later

/// How a program ended.
package enum ProcessEnding: Hashable, Sendable {
  case exited(code: Int32)
  case killed(signal: Int32)
}
