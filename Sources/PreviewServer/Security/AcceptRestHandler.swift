// SPDX-License-Identifier: GPL-3.0-or-later

import NIOCore
import Platform

/// Lets a listener rest where nobody can be let in for want of descriptors or memory. Who waits goes on knocking, and
/// NIO tries again at once: it would do nothing else. (Its own `AcceptBackoffHandler` sees only reads that are asked
/// for, and the one that failed is still pending.)
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
