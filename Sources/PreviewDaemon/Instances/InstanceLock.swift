// SPDX-License-Identifier: GPL-3.0-or-later

import Platform

/// The lock of the one daemon that watches a spec, or that writes a preview. Whether the file is locked decides, not the process
/// number in it, because process numbers are reused.
///
/// The file contains the process number and the name of the daemon, one a line. It is removed when the lock is released.
final class InstanceLock: Sendable {
  /// Why a file is locked.
  enum Use {
    case watching, writing
  }

  /// The holder of a lock.
  struct Holder: Hashable {
    /// The process number in the file. It may be an older holder's, and another process's since then, or forged.
    let process: Int32
    /// The name of the daemon, which its status has, too.
    let name: String
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
  ///   - file: for messages.
  ///   - name: the holder's.
  /// - Throws: ``DaemonError``, which names the file and the process, if another process holds it.
  init(of file: String, for use: Use, path: String, name: String) throws(DaemonError) {
    // A process that only checks the lock holds it briefly, and a file may just have been removed, so this tries again.
    for attempt in 0... {
      let descriptor: Descriptor
      do {
        descriptor = try .open(path, .readWrite, [.create, .noFollow], permissions: 0o600)
      } catch {
        throw DaemonError(
          "cannot lock '\(file)': cannot open '\(path)': \(error.words)", hint: Self.way(outOf: error))
      }
      if descriptor.lock(.exclusive), descriptor.isFile(at: path) {
        do {
          try descriptor.truncate()
          try descriptor.writeAll("\(CurrentProcess.id)\n\(name)\n".utf8)
        } catch {
          FolderEntry.remove(path)
          descriptor.close()
          throw DaemonError(
            "cannot lock '\(file)': cannot write '\(path)': \(error.words)", hint: Self.way(outOf: error))
        }
        self.descriptor = descriptor
        self.path = path
        return
      }
      defer { descriptor.close() }
      guard attempt < 10 else {
        let holder = Self.holder(in: descriptor)?.process
        let process = holder.flatMap { Self.isOpen(descriptor, in: $0) ? "process \($0)" : nil }
        throw DaemonError(
          "'\(file)' is already being \(use == .watching ? "watched" : "written") by \(process ?? "another process")",
          hint: (use == .writing ? "-o FOLDER writes the previews to another folder, " : "")
            + "'roundtable stop' ends it", takenLock: path)
      }
      WorkThread.sleep(milliseconds: 5)
    }
    fatalError("there is always another attempt")
  }

  private static func way(outOf error: ErrorNumber) -> String {
    error == .EMFILE ? "raise 'ulimit -n'" : DaemonPlace.otherFolder
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
    return Holder(process: process, name: String(lines[1]))
  }

  /// Whether the process that a lock's file names has the lock.
  static func isOpen(_ path: String, in process: Int32) -> Bool {
    guard let descriptor = try? Descriptor.open(path, .read, [.noFollow, .nonBlocking]) else { return false }
    defer { descriptor.close() }
    return isOpen(descriptor, in: process)
  }

  private static func isOpen(_ lock: Descriptor, in process: Int32) -> Bool {
    process > 1 && lock.isOpen(in: process)
  }
}
