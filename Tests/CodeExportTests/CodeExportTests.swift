// SPDX-License-Identifier: GPL-3.0-or-later

import CodeExport
import Foundation
import TableModel
import TestSupport
import Testing

struct CodeExportTests {
  @Test(arguments: CodeFormat.allCases)
  func `exported code is valid Swift with any texts`(format: CodeFormat) throws {
    // UIKit isn't available here, so only the compiler's parser checks the code.
    let toolchain = ["/opt/swift/usr/bin", "/usr/bin", "/usr/local/bin"].map {
      URL(fileURLWithPath: $0 + "/swiftc")
    }
    let path = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":").map {
      URL(fileURLWithPath: $0 + "/swiftc")
    }
    let compiler = try #require(
      ((path ?? []) + toolchain).first { FileManager.default.isExecutableFile(atPath: $0.path) })
    let folder = try ScratchFolder()
    for seed in 0..<4 {
      var random = RandomTable(seed: UInt64(seed))
      try folder.write(format.code(for: random.table()).source, to: "a\(seed).swift")
      let result = try ChildProcess.run(
        compiler, ["-frontend", "-parse", folder.path + "/a\(seed).swift"],
        environment: TestEnvironment(home: folder))
      #expect(result.exitCode == 0, "\(result.standardError)")
    }
  }
}
