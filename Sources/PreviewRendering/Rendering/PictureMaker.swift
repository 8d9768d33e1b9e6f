// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Dispatch
import Platform
import Renderers
import Synchronization
import TableLayout
import TableModel

/// Renders text and SVG, reusing rows that didn't change.
final class PictureMaker: Sendable {
  /// The most bytes of rows to keep, over all specs.
  private let limit: Int
  private let kept = Mutex<(pictures: [String: RowPictures], size: Int)>(([:], 0))
  private let second = SecondThread()

  init(limit: Int = 64 << 20) { self.limit = limit }

  func pictures(of layout: LaidOutTable, path: String) -> (text: [UInt8], svg: [UInt8]) {
    second.whileAtWork {
      guard let job = PictureJob(layout, after: kept(of: path)) else {
        let list = layout.displayList()
        let (text, svg) = second.run(
          isWorthIt: true, { BoxDrawingRenderer().render(list) }, { SVGRenderer().render(list) })
        return (text, svg)
      }
      let rows = job.rows(on: second)
      guard rows.count == job.places.count, !WorkProgress.isCancelled else { return ([], []) }
      keep(rows, of: layout, path: path)
      return second.run(
        isWorthIt: rows.count > Self.worthSharing, { job.text(rows) }, { job.svg(rows) })
    }
  }

  /// Putting the pictures of a shorter table together takes less time than waking a thread.
  private static let worthSharing = 100

  /// The SVG of a table that may differ from the path's last one: it uses the kept rows, but doesn't replace
  /// them.
  func svg(of layout: LaidOutTable, path: String) -> [UInt8] {
    second.whileAtWork {
      guard let former = kept(of: path), former.info == layout.table.info,
        let job = PictureJob(layout, after: former)
      else { return SVGRenderer().render(layout.unkeptDisplayList()) }
      let rows = job.rows(on: second)
      guard rows.count == job.places.count else { return [] }
      return job.svg(rows)
    }
  }

  /// The rows of a spec's last pictures.
  func kept(of path: String) -> RowPictures? { kept.withLock { $0.pictures[path] } }

  private func keep(_ rows: [RowPicture], of layout: LaidOutTable, path: String) {
    kept.withLock { kept in
      kept.size -= kept.pictures.removeValue(forKey: path)?.size ?? 0
      let pictures = RowPictures(layout.table.info, rows, limit: limit - kept.size)
      kept.pictures[path] = pictures
      kept.size += pictures.size
    }
  }
}

/// A second thread, which one of the rendering threads may borrow while a core is idle.
final class SecondThread: Sendable {
  private let queue = DispatchQueue(label: "PreviewRendering.second", qos: .userInitiated)
  /// The number of renders in progress, and whether the second thread is lent.
  private let busy = Atomic(0)
  private let isLent = Atomic(false)

  /// Counts this thread as rendering while `body` runs.
  func whileAtWork<Result>(_ body: () -> Result) -> Result {
    busy.add(1, ordering: .relaxed)
    defer { busy.subtract(1, ordering: .relaxed) }
    return body()
  }

  /// Runs both: in parallel if a core is free, under this thread's progress.
  func run<First, Second: Sendable>(
    isWorthIt: Bool, _ first: () -> First, _ second: @escaping @Sendable () -> Second
  ) -> (First, Second) {
    guard isWorthIt, busy.load(ordering: .relaxed) < CurrentProcess.processorCount,
      isLent.compareExchange(expected: false, desired: true, ordering: .acquiringAndReleasing).exchanged
    else { return (first(), second()) }
    busy.add(1, ordering: .relaxed)
    let outcome = Mutex<Second?>(nil)
    let progress = WorkProgress.current
    let work = DispatchWorkItem {
      let value = progress.map { $0.run(second) } ?? second()
      outcome.withLock { $0 = value }
    }
    queue.async(execute: work)
    let own = first()
    work.wait()
    busy.subtract(1, ordering: .relaxed)
    isLent.store(false, ordering: .releasing)
    guard let value = outcome.withLock({ $0 }) else { preconditionFailure("the work was waited for") }
    return (own, value)
  }
}
