// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import NIOCore
import NIOHTTP1

/// Handles one connection: takes requests in order and answers each, no faster than the client reads.
final class PageHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let guardian: RequestGuard
  private let services: PageServices
  private let headLimit: HeadLimitHandler
  private var head: HTTPRequestHead?
  private var order: AnswerQueue.Order?
  private var outgoing: OutgoingAnswer?
  private var stream: EventStream?
  private var isStopping = false

  init(guardian: RequestGuard, services: PageServices, headLimit: HeadLimitHandler) {
    self.guardian = guardian
    self.services = services
    self.headLimit = headLimit
  }

  func handlerAdded(context: ChannelHandlerContext) {
    let channel = context.channel
    let loopBound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    services.register.onStop(of: channel) {
      channel.eventLoop.execute {
        let (handler, context) = loopBound.value
        handler.stop(context)
      }
    }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head):
      // A request with a body is refused before the body arrives: it may never arrive.
      if RequestGuard.hasBody(head) { respond(to: head, context) } else { self.head = head }
    case .body: break
    case .end:
      guard let head else { return }
      self.head = nil
      respond(to: head, context)
    }
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    if context.channel.isWritable { writeOn(context) }
    context.fireChannelWritabilityChanged()
  }

  func channelInactive(context: ChannelHandlerContext) {
    order?.cancel()
    stream?.cancel()
    endAnswer()
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

  /// Ends the connection: at once if it is idle, else after the current answer.
  private func stop(_ context: ChannelHandlerContext) {
    isStopping = true
    if let stream {
      stream.stop()
    } else if order == nil, outgoing == nil {
      context.close(promise: nil)
    }
  }

  // MARK: - Answers

  private func respond(to head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    do {
      let route = try PageRoute(path: try guardian.path(of: head))
      try services.acts.admit(route, head)
      services.register.set(.answering, of: context.channel)
      if route == .events, head.method == .GET { return listen(context) }
      let answers = services.answers
      // Before drawing, so that this spec is rendered before others.
      if case .picture(let request) = route { answers.model.view(request.spec) }
      let make = { @Sendable in
        do throws(PageRefusal) { return try answers.answer(route) } catch { return PageAnswer(error) }
      }
      let loopBound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
      let deliver = { @Sendable (answer: PageAnswer, isCounted: Bool) in
        loopBound.eventLoop.execute {
          let (handler, context) = loopBound.value
          handler.order = nil
          handler.send(answer, for: head, context, isCounted: isCounted)
        }
      }
      if route.isRendered {
        order = services.queue.order(make) { deliver($0, true) }
      } else {
        // A quick answer doesn't wait for answers that must be rendered.
        services.stateQueue.async { deliver(make(), false) }
      }
    } catch {
      // A refused client's connection is closed.
      send(PageAnswer(error), for: head, context, closes: true)
    }
  }

  private func send(
    _ answer: PageAnswer, for head: HTTPRequestHead, _ context: ChannelHandlerContext, closes: Bool = false,
    isCounted: Bool = false
  ) {
    guard context.channel.isActive else {
      if isCounted { services.queue.release(answer.bytes.count) }
      return
    }
    let closes = closes || isStopping || !head.isKeepAlive
    outgoing = OutgoingAnswer(answer, isHead: head.method == .HEAD, closes: closes, isCounted: isCounted)
    var headers = HTTPHeaders(SecurityHeaders.all)
    headers.add(name: "Content-Type", value: answer.contentType)
    headers.add(name: "Content-Length", value: String(answer.bytes.count))
    if let tag = answer.tag { headers.add(name: "ETag", value: "\"\(tag)\"") }
    if closes { headers.add(name: "Connection", value: "close") }
    if answer.status == .methodNotAllowed { headers.add(name: "Allow", value: allowed(head)) }
    context.write(
      wrapOutboundOut(.head(HTTPResponseHead(version: .http1_1, status: answer.status, headers: headers))),
      promise: nil)
    writeOn(context)
  }

  private func allowed(_ head: HTTPRequestHead) -> String {
    let route = (try? guardian.path(of: head)).flatMap { try? PageRoute(path: $0) }
    return route?.isPost == true ? "POST" : "GET, HEAD"
  }

  /// Writes as much of the answer as the client has room for. The next request is handled only after this
  /// answer is written completely.
  private func writeOn(_ context: ChannelHandlerContext) {
    let channel = context.channel
    while outgoing != nil, channel.isWritable {
      if let part = outgoing?.nextPart(services.limits.waitingBytes, channel.allocator) {
        context.writeAndFlush(wrapOutboundOut(.body(.byteBuffer(part))), promise: nil)
      } else {
        let closes = outgoing?.closes == true || isStopping
        endAnswer()
        services.register.set(.resting, of: channel)
        headLimit.responseEnded(context)
        let written = context.writeAndFlush(wrapOutboundOut(.end(nil)))
        if closes { written.whenComplete { _ in channel.close(promise: nil) } }
        // Writing the end may already have started the next request.
        return
      }
    }
  }

  private func endAnswer() {
    guard let outgoing else { return }
    self.outgoing = nil
    if outgoing.isCounted { services.queue.release(outgoing.answer.bytes.count) }
  }

  // MARK: - Events

  private func listen(_ context: ChannelHandlerContext) {
    var headers = HTTPHeaders(SecurityHeaders.all)
    headers.add(name: "Content-Type", value: "text/event-stream")
    context.writeAndFlush(
      wrapOutboundOut(.head(HTTPResponseHead(version: .http1_1, status: .ok, headers: headers))), promise: nil
    )
    let channel = context.channel
    let stream = EventStream(channel, heartbeat: services.limits.heartbeat)
    self.stream = stream
    // Added to the hub before the first state: a change in between is then sent twice instead of never.
    services.hub.add(stream, of: channel)
    let loopBound = NIOLoopBound(stream, eventLoop: context.eventLoop)
    let answers = services.answers
    services.stateQueue.async {
      let state = answers.model.state.jsonLine
      loopBound.eventLoop.execute { loopBound.value.offer(state) }
    }
  }
}
