// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// An optional library that is loaded on demand: the program also runs without it.
package struct DynamicLibrary: @unchecked Sendable {
  private let handle: UnsafeMutableRawPointer

  /// Remains loaded until the process ends.
  ///
  /// - Parameter name: such as `libharfbuzz.so.0`.
  /// - Returns: `nil` if it isn't installed.
  package init?(_ name: String) {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { return nil }
    self.handle = handle
  }

  /// - Parameter type: the function's type, `@convention(c)`.
  package func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    dlsym(handle, name).map { unsafeBitCast($0, to: type) }
  }
}
