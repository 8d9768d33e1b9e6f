// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import LineEditing
import Session
import TableSpec

/// How a shell is started.
package struct ShellOptions: Sendable {
  /// How the open spec is watched from the start; `nil` if it isn't.
  let watching: PreviewRequest?
  let keepsHistory: Bool
  /// Whether the user's start-up commands run.
  let runsStartup: Bool
  let color: ColorPolicy
  /// The limits of the specs that the shell opens.
  let limits: SpecLimits

  package init(
    watching: PreviewRequest? = nil, keepsHistory: Bool, runsStartup: Bool, color: ColorPolicy,
    limits: SpecLimits
  ) {
    self.watching = watching
    self.keepsHistory = keepsHistory
    self.runsStartup = runsStartup
    self.color = color
    self.limits = limits
  }
}
