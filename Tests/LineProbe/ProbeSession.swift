// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CommandGrammar
import Dispatch
import Glibc
import LineEditing
import Platform

@MainActor
final class ProbeSession {
  private let editor: LineEditor
  private let signals = SignalSources()
  private var prompt =
    ColorPolicy.auto.allowsColor(on: .standardOutput) ? "\u{1B}[1mprobe>\u{1B}[0m " : "probe> "
  private static let verbs = [
    "echo", "fail", "history", "load", "notify", "prompt", "quit", "slow",
  ]
  private static let names = [
    "Credit Cards", "Credits", "It's", #"A "quoted" one"#, #"back\slash"#, "é", "Zürich",
  ]

  init() {
    let environment = ["PROBE_HISTORY", "PROBE_LIMIT"].map { name in
      name.withCString { getenv($0) }.map { String(cString: $0) }
    }
    editor = LineEditor(
      configuration: LineEditor.Configuration(
        applicationName: "lineprobe",
        historyPath: environment[0], historyLimit: environment[1].flatMap { Int($0) } ?? 100))
  }

  func start() {
    editor.callbacks.prompt = { [weak self] in self?.prompt ?? "" }
    editor.callbacks.onLine = { [weak self] in self?.run($0) ?? .stop }
    editor.callbacks.needsMoreInput = { $0.hasSuffix(#"\"#) }
    editor.callbacks.continuationPrompt = { _ in "more> " }
    editor.callbacks.onEndOfFile = { [weak self] in
      self?.editor.stop()
      exit(0)
    }
    editor.callbacks.onSkippedLines = { print("skipped \($0.count)") }
    editor.callbacks.onEdit = Self.edited
    editor.callbacks.onTermination = { print("terminated by \($0)") }
    editor.callbacks.onHistoryError = { print("history error: \($0)") }
    editor.callbacks.completer = { Self.completion($0) }
    editor.start()
  }

  /// SIGUSR1 represents a saved file, SIGUSR2 another thread that ends the program.
  func watchSignals() {
    let editor = editor
    signals.watch(SIGUSR1) {
      DispatchQueue.main.async { MainActor.assumeIsolated { editor.notify("reloaded") } }
    }
    signals.watch(SIGUSR2) { exit(5) }
    signals.waitUntilInstalled()
  }

  private func run(_ line: String) -> LineOutcome {
    let (verb, rest) = Self.split(line)
    switch verb {
    case "echo":
      var words = rest[...]
      while words.last == " " { words.removeLast() }
      print("[\(CommandLexer.unquoted(words))]")
      return .succeeded
    case "raw":
      print("[\(rest)]")
      return .succeeded
    case "pane":
      return editor.show(LineEditor.Pane(lines: [rest], width: rest.count) { line, _ in line })
        ? .succeeded : .failed
    case "ask":
      print("asking")
      print("answered \(readLine() ?? "")")
      return .succeeded
    case "question":
      editor.ask(LineEditor.Question("answer? ", choices: nil) { print("answered \($0)") })
      return .succeeded
    case "slow": return waitForInterrupt()
    case "history":
      editor.history.forEach { print("  \($0)") }
      return .succeeded
    case "prompt":
      prompt = rest + " "
      return .succeeded
    case "size":
      let size = TerminalSize() ?? .fallback
      print("[\(size.columns)x\(size.rows)]")
      return .succeeded
    case "quit": exit(0)
    case "exit": exit(3)
    default:
      print("error: \(verb)")
      return .failed
    }
  }

  /// A command that runs until it is interrupted.
  private func waitForInterrupt() -> LineOutcome {
    print("working")
    while !editor.interruptFlag.isRaised { sched_yield() }
    print("interrupted")
    return .failed
  }

  /// Returns the text of `PROBE_EDITED` as the editor's result; without the variable, the editor fails.
  private static func edited(_ line: String) -> String? {
    print("editing [\(line)]")
    return "PROBE_EDITED".withCString { getenv($0) }.map { String(cString: $0) }
  }

  private static func split(_ line: String) -> (verb: String, rest: String) {
    let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true).map(String.init)
    return (parts.first ?? "", parts.count > 1 ? parts[1] : "")
  }

  private static func completion(_ context: LineContext) -> LineCompletion {
    let head = context.head
    guard let space = head.firstIndex(of: " ") else {
      return LineCompletion(
        replacementStart: 0,
        candidates: verbs.filter { $0.hasPrefix(head) }.map { LineCompletion.Candidate($0) })
    }
    let start = head.utf8.distance(from: head.startIndex, to: head.index(after: space))
    let typed = CommandLexer.unquoted(String(head[head.index(after: space)...]))
    switch head[..<space] {
    case "echo":
      if typed.hasPrefix("--name=") {
        let value = typed.dropFirst("--name=".count)
        return LineCompletion(
          replacementStart: start + "--name=".utf8.count,
          candidates: names.filter { $0.hasPrefix(value) }.map { LineCompletion.Candidate($0) })
      }
      let candidates = names.filter { $0.hasPrefix(typed) }.map { LineCompletion.Candidate($0) }
      let option =
        "--name=".hasPrefix(typed) ? [LineCompletion.Candidate("--name=", appendsSpace: false)] : []
      return LineCompletion(replacementStart: start, candidates: candidates + option)
    case "load", "raw":
      return LineCompletion(replacementStart: start, wantsFileNames: true)
    default:
      return LineCompletion(replacementStart: start, usage: "Usage: \(head[..<space]) TEXT")
    }
  }
}
