// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import PreviewRendering
import PreviewState
import Synchronization
import TableSpec

/// Renders a spec in capitals, without its `#` comment; fails for a spec that contains `bad`, and suspects
/// that `empty` is truncated.
final class ShoutingRenderer: PreviewRendering {
  /// The outputs of each spec.
  private let outputs: [String: [String]]
  private let calls = Mutex<[String]>([])
  private let shown = Mutex<[String: [UInt8]]>([:])
  /// If set, every render reports its start and waits until it is released.
  private let gate: RenderGate?

  init(outputs: [String: [String]], gate: RenderGate? = nil) {
    self.outputs = outputs
    self.gate = gate
  }

  /// The specs rendered so far, as text.
  var rendered: [String] { calls.withLock { $0 } }

  func outputPaths(of spec: String) -> [String] { outputs[spec] ?? [] }

  func lastGood(of spec: String, drawn: Bool) -> [PreviewOutput] {
    shown.withLock { $0[spec] }.map { bytes in
      outputPaths(of: spec).map { PreviewOutput(path: $0, bytes: bytes) }
    } ?? []
  }

  func render(spec bytes: [UInt8], path: String, isConfirmed: Bool) -> SpecOutcome<DrawnPreviews>? {
    let text = String(decoding: bytes, as: UTF8.self)
    calls.withLock { $0.append(text) }
    gate?.pass()
    guard !WorkProgress.isCancelled else { return nil }
    if text.contains("bad") { return SpecOutcome(.failure(SpecFault(.unreadable, "spec.yaml:1:1: \(text)"))) }
    if text == "empty", !isConfirmed {
      return SpecOutcome(.failure(SpecFault(.doubted, "spec.yaml: cut short?")))
    }
    let shouted = Array(text.prefix { $0 != "#" }.uppercased().utf8)
    let previews = DrawnPreviews(
      outputPaths(of: path).map { PreviewOutput(path: $0, bytes: shouted) }
        + [PreviewOutput(path: nil, bytes: shouted, isTerminal: true)],
      show: { self.shown.withLock { $0[path] = shouted } }, summary: { "\(shouted.count) bytes" })
    return SpecOutcome(.success(previews))
  }

  func render(_ edited: EditedSpec, path: String) -> SpecOutcome<DrawnPreviews>? {
    render(spec: edited.spec().bytes, path: path, isConfirmed: true)
  }
}
