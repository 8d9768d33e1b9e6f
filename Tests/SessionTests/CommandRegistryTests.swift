// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Session
import TestSupport
import Testing

struct CommandRegistryTests {
  /// The names of the command types in the source files.
  private static let written: [String] = {
    let folder = Repository.root.appendingPathComponent("Sources/Session/Commands")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let texts = (files?.compactMap { $0 as? URL } ?? []).compactMap {
      try? String(contentsOf: $0, encoding: .utf8)
    }
    return texts.flatMap { text in
      text.split(separator: "\n").compactMap { line in
        let words = line.split { " :".contains($0) }.drop { $0 == "package" }.map { $0 }
        guard let first = words.first, first == "struct" || first == "enum", words.count > 1 else {
          return nil
        }
        return words[1].hasSuffix("Command") ? String(words[1]) : nil
      }
    }
  }()

  @Test func `every command in the source files is registered`() {
    let registered = Set(CommandRegistry.all.map { String(describing: $0) })
    #expect(Self.written.count == CommandRegistry.all.count)
    for command in Self.written {
      #expect(registered.contains(command), "add \(command).self to CommandGroup.commands")
    }
  }

  @Test func `names are unique, and each command has a usage and a summary`() {
    #expect(Set(CommandRegistry.names).count == CommandRegistry.all.count)
    for command in CommandRegistry.all {
      #expect(command.abstract.hasSuffix("."), "\(command.name)")
      #expect(command.usage.hasPrefix(command.name))
    }
  }

  @Test func `prefixes work at the prompt, but not in scripts`() throws {
    #expect(try CommandRegistry.find("set-rad", allowsPrefix: true).name == "set-radius")
    #expect(throws: SessionError.self) { try CommandRegistry.find("set-rad", allowsPrefix: false) }
    #expect(throws: SessionError.self) { try CommandRegistry.find("set-", allowsPrefix: true) }
  }
}
