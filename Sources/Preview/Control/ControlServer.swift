import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Answers a daemon's clients on a Unix-domain socket: one line of JSON a request, one a reply.
final class ControlServer: @unchecked Sendable {
  /// Bytes of a request; a longer line is no request.
  static let maximumLine = 64 * 1024
  static let maximumClients = 32

  private final class Client {
    let source: any DispatchSourceRead
    var pending: [UInt8] = []
    var isSubscribed = false

    init(source: any DispatchSourceRead) { self.source = source }
  }

  /// All state below is confined to it.
  private let queue = DispatchQueue(label: "ControlServer")
  private let path: String
  private let listener: any DispatchSourceRead
  private var clients: [Int32: Client] = [:]
  private var isPaused = false
  /// Gives the reply to a request, at once or later.
  private let answer: @Sendable (ControlRequest, @escaping @Sendable (String) -> Void) -> Void

  init(
    path: String, answer: @escaping @Sendable (ControlRequest, @escaping @Sendable (String) -> Void) -> Void
  ) throws(ControlError) {
    self.path = path
    self.answer = answer
    let descriptor = try UnixSocket.listen(at: path)
    listener = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    listener.setEventHandler { [weak self] in self?.accept(on: descriptor) }
    listener.setCancelHandler { close(descriptor) }
    listener.activate()
  }

  /// Sends an event to all who asked for events.
  func publish(_ line: String) {
    queue.async {
      for (descriptor, client) in self.clients where client.isSubscribed {
        if !UnixSocket.send(line + "\n", to: descriptor) { self.drop(descriptor) }
      }
    }
  }

  /// Closes everything; replies that are under way are sent first.
  func stop() {
    queue.sync {
      listener.cancel()
      // A source that is suspended never gets to its end.
      goOn()
      unlink(path)
      for descriptor in clients.keys { drop(descriptor) }
    }
  }

  private func accept(on listener: Int32) {
    #if canImport(Glibc)
      let descriptor = Glibc.accept(listener, nil, nil)
    #else
      let descriptor = Darwin.accept(listener, nil, nil)
    #endif
    guard descriptor >= 0 else { return pause(after: errno) }
    UnixSocket.keepFromSignalling(descriptor)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    // The folder keeps others out; should it ever not, this does.
    guard UnixSocket.isOwnPeer(descriptor), clients.count < Self.maximumClients else {
      close(descriptor)
      return
    }
    UnixSocket.limitWaiting(descriptor, seconds: 5)
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    source.setEventHandler { [weak self] in self?.read(from: descriptor) }
    source.setCancelHandler { close(descriptor) }
    clients[descriptor] = Client(source: source)
    source.activate()
  }

  /// A client that cannot be let in for want of a descriptor goes on knocking: without a rest the process
  /// would do nothing else.
  private func pause(after code: Int32) {
    guard code == EMFILE || code == ENFILE || code == ENOMEM || code == ENOBUFS, !isPaused else { return }
    isPaused = true
    listener.suspend()
    queue.asyncAfter(deadline: .now() + .seconds(1)) { [weak self] in self?.goOn() }
  }

  private func goOn() {
    guard isPaused else { return }
    isPaused = false
    listener.resume()
  }

  private func read(from descriptor: Int32) {
    guard let client = clients[descriptor] else { return }
    var chunk = [UInt8](repeating: 0, count: 4096)
    #if canImport(Glibc)
      let count = Glibc.read(descriptor, &chunk, chunk.count)
    #else
      let count = Darwin.read(descriptor, &chunk, chunk.count)
    #endif
    guard count > 0 else { return drop(descriptor) }
    client.pending += chunk[..<count]
    while let end = client.pending.firstIndex(of: UInt8(ascii: "\n")) {
      let line = String(decoding: client.pending[..<end], as: UTF8.self)
      client.pending.removeSubrange(...end)
      handle(line, from: descriptor)
    }
    if client.pending.count > Self.maximumLine { drop(descriptor) }
  }

  private func handle(_ line: String, from descriptor: Int32) {
    guard !line.allSatisfy({ $0 == " " || $0 == "\r" }) else { return }
    do {
      let request = try ControlRequest(line: line)
      if request == .subscribe { clients[descriptor]?.isSubscribed = true }
      answer(request) { reply in
        self.queue.async { self.reply(reply, to: descriptor) }
      }
    } catch {
      reply(
        WatchEventLine.object([("ok", "false"), ("error", WatchEventLine.text(error.description))]),
        to: descriptor)
    }
  }

  private func reply(_ text: String, to descriptor: Int32) {
    guard clients[descriptor] != nil else { return }
    if !UnixSocket.send(text + "\n", to: descriptor) { drop(descriptor) }
  }

  private func drop(_ descriptor: Int32) {
    clients.removeValue(forKey: descriptor)?.source.cancel()
  }
}
