// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Drawing
import Geometry
import Synchronization
import System
import WorkProgress

/// Paints a large picture's rows on a thread of its own, a little ahead of the renderer that goes through them: each takes
/// about half of the time that a picture takes.
///
/// Few rows are painted and not drawn yet at any moment. The thread that made them also frees them: freed by the other
/// one, each costs as much as it is to paint.
final class PaintingAhead: Sendable {
  private struct State {
    /// Painted and not drawn yet, the oldest first.
    var painted: [[DisplayGroup]] = []
    /// Drawn.
    var drawn: [[DisplayGroup]] = []
    var isWanted = true
  }

  private let state = Mutex(State())
  /// One for each piece that is painted, and one for the end.
  private let painted = DispatchSemaphore(value: 0)
  /// One for each piece that may be painted.
  private let room = DispatchSemaphore(value: PaintingAhead.pieces)

  /// Pieces that are painted and not drawn yet, at most.
  private static let pieces = 4
  /// Rows that are handed over together: the caches of a core hold what is painted of them.
  private static let pieceSize = 64
  /// Points. A lower picture is drawn before another thread has begun.
  private static let leastHeight: Points = 20_000

  private init() {}

  /// The same list, painted ahead where it is worth a thread and there is a core for it.
  static func list(_ list: DisplayList) -> DisplayList {
    guard list.size.height >= leastHeight, CurrentProcess.processorCount > 1 else { return list }
    return DisplayList(size: list.size, scale: list.scale, caption: list.caption, traits: list.traits) {
      body in
      PaintingAhead().draw(list, by: body)
    }
  }

  private func draw(_ list: DisplayList, by body: (DisplayGroup) -> Bool) {
    let progress = WorkProgress.current
    let painting = DispatchWorkItem { [self] in
      if let progress { progress.run { paint(list) } } else { paint(list) }
      painted.signal()
    }
    DispatchQueue(label: "Preview.painting", qos: .userInitiated).async(execute: painting)
    var isWanted = true
    var piece: [DisplayGroup] = []
    while true {
      painted.wait()
      state.withLock { if !$0.painted.isEmpty { piece = $0.painted.removeFirst() } }
      guard !piece.isEmpty else { break }
      for index in piece.indices where isWanted { isWanted = body(piece[index]) }
      state.withLock { state in
        state.isWanted = isWanted
        // Nobody else holds it from here on.
        state.drawn.append(piece)
        piece = []
      }
      room.signal()
    }
    painting.wait()
  }

  private func paint(_ list: DisplayList) {
    var piece: [DisplayGroup] = []
    list.forEachGroup { group in
      piece.append(group)
      return piece.count < Self.pieceSize || handOver(&piece)
    }
    if !piece.isEmpty { _ = handOver(&piece) }
  }

  /// - Parameter piece: afterwards one that is empty.
  /// - Returns: whether more is wanted.
  private func handOver(_ piece: inout [DisplayGroup]) -> Bool {
    room.wait()
    let isWanted = state.withLock { state in
      state.painted.append(piece)
      piece = state.drawn.popLast() ?? []
      return state.isWanted
    }
    painted.signal()
    piece.removeAll(keepingCapacity: true)
    return isWanted
  }
}
