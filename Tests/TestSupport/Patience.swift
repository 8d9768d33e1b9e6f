// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Glibc

/// How long a test waits for a fact before it calls the fact missing. Generous, for a wait that succeeds
/// costs only what it takes; `ROUNDTABLE_TEST_PATIENCE` (seconds) overrides it.
package enum Patience {
  package static let seconds: Int = {
    guard let text = getenv("ROUNDTABLE_TEST_PATIENCE") else { return 60 }
    return Int(String(cString: text)) ?? 60
  }()

  package static var deadline: DispatchTime { .now() + .seconds(seconds) }
}
