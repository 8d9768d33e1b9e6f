// SPDX-License-Identifier: GPL-3.0-or-later

import Platform
import PreviewState

/// One client of a daemon: requests in, answers and events out, none of which is ever waited for.
///
/// One request is answered at a time and the next is read when its answer is on its way, so that a client that
/// asks and never reads costs no more than a full socket. Used on the server's queue alone.
final class ControlConnection {
  /// Bytes of a request; a longer line is no request.
  static let maximumLine = 64 * 1024
  /// Events, and bytes of those, that wait for a client that does not read.
  static let maximumEvents = 256
  static let maximumBytes = 256 * 1024

  /// The number of the connection, unique within its server.
  let number: Int
  /// The client's process.
  let peer: Int32
  /// Closed at its end.
  private let descriptor: Descriptor
  private let poller: DescriptorPoller
  /// At the poller.
  private var place: Int?
  private let onRequest: (Int, String) -> Void
  private let onEnd: (Int) -> Void

  private var isReading = true
  private var isFull = false
  private var received: [UInt8] = []
  private var backlog = ReportBacklog(
    maximumCount: maximumEvents, maximumBytes: maximumBytes,
    notice: { Array((WatchEventLine.dropped($0) + "\n").utf8) })
  /// The rest of what is being sent.
  private var unsent: ArraySlice<UInt8> = []
  private var isAnswering = false
  /// The client says no more, and may still read.
  private var hasSaidAll = false
  private var hasEnded = false
  private(set) var isSubscribed = false
  /// Whether it lost events because it doesn't read.
  private(set) var isStuck = false
  /// Grows with each sign of life of any client.
  var lastActive = 0

  /// - Parameters:
  ///   - socket: the connection's from now on.
  ///   - onRequest: gets each line; ``answer(_:)`` must follow, now or later.
  ///   - onEnd: called once, when the client has gone or broken the rules.
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

  /// - Parameter onReady: called on the poller's queue; ``goOn(_:)`` follows.
  func begin(onReady: @escaping @Sendable (Readiness) -> Void) {
    place = poller.add(descriptor, handler: onReady)
    awaitMore()
  }

  /// Takes and gives what there is.
  func goOn(_ readiness: Readiness) {
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

  /// Sends an event, or a later one with the count of those that were lost.
  func tell(_ line: [UInt8]) {
    guard isSubscribed, !hasEnded else { return }
    backlog.append([line])
    isStuck = backlog.lost > 0
    send()
  }

  /// Sends the answer to the last request and goes on to the next one.
  func answer(_ text: String) {
    guard !hasEnded else { return }
    isAnswering = false
    backlog.append([Array((text + "\n").utf8)], isKept: true)
    send()
    readRequest()
  }

  /// Says a last word, as far as there is room for it, and closes.
  func end(saying text: String? = nil) {
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
    // At once, also where the poller still waits for it.
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
      if error != .EAGAIN { hearTheEnd(failed: true) }
      return
    }
    guard !chunk.isEmpty else { return hearTheEnd(failed: false) }
    received += chunk
    readRequest()
  }

  /// Nothing is read while an answer is due, so this comes after the last one. A client that hears events may
  /// close its own half and go on listening.
  private func hearTheEnd(failed: Bool) {
    let isGone = failed || descriptor.wait(for: [], milliseconds: 0).contains(.hungUp)
    guard !isGone, isSubscribed else { return giveUp() }
    hasSaidAll = true
    rest()
  }

  /// Hands on the next line, once the last one is answered and the answer on its way.
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
    if isAnswering || !unsent.isEmpty || hasSaidAll { rest() } else { resume() }
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
