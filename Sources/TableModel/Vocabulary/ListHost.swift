// SPDX-License-Identifier: GPL-3.0-or-later

/// Which framework lays the list out; their numbers differ in a few places.
package enum ListHost: String, Hashable, Sendable, CaseIterable {
  case uiKit
  case swiftUI
}
