// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

/// The first output that a newcomer sees.
struct StartScriptTests {
  @Test func `start.sh shows the progress of the build, and stops with the compiler's errors`() throws {
    let folder = ScratchFolder()
    try folder.writeProgram(
      """
      #!/bin/sh
      echo "[1/2] Compiling Geometry"
      echo "Points.swift:1:1: error: what is this" >&2
      exit 1
      """, to: "swift")
    let process = Process()
    let output = Pipe()
    process.executableURL = Repository.root.appendingPathComponent("Scripts/start.sh")
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["PATH": "\(folder.path):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"]) { $1 }
    try process.run()
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 1)
    #expect(said.contains("[1/2] Compiling Geometry\n"), "\(said)")
    #expect(said.contains("Points.swift:1:1: error: what is this\n"), "\(said)")
    #expect(!said.contains("rendered"), "\(said)")
  }
}
