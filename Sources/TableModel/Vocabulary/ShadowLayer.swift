// SPDX-License-Identifier: GPL-3.0-or-later

/// Which layer throws a shadow.
package enum ShadowLayer: String, Hashable, Sendable, CaseIterable {
  /// An outer view that clips nothing; rounding and clipping are an inner view's.
  case separate
  /// The layer that is rounded: its own `masksToBounds` cuts the shadow away.
  case same
}
