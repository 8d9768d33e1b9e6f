// SPDX-License-Identifier: GPL-3.0-or-later

import TableSpec

/// An event that a daemon reports.
package enum WatchEvent: Sendable, Equatable {
  /// Every spec has been looked at and rendered, or reported, once.
  case ready(specs: [String])
  /// Specs that were added to a folder are now watched.
  case added(specs: [String])
  /// A spec was rendered, or has a fault. Each of its outputs says for itself whether it could be written. A fault is reported
  /// once per distinct state.
  case rendered(SpecReport)
  /// The PNG and PDF of a spec were drawn, after its other outputs.
  case drawn(SpecReport)
  /// Reported before the `rendered` of the first good state after a fault.
  case recovered(spec: String)
  /// The previews can be seen at an address, too.
  case serving(address: String)
  /// A file that the page wrote, or an editor that it started, if `--edit` allows it.
  case page(PageAct)
  /// The watcher changed its method; the text says why.
  case notice(String)
  /// The daemon ended; with the files that aren't current then.
  case stopped(StopReason, untrue: [OutputReport])
}

/// Something that the page did outside of the browser.
package struct PageAct: Sendable, Equatable {
  package enum Kind: String, Sendable {
    case wrote, opened, failed
  }

  package let kind: Kind
  /// The file that it was done to, as the daemon names it.
  package let file: String
  /// Counted from 1.
  package let line: Int
  /// `wrote cornerRadius 12 to settings.yaml line 8`.
  package let text: String

  package init(_ kind: Kind, file: String, line: Int, text: String) {
    self.kind = kind
    self.file = file
    self.line = line
    self.text = text
  }
}

/// A duration in milliseconds with one decimal.
package enum Milliseconds {
  package static func text(_ duration: Duration) -> String {
    let tenths = duration.components.seconds * 10_000 + duration.components.attoseconds / 100_000_000_000_000
    return "\(tenths / 10).\(tenths % 10)"
  }
}
