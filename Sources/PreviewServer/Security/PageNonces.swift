// SPDX-License-Identifier: GPL-3.0-or-later

import NIOCore
import Synchronization

/// Each lets one request write or start something, within a minute. Who only sends requests here, and reads no answers,
/// has none.
final class PageNonces: Sendable {
  private struct Nonce {
    let token: PageToken
    let deadline: NIODeadline
  }

  /// Those that were given out and not used; the oldest are first.
  private let waiting = Mutex<[Nonce]>([])
  private let life: TimeAmount
  private static let most = 64

  init(life: TimeAmount) { self.life = life }

  func make() -> String {
    let nonce = Nonce(token: PageToken(), deadline: .now() + life)
    waiting.withLock { waiting in
      waiting.append(nonce)
      if waiting.count > Self.most { waiting.removeFirst() }
    }
    return nonce.token.text
  }

  /// - Returns: whether it is one that was given out, is not too old, and was not used. Now it is used.
  func take(_ text: String) -> Bool {
    waiting.withLock { waiting in
      guard let index = waiting.firstIndex(where: { $0.token.matches(text[...]) }) else { return false }
      return waiting.remove(at: index).deadline > .now()
    }
  }
}
