// SPDX-License-Identifier: GPL-3.0-or-later

import TableSpec

// An editor has the spec open and decides which table is shown: with its edits, and merged with what other programs save.
// A save is only read, so that the editor learns of it. A save with errors marks the previews as stale, until the next edit.
extension DaemonState {
  /// Shows the editor's table.
  mutating func edit(_ spec: String, _ table: EditedSpec, at now: String) {
    render(PendingRender(state: .edited(table), cause: .save, isConfirmed: true), of: spec)
    startRenders(at: now)
  }

  /// Reads a save for the editor.
  mutating func read(_ spec: String, _ state: SavedSpec) {
    progress[spec]?.file = state
    readAgain(spec)
  }

  /// Reads the newest save again.
  mutating func readAgain(_ spec: String, isConfirmed: Bool = false) {
    guard stopReason == nil, let item = progress[spec], let state = item.file else { return }
    progress[spec]?.reads += 1
    effects.append(
      .read(ReadOrder(spec: spec, state: state, isConfirmed: isConfirmed, number: item.reads + 1)))
  }

  mutating func end(_ order: ReadOrder, _ fault: SpecFault?, _ dependencies: [SpecDependency]) {
    guard let item = progress[order.spec], item.reads == order.number else { return }
    follow(dependencies, of: order.spec)
    // The table of a spec that was never saved has no file to differ from.
    let isNew = order.state.isMissing && !item.hadFile
    progress[order.spec]?.hadFile = !isNew
    guard let fault, !isNew else { return }
    render(PendingRender(state: .faulty(fault), cause: .save, isConfirmed: true), of: order.spec)
    if fault.kind == .doubted { lookAgain(at: order.spec, covering: order.number) }
  }
}
