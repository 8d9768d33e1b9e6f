import NIOCore

/// What one client may ask for at most.
package struct PageLimits: Sendable {
  /// Bytes of a request's first line and of its whole head.
  package var lineBytes = 4 * 1024
  package var headBytes = 16 * 1024
  /// Connections at a time.
  package var connections = 32
  /// How long a head may take from its first byte, or from the connection's begin.
  package var headPatience = TimeAmount.seconds(5)
  /// How long a connection may rest between two requests.
  package var idlePatience = TimeAmount.seconds(60)
  /// Between two signs of life in a stream of events; a client that is gone is noticed by them.
  package var keepAlive = TimeAmount.seconds(15)

  package init() {}
}
