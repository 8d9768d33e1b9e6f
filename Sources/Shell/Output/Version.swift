// SPDX-License-Identifier: GPL-3.0-or-later

/// The version and what the licence of a linked library asks us to say.
package enum Version {
  package static let number = "0.1.0"

  package static let text = """
    roundtable \(number)
    For Linux only.
    Linked with GNU readline, which is GPL-3.0-or-later: this program as a whole is distributed under \
    those terms. The library targets do not use readline.
    """
}
