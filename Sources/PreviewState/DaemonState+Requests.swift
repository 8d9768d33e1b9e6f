// SPDX-License-Identifier: GPL-3.0-or-later

/// A client that waits for an answer.
struct Waiter: Sendable {
  let ticket: Ticket
  /// Whether the known saves must be rendered first.
  let awaitsRenders: Bool
  /// Whether every save before the request is known.
  var hasSeenSaves = false
}

// MARK: - Answers: each ticket gets one

extension DaemonState {
  mutating func answer(_ request: ControlRequest, _ ticket: Ticket, at now: String) {
    switch request {
    case .status: reply(ticket, .status(status(at: now)))
    case .render, .reload:
      renderAgain(at: now)
      reply(ticket, .done)
    case .awaitRender: awaitSaves(ticket, thenRenders: true)
    case .lastError: reply(ticket, .errors(troubles))
    case .subscribe: reply(ticket, .done)
    case .stop:
      reply(ticket, .done)
      stop(.asked, at: now)
    }
  }

  /// Answers once the newest state of each spec is shown.
  mutating func awaitRenders(_ ticket: Ticket) {
    waiters.append(Waiter(ticket: ticket, awaitsRenders: true, hasSeenSaves: true))
  }

  mutating func awaitSaves(_ ticket: Ticket, thenRenders awaitsRenders: Bool) {
    waiters.append(Waiter(ticket: ticket, awaitsRenders: awaitsRenders))
    if !hasEnded { effects.append(.awaitSaves(.ticket(ticket))) }
  }

  mutating func seeSaves(_ ticket: Ticket) {
    guard let index = waiters.firstIndex(where: { $0.ticket == ticket }) else { return }
    waiters[index].hasSeenSaves = true
  }

  /// Answers the clients whose specs are finished. A daemon that is stopping renders nothing more.
  mutating func answerWhoWaits(at now: String) {
    guard !waiters.isEmpty else { return }
    let isAtRest = stopReason != nil || isAtRest
    let isDue = { [hasEnded] (waiter: Waiter) in
      hasEnded || (waiter.hasSeenSaves && (isAtRest || !waiter.awaitsRenders))
    }
    let due = waiters.filter(isDue)
    waiters.removeAll(where: isDue)
    for waiter in due {
      reply(waiter.ticket, waiter.awaitsRenders ? .status(status(at: now)) : .done)
    }
  }

  private mutating func reply(_ ticket: Ticket, _ answer: DaemonAnswer) {
    effects.append(.reply(ticket, answer))
  }

  private var troubles: [SpecTrouble] {
    specs.map { spec in
      SpecTrouble(spec: spec, error: progress[spec]?.trouble, since: progress[spec]?.troubledSince)
    }
  }

  private func status(at now: String) -> DaemonStatus {
    let note = StaleNote(since: now, description: "not rendered yet")
    return DaemonStatus(
      isReady: isReady, statistics: statistics, page: page,
      specs: specs.map { spec in
        let item = progress[spec]
        let outputs = item?.currentOutputs(at: now) ?? []
        return DaemonStatus.Spec(
          path: spec, state: state(of: item), isRendering: item?.run != nil,
          outputs: (item?.outputPaths ?? []).map { path in
            outputs.first { $0.path == path } ?? OutputReport(path: path, state: .missing(note))
          },
          error: item?.trouble)
      })
  }

  private func state(of item: SpecProgress?) -> String {
    guard let item, item.isShown else { return "starting" }
    return item.report?.fault != nil ? "failed" : item.untrue.isEmpty ? "good" : "unwritten"
  }
}

// MARK: - The end: a render on its way is cancelled, and gets a moment to notice

extension DaemonState {
  mutating func stop(_ reason: StopReason, at now: String) {
    guard stopReason == nil else { return }
    stopReason = reason
    effects.append(.stopWatching(reason))
    for spec in specs {
      effects += (progress[spec]?.stop(at: now) ?? []).map(DaemonEffect.cancel)
    }
    if isRendering { effects.append(.set(.stopPatience, after: options.stopLimits.renders)) }
  }

  /// Ends a daemon that was asked to stop, once no render is running or the wait for renders is over.
  mutating func endIfIdle(at now: String) {
    guard let stopReason, !hasEnded, !isRendering || patienceIsOver else { return }
    hasEnded = true
    effects += [.report(.stopped(stopReason, untrue: untrueAtTheEnd(at: now))), .release]
    answerWhoWaits(at: now)
    effects.append(.end(stopReason))
  }

  /// The files that aren't current at the end, including those of a save that came too late to be rendered.
  private func untrueAtTheEnd(at now: String) -> [OutputReport] {
    specs.flatMap { spec -> [OutputReport] in
      guard let item = progress[spec] else { return [] }
      guard item.isBehind else { return item.untrue }
      let note = StaleNote(since: now, description: "the newest save was not rendered")
      let reports =
        item.isShown
        ? item.outputs : item.outputPaths.map { OutputReport(path: $0, state: .missing(note)) }
      return reports.map { report in
        guard report.state.isTrue else { return report }
        return OutputReport(path: report.path, state: .unmarked(note, reason: note.reason))
      }
    }
  }
}
