// SPDX-License-Identifier: GPL-3.0-or-later

import PreviewRendering
import Synchronization

/// The files that the specs of a daemon write. No two specs write one file, none writes a spec, and no other process writes a
/// file that this one writes. Files are compared by their real paths: a folder and a name in it can be written in several ways.
package final class OutputClaims: Sendable {
  private struct State {
    /// The specs by the real paths of their files.
    var writers: [String: String] = [:]
    /// The real paths by the paths that rendering names.
    var places: [String: String] = [:]
  }

  private let outputGuard: OutputGuard
  private let locks: DaemonLocks
  private let state = Mutex(State())

  /// Without locks, for a look before the start.
  package convenience init(_ outputGuard: OutputGuard) { self.init(outputGuard, DaemonLocks()) }

  init(_ outputGuard: OutputGuard, _ locks: DaemonLocks) {
    self.outputGuard = outputGuard
    self.locks = locks
  }

  /// Claims files for a spec: all of them, or none.
  ///
  /// - Throws: ``DaemonError`` if the spec must not write one of them.
  package func claim(_ outputs: [String], for spec: String) throws(DaemonError) {
    let former = state.withLock { $0.places }
    do {
      for path in outputs { try claim(path, for: spec) }
    } catch {
      state.withLock { state in
        for path in outputs where former[path] == nil { drop(path, from: &state) }
      }
      throw error
    }
  }

  /// Why a spec must not write a file now, on one line; `nil` if it may. Asked before each write, because a link may lead
  /// elsewhere since the last one.
  func refusal(of path: String, for spec: String) -> String? {
    do { try claim(path, for: spec) } catch { return "\(error)" }
    return nil
  }

  private func claim(_ path: String, for spec: String) throws(DaemonError) {
    if let refusal = outputGuard.refusal(of: path) { throw DaemonError(refusal) }
    let real = PathIdentity(path).file
    try state.withLock { state throws(DaemonError) in
      if let writer = state.writers[real], writer != spec {
        throw DaemonError(
          "'\(writer)' and '\(spec)' would both write '\(path)'", hint: "give them different names")
      }
      try locks.take(output: path, real: real)
      guard state.places[path] != real else { return }
      drop(path, from: &state)
      state.writers[real] = spec
      state.places[path] = real
    }
  }

  private func drop(_ path: String, from state: inout State) {
    guard let real = state.places.removeValue(forKey: path), !state.places.values.contains(real) else {
      return
    }
    state.writers[real] = nil
    locks.release(output: real)
  }
}
