// SPDX-License-Identifier: GPL-3.0-or-later

import TableSpec
import TestSupport

@testable import PreviewState

/// A violation of a rule that a daemon must keep.
struct DaemonFault: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// The surroundings of a daemon, in which any event may happen at any time: files are saved, removed or unwritable,
/// and renders end or notice their cancellation late. Checks each effect when it happens.
struct DaemonSimulation {
  enum Text: CaseIterable {
    case good, bad, emptied, missing
  }

  /// The state of a spec on the disk.
  struct Spec: Equatable {
    var text = Text.missing
    /// Counts the saves of the spec and of the file that it includes.
    var version = 0
    var theme = 1
    var hasOutput = false
  }

  private(set) var random: SeededGenerator
  private(set) var state: DaemonState
  let specs = ["a", "b", "c"]
  private(set) var disk: [String: Spec]
  /// The last version of each spec that was shown.
  private(set) var shown: [String: Spec] = [:]
  /// The specs that have had a valid preview.
  private(set) var good: Set<String> = []
  private var followed: Set<String> = []
  private var watched: Set<String> = []
  /// Changes that aren't reported yet.
  private var changes: [FileChange] = []
  /// Ongoing renders, with the state of the disk when they read it.
  private(set) var running: [(order: RenderOrder, read: Spec)] = []
  private var cancelled: Set<RunID> = []
  /// The state that each ended render read, for its drawing.
  private var rendered: [RunID: Spec] = [:]
  /// The state that the PNG of each spec shows.
  private(set) var drawn: [String: Spec] = [:]
  /// The renders whose PNG is being drawn or waits for it: one after the other, as the daemon does it.
  private var drawing: [RunID] = []
  private var lastStarted = 0
  private(set) var waits: [SavesWait] = []
  private(set) var timers: [DaemonTimer] = []
  private var isPaused = false
  private var isReady = false
  private(set) var hasEnded = false
  private(set) var renders = 0
  /// Whether disks are full now and then.
  var hasFaults = true

  init(seed: UInt64) throws {
    random = SeededGenerator(seed: seed)
    var options = DaemonState.Options()
    options.lanes = Int.random(in: 1...5, using: &random)
    state = DaemonState(
      specs: specs, outputPaths: Dictionary(uniqueKeysWithValues: specs.map { ($0, [$0 + ".svg"]) }),
      options: options)
    disk = Dictionary(uniqueKeysWithValues: specs.map { ($0, Spec()) })
    for spec in specs { tellSave(of: spec) }
  }

  // MARK: - Events

  mutating func step() throws {
    let spec = specs.randomElement(using: &random) ?? "a"
    switch Int.random(in: 0..<100, using: &random) {
    case ..<16: save(spec)
    case ..<24: saveTheme(of: spec)
    case ..<28: removeOutput(of: spec)
    case ..<46: try find()
    case ..<62: try endRender()
    case ..<70: try endDrawing()
    case ..<78: try see()
    case ..<84: try expire()
    case ..<95: try setPaused(!isPaused)
    case ..<97: try handle(.reload)
    case ..<98: try handle(.served(address: "http://x/"))
    default: try handle(.fellBack("polling"))
    }
  }

  /// Lets everything that has begun end.
  mutating func settle() throws {
    try setPaused(false)
    hasFaults = false
    for _ in 0..<10_000 {
      if !changes.isEmpty {
        try find()
      } else if !running.isEmpty {
        try endRender()
      } else if !drawing.isEmpty {
        try endDrawing()
      } else if !waits.isEmpty {
        try see()
      } else if !timers.isEmpty {
        try expire()
      } else {
        return
      }
    }
    throw DaemonFault("it never comes to rest")
  }

  mutating func stop() throws {
    try handle(.stop(.asked))
    // Only these events can follow, and cancelled renders don't last forever.
    while !hasEnded {
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where !running.isEmpty: try endRender()
      case 1: try see()
      case 2: try endDrawing()
      default: try expire()
      }
    }
    for _ in 0..<20 { try step() }
    while !running.isEmpty { try endRender() }
    while !drawing.isEmpty { try endDrawing() }
  }

  private mutating func save(_ spec: String) {
    disk[spec]?.version += 1
    disk[spec]?.text = Text.allCases.randomElement(using: &random) ?? .good
    tellSave(of: spec)
  }

  private mutating func tellSave(of spec: String) {
    guard let file = disk[spec] else { return }
    // A watcher reports the state at the time of its check.
    changes.removeAll { if case .saved(spec, _) = $0 { true } else { false } }
    let text = "\(file.text) \(file.version)"
    changes.append(
      .saved(
        spec: spec, file.text == .missing ? .faulty(SpecFault(.missing, text)) : .content(Array(text.utf8))))
  }

  private mutating func saveTheme(of spec: String) {
    disk[spec]?.theme += 1
    if followed.contains(spec) { tellTheme(of: spec) }
  }

  private mutating func tellTheme(of spec: String) {
    changes.removeAll { if case .included(spec, _) = $0 { true } else { false } }
    changes.append(.included(spec: spec, theme(disk[spec]?.theme ?? 0, of: spec)))
  }

  private func theme(_ version: Int, of spec: String) -> SpecDependency {
    SpecDependency(path: spec + ".theme", hash: UInt64(version))
  }

  private mutating func removeOutput(of spec: String) { setOutput(of: spec, isThere: false) }

  private mutating func setOutput(of spec: String, isThere: Bool) {
    guard disk[spec]?.hasOutput != isThere else { return }
    disk[spec]?.hasOutput = isThere
    if watched.contains(spec) { tellOutput(of: spec) }
  }

  private mutating func tellOutput(of spec: String) {
    changes.append(.output(spec: spec, path: spec + ".svg", isThere: disk[spec]?.hasOutput == true))
  }

  private mutating func find() throws {
    let found = changes
    changes = []
    try handle(.found(found))
  }

  private mutating func see() throws {
    guard let wait = waits.randomElement(using: &random) else { return }
    if !changes.isEmpty { try find() }
    waits.removeAll { $0 == wait }
    try handle(.savesSeen(wait))
  }

  private mutating func expire() throws {
    guard let timer = timers.randomElement(using: &random), let index = timers.firstIndex(of: timer) else {
      return
    }
    timers.remove(at: index)
    try handle(.timer(timer))
  }

  private mutating func setPaused(_ paused: Bool) throws {
    isPaused = paused
    try handle(.paused(paused))
  }

  // MARK: - Renders

  private mutating func endRender() throws {
    guard let index = running.indices.randomElement(using: &random) else { return }
    let (order, read) = running.remove(at: index)
    // The render may have written before it noticed the cancellation.
    if cancelled.contains(order.run), Int.random(in: 0..<4, using: &random) > 0 {
      return try handle(.ended(order.run, nil, []))
    }
    rendered[order.run] = read
    drawing.append(order.run)
    renders += 1
    let isDoubted = read.text == .emptied && !order.isConfirmed && good.contains(order.spec)
    if !isDoubted { shown[order.spec] = read }
    let dependencies = read.text == .missing ? [] : [theme(read.theme, of: order.spec)]
    try handle(.ended(order.run, report(on: order, read, isDoubted: isDoubted), dependencies))
  }

  private mutating func endDrawing() throws {
    guard !drawing.isEmpty else { return }
    let run = drawing.removeFirst()
    // The drawing may have written before it noticed the cancellation.
    if cancelled.contains(run), Int.random(in: 0..<4, using: &random) > 0 {
      return try handle(.drawn(run, nil))
    }
    drawn[run.spec] = rendered[run]
    let report = SpecReport(
      spec: run.spec, outputs: [OutputReport(path: run.spec + ".png", state: .written)],
      duration: .milliseconds(1))
    try handle(.drawn(run, report))
  }

  private mutating func report(on order: RenderOrder, _ read: Spec, isDoubted: Bool) -> SpecReport {
    let note = StaleNote(since: order.now, description: "\(read.text) \(read.version)")
    let isWritable = !hasFaults || Int.random(in: 0..<5, using: &random) > 0
    let unwritten: OutputState =
      disk[order.spec]?.hasOutput == true ? .unmarked(note, reason: "disk full") : .missing(note)
    let path = order.spec + ".svg"
    if isDoubted || read.text == .bad || read.text == .missing {
      // An output that couldn't be written isn't written again, because no event causes a second try.
      if read.text != .missing, good.contains(order.spec) {
        setOutput(of: order.spec, isThere: true)
      }
      let isThere = disk[order.spec]?.hasOutput == true
      return SpecReport(
        spec: order.spec,
        fault: SpecFault(isDoubted ? .doubted : .invalid, "\(read.text) \(read.version)"),
        since: order.failedSince,
        outputs: [
          OutputReport(
            path: path, state: !isThere ? .missing(note) : isWritable ? .stale(note) : unwritten)
        ], undrawn: [order.spec + ".png"])
    }
    good.insert(order.spec)
    if isWritable { setOutput(of: order.spec, isThere: true) }
    return SpecReport(
      spec: order.spec,
      outputs: [OutputReport(path: path, state: isWritable ? .written : unwritten)],
      undrawn: [order.spec + ".png"], duration: .milliseconds(1))
  }
}

// MARK: - The daemon's effects

extension DaemonSimulation {
  private mutating func handle(_ event: DaemonEvent) throws {
    let effects = state.handle(event, at: "now")
    for effect in effects { try carryOut(effect) }
  }

  private mutating func carryOut(_ effect: DaemonEffect) throws {
    guard !hasEnded else { throw DaemonFault("after the end: \(EffectWords.of(effect))") }
    switch effect {
    case .start(let order): try start(order)
    case .cancel(let run):
      let isRunning = running.contains { $0.order.run == run }
      guard isRunning || drawing.contains(run) else { throw DaemonFault("\(run) is over") }
      guard !isRunning || state.stopReason != nil else { throw DaemonFault("a running render is cancelled") }
      guard cancelled.insert(run).inserted else { throw DaemonFault("\(run) is cancelled twice") }
    case .follow(let spec, let paths):
      try check(spec)
      if paths.isEmpty { followed.remove(spec) } else { followed.insert(spec) }
      if !paths.isEmpty { tellTheme(of: spec) }
    case .watchOutputs(let spec, _):
      try check(spec)
      guard watched.insert(spec).inserted else {
        throw DaemonFault("the outputs of \(spec) are watched twice")
      }
      tellOutput(of: spec)
    case .awaitSaves(let wait): waits.append(wait)
    case .set(let timer, _): timers.append(timer)
    case .report(let event): try hear(event)
    case .end: hasEnded = true
    case .read(let order): throw DaemonFault("no editor has \(order.spec) open")
    case .recheck, .stopWatching, .release: break
    }
  }

  private mutating func start(_ order: RenderOrder) throws {
    try check(order.spec)
    guard !isPaused else { throw DaemonFault("a render begins during a pause") }
    guard order.run.number > lastStarted else {
      throw DaemonFault("\(order.run) begins after \(lastStarted)")
    }
    lastStarted = order.run.number
    guard !running.contains(where: { $0.order.lane == order.lane || $0.order.spec == order.spec }) else {
      throw DaemonFault("a lane is taken, or the spec is rendered already")
    }
    guard drawing.allSatisfy({ $0.spec != order.spec || cancelled.contains($0) }) else {
      throw DaemonFault("the former drawing of \(order.spec) is not cancelled")
    }
    // The render may read its include before the change is reported; its own text is part of the order.
    var read = disk[order.spec] ?? Spec()
    switch order.state {
    case .content(let bytes):
      let words = String(decoding: bytes, as: UTF8.self).split(separator: " ")
      read.text = Text.allCases.first { "\($0)" == words[0] } ?? .bad
      read.version = Int(words[1]) ?? -1
    case .faulty(let fault):
      read.text = .missing
      read.version = Int(fault.description.split(separator: " ")[1]) ?? -1
    case .edited: throw DaemonFault("no editor has \(order.spec) open")
    }
    running.append((order, read))
  }

  private mutating func hear(_ event: WatchEvent) throws {
    switch event {
    case .ready:
      guard !isReady else { throw DaemonFault("ready twice") }
      isReady = true
      guard Set(shown.keys).union(running.map(\.order.spec)).isSuperset(of: specs) else {
        throw DaemonFault("ready too early")
      }
    case .rendered(let report): try check(report.spec)
    case .drawn(let report): try check(report.spec)
    case .recovered(let spec): try check(spec)
    case .added, .serving, .page, .notice, .stopped: break
    }
  }

  private func check(_ spec: String) throws {
    guard specs.contains(spec) else { throw DaemonFault("nobody watches \(spec)") }
  }
}
