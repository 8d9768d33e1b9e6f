import Dispatch
import Preview
import Synchronization
import TestSupport

/// Shows a spec in capitals, without its `#` comment; fails on a spec that contains `bad`.
final class ShoutingRenderer: PreviewRendering {
  private let output: String
  private let calls = Mutex<[String]>([])
  /// When set, every render says that it began and waits to be let go.
  private let gate: (began: DispatchSemaphore, goOn: DispatchSemaphore)?

  init(output: String, gate: (began: DispatchSemaphore, goOn: DispatchSemaphore)? = nil) {
    self.output = output
    self.gate = gate
  }

  /// The specs rendered so far, as text.
  var rendered: [String] { calls.withLock { $0 } }

  func outputPaths(of spec: String) -> [String] { [output] }

  func render(spec bytes: [UInt8], path: String) -> PreviewResult {
    let text = String(decoding: bytes, as: UTF8.self)
    calls.withLock { $0.append(text) }
    if let gate {
      gate.began.signal()
      _ = gate.goOn.wait(timeout: Patience.deadline)
    }
    if text.contains("bad") { return .failed(description: "spec.yaml:1:1: \(text)") }
    let shouted = Array(text.prefix { $0 != "#" }.uppercased().utf8)
    return .rendered(
      [
        PreviewOutput(path: output, bytes: shouted),
        PreviewOutput(path: nil, bytes: shouted, isTerminal: true),
      ], summary: "\(shouted.count) bytes")
  }
}
