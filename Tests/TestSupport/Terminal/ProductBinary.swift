// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// Executables of this package, built for the tests.
package enum ProductBinary {
  /// Returns the executable next to the test bundle.
  ///
  /// `ROUNDTABLE_BINARIES` names another folder, for example of a release build.
  package static func url(named name: String) throws -> URL {
    let environment = ProcessInfo.processInfo.environment
    let folders =
      environment["ROUNDTABLE_BINARIES"].map { [URL(fileURLWithPath: $0)] } ?? bundleFolders
    let candidates = folders.map { $0.appendingPathComponent(name) }
    guard let found = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) })
    else {
      throw TerminalTestError.missingBinary(name: name, searched: folders.map(\.path))
    }
    return found
  }

  private static var bundleFolders: [URL] {
    // On macOS, the process is a program of SwiftPM, and the bundle is one of its arguments.
    CommandLine.arguments.filter { $0.contains(".xctest") || $0 == CommandLine.arguments.first }.flatMap {
      argument in
      var folders: [URL] = []
      var folder = URL(fileURLWithPath: argument).resolvingSymlinksInPath()
      for _ in 0..<4 {
        folder.deleteLastPathComponent()
        folders.append(folder)
      }
      return folders
    }
  }
}
