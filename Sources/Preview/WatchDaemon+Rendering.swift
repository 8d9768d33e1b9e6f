import Dispatch
import FileWatching

/// The state machine of one spec: pending → in flight → shown.
extension WatchDaemon {
  func take(_ state: FileState, of spec: String) {
    guard stopReason == nil else { return }
    progress[spec]?.latest = state
    if progress[spec]?.pending != nil { statistics.coalesced += 1 }
    progress[spec]?.pending = state
    renderNext(of: spec)
  }

  /// A file that the spec includes was saved.
  func takeAgain(_ spec: String) {
    guard let latest = progress[spec]?.latest else { return }
    take(latest, of: spec)
  }

  func renderNext(of spec: String) {
    guard stopReason == nil, !isPaused, let state = progress[spec]?.begin() else { return }
    let failedSince = progress[spec]?.failedSince ?? options.clock.now()
    let job = RenderJob(
      spec: spec, state: state, rendering: rendering, writer: options.writer,
      outputGuard: OutputGuard(specs: specs), sizeLimit: options.watcher.sizeLimit,
      sweeps: progress[spec]?.isShown == false, failedSince: failedSince)
    renderQueue.async {
      let outcome = job.run()
      self.queue.async { self.finish(outcome, of: spec, failedSince: failedSince) }
    }
  }

  private func finish(_ outcome: RenderJob.Outcome, of spec: String, failedSince: String) {
    progress[spec]?.isRendering = false
    progress[spec]?.isShown = true
    switch outcome {
    case .rendered(let report, let dependencies):
      progress[spec]?.dependencies?.follow(dependencies)
      if progress[spec]?.failure != nil { tell(.recovered(spec: spec)) }
      progress[spec]?.failure = nil
      progress[spec]?.failedSince = nil
      statistics.add(report.duration)
      tell(.rendered(report))
    case .failed(let description, let keepsPreview, let mayPass, let dependencies):
      if mayPass { tryAgainLater(spec) }
      // A spec that could not be read at all says nothing about what it includes.
      if case .content = progress[spec]?.latest { progress[spec]?.dependencies?.follow(dependencies) }
      progress[spec]?.failedSince = failedSince
      guard progress[spec]?.failure != description else { break }
      progress[spec]?.failure = description
      tell(
        .failed(spec: spec, description: description, keepsPreview: keepsPreview, since: failedSince))
    }
    reportReady()
    renderNext(of: spec)
    endIfIdle()
  }

  /// A full disk, or a folder that is missing, tells nobody when it is mended; without a backstop the next
  /// save does.
  private func tryAgainLater(_ spec: String) {
    guard let interval = options.watcher.backstop, progress[spec]?.retries == false else { return }
    progress[spec]?.retries = true
    queue.asyncAfter(deadline: .now() + .nanoseconds(Int(interval / .nanoseconds(1)))) { [weak self] in
      self?.progress[spec]?.retries = false
      guard self?.progress[spec]?.failure != nil else { return }
      self?.takeAgain(spec)
    }
  }

  /// Armed and shown once: from here on a save is all it takes.
  private func reportReady() {
    guard !isReady, stopReason == nil, progress.values.allSatisfy(\.isShown) else { return }
    isReady = true
    tell(.ready(specs: specs))
  }
}
