// SPDX-License-Identifier: GPL-3.0-or-later

extension DaemonState {
  /// The state of each spec and of its files.
  package func status(at now: String) -> DaemonStatus {
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
          error: item?.trouble, sources: item?.sources ?? [])
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
    effects += [
      .report(.stopped(stopReason, untrue: untrueAtTheEnd(at: now))), .release, .end(stopReason),
    ]
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
