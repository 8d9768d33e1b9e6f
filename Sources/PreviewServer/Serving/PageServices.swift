// SPDX-License-Identifier: GPL-3.0-or-later

/// The objects that all connections of a server share.
struct PageServices: Sendable {
  let limits: PageLimits
  let answers: PageAnswers
  let acts: ActGuard
  let hub = EventHub()
  let register: ConnectionRegister
  let queue: AnswerQueue
  let stateQueue = StateQueue()

  init(limits: PageLimits, answers: PageAnswers) {
    self.limits = limits
    self.answers = answers
    acts = ActGuard(isOn: answers.acts != nil || answers.gallery != nil, nonces: answers.nonces)
    register = ConnectionRegister(limit: limits.connections)
    queue = AnswerQueue(limits: limits)
  }
}
