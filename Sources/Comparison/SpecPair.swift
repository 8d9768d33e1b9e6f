// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel
import TableSpec

/// A spec on the two sides of a comparison. A side without the spec is `nil`: the spec is new or was deleted.
package struct SpecPair: Sendable {
  /// The spec on one side.
  package struct Side: Sendable {
    /// Its name on the command line: `specs/a.yaml`, `main:specs/a.yaml`.
    package let name: String
    package let table: Table
    /// The spec of the table, by which a page shows the lines of its files. Default: none.
    package let spec: LoadedSpec?

    package init(name: String, table: Table) { (self.name, self.table, spec) = (name, table, nil) }

    package init(name: String, spec: LoadedSpec) {
      (self.name, table, self.spec) = (name, spec.table, spec)
    }
  }

  package let old: Side?
  package let new: Side?

  package init(old: Side?, new: Side?) { (self.old, self.new) = (old, new) }
}
