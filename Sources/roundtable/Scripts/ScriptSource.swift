// SPDX-License-Identifier: GPL-3.0-or-later

/// A script to run: a file, standard input, or the text of -e.
enum ScriptSource: Sendable {
  case file(String)
  case expression(String)
  case standardInput
}
