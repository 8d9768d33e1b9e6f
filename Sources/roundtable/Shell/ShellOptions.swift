// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import LineEditing
import TableSpec
import TextEscaping

/// How a shell is started.
struct ShellOptions: Sendable {
  /// Whether the open spec is followed from the start.
  var watches = false
  var keepsHistory = true
  /// Whether the user's start-up commands run.
  var runsStartup = true
  var color = ColorPolicy.auto
  /// How much the specs that it opens may hold.
  var limits = SpecLimits.standard
}

extension ColorPolicy: ExpressibleByArgument {}
