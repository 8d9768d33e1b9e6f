// SPDX-License-Identifier: GPL-3.0-or-later

import PreviewServer

/// The page that a shell serves: its table in browsers on this machine, with the edits that are not saved.
struct ShellPage {
  let address: String
  /// A note for the user about the address.
  let notes: [String]
  private let server: PageServer
  private let opener: BackgroundOpener

  /// - Parameters:
  ///   - path: the spec's file, which may not exist yet.
  ///   - complain: gets a note of one line, on any thread.
  init(
    _ server: PageServer, path: String, complain: @escaping @Sendable (String) -> Void
  ) throws(PageServerError) {
    self.server = server
    notes = try PageAddress.serve(server, port: nil, keptAt: PageAddress.path(of: [path]), renews: false)
    address = server.address ?? ""
    opener = BackgroundOpener(.page(address), of: [path], complain: complain)
  }

  /// Opens the page with the desktop's browser.
  func open() { opener.open() }

  func stop() {
    server.stop()
    opener.remove()
  }
}
