// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry
import TableModel

/// A number that an environment works out once for all rows. A sum ends at it; ``Explainer`` runs the function that
/// made it once more.
package enum KeptLength: Hashable, Sendable, CaseIterable {
  case layoutMargin, readableInset
  case minimumRowHeight, oneLine, subtitle, value2, verticalMargin, subtitleMargin
}
