// SPDX-License-Identifier: GPL-3.0-or-later

/// A test could not set up what it needs; never the fault of what it tests.
package struct ScratchFailure: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
