// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// Functions of the C library that are missing in Glibc's module, because only `_GNU_SOURCE` declares them; `nil` where the
/// library is too old to have them.
enum GlibcExtensions {
  private static let library = DynamicLibrary("libc.so.6")

  /// Since glibc 2.34: closes all descriptors from a number on in the program that is started.
  static let addCloseFrom = library?.function(
    "posix_spawn_file_actions_addclosefrom_np",
    as: (@convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, Int32) -> Int32).self)

  /// Since glibc 2.28.
  static let renameAt2 = library?.function(
    "renameat2",
    as: (@convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32).self)
}
