// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// A real program that saves files in its own way.
package struct ExternalTool: Sendable {
  package let name: String

  package init(_ name: String) { self.name = name }

  package var location: String? {
    let directories = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return directories.map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile)
  }

  /// Runs the program until it ends.
  package func run(_ arguments: [String], in directory: String, input: String = "") throws {
    guard let location else { throw ScratchFailure("\(name) is not installed") }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: location)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: directory)
    process.environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "HOME": directory, "LC_ALL": "C",
      "GIT_CONFIG_NOSYSTEM": "1", "TERM": "dumb",
    ]
    let pipe = Pipe()
    process.standardInput = pipe
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    pipe.fileHandleForWriting.write(Data(input.utf8))
    try pipe.fileHandleForWriting.close()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw ScratchFailure("\(name) \(arguments) failed") }
  }
}
