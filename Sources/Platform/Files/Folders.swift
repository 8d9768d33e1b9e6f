// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// What is in a folder.
package enum FolderListing {
  /// Names without `.` and `..`, folders with a slash behind; empty for a folder that cannot be read.
  package static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    return bareNames(in: stream).map { name in
      let isFolder = FileReader.key(of: PathText.join(folder, name))?.isDirectory ?? false
      return isFolder ? name + "/" : name
    }
  }

  /// The files in some folders that begin with `prefix` and that may be run.
  package static func programs(_ prefix: String, in folders: [String]) -> [String] {
    folders.flatMap { folder -> [String] in
      guard let stream = opendir(folder) else { return [] }
      return bareNames(in: stream).filter { name in
        let path = PathText.join(folder, name)
        return name.hasPrefix(prefix) && access(path, X_OK) == 0
          && FileReader.key(of: path)?.isDirectory == false
      }
    }
  }

  /// Names alone, of a folder that is held open.
  static func bareNames(in folder: FolderHandle) -> [String] {
    guard let descriptor = try? Descriptor.open(".", in: folder, .read) else { return [] }
    guard let stream = fdopendir(descriptor.number) else {
      descriptor.close()
      return []
    }
    return bareNames(in: stream)
  }

  private typealias Stream = OpaquePointer

  /// Closes the stream.
  private static func bareNames(in stream: Stream) -> [String] {
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}

/// Makes a folder and those above it.
package enum FolderMaker {
  /// A folder that is there already is left as it is.
  ///
  /// - Throws: ``FileError`` when one cannot be made, or a file stands in its place.
  package static func make(_ path: String, permissions: UInt32 = 0o777) throws(FileError) {
    if let key = FileReader.key(of: path) {
      guard key.isDirectory else {
        throw FileError(path: path, operation: .create, reason: .system(.ENOTDIR))
      }
      return
    }
    let parent = PathText.directory(of: path)
    if parent != path { try make(parent, permissions: permissions) }
    // Another program may have been quicker; a slash at the end names what has just been made.
    guard mkdir(path, permissions) == 0 || errno == EEXIST else {
      throw FileError(path: path, operation: .create, reason: .system(.last))
    }
  }
}

/// A name in a folder, whatever it leads to.
package enum FolderEntry {
  /// Whether it leads to something.
  package static func leadsSomewhere(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// What is not there needs no removal.
  package static func remove(_ path: String) { unlink(path) }

  /// What is at `target` is replaced in one step.
  package static func rename(_ path: String, to target: String) throws(ErrorNumber) {
    _ = try retrying { Glibc.rename(path, target) }
  }
}

extension Descriptor {
  /// Makes a file of a name that nobody has, for this user alone.
  ///
  /// - Parameter ending: with its dot.
  package static func makeFile(
    in folder: String, stem: String, ending: String
  ) throws(ErrorNumber) -> (descriptor: Descriptor, path: String) {
    var path = Array("\(PathText.join(folder, stem))XXXXXX\(ending)".utf8CString)
    let descriptor = Descriptor(try retrying { mkstemps(&path, Int32(ending.utf8.count)) })
    descriptor.closeOnExec()
    return (descriptor, String(decoding: path.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self))
  }
}
