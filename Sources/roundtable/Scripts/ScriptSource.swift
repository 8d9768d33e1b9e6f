// SPDX-License-Identifier: GPL-3.0-or-later

/// Something to run, in the order of the command line.
enum ScriptSource: Sendable {
  case file(String)
  case expression(String)
  case standardInput
}
