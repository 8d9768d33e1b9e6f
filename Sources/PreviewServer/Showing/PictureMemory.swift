// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Synchronization

/// The pictures that pages show now: what is asked for again is not drawn again, and who has one gets what changed.
final class PictureMemory: Sendable {
  private struct Picture {
    let key: PictureRequest.Key
    let serial: Int
    /// The spec's, when it was drawn last.
    var revision: Int
    let bytes: [UInt8]
  }

  private struct State {
    /// The one that was drawn or asked for last is the last.
    var pictures: [Picture] = []
    var lastSerial = 0
  }

  private let state = Mutex(State())
  /// Bytes of pictures that are kept; the newest is kept whatever its size.
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  /// - Parameters:
  ///   - revision: the spec's, read before `draw` reads its table: what is drawn is that or newer.
  ///   - draw: called unless this picture of this revision is there.
  /// - Returns: the picture and its serial, or what makes it of the one that the request says it has; nil where there is none.
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
    // Who asked is gone: it may have been left half way.
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
