// SPDX-License-Identifier: GPL-3.0-or-later

/// The headings of the command list.
package enum CommandGroup: String, CaseIterable, Sendable {
  case model, look, traits, see, time, sessions, live, help
}
