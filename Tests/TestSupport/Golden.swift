// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

/// Compares bytes with a file that is stored beside the test.
///
/// `RECORD_GOLDENS=1 swift test` writes the files. A run that recorded a file fails, so that recording is
/// always noticed.
package struct Golden {
  /// The folder that holds the expected files: `Expected` beside the test's source.
  private let folder: URL

  package init(testFile: String = #filePath) {
    folder = URL(fileURLWithPath: testFile).deletingLastPathComponent().appendingPathComponent("Expected")
  }

  /// - Parameter folder: the folder that holds the expected files.
  package init(folder: URL) { self.folder = folder }

  private static var isRecording: Bool { ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" }

  /// Fails if a picture differs too much from the file, or records it. Fonts and browsers differ between machines.
  ///
  /// - Parameter difference: the part of the picture that differs from the file, 0 to 1.
  package func expect(
    picture: [UInt8], near name: String, _ difference: ([UInt8]) throws -> Double, limit: Double
  ) throws {
    let file = folder.appendingPathComponent(name)
    let expected = (try? Data(contentsOf: file)).map { Array($0) }
    if Self.isRecording || expected == nil { return try expect(picture, equal: name) }
    let share = try difference(expected ?? [])
    guard share > limit else { return }
    Issue.record("\(name): \(share) of the picture differs (RECORD_GOLDENS=1 writes it)")
  }

  /// Fails with the first differing line, or records the file.
  package func expect(
    _ bytes: [UInt8], equal name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = folder.appendingPathComponent(name)
    if Self.isRecording {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      if (try? Data(contentsOf: file)) != Data(bytes) {
        try Data(bytes).write(to: file)
        Issue.record("recorded \(name): look at it, then run again", sourceLocation: sourceLocation)
      }
      return
    }
    guard let expected = try? Data(contentsOf: file) else {
      Issue.record("no golden \(name) (RECORD_GOLDENS=1 writes it)", sourceLocation: sourceLocation)
      return
    }
    guard expected != Data(bytes) else { return }
    Issue.record(
      Comment(rawValue: "\(name): " + Self.firstDifference(Array(expected), bytes)),
      sourceLocation: sourceLocation)
  }

  /// Returns the first line that differs, with its number and both versions.
  package static func firstDifference(_ expected: [UInt8], _ found: [UInt8]) -> String {
    let left = expected.split(separator: 10, omittingEmptySubsequences: false)
    let right = found.split(separator: 10, omittingEmptySubsequences: false)
    for index in 0..<max(left.count, right.count) {
      let was = index < left.count ? String(decoding: left[index], as: UTF8.self) : "(end)"
      let now = index < right.count ? String(decoding: right[index], as: UTF8.self) : "(end)"
      if was != now { return "line \(index + 1) differs\nexpected: \(was)\nfound:    \(now)" }
    }
    return "the bytes differ"
  }
}
