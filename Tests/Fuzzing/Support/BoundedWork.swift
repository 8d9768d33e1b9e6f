// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Dispatch

/// Does what a user would do with work that takes too long: asks it to end. What does not end then hangs, and the
/// fuzzer's own time limit finds it.
enum BoundedWork {
  private static let queue = DispatchQueue(label: "BoundedWork")
  private static let patience = DispatchTimeInterval.seconds(2)

  /// - Returns: whether the work came to its end by itself. What it has made and thrown otherwise is partial, and
  ///   nothing holds of that.
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
