// SPDX-License-Identifier: GPL-3.0-or-later

import NIOHTTP1

/// The requests that the page's server answers: a closed list. No part of an address ever becomes a file
/// name.
enum PageRoute: Equatable {
  case asset(PageAsset)
  case page
  case state
  case events
  case picture(PictureRequest)
  case inspection(InspectionRequest)
  case code(CodeRequest)
  /// Issues a nonce for one of the next two routes.
  case nonce(PageActSubject)
  case write(WriteRequest)
  case open(OpenRequest)
  /// Reports that another program answered at the page's address, and so got the token.
  case exposed
  case history(HistoryRequest)
  /// A picture of the gallery, and the copy of a screen by its index.
  case screen(ScreenRequest)
  case copy(Int)
  /// The linter's findings in a spec, by its index on the command line.
  case findings(Int)
  /// Compares the screenshot in the request's body with a spec.
  case screenshot(ScreenshotRequest)

  /// - Parameter path: the part after the token, without the first slash.
  init(path: Substring) throws(PageRefusal) {
    let parts = path.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let query = try QueryItems(parts.count > 1 ? parts[1] : "")
    let words = parts[0].split(separator: "/", omittingEmptySubsequences: false)
    switch (words.first, words.count) {
    case ("", 1): self = .page
    case ("state", 1): self = .state
    case ("events", 1): self = .events
    case ("picture", 2): self = .picture(try PictureRequest(spec: try Self.index(words[1]), query))
    case ("inspect", 2): self = .inspection(try InspectionRequest(spec: try Self.index(words[1]), query))
    case ("code", 2): self = .code(try CodeRequest(spec: try Self.index(words[1]), query))
    case ("nonce", 3):
      guard let kind = PageActSubject.Kind(rawValue: String(words[1])) else { throw Self.missing }
      self = .nonce(PageActSubject(kind: kind, spec: try Self.index(words[2])))
      try query.finish()
    case ("write", 2): self = .write(try WriteRequest(spec: try Self.index(words[1]), query))
    case ("open", 2): self = .open(try OpenRequest(spec: try Self.index(words[1]), query))
    case ("exposed", 1):
      self = .exposed
      try query.finish()
    case ("history", 2): self = .history(try HistoryRequest(spec: try Self.index(words[1]), query))
    case ("screen", 2): self = .screen(try ScreenRequest(screen: try Self.index(words[1]), query))
    case ("copy", 2):
      self = .copy(try Self.index(words[1]))
      try query.finish()
    case ("screenshot", 2):
      self = .screenshot(try ScreenshotRequest(spec: try Self.index(words[1]), query))
    case ("findings", 2):
      self = .findings(try Self.index(words[1]))
      try query.finish()
    default:
      guard words.count == 1, let asset = PageAsset(served: String(words[0])) else { throw Self.missing }
      self = .asset(asset)
    }
  }

  /// Whether the answer needs a layout or a comparison of tables, which may take long.
  var isRendered: Bool {
    switch self {
    case .picture, .inspection, .code, .findings, .history, .screen, .screenshot: true
    // One at a time, and never during a render.
    case .write, .open, .copy: true
    // The page and the state are short, and the assets are in memory.
    case .asset, .page, .state, .events, .nonce, .exposed: false
    }
  }

  /// The act, if it writes a file or starts a program.
  var act: PageActSubject? {
    switch self {
    case .write(let request): PageActSubject(kind: .write, spec: request.spec)
    case .open(let request): PageActSubject(kind: .open, spec: request.spec)
    case .copy(let screen): PageActSubject(kind: .copy, spec: screen)
    case .asset, .page, .state, .events, .picture, .inspection, .code, .nonce, .exposed, .history, .findings,
      .screen, .screenshot:
      nil
    }
  }

  /// Whether only the page itself may send it.
  var isPost: Bool { act != nil || self == .exposed || takesBody }

  /// Whether the request has a body.
  var takesBody: Bool { if case .screenshot = self { true } else { false } }

  static let missing = PageRefusal(status: .notFound, reason: "Not found.")

  private static func index(_ text: Substring) throws(PageRefusal) -> Int {
    guard text.utf8.count <= 6, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let index = Int(text)
    else {
      throw missing
    }
    return index
  }
}
