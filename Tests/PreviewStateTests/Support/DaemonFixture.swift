// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import PreviewState
import TableModel
import TableSpec

/// A daemon without files: each event is a call, and the call returns the daemon's effects as texts.
///
/// A spec `a` has the output `a.svg`.
struct DaemonFixture {
  private(set) var state: DaemonState
  private var orders: [Int: RenderOrder] = [:]
  /// The renders whose PNG is drawn.
  private var drawings: [Int: RenderOrder] = [:]
  private var readings: [Int: ReadOrder] = [:]
  /// Whether a program also draws `a.png` for a spec `a`.
  let draws: Bool
  /// The time of day, a text that a test sets.
  var now = "now"

  init(
    _ specs: String..., lanes: Int = 2, draws: Bool = false, hasEditor: Bool = false
  ) {
    self.draws = draws
    var options = DaemonState.Options()
    options.lanes = lanes
    options.hasEditor = hasEditor
    state = DaemonState(
      specs: specs,
      outputPaths: Dictionary(
        uniqueKeysWithValues: specs.map { ($0, ["\($0).svg"] + (draws ? ["\($0).png"] : [])) }),
      options: options)
  }

  mutating func handle(_ event: DaemonEvent) -> [String] {
    let effects = state.handle(event, at: now)
    for case .start(let order) in effects { orders[order.run.number] = order }
    for case .read(let order) in effects { readings[order.number] = order }
    return effects.map(EffectWords.of)
  }

  // MARK: - Events

  mutating func save(_ saves: (spec: String, text: String)...) -> [String] {
    handle(.found(saves.map { .saved(spec: $0.spec, .content(Array($0.text.utf8))) }))
  }

  /// A save was read for the editor.
  mutating func read(_ number: Int, _ fault: SpecFault? = nil, reading files: [SpecDependency] = [])
    -> [String]
  {
    guard let order = readings.removeValue(forKey: number) else { return ["no reading \(number)"] }
    return handle(.read(order, fault, files))
  }

  /// Reports a successful render, except for files that couldn't be written.
  mutating func rendered(
    _ run: Int, reading files: [SpecDependency] = [], unwritten reason: String? = nil, changes: Bool = true,
    for duration: Duration = .milliseconds(3)
  ) -> [String] {
    guard let order = orders.removeValue(forKey: run) else { return ["no render \(run)"] }
    let state: OutputState =
      reason.map { .missing(StaleNote(since: order.now, description: $0)) }
      ?? (changes ? .written : .unchanged)
    let report = SpecReport(
      spec: order.spec, outputs: [OutputReport(path: "\(order.spec).svg", state: state)],
      undrawn: draws ? ["\(order.spec).png"] : [], duration: duration)
    if draws { drawings[run] = order }
    return handle(.ended(order.run, report, files))
  }

  /// Reports an invalid spec whose preview is marked as stale.
  mutating func failed(
    _ run: Int, _ problem: String, isDoubted: Bool = false, reading files: [SpecDependency] = []
  ) -> [String] {
    guard let order = orders.removeValue(forKey: run) else { return ["no render \(run)"] }
    let note = StaleNote(
      since: order.former["\(order.spec).svg"]?.note?.since ?? order.now, description: problem)
    let report = SpecReport(
      spec: order.spec, fault: SpecFault(isDoubted ? .doubted : .unreadable, problem),
      since: order.failedSince,
      outputs: [OutputReport(path: "\(order.spec).svg", state: .stale(note))],
      undrawn: draws ? ["\(order.spec).png"] : [])
    if draws { drawings[run] = order }
    return handle(.ended(order.run, report, files))
  }

  /// Reports whether a program has drawn the PNG of a render.
  mutating func drawn(
    _ run: Int, unwritten reason: String? = nil, for duration: Duration = .milliseconds(400)
  ) -> [String] {
    guard let order = drawings.removeValue(forKey: run) else { return ["no drawing \(run)"] }
    let state: OutputState =
      reason.map { .unmarked(StaleNote(since: order.now, description: $0), reason: $0) } ?? .written
    let report = SpecReport(
      spec: order.spec, outputs: [OutputReport(path: "\(order.spec).png", state: state)], duration: duration)
    return handle(.drawn(order.run, report))
  }

  mutating func drawingCancelled(_ run: Int) -> [String] {
    guard let order = drawings.removeValue(forKey: run) else { return ["no drawing \(run)"] }
    return handle(.drawn(order.run, nil))
  }

  mutating func cancelled(_ run: Int) -> [String] {
    guard let order = orders.removeValue(forKey: run) else { return ["no render \(run)"] }
    return handle(.ended(order.run, nil, []))
  }

  /// The states of the outputs when a render began.
  func former(_ run: Int) -> [String: OutputState]? { orders[run]?.former }

  /// When the spec became unusable, if this render finds that it is.
  func failedSince(_ run: Int) -> String? { orders[run]?.failedSince }

  /// The specs in the status, as JSON.
  var status: String {
    let line = state.status(at: "09:00").json(ProcessStatus()).jsonLine
    guard let range = line.firstRange(of: "\"specs\": ") else { return line }
    return String(line[range.upperBound...].dropLast())
  }
}

/// Writes each effect on a line.
enum EffectWords {
  static func of(_ effect: DaemonEffect) -> String {
    switch effect {
    case .read(let order):
      "read \(order.number) of \(order.spec): \(text(of: order.state))"
        + (order.isConfirmed ? ", confirmed" : "")
    case .start(let order):
      "start \(order.run.number) of \(order.spec): \(text(of: order.state))"
        + (order.isConfirmed ? ", confirmed" : "")
    case .cancel(let run): "cancel \(run.number)"
    case .follow(let spec, let paths): "\(spec) includes \(paths.joined(separator: " "))"
    case .watchOutputs(let spec, let paths): "watch \(paths.joined(separator: " ")) of \(spec)"
    case .recheck: "recheck"
    case .awaitSaves(let wait): "saves, then \(words(wait))"
    case .set(let timer, let time): "in \(time) \(words(timer))"
    case .report(let event): words(event)
    case .stopWatching: "stop watching"
    case .release: "release"
    case .end(let reason): "end \(reason)"
    }
  }

  private static func text(of state: SavedSpec) -> String {
    switch state {
    case .content(let bytes): String(decoding: bytes, as: UTF8.self)
    case .faulty(let fault): fault.description
    case .edited(let edited): edited.table.info.title ?? ""
    }
  }

  private static func words(_ wait: SavesWait) -> String {
    switch wait {
    case .outputGone(_, let path): "\(path) again"
    case .secondLook(let spec, let state): "\(spec) \(state) again"
    }
  }

  private static func words(_ timer: DaemonTimer) -> String {
    switch timer {
    case .retry(let spec): "retry \(spec)"
    case .secondLook(let spec, let state): "look at \(spec) \(state) again"
    case .stopPatience: "end"
    }
  }

  private static func words(_ event: WatchEvent) -> String {
    switch event {
    case .ready(let specs): "ready \(specs.joined(separator: " "))"
    case .rendered(let report):
      report.fault.map { "failed \(report.spec): \($0.description)" }
        ?? "rendered \(report.spec)"
        + report.untrue.compactMap { $0.state.note.map { ", not \($0.reason)" } }.joined()
    case .added(let specs): "added \(specs.joined(separator: " "))"
    case .drawn(let report):
      "drawn \(report.spec)" + report.untrue.map { ", " + $0.words }.joined()
    case .recovered(let spec): "recovered \(spec)"
    case .serving(let address): "serving \(address)"
    case .page(let act): "page \(act.text)"
    case .notice(let text): "notice \(text)"
    case .stopped(_, let untrue): "stopped" + untrue.map { ", " + $0.words }.joined()
    }
  }
}
