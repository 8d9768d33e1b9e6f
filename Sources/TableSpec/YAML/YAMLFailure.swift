// SPDX-License-Identifier: GPL-3.0-or-later

/// Why a text is no YAML that we read: the first thing found, with its place.
package struct YAMLFailure: Error {
  package var message: String
  package var hint: String?
  package var mark: YAMLMark
}
