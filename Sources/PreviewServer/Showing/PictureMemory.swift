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

  /// The change from the newest kept picture of the request; `nil` if none is kept, or if the change is too long for an event.
  func change(_ request: PictureRequest, revision: Int, draw: () -> [UInt8]?) -> PushedPicture? {
    let key = request.key
    guard let former = state.withLock({ state in state.pictures.last { $0.key == key } }),
      former.revision != revision, let bytes = draw(),
      let patch = PicturePatch(from: former.bytes, to: bytes)?.document, patch.count <= Self.longestPush
    else { return nil }
    let serial = keep(bytes, key, revision).serial
    return PushedPicture(
      spec: request.spec, revision: revision, since: former.serial, serial: serial, patch: patch)
  }

  /// In bytes. A longer change is requested by the pages that show the picture, instead of sent to all.
  private static let longestPush = 64 * 1024

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

/// A change of a picture that is sent with the state after a save.
struct PushedPicture {
  let spec: Int
  let revision: Int
  /// The serial of the picture that it changes.
  let since: Int
  /// The serial of the picture that it makes.
  let serial: Int
  /// See ``PicturePatch``.
  let patch: [UInt8]

  var json: ValueTree {
    .object([
      ("spec", .integer(spec)), ("revision", .integer(revision)), ("since", .text(String(since))),
      ("tag", .text(String(serial))), ("patch", .text(String(decoding: patch, as: UTF8.self))),
    ])
  }
}
