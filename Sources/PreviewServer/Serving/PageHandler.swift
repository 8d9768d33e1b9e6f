// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import NIOCore
import NIOHTTP1

/// Handles one connection: takes requests in order and answers each. The next one waits until the client has read the answer.
final class PageHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let guardian: RequestGuard
  private let services: PageServices
  private var head: HTTPRequestHead?
  /// The body of the request, as far as it has arrived.
  private var body: [UInt8] = []
  private var order: WorkProgress?
  private var stream: EventStream?

  /// Longer answers are sent in parts, each of which shows ``IdleStateHandler`` that the client reads.
  private static let partBytes = 64 * 1024

  init(guardian: RequestGuard, services: PageServices) {
    self.guardian = guardian
    self.services = services
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head):
      // A request with a body that no route takes is refused before the body arrives: it may never arrive.
      if RequestGuard.hasBody(head), !takesBody(head) { respond(to: head, context) } else { self.head = head }
    case .body(let part):
      // The decoder ends the body at the length that RequestGuard allowed.
      if head != nil { body += part.readableBytesView }
    case .end:
      guard let head else { return }
      self.head = nil
      respond(to: head, context)
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    order?.cancel()
    stream?.cancel()
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    guard event is IdleStateHandler.IdleStateEvent else {
      return context.fireUserInboundEventTriggered(event)
    }
    // While an answer is made, the client isn't the cause of the pause.
    if order == nil { context.close(promise: nil) }
  }

  private func takesBody(_ head: HTTPRequestHead) -> Bool {
    guard let route = try? PageRoute(path: guardian.path(of: head)) else { return false }
    return route.takesBody && (try? services.acts.admit(route, head)) != nil
  }

  // MARK: - Answers

  private func respond(to head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    do {
      let route = try PageRoute(path: try guardian.path(of: head))
      try services.acts.admit(route, head)
      if route == .events, head.method == .GET { return listen(context) }
      let answers = services.answers
      // Before drawing, so that this spec is rendered before others.
      if case .picture(let request) = route { answers.model.view(request.spec) }
      let given = body
      body = []
      let make = { @Sendable in
        do throws(PageRefusal) { return try answers.answer(route, body: given) } catch {
          return PageAnswer(error)
        }
      }
      let loopBound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
      // A quick answer doesn't wait for answers that must be rendered.
      let queue =
        route.takesBody
        ? services.comparedAnswers : route.isRendered ? services.renderedAnswers : services.quickAnswers
      order = queue.order(make) { answer in
        loopBound.eventLoop.execute {
          let (handler, context) = loopBound.value
          handler.order = nil
          handler.send(answer, for: head, context)
        }
      }
    } catch {
      // A refused client's connection is closed.
      send(PageAnswer(error), for: head, context, closes: true)
    }
  }

  private func send(
    _ answer: PageAnswer, for head: HTTPRequestHead, _ context: ChannelHandlerContext, closes: Bool = false
  ) {
    guard context.channel.isActive else { return }
    let closes = closes || !head.isKeepAlive
    var headers = HTTPHeaders(SecurityHeaders.all)
    headers.add(name: "Content-Type", value: answer.contentType)
    headers.add(name: "Content-Length", value: String(answer.bytes.count))
    if let tag = answer.tag { headers.add(name: "ETag", value: "\"\(tag)\"") }
    if closes { headers.add(name: "Connection", value: "close") }
    if answer.status == .methodNotAllowed { headers.add(name: "Allow", value: allowed(head)) }
    context.write(
      wrapOutboundOut(.head(HTTPResponseHead(version: .http1_1, status: answer.status, headers: headers))),
      promise: nil)
    var rest = context.channel.allocator.buffer(bytes: head.method == .HEAD ? [] : answer.bytes)
    while rest.readableBytes > Self.partBytes, let part = rest.readSlice(length: Self.partBytes) {
      context.write(wrapOutboundOut(.body(.byteBuffer(part))), promise: nil)
    }
    // The end lets the next request in. A client that reads nothing can't order one answer after the other.
    context.writeAndFlush(wrapOutboundOut(.body(.byteBuffer(rest)))).assumeIsolated().whenSuccess {
      let written = context.writeAndFlush(self.wrapOutboundOut(.end(nil))).assumeIsolated()
      if closes { written.whenComplete { _ in context.close(promise: nil) } }
    }
  }

  private func allowed(_ head: HTTPRequestHead) -> String {
    let route = (try? guardian.path(of: head)).flatMap { try? PageRoute(path: $0) }
    return route?.isPost == true ? "POST" : "GET, HEAD"
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
    services.quickAnswers.order({ answers.model.state.jsonLine }) { state in
      loopBound.eventLoop.execute { loopBound.value.offer(.state(state)) }
    }
  }
}
