// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Synchronization

/// Keeps the pictures that pages show now: a picture that is requested again isn't drawn again, and a page that has one
/// receives only the changes.
final class PictureMemory: Sendable {
  private struct Picture {
    let key: PictureRequest.Key
    let serial: Int
    /// The spec's revision when it was last drawn.
    var revision: Int
    let bytes: [UInt8]
  }

  private struct State {
    /// Sorted by their last use; the most recent is last.
    var pictures: [Picture] = []
    var lastSerial = 0
  }

  private let state = Mutex(State())
  /// The most bytes to keep; the newest picture is always kept.
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  /// - Parameters:
  ///   - revision: the spec's, read before `draw` reads its table: the drawn state is that one or newer.
  ///   - draw: called unless this picture of this revision is kept.
  /// - Returns: the picture and its serial, or the patch that makes it from the picture that the request names; `nil` if there
  ///   is none.
  func answer(
    _ request: PictureRequest, revision: Int, draw: () -> [UInt8]?
  ) -> (bytes: [UInt8], serial: Int, isPatch: Bool)? {
    let key = request.key
    let known = state.withLock { state in state.pictures.last { $0.key == key && $0.revision == revision } }
    guard let picture = known ?? drawn(draw, key, revision) else { return nil }
    let former = request.since.flatMap { serial in
      state.withLock { state in state.pictures.first { $0.key.course == key.course && $0.serial == serial } }
    }
    if let former, let patch = PicturePatch(from: former.bytes, to: picture.bytes) {
      return (patch.document, picture.serial, true)
    }
    return (picture.bytes, picture.serial, false)
  }

  private func drawn(_ draw: () -> [UInt8]?, _ key: PictureRequest.Key, _ revision: Int) -> Picture? {
    guard let bytes = draw() else { return nil }
    // The request was cancelled, so the picture may be incomplete.
    guard WorkProgress.advance() else {
      return Picture(key: key, serial: 0, revision: revision, bytes: bytes)
    }
    return keep(bytes, key, revision)
  }

  private func keep(_ bytes: [UInt8], _ key: PictureRequest.Key, _ revision: Int) -> Picture {
    state.withLock { state in
      if let index = state.pictures.lastIndex(where: { $0.key == key && $0.bytes == bytes }) {
        var same = state.pictures.remove(at: index)
        same.revision = revision
        state.pictures.append(same)
        return same
      }
      state.lastSerial += 1
      let picture = Picture(key: key, serial: state.lastSerial, revision: revision, bytes: bytes)
      state.pictures.append(picture)
      var size = state.pictures.reduce(0) { $0 + $1.bytes.count }
      while size > limit, state.pictures.count > 1 { size -= state.pictures.removeFirst().bytes.count }
      return picture
    }
  }
}
