// SPDX-License-Identifier: GPL-3.0-or-later

import NIOCore
import Platform

/// Pauses a listener that can't accept connections because descriptors or memory have run out. Without the pause, NIO would
/// retry without end, because clients are still waiting. (NIO's own `AcceptBackoffHandler` sees only reads that are requested,
/// but the read that failed is still pending.)
final class AcceptRestHandler: ChannelInboundHandler {
  typealias InboundIn = any Channel

  private static let rest = TimeAmount.seconds(1)

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard let code = (error as? IOError)?.errnoCode, ErrorNumber(code).isShortage else {
      return context.fireErrorCaught(error)
    }
    let channel = context.channel
    channel.setOption(.autoRead, value: false).whenSuccess {
      _ = channel.eventLoop.scheduleTask(in: Self.rest) { channel.setOption(.autoRead, value: true) }
    }
  }
}
