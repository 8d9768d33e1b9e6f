// SPDX-License-Identifier: GPL-3.0-or-later

import Platform
import PreviewState

/// One client of a daemon: it sends requests, and gets answers and events. The server never waits for it.
///
/// The next request is read after the answer to the last one was sent. A client that never reads its answers therefore uses no
/// more memory than a full socket. Only the server's queue uses this type.
final class ControlConnection {
  /// The maximum length of a request in bytes. A client that sends a longer line is disconnected.
  static let maximumLine = 64 * 1024
  /// The maximum number of events, and of their bytes, that wait for a client that doesn't read.
  static let maximumEvents = 256
  static let maximumBytes = 256 * 1024

  /// The number of the connection, unique within its server.
  let number: Int
  /// The client's process.
  let peer: Int32
  /// Closed when the connection ends.
  private let descriptor: Descriptor
  private let poller: DescriptorPoller
  /// The descriptor's number at the poller.
  private var place: Int?
  private let onRequest: (Int, String) -> Void
  private let onEnd: (Int) -> Void

  private var isReading = true
  private var isFull = false
  private var received: [UInt8] = []
  private var backlog = ReportBacklog(
    maximumCount: maximumEvents, maximumBytes: maximumBytes,
    notice: { Array((WatchEventLine.dropped($0) + "\n").utf8) })
  /// The bytes of the current item that are not sent yet.
  private var unsent: ArraySlice<UInt8> = []
  private var isAnswering = false
  /// Whether the client has closed its half. It may still read.
  private var hasEndOfInput = false
  private var hasEnded = false
  private(set) var isSubscribed = false
  /// Whether it lost events because it doesn't read.
  private(set) var isStuck = false
  /// The server's count of connections and requests when this client was active last.
  var lastActive = 0

  /// - Parameters:
  ///   - socket: the connection closes it.
  ///   - onRequest: called with each line; ``answer(_:)`` must follow, now or later.
  ///   - onEnd: called once, when the client has disconnected or sent an invalid request.
  init(
    _ socket: Descriptor, number: Int, peer: Int32, on poller: DescriptorPoller,
    onRequest: @escaping (Int, String) -> Void,
    onEnd: @escaping (Int) -> Void
  ) {
    descriptor = socket
    self.number = number
    self.peer = peer
    self.poller = poller
    self.onRequest = onRequest
    self.onEnd = onEnd
  }

  /// Whether it has no pending request or output.
  var isIdle: Bool { !isSubscribed && !isAnswering && unsent.isEmpty && backlog.isEmpty }

  /// - Parameter onReady: called on the poller's queue; ``handle(_:)`` follows.
  func begin(onReady: @escaping @Sendable (Readiness) -> Void) {
    place = poller.add(descriptor, handler: onReady)
    awaitMore()
  }

  /// Reads and writes as much as possible.
  func handle(_ readiness: Readiness) {
    guard !hasEnded else { return }
    if readiness.contains(.writable) {
      isFull = false
      send()
      readRequest()
    }
    if readiness.contains(.readable), isReading { receive() }
    awaitMore()
  }

  private func awaitMore() {
    guard !hasEnded, let place else { return }
    var readiness: Readiness = isReading ? .readable : []
    if isFull { readiness.insert(.writable) }
    poller.wait(for: readiness, of: place)
  }

  // MARK: - Out

  func subscribe() { isSubscribed = true }

  /// Sends an event. If the client doesn't read, events are dropped, and a later one has their count.
  func send(event line: [UInt8]) {
    guard isSubscribed, !hasEnded else { return }
    backlog.append([line])
    isStuck = backlog.lost > 0
    send()
  }

  /// Sends the answer to the last request, and reads the next one.
  func answer(_ text: String) {
    guard !hasEnded else { return }
    isAnswering = false
    backlog.append([Array((text + "\n").utf8)], isKept: true)
    send()
    readRequest()
  }

  /// Sends a last line, if the socket has room for it, and closes.
  func end(with text: String? = nil) {
    if let text { backlog.append([Array((text + "\n").utf8)], isKept: true) }
    send()
    close()
  }

  private func giveUp() {
    guard !hasEnded else { return }
    close()
    onEnd(number)
  }

  private func close() {
    guard !hasEnded else { return }
    hasEnded = true
    if let place { poller.remove(place) }
    // Closes at once, even if the poller still waits for it.
    UnixSocket.shutDown(descriptor)
  }

  deinit { close() }

  private func send() {
    guard !hasEnded else { return }
    while true {
      if unsent.isEmpty {
        guard let item = backlog.next() else { break }
        unsent = item.chunks.count == 1 ? item.chunks[0][...] : Array(item.chunks.joined())[...]
      }
      do {
        unsent = unsent.dropFirst(try UnixSocket.send(unsent, to: descriptor))
      } catch {
        return error == .EAGAIN ? waitForRoom() : giveUp()
      }
    }
    isStuck = false
  }

  private func waitForRoom() {
    isFull = true
    awaitMore()
  }
}

extension ControlConnection {
  // MARK: - In

  private func receive() {
    let chunk: ArraySlice<UInt8>
    do { chunk = try descriptor.read(upTo: 4096) } catch {
      if error != .EAGAIN { receiveEnd(failed: true) }
      return
    }
    guard !chunk.isEmpty else { return receiveEnd(failed: false) }
    received += chunk
    readRequest()
  }

  /// Nothing is read while an answer is due, so this follows the last answer. A client that gets events may close its own
  /// half and continue to read.
  private func receiveEnd(failed: Bool) {
    let isGone = failed || descriptor.wait(for: [], milliseconds: 0).contains(.hungUp)
    guard !isGone, isSubscribed else { return giveUp() }
    hasEndOfInput = true
    rest()
  }

  /// Passes on the next line, after the answer to the last one was sent.
  private func readRequest() {
    while !hasEnded, !isAnswering, unsent.isEmpty,
      let end = received.firstIndex(of: UInt8(ascii: "\n"))
    {
      let line = String(decoding: received[..<end], as: UTF8.self)
      received.removeSubrange(...end)
      guard !line.allSatisfy({ $0 == " " || $0 == "\r" }) else { continue }
      isAnswering = true
      onRequest(number, line)
    }
    guard !hasEnded else { return }
    if received.count > Self.maximumLine { return giveUp() }
    if isAnswering || !unsent.isEmpty || hasEndOfInput { rest() } else { resume() }
  }

  private func rest() {
    isReading = false
    awaitMore()
  }

  private func resume() {
    isReading = true
    awaitMore()
  }
}
