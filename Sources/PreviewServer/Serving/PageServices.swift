// SPDX-License-Identifier: GPL-3.0-or-later

/// The objects that all connections of a server share.
struct PageServices: Sendable {
  let limits: PageLimits
  let answers: PageAnswers
  let acts: ActGuard
  let hub = EventHub()
  /// For answers that need a layout.
  let renderedAnswers = AnswerQueue("renderedAnswers")
  /// For screenshots, whose answers wait for another program.
  let comparedAnswers = AnswerQueue("comparedAnswers")
  /// For all others, which don't wait for them, and for the states of the streams.
  let quickAnswers = AnswerQueue("quickAnswers")

  init(limits: PageLimits, answers: PageAnswers) {
    self.limits = limits
    self.answers = answers
    acts = ActGuard(isOn: answers.acts != nil || answers.gallery != nil, nonces: answers.nonces)
  }
}
