// SPDX-License-Identifier: GPL-3.0-or-later

import NIOCore
import Synchronization

/// Nonces, each of which allows one request to write or start something, within a minute. A page that can only send requests,
/// but not read the answers, can't get one.
final class PageNonces: Sendable {
  private struct Nonce {
    let token: PageToken
    let deadline: NIODeadline
  }

  /// The nonces that haven't been used, the oldest first.
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

  /// - Returns: whether the nonce was issued, is still valid and hasn't been used. It can't be used again.
  func take(_ text: String) -> Bool {
    waiting.withLock { waiting in
      guard let index = waiting.firstIndex(where: { $0.token.matches(text[...]) }) else { return false }
      return waiting.remove(at: index).deadline > .now()
    }
  }
}
