// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// A library that is looked for when it is wanted: the program runs without it, too.
package struct DynamicLibrary: @unchecked Sendable {
  private let handle: UnsafeMutableRawPointer

  /// Stays loaded until the end of the process.
  ///
  /// - Parameter name: as `libharfbuzz.so.0`.
  /// - Returns: nil where it is not installed.
  package init?(_ name: String) {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { return nil }
    self.handle = handle
  }

  /// - Parameter type: the function's, `@convention(c)`.
  package func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    dlsym(handle, name).map { unsafeBitCast($0, to: type) }
  }
}
