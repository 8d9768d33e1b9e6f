// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Dispatch
import NIOCore
import NIOHTTP1
import NIOPosix
import Platform
import PreviewRendering
import PreviewState
import Synchronization

/// Serves the preview page, on loopback addresses and only to the page itself.
package final class PageServer: Sendable {
  private struct State {
    var group: MultiThreadedEventLoopGroup?
    var listeners: [any Channel] = []
    var place: (port: Int, token: PageToken)?
  }

  private let model: PageModel
  private let services: PageServices
  private let state = Mutex(State())

  /// - Parameters:
  ///   - editing: the page's access to files and the editor; `nil` for none.
  ///   - gallery: the screens of a start page, in place of the page of `specs`.
  package init(
    specs: [String], rendering: SpecRendering, editing: PageEditing? = nil, gallery: PageGallery? = nil,
    limits: PageLimits = PageLimits(), clock: WallClock = .timeOfDay
  ) {
    model = PageModel(
      specs: specs, rendering: rendering, clock: clock, historyBytes: limits.historyBytes,
      editor: editing?.editor)
    services = PageServices(
      limits: limits, answers: PageAnswers(model: model, editing: editing, gallery: gallery, limits: limits))
  }

  /// The page's address while it is served.
  package var address: String? { place.map { "http://127.0.0.1:\($0.port)/\($0.token.text)/" } }

  /// The parts of the address while it is served.
  package var place: (port: Int, token: PageToken)? { state.withLock { $0.place } }

  /// Calls `body` with the spec that a viewer looks at, whenever it changes.
  package func onViewed(_ body: @escaping @Sendable (_ spec: String) -> Void) { model.onViewed(body) }

  /// Calls `body` when a page reports that another program answered at the page's address, and so got the token.
  package func onExposed(_ body: @escaping @Sendable () -> Void) { model.onExposed(body) }

  /// Whether a state for the viewers is scheduled.
  private let isStateDue = Atomic(false)

  /// The number of viewers that listen for events.
  package var viewers: Int { services.hub.count }

  /// Starts serving.
  ///
  /// - Parameters:
  ///   - port: 1 to 65535; 0 takes any free port.
  ///   - token: a new one, or the token that an earlier run used at this port.
  /// - Throws: ``PageServerError`` if the port is in use.
  package func start(port: Int = 0, token: PageToken = PageToken()) throws(PageServerError) {
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    do {
      let (listeners, taken) = try bindAll(group, port, token)
      state.withLock { state in
        state.group = group
        state.listeners = listeners
        state.place = (taken, token)
      }
    } catch {
      group.shutdownGracefully { _ in }
      let reason = (error as? IOError).map { ErrorNumber($0.errnoCode).words } ?? "\(error)"
      throw PageServerError(port: port, reason: reason)
    }
  }

  /// The most ports that are tried if any port will do.
  private static let mostPorts = 8

  /// Listens on both loopback addresses: `localhost` may mean either. A machine without IPv6 needs only the first; but another
  /// server on the second would receive requests for the page, with its token.
  private func bindAll(
    _ group: MultiThreadedEventLoopGroup, _ port: Int, _ token: PageToken
  ) throws -> (listeners: [any Channel], port: Int) {
    var attempts = 0
    while true {
      attempts += 1
      let first = try bind(group, "127.0.0.1", port, token)
      let taken = first.localAddress?.port ?? port
      do { return ([first, try bind(group, "::1", taken, token)], taken) } catch {
        guard (error as? IOError).map({ ErrorNumber($0.errnoCode) }) == .EADDRINUSE else {
          return ([first], taken)
        }
        try first.close().wait()
        guard port == 0, attempts < Self.mostPorts else { throw error }
      }
    }
  }

  /// Tells the viewers that the daemon stops, and stops serving permanently. Doesn't wait for viewers that don't read.
  package func stop() {
    let (group, listeners) = state.withLock { state in
      defer { state = State() }
      return (state.group, state.listeners)
    }
    for listener in listeners { try? listener.close().wait() }
    guard let group else { return }
    let closed = DispatchSemaphore(value: 0)
    EventLoopFuture.andAllComplete(services.hub.stop(), on: group.next())
      .whenComplete { _ in closed.signal() }
    _ = closed.wait(timeout: .now() + StopLimits().page.dispatchInterval)
    // Both pass answers to the event loop, which accepts none after its end.
    services.renderedAnswers.end()
    services.comparedAnswers.end()
    services.quickAnswers.end()
    try? group.syncShutdownGracefully()
  }

  /// Shows an event of the daemon. Returns at once: another queue notifies the viewers.
  package func receive(_ event: WatchEvent) {
    guard model.apply(event), viewers > 0 else { return }
    // A state is complete, so one that is already scheduled includes this change.
    guard !isStateDue.exchange(true, ordering: .acquiringAndReleasing) else { return }
    services.quickAnswers.order {
      self.isStateDue.store(false, ordering: .releasing)
      // First, because viewers look at it.
      if let picture = self.services.answers.pushed {
        self.services.hub.tell(.picture(picture.json.jsonLine))
      }
      return self.model.state.jsonLine
    } deliver: {
      self.services.hub.tell(.state($0))
    }
  }

  private func bind(
    _ group: MultiThreadedEventLoopGroup, _ host: String, _ port: Int, _ token: PageToken
  ) throws -> any Channel {
    try ServerBootstrap(group: group)
      .serverChannelOption(.backlog, value: 128)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      // After each connection the limit is checked.
      .serverChannelOption(.maxMessagesPerRead, value: 1)
      .serverChannelInitializer { [limits = services.limits] channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.closeOnExec()
          try channel.pipeline.syncOperations.addHandler(AcceptLimitHandler(limit: limits.connections))
        }
      }
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      .childChannelOption(.socketOption(.so_sndbuf), value: .init(services.limits.socketBytes))
      .childChannelOption(.socketOption(.so_rcvbuf), value: .init(services.limits.socketBytes))
      // Read few requests at a time: they must be kept until earlier ones are answered.
      .childChannelOption(.recvAllocator, value: FixedSizeRecvByteBufferAllocator(capacity: 4096))
      .childChannelOption(.maxMessagesPerRead, value: 1)
      .childChannelInitializer { [self] channel in
        channel.eventLoop.makeCompletedFuture {
          try self.prepare(
            channel,
            RequestGuard(
              token: token, port: channel.localAddress?.port ?? port,
              mostBytes: services.limits.screenshotBytes))
        }
      }
      .bind(host: host, port: port).wait()
  }

  private func prepare(_ channel: any Channel, _ guardian: RequestGuard) throws {
    let limits = services.limits
    try channel.pipeline.closeOnExec()
    var decoderLimits = NIOHTTPDecoderLimitConfiguration()
    decoderLimits.maxHeaderFieldSize = limits.headBytes
    decoderLimits.maxHeaderListSize = limits.headBytes
    let pipeline = channel.pipeline.syncOperations
    try pipeline.addHandler(IdleStateHandler(allTimeout: limits.idlePatience))
    try pipeline.configureHTTPServerPipeline(
      withPipeliningAssistance: true, withErrorHandling: true, withEncoderConfiguration: .init(),
      withDecoderLimitConfiguration: decoderLimits)
    try pipeline.addHandler(PageHandler(guardian: guardian, services: services))
  }
}

/// The reason why the page can't be served.
package struct PageServerError: Error, Sendable, CustomStringConvertible {
  let port: Int
  let reason: String

  package var description: String {
    let place = port == 0 ? "any port" : "port \(port)"
    return """
      cannot serve the page on \(place): \(reason)
        hint: choose another --port, or omit --port to use any free port
      """
  }
}
