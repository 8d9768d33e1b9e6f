// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Dispatch
import Platform
import PreviewState

/// Answers a daemon's clients on a Unix-domain socket: one line of JSON a request, one a reply.
final class ControlServer: @unchecked Sendable {
  /// The maximum number of connections. A new one is always accepted, and the one that was idle longest is closed.
  static let maximumClients = 64
  /// The maximum number of connections that get events: of all processes, and of one. The others are for single requests.
  static let maximumSubscribers = 48
  static let maximumSubscribersOfOne = 32

  /// All state below is confined to this queue, which never waits for a client.
  private let queue = DispatchQueue(label: "ControlServer")
  private let path: String
  private let poller: DescriptorPoller
  private let listener: Descriptor
  /// The listener's number at the poller.
  private var door = 0
  private var clients: [Int: ControlConnection] = [:]
  private var hasStopped = false
  /// Counts connections and requests.
  private var time = 0
  /// Answers a request, now or later.
  private let answer: @Sendable (ControlRequest, @escaping @Sendable (String) -> Void) -> Void

  /// Clients can connect at once. They are answered after ``start()``.
  init(
    path: String, answer: @escaping @Sendable (ControlRequest, @escaping @Sendable (String) -> Void) -> Void
  ) throws(ControlError) {
    self.path = path
    self.answer = answer
    do { poller = try DescriptorPoller(queue: queue) } catch {
      throw ControlError("cannot open a pipe: \(error.words)", hint: "raise 'ulimit -n'")
    }
    do {
      listener = try UnixSocket.listen(at: path)
    } catch {
      poller.stop()
      throw ControlError(
        "cannot listen at '\(path)': \(error.words)",
        hint: error == .ENAMETOOLONG
          ? "a socket's path can have at most 106 bytes; set XDG_RUNTIME_DIR to a folder with a shorter path"
          : nil)
    }
    door = poller.add(listener) { [weak self] _ in self?.accept() }
  }

  /// Begins to answer clients, including those that have already connected.
  func start() { poller.wait(for: .readable, of: door) }

  deinit { poller.stop() }

  /// Sends an event to all clients that subscribed.
  func publish(_ line: String) {
    queue.async {
      let bytes = Array((line + "\n").utf8)
      for client in self.clients.values { client.send(event: bytes) }
    }
  }

  /// Removes the socket: no client can connect any more, and the next daemon can start.
  func stopListening() {
    queue.sync {
      guard !hasStopped else { return }
      hasStopped = true
      poller.remove(door)
      listener.close()
      FolderEntry.remove(path)
    }
  }

  /// Sends the remaining replies, if the sockets have room for them, and closes all connections.
  func stop() {
    stopListening()
    queue.sync {
      for client in clients.values { client.end() }
      clients = [:]
      poller.stop()
    }
  }

  private func accept() {
    guard !hasStopped else { return }
    // Accepts the clients that wait, up to a limit, so that connected clients are served in between.
    for _ in 0..<Self.maximumClients {
      do {
        welcome(try UnixSocket.accept(listener))
      } catch {
        if error.isShortage { return pause() }
        break
      }
    }
    poller.wait(for: .readable, of: door)
  }

  private func welcome(_ descriptor: Descriptor) {
    // The folder's mode already refuses other users; this check refuses them if the mode ever changes.
    guard let peer = UnixSocket.ownPeer(descriptor) else {
      descriptor.close()
      return
    }
    if clients.count >= Self.maximumClients { makeRoom() }
    time += 1
    let client = ControlConnection(
      descriptor, number: time, peer: peer, on: poller,
      onRequest: { [weak self] number, line in self?.handle(line, from: number) },
      onEnd: { [weak self] number in self?.clients[number] = nil })
    client.lastActive = time
    clients[time] = client
    client.begin { [weak self, number = time] in self?.clients[number]?.handle($0) }
  }

  /// A process that holds many connections loses one of its own before another process does.
  private func makeRoom() {
    let held = clients.values.filter { !$0.isSubscribed }
    let counts = held.reduce(into: [Int32: Int]()) { $0[$1.peer, default: 0] += 1 }
    let candidates = held.filter(\.isIdle).isEmpty ? held : held.filter(\.isIdle)
    let chosen = candidates.min { one, other in
      let (first, second) = (counts[one.peer] ?? 0, counts[other.peer] ?? 0)
      return first == second ? one.lastActive < other.lastActive : first > second
    }
    guard let chosen else { return }
    chosen.end(with: Self.refusal("closed to make room for another client: \(clients.count) are connected"))
    clients[chosen.number] = nil
  }

  /// Without a free descriptor, a client can't be accepted and stays in the queue. Without a pause the process would only
  /// try to accept it.
  private func pause() {
    queue.asyncAfter(deadline: .now() + .seconds(1)) { [weak self] in self?.accept() }
  }
}

extension ControlServer {
  private func handle(_ line: String, from number: Int) {
    guard let client = clients[number] else { return }
    time += 1
    client.lastActive = time
    do {
      let request = try ControlRequest(line: line)
      if request == .subscribe { try subscribe(client) }
      answer(request) { reply in
        self.queue.async { self.clients[number]?.answer(reply) }
      }
    } catch {
      // Not within the call that delivered the request: the client's next line is read after this one is answered.
      queue.async { self.clients[number]?.answer(Self.refusal(error.description)) }
    }
  }

  private func subscribe(_ client: ControlConnection) throws(ControlError) {
    guard !client.isSubscribed else { return }
    let subscribers = clients.values.filter(\.isSubscribed)
    let own = subscribers.filter { $0.peer == client.peer }
    if own.count >= Self.maximumSubscribersOfOne {
      throw ControlError("\(own.count) connections from process \(client.peer) are already subscribed")
    }
    if subscribers.count >= Self.maximumSubscribers {
      guard let stuck = subscribers.filter(\.isStuck).min(by: { $0.lastActive < $1.lastActive }) else {
        throw ControlError("\(subscribers.count) connections are already subscribed", hint: "close one")
      }
      stuck.end()
      clients[stuck.number] = nil
    }
    client.subscribe()
  }

  private static func refusal(_ words: String) -> String {
    ValueTree.object([("ok", false), ("error", .text(words))]).jsonLine
  }
}
