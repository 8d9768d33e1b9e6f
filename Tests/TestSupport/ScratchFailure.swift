// SPDX-License-Identifier: GPL-3.0-or-later

/// A test couldn't set up its requirements; never a fault of the tested code.
package struct ScratchFailure: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
