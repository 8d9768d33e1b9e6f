import Dispatch

/// What the connections of one server share.
struct PageServices: Sendable {
  let limits: PageLimits
  let answers: PageAnswers
  let hub = EventHub()
  let register: ConnectionRegister
  let queue: AnswerQueue
  /// For answers that need no rendering, and for the states of the streams. Never the daemon's queue, and never
  /// an event loop: neither waits for anything.
  let stateQueue = DispatchQueue(label: "PageServer.state", qos: .userInitiated)

  init(limits: PageLimits, answers: PageAnswers) {
    self.limits = limits
    self.answers = answers
    register = ConnectionRegister(limit: limits.connections)
    queue = AnswerQueue(limits: limits)
  }
}
