// SPDX-License-Identifier: GPL-3.0-or-later

import NIOCore

/// Closes a connection if the head of a request is too large or takes too long, or if too many requests are
/// sent before earlier ones are answered. It precedes the HTTP parser, whose own limits are larger and don't
/// limit time.
final class HeadLimitHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer
  typealias OutboundOut = ByteBuffer

  private let limits: PageLimits
  private var lineBytes = 0
  private var headBytes = 0
  private var isInFirstLine = true
  /// Whether the current line is empty so far, except for a carriage return.
  private var isAtLineStart = false
  private var timer: Scheduled<Void>?
  /// The number of requests whose answers haven't been sent.
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
    // Reading pauses during an answer; but the data that a client sends before it closes its side is always
    // read.
    guard unanswered <= limits.requestsAhead else { return context.close(promise: nil) }
    context.fireChannelRead(data)
  }

  /// - Returns: whether the head is still within its limits.
  private func count(_ byte: UInt8, _ context: ChannelHandlerContext) -> Bool {
    // During an answer nothing is read, so the client isn't the cause of a delay.
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

  /// Called when an answer has been sent; the next request may then begin late.
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
