// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import LineEditing
import Session
import TableSpec

/// How a shell is started.
struct ShellOptions: Sendable {
  /// How the open spec is watched from the start; `nil` if it isn't.
  var watching: PreviewRequest?
  var keepsHistory = true
  /// Whether the user's start-up commands run.
  var runsStartup = true
  var color = ColorPolicy.auto
  /// How much the specs that it opens may hold.
  var limits = SpecLimits.standard
}
