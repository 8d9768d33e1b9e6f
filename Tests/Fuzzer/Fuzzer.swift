// SPDX-License-Identifier: GPL-3.0-or-later

import CFuzzer
import Foundation
import Fuzzing

/// `fuzzer TARGET [libFuzzer's options] [corpus …]` fuzzes; `fuzzer --prepare FOLDER` writes seeds and
/// dictionaries for all targets. Only `Scripts/nightly/fuzz.sh` builds it, with the sanitizer that includes
/// libFuzzer.
@main
struct Fuzzer {
  /// Global, because libFuzzer calls a C function, which can't capture anything. Each process has one target.
  nonisolated(unsafe) private static var target: (any FuzzTarget)?

  static func main() throws {
    let arguments = CommandLine.arguments
    if arguments.count == 3, arguments[1] == "--prepare" {
      return try prepare(URL(fileURLWithPath: arguments[2]))
    }
    guard arguments.count > 1, let type = FuzzTargetRegistry.named(arguments[1]) else {
      let names = FuzzTargetRegistry.all.map { $0.name }.joined(separator: ", ")
      FileHandle.standardError.write(Data("fuzzer: expected a target, one of: \(names)\n".utf8))
      exit(2)
    }
    target = try type.init()
    var words = [arguments[0], "-max_len=\(type.maximumLength)"] + arguments.dropFirst(2)
    words.removeAll { $0.isEmpty }
    var count = Int32(words.count)
    var pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = .allocate(capacity: words.count + 1)
    for (index, word) in words.enumerated() { pointers?[index] = strdup(word) }
    pointers?[words.count] = nil
    exit(LLVMFuzzerRunDriver(&count, &pointers) { data, size in Fuzzer.run(data, size) })
  }

  private static func run(_ data: UnsafePointer<UInt8>?, _ size: Int) -> Int32 {
    do {
      try target?.run(Array(UnsafeBufferPointer(start: data, count: size)))
    } catch {
      // libFuzzer saves the input of a process that crashes.
      FileHandle.standardError.write(Data("finding: \(error)\n".utf8))
      abort()
    }
    return 0
  }

  private static func prepare(_ folder: URL) throws {
    for target in FuzzTargetRegistry.all {
      let seeds = folder.appendingPathComponent("seeds/\(target.name)")
      try? FileManager.default.removeItem(at: seeds)
      try FileManager.default.createDirectory(at: seeds, withIntermediateDirectories: true)
      for seed in try target.seeds() {
        try Data(seed.bytes.prefix(target.maximumLength)).write(to: seeds.appendingPathComponent(seed.name))
      }
      let lines = try target.words().sorted().filter { (1...60).contains($0.utf8.count) }.map(entry)
      try Data(lines.joined().utf8).write(to: folder.appendingPathComponent("\(target.name).dict"))
      print(target.name)
    }
  }

  /// A word in the syntax of libFuzzer's dictionaries.
  private static func entry(_ word: String) -> String {
    let text = word.utf8.map { byte in
      let isPlain = (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
      let digits = String(byte, radix: 16, uppercase: true)
      return isPlain ? String(UnicodeScalar(byte)) : "\\x" + (digits.count == 1 ? "0" : "") + digits
    }
    return "\"" + text.joined() + "\"\n"
  }
}
