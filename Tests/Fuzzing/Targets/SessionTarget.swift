// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Session
import TableModel
import TableSpec
import TestSupport

/// Runs a script in a session: as a script, as typed lines and as a program's input. Completes every line, too.
///
/// The low bits of the first byte select one of the ways below.
package final class SessionTarget: FuzzTarget {
  package static let name = "session"
  package static let maximumLength = 1024

  private struct Way: OptionSet {
    let rawValue: UInt8

    static let interactive = Way(rawValue: 1)
    static let keepsGoing = Way(rawValue: 2)
    static let json = Way(rawValue: 4)
  }

  package static func seeds() throws -> [(name: String, bytes: [UInt8])] {
    let scripts = try Repository.examples(".rt").map { ($0.name, [UInt8(ascii: "2")] + $0.bytes) }
    let examples = CommandRegistry.all.map { command -> (name: String, bytes: [UInt8]) in
      // The digits 0 to 7 contain all three bits.
      let way = UInt8(ascii: "0") + UInt8(command.name.utf8.count % 8)
      return (
        "command-\(command.name)",
        [way] + Array((["preset settings"] + command.examples).joined(separator: "\n").utf8)
      )
    }
    return scripts + examples
  }

  package static func words() throws -> Set<String> {
    var words = Set(CommandRegistry.names)
    for command in CommandRegistry.all {
      words.formUnion(command.declarations.map { "--" + $0.name })
      // The examples consist of addresses, colours, names and values.
      words.formUnion(command.examples.flatMap { $0.split(separator: " ").map(String.init) })
    }
    return words
  }

  private let files: [String: [UInt8]]

  package init() throws {
    var files: [String: [UInt8]] = [:]
    for example in try Repository.examples("") { files[example.name] = example.bytes }
    self.files = files
  }

  package func run(_ bytes: [UInt8]) throws {
    guard let first = bytes.first else { return }
    let way = Way(rawValue: first)
    let script = String(decoding: bytes.dropFirst(), as: UTF8.self)
    var session = Session(
      workspace: FuzzWorkspace(files.merging(["s.rt": Array(script.utf8)]) { $1 }),
      options: Session.Options(
        isInteractive: way.contains(.interactive), keepsGoing: way.contains(.keepsGoing),
        reportsJSON: way.contains(.json)))
    let isWhole =
      way.contains(.interactive) ? try type(script, &session, way) : try runScript(script, &session, way)
    guard isWhole else { return }
    let table = session.table
    try walkHistory(&session)
    _ = try BoundedWork.run { try encode(table) }
  }

  /// - Returns: whether the script ended without being cancelled.
  private func runScript(_ script: String, _ session: inout Session, _ way: Way) throws -> Bool {
    var outputs: [SessionOutput] = []
    let isWhole = try BoundedWork.run {
      _ = session.run(Script(script, name: "s.rt")) { outputs.append($0) }
    }
    if isWhole { for output in outputs { try check(output, way) } }
    return isWhole
  }

  /// - Returns: whether every line ended without being cancelled.
  private func type(_ script: String, _ session: inout Session, _ way: Way) throws -> Bool {
    for line in script.split(separator: "\n").map(String.init) {
      let cursor = line.utf8.count
      _ = Completer.complete(line, cursor: cursor, in: session)
      _ = Completer.complete(line, cursor: cursor / 2, in: session)
      let before = session.table
      var result: CommandResult?
      let isWhole = try BoundedWork.run { result = session.execute(line) }
      guard isWhole, let result else { return false }
      for output in result.outputs { try check(output, way) }
      // A sourced script itself reports which of its edits remain.
      if result.hasFailed, session.table != before, !line.contains("source") {
        throw FuzzFinding("a line failed and changed the table: \(line.debugDescription)")
      }
      if result.exitCode != nil { break }
    }
    return true
  }

  private func check(_ output: SessionOutput, _ way: Way) throws {
    switch output {
    case .output, .longOutput:
      let text = output.text()
      guard text.hasSuffix("\n") else { throw FuzzFinding("no newline after \(text.debugDescription)") }
      try OutputChecks.checkVisible(text, "standard output")
      if way.contains(.json) {
        for line in text.split(separator: "\n") { try OutputChecks.checkJSON(String(line), "a line of JSON") }
      }
    case .error, .note, .diagnostic: try OutputChecks.checkVisible(output.text(), "standard error")
    }
  }

  /// Undoes everything, then redoes everything; the table must be identical.
  private func walkHistory(_ session: inout Session) throws {
    let end = session.table
    let steps = session.document.history.undoSteps.count
    let isWhole = try BoundedWork.run {
      for _ in 0..<steps { _ = session.execute("undo") }
      for _ in 0..<steps { _ = session.execute("redo") }
    }
    if isWhole, session.table != end { throw FuzzFinding("undo and redo lead to another table") }
  }

  private func encode(_ table: Table) throws {
    let text = SpecEncoder.encode(table)
    do {
      guard try SpecDecoder(fileName: "saved.yaml").decode(Array(text.utf8)) == table else {
        throw FuzzFinding("a table is saved as another one:\n\(text)")
      }
    } catch let error as SpecError {
      throw FuzzFinding("a table can be made and not be saved: \(error)")
    }
  }
}
