// SPDX-License-Identifier: GPL-3.0-or-later

import Platform

/// The lock of the one daemon that watches a spec: two would write the same previews. Whether the file is locked decides, not
/// the process number in it, because process numbers are reused.
///
/// The file contains the process number and the name of its socket, one a line. It is removed when the lock is released.
final class InstanceLock: Sendable {
  /// The holder of a lock.
  struct Holder: Hashable {
    /// `nil` if the process that the file names doesn't have the lock.
    let process: Int32?
    /// The socket's name in the same folder.
    let socket: String
  }

  /// What the file of a lock says.
  enum State {
    case free
    case held(Holder)
    /// Another user may have made it; with the reason.
    case foreign(String)
  }

  private let descriptor: Descriptor
  let path: String

  /// - Parameters:
  ///   - spec: for messages.
  ///   - socket: the name of the socket at which the holder answers.
  /// - Throws: ``ControlError``, which names the spec and the process, if another process holds it.
  init(of spec: String, path: String, socket: String) throws(ControlError) {
    // A process that only checks the lock holds it briefly, and a file may just have been removed, so this tries again.
    for attempt in 0... {
      let descriptor: Descriptor
      do {
        descriptor = try .open(path, .readWrite, [.create, .noFollow], permissions: 0o600)
      } catch {
        throw ControlError("cannot open '\(path)': \(error.words)")
      }
      if descriptor.lock(.exclusive), descriptor.isFile(at: path) {
        try? descriptor.truncate()
        try? descriptor.writeAll("\(CurrentProcess.id)\n\(socket)\n".utf8)
        self.descriptor = descriptor
        self.path = path
        return
      }
      let holder = Self.holder(in: descriptor)
      descriptor.close()
      guard attempt < 10 else {
        let process = holder?.process.map { "process \($0)" } ?? "another process"
        throw ControlError(
          "'\(spec)' is already being watched by \(process)", hint: "'roundtable stop' ends it", isTaken: true
        )
      }
      WorkThread.sleep(milliseconds: 5)
    }
    fatalError("there is always another attempt")
  }

  deinit {
    // The file is removed while the lock is held, so a process that has opened it detects that it is no longer the lock's
    // file. A file that another process has put there is that process's lock.
    if isHeld { FolderEntry.remove(path) }
    descriptor.close()
  }

  /// Whether the file is still there. If it was removed, another process may have a lock of the same name.
  var isHeld: Bool { descriptor.isFile(at: path) }

  static func state(at path: String) -> State {
    let descriptor: Descriptor
    do { descriptor = try .open(path, .read, [.noFollow, .nonBlocking]) } catch {
      return error == .ELOOP ? .foreign("it is a link") : .free
    }
    defer { descriptor.close() }
    guard let status = try? descriptor.status, status.key.isRegular else {
      return .foreign("it is not a regular file")
    }
    guard status.owner == CurrentProcess.userID, status.permissions & 0o077 == 0 else {
      return .foreign("other users can change it")
    }
    return descriptor.lock(.shared) ? .free : holder(in: descriptor).map(State.held) ?? .free
  }

  private static func holder(in descriptor: Descriptor) -> Holder? {
    let bytes = (try? descriptor.head(256)) ?? []
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    guard lines.count == 2, let process = Int32(lines[0]) else { return nil }
    // The number may be an older holder's, and another process's since then, or forged.
    let isHolder = process > 1 && descriptor.isOpen(in: process)
    return Holder(process: isHolder ? process : nil, socket: String(lines[1]))
  }
}
