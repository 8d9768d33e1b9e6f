import Dispatch
import NIOCore
import NIOHTTP1
import Renderers

/// One connection: takes requests in turn and answers each.
final class PageHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let guardian: RequestGuard
  private let answers: PageAnswers
  private let hub: EventHub
  private let limits: PageLimits
  /// Layout and rendering have a queue of their own: an event loop waits for nothing.
  private let queue: DispatchQueue
  private let headLimit: HeadLimitHandler
  private var head: HTTPRequestHead?
  private var keepAlive: RepeatedTask?

  init(
    guardian: RequestGuard, answers: PageAnswers, hub: EventHub, limits: PageLimits, queue: DispatchQueue,
    headLimit: HeadLimitHandler
  ) {
    self.guardian = guardian
    self.answers = answers
    self.hub = hub
    self.limits = limits
    self.queue = queue
    self.headLimit = headLimit
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head): self.head = head
    case .body: break
    case .end:
      guard let head else { return }
      self.head = nil
      respond(to: head, context)
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    keepAlive?.cancel()
    keepAlive = nil
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

  private func respond(to head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    do {
      let route = try PageRoute(path: try guardian.path(of: head))
      if route == .events, head.method == .GET { return stream(head, context) }
      let promise = context.eventLoop.makePromise(of: PageAnswer.self)
      let answers = answers
      queue.async {
        do throws(PageRefusal) {
          promise.succeed(try answers.answer(route))
        } catch {
          promise.succeed(PageAnswer(error))
        }
      }
      promise.futureResult.assumeIsolated().whenSuccess { self.send($0, for: head, context) }
    } catch {
      // Who is refused is not talked to any further.
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
    if closes { headers.add(name: "Connection", value: "close") }
    if answer.status == .methodNotAllowed { headers.add(name: "Allow", value: "GET, HEAD") }
    context.write(
      wrapOutboundOut(.head(HTTPResponseHead(version: .http1_1, status: answer.status, headers: headers))),
      promise: nil)
    if head.method != .HEAD {
      context.write(
        wrapOutboundOut(.body(.byteBuffer(context.channel.allocator.buffer(bytes: answer.bytes)))),
        promise: nil)
    }
    let written = context.writeAndFlush(wrapOutboundOut(.end(nil)))
    headLimit.responseEnded(context)
    if closes {
      let channel = context.channel
      written.whenComplete { _ in channel.close(promise: nil) }
    }
  }

  /// The answer that never ends: the state now and after every change.
  private func stream(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    var headers = HTTPHeaders(SecurityHeaders.all)
    headers.add(name: "Content-Type", value: "text/event-stream")
    context.writeAndFlush(
      wrapOutboundOut(.head(HTTPResponseHead(version: .http1_1, status: .ok, headers: headers))), promise: nil
    )
    let channel = context.channel
    // First in the hub, then told: a change between the two is told twice rather than never.
    hub.add(channel)
    let answers = answers
    queue.async { EventHub.send(.state(answers.model.state.line), to: channel) }
    keepAlive = context.eventLoop.scheduleRepeatedTask(
      initialDelay: limits.keepAlive, delay: limits.keepAlive
    ) {
      _ in EventHub.send(.keepAlive, to: channel)
    }
  }
}
