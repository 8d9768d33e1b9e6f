// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// Lists folders.
package enum FolderListing {
  /// The names without `.` and `..`; folders end with a slash. Empty if the folder can't be read.
  package static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    return bareNames(in: stream).map { name in
      let isFolder = FileReader.key(of: PathText.join(folder, name))?.isDirectory ?? false
      return isFolder ? name + "/" : name
    }
  }

  /// The executable files in some folders whose names begin with `prefix`.
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

  /// The names in an open folder, without the slashes.
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

/// Creates a folder and its parents.
package enum FolderMaker {
  /// Leaves an existing folder unchanged.
  ///
  /// - Throws: ``FileError`` if a folder can't be created, or a file has its name.
  package static func make(_ path: String, permissions: UInt32 = 0o777) throws(FileError) {
    if let key = FileReader.key(of: path) {
      guard key.isDirectory else {
        throw FileError(path: path, operation: .create, reason: .system(.ENOTDIR))
      }
      return
    }
    let parent = PathText.directory(of: path)
    if parent != path { try make(parent, permissions: permissions) }
    // EEXIST isn't an error: another program may have been quicker, and a path that ends with a slash names
    // the folder just created.
    guard mkdir(path, permissions) == 0 || errno == EEXIST else {
      throw FileError(path: path, operation: .create, reason: .system(.last))
    }
  }
}

/// An entry of a folder, of any type.
package enum FolderEntry {
  /// Does nothing if it doesn't exist.
  package static func remove(_ path: String) { unlink(path) }

  /// Replaces an existing file at `target` atomically.
  package static func rename(_ path: String, to target: String) throws(ErrorNumber) {
    _ = try retrying { Glibc.rename(path, target) }
  }

  /// - Throws: `EEXIST` if an entry has the name.
  package static func rename(_ path: String, toUnused target: String) throws(ErrorNumber) {
    _ = try retrying { link(path, target) }
    unlink(path)
  }
}

extension Descriptor {
  /// Creates a file with an unused name, readable only by this user.
  ///
  /// - Parameter ending: including its dot.
  package static func makeFile(
    in folder: String, stem: String, ending: String
  ) throws(ErrorNumber) -> (descriptor: Descriptor, path: String) {
    var path = Array("\(PathText.join(folder, stem))XXXXXX\(ending)".utf8CString)
    let descriptor = Descriptor(try retrying { mkstemps(&path, Int32(ending.utf8.count)) })
    descriptor.closeOnExec()
    return (descriptor, String(decoding: path.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self))
  }
}
