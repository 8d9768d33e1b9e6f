// SPDX-License-Identifier: GPL-3.0-or-later

import NIOCore

/// Ends a connection whose request's head is too large or takes too long, or that sends more requests than it
/// waits for the answers of. It sits before the HTTP parser, which
/// has limits of its own but larger ones, and none in time.
final class HeadLimitHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer
  typealias OutboundOut = ByteBuffer

  private let limits: PageLimits
  private var lineBytes = 0
  private var headBytes = 0
  private var isInFirstLine = true
  /// Whether only a newline, or a carriage return before one, came since the last newline.
  private var isAtLineStart = false
  private var timer: Scheduled<Void>?
  /// Requests whose answers are not out.
  private var unanswered = 0

  init(limits: PageLimits) { self.limits = limits }

  func channelActive(context: ChannelHandlerContext) {
    startTimer(limits.headPatience, context)
    context.fireChannelActive()
  }

  func channelInactive(context: ChannelHandlerContext) {
    timer?.cancel()
    timer = nil
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let buffer = unwrapInboundIn(data)
    for byte in buffer.readableBytesView {
      guard count(byte, context) else { return refuse(context) }
    }
    // Reading stops while an answer is out; what a client sends before it ends its side is read all the same.
    guard unanswered <= limits.requestsAhead else { return context.close(promise: nil) }
    context.fireChannelRead(data)
  }

  /// - Returns: whether the head is still within its limits.
  private func count(_ byte: UInt8, _ context: ChannelHandlerContext) -> Bool {
    // While an answer is out nothing is read: then it is not the client that lets a head wait.
    if headBytes == 0, unanswered == 0 { startTimer(limits.headPatience, context) }
    headBytes += 1
    if isInFirstLine { lineBytes += 1 }
    switch byte {
    case UInt8(ascii: "\n"):
      if isAtLineStart, !isInFirstLine { endHead(context) } else { isInFirstLine = false }
      isAtLineStart = true
    case UInt8(ascii: "\r"): break
    default: isAtLineStart = false
    }
    return lineBytes <= limits.lineBytes && headBytes <= limits.headBytes
  }

  private func endHead(_ context: ChannelHandlerContext) {
    lineBytes = 0
    headBytes = 0
    isInFirstLine = true
    unanswered += 1
    timer?.cancel()
    timer = nil
  }

  /// The answer is out; the next request may take its time to begin.
  func responseEnded(_ context: ChannelHandlerContext) {
    unanswered -= 1
    guard unanswered == 0 else { return }
    startTimer(headBytes == 0 ? limits.idlePatience : limits.headPatience, context)
  }

  private func startTimer(_ time: TimeAmount, _ context: ChannelHandlerContext) {
    timer?.cancel()
    let channel = context.channel
    timer = context.eventLoop.scheduleTask(in: time) { channel.close(promise: nil) }
  }

  private func refuse(_ context: ChannelHandlerContext) {
    let text =
      "HTTP/1.1 431 Request Header Fields Too Large\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
    let channel = context.channel
    context.writeAndFlush(wrapOutboundOut(channel.allocator.buffer(string: text))).whenComplete { _ in
      channel.close(promise: nil)
    }
  }
}
