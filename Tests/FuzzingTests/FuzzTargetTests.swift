// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Fuzzing
import TestSupport
import Testing

/// Runs the fuzzer's targets on known inputs: a short version of what `Scripts/nightly/fuzz.sh` does for hours.
struct FuzzTargetTests {
  static let names = FuzzTargetRegistry.all.map { $0.name }

  private func target(_ name: String) throws -> any FuzzTarget.Type {
    try #require(FuzzTargetRegistry.named(name))
  }

  @Test(arguments: names)
  func `every seed passes`(name: String) throws {
    let type = try target(name)
    let target = try type.init()
    let seeds = try type.seeds()
    #expect(seeds.count > 5)
    for seed in TestCount.some(seeds, step: 3) {
      #expect(throws: Never.self, "\(seed.name)") { try target.run(seed.bytes) }
    }
  }

  @Test(arguments: names)
  func `each target has words for its dictionary`(name: String) throws {
    #expect(try target(name).words().count > 5)
  }

  /// `Finds/TARGET/DESCRIPTION`: each file once caused a trap, a hang or a broken rule.
  private static let finds: [String] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Finds")
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.contains("/") }.sorted()
  }()

  @Test(arguments: finds)
  func `a former finding passes`(find: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "Finds/\(find)")
    let target = try target(String(find.prefix { $0 != "/" })).init()
    try target.run([UInt8](Data(contentsOf: file)))
  }
}
