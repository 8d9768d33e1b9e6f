import NIOCore
import NIOHTTP1
import Synchronization

/// The viewers that listen for events.
final class EventHub: Sendable {
  private let channels = Mutex<[ObjectIdentifier: any Channel]>([:])

  func add(_ channel: any Channel) {
    channels.withLock { $0[ObjectIdentifier(channel)] = channel }
    channel.closeFuture.whenComplete { [weak self] _ in
      self?.channels.withLock { $0[ObjectIdentifier(channel)] = nil }
    }
  }

  var count: Int { channels.withLock { $0.count } }

  func send(_ event: ServerSentEvent) {
    for channel in channels.withLock({ Array($0.values) }) { Self.send(event, to: channel) }
  }

  /// A viewer that does not read is let go: it comes back and gets the newest state.
  static func send(_ event: ServerSentEvent, to channel: any Channel) {
    guard channel.isWritable else { return channel.close(promise: nil) }
    channel.writeAndFlush(
      HTTPServerResponsePart.body(.byteBuffer(channel.allocator.buffer(string: event.text))), promise: nil)
  }

  func closeAll() {
    for channel in channels.withLock({ Array($0.values) }) { channel.close(promise: nil) }
  }
}
