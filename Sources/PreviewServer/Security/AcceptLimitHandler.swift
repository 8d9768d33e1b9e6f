// SPDX-License-Identifier: GPL-3.0-or-later

import NIOCore
import Platform

/// Pauses a listener while it has too many connections: new ones wait in the system's queue until others close.
///
/// It also pauses a listener that can't accept connections because descriptors or memory have run out. Without the pause, NIO
/// would retry without end, because clients are still waiting. (NIO's own `AcceptBackoffHandler` sees only reads that are
/// requested, but the read that failed is still pending.)
final class AcceptLimitHandler: ChannelInboundHandler {
  typealias InboundIn = any Channel

  private static let rest = TimeAmount.seconds(1)

  private let limit: Int
  private var open = 0
  private var rests = false

  init(limit: Int) { self.limit = limit }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let listener = context.channel
    open += 1
    unwrapInboundIn(data).closeFuture.hop(to: listener.eventLoop).assumeIsolated().whenComplete { _ in
      self.open -= 1
      self.update(listener)
    }
    update(listener)
    context.fireChannelRead(data)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard let code = (error as? IOError)?.errnoCode, ErrorNumber(code).isShortage else {
      return context.fireErrorCaught(error)
    }
    let listener = context.channel
    rests = true
    update(listener)
    listener.eventLoop.assumeIsolated().scheduleTask(in: Self.rest) {
      self.rests = false
      self.update(listener)
    }
  }

  private func update(_ listener: any Channel) {
    listener.setOption(.autoRead, value: open < limit && !rests).whenComplete { _ in }
  }
}
