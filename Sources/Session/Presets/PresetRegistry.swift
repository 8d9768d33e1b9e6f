// SPDX-License-Identifier: GPL-3.0-or-later

/// Every preset. A new one is one file and one line here.
package enum PresetRegistry {
  package static let all: [Preset] = [
    .cards, .cornerCovers, .plain, .separatorInsets, .settings, .statusCards, .wallet2019, .walletScroll,
  ]
}
