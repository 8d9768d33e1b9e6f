import Console
import Foundation
import Testing

struct CommandRegistryTests {
  @Test func `every command file is registered`() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/Console/Commands")
    let files =
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
      ?? []
    let registered = Set(CommandRegistry.all.map { String(describing: $0) })
    let commands = files.map { $0.deletingPathExtension().lastPathComponent }.filter {
      $0.hasSuffix("Command")
    }
    #expect(commands.count == CommandRegistry.all.count)
    for command in commands {
      #expect(registered.contains(command), "add \(command).self to CommandRegistry.all")
    }
  }

  @Test func `names are unique, and each has a usage and a sentence`() {
    #expect(Set(CommandRegistry.names).count == CommandRegistry.all.count)
    for command in CommandRegistry.all {
      #expect(command.abstract.hasSuffix("."), "\(command.name)")
      #expect(command.usage.hasPrefix(command.name))
    }
  }

  @Test func `prefixes are for people, not for scripts`() throws {
    #expect(try CommandRegistry.find("set-rad", allowsPrefix: true).name == "set-radius")
    #expect(throws: ConsoleError.self) { try CommandRegistry.find("set-rad", allowsPrefix: false) }
    #expect(throws: ConsoleError.self) { try CommandRegistry.find("set-", allowsPrefix: true) }
  }
}
