// SPDX-License-Identifier: GPL-3.0-or-later

import NIOCore
import Synchronization

/// What a nonce allows: one kind of act on one spec or screen.
struct PageActSubject: Hashable {
  /// The first word of the act's address.
  enum Kind: String {
    case write, open, copy
  }

  let kind: Kind
  /// The spec's index on the command line, or the screen's in the gallery.
  let spec: Int
}

/// Nonces. With one nonce, a page may send one request to write or start something, within a minute. Another site's page can
/// send requests here but can't read the answers, so it gets no nonce.
final class PageNonces: Sendable {
  private struct Nonce {
    let token: PageToken
    let subject: PageActSubject
    let deadline: NIODeadline
  }

  /// The nonces that haven't been used, the oldest first.
  private let waiting = Mutex<[Nonce]>([])
  private let life: TimeAmount
  private static let most = 64

  init(life: TimeAmount) { self.life = life }

  func make(for subject: PageActSubject) -> String {
    let nonce = Nonce(token: PageToken(), subject: subject, deadline: .now() + life)
    waiting.withLock { waiting in
      waiting.append(nonce)
      if waiting.count > Self.most { waiting.removeFirst() }
    }
    return nonce.token.text
  }

  /// - Returns: whether the nonce was issued for this act, is still valid and hasn't been used. It can't be used again.
  func take(_ text: String, for subject: PageActSubject) -> Bool {
    waiting.withLock { waiting in
      guard let index = waiting.firstIndex(where: { $0.token.matches(text[...]) }) else { return false }
      let nonce = waiting.remove(at: index)
      return nonce.subject == subject && nonce.deadline > .now()
    }
  }
}
