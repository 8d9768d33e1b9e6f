// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Dispatch

/// Cancels work that takes too long, as a user would. Work that ignores the cancellation hangs, and the fuzzer's
/// own time limit finds it.
enum BoundedWork {
  private static let queue = DispatchQueue(label: "BoundedWork")
  private static let patience = DispatchTimeInterval.seconds(2)

  /// - Returns: whether the work finished without being cancelled. Otherwise, its results and errors are partial
  ///   and can't be checked.
  static func run(_ work: () throws -> Void) throws -> Bool {
    let progress = WorkProgress()
    let timer = DispatchWorkItem { progress.cancel() }
    queue.asyncAfter(deadline: .now() + patience, execute: timer)
    defer { timer.cancel() }
    do {
      try progress.run { () throws(any Error) in try work() }
    } catch {
      guard progress.isCancelled else { throw error }
    }
    return !progress.isCancelled
  }
}
