// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Glibc
import Platform
import TestSupport
import Testing

struct FolderMakerTests {
  @Test(arguments: ["a", "a/b/c", "a/", "a/b/", "./a//b", "there", "there/"])
  func `makes missing folders and keeps existing ones`(name: String) throws {
    let scratch = ScratchFolder()
    try scratch.write("kept", to: "there/file")
    for _ in 0..<2 { try FolderMaker.make(scratch.path(name)) }
    var isFolder: ObjCBool = false
    #expect(FileManager.default.fileExists(atPath: scratch.path(name), isDirectory: &isFolder))
    #expect(isFolder.boolValue)
    #expect(try scratch.read("there/file") == "kept")
  }

  @Test func `a file in the folder's place is an error with a clear message`() throws {
    let scratch = ScratchFolder()
    try scratch.write("", to: "file")
    for name in ["file", "file/inner"] {
      #expect(throws: FileError(path: scratch.path("file"), operation: .create, reason: .system(.ENOTDIR))) {
        try FolderMaker.make(scratch.path(name))
      }
    }
  }
}
