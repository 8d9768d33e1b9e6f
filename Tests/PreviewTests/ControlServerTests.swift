import FileWatching
import Foundation
import Preview
import TestSupport
import Testing

struct ControlServerTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func daemon() throws -> (DaemonStand, ControlClient, DaemonPlace) {
    try scratch.write("hello", to: "spec.yaml")
    let stand = DaemonStand(scratch)
    let place = DaemonPlace(folder: scratch.path("run"))
    try stand.daemon.listen(at: place)
    _ = try stand.settle()
    return (stand, ControlClient(socket: try #require(place.sockets().first)), place)
  }

  @Test func `requests are answered, wrong ones in words`() throws {
    let (stand, client, _) = try daemon()
    #expect(client.ask("status")?.contains("\"state\": \"good\"") == true)
    #expect(client.ask("render") == "{\"ok\": true}")
    #expect(client.ask("await-render")?.contains("\"ok\": true") == true)
    #expect(client.ask("dance")?.contains("unknown command 'dance'; allowed: status, render") == true)
    #expect(client.ask("\", \"x\": \"")?.contains("\"ok\": false") == true)
    try scratch.write("bad", to: "spec.yaml")
    _ = try stand.settle()
    #expect(client.ask("last-error")?.contains("spec.yaml:1:1: bad") == true)
    #expect(client.ask("stop") == "{\"ok\": true}")
    _ = stand.daemon.waitUntilStopped()
    #expect(client.ask("status") == nil)
  }

  @Test func `one daemon watches the same specs, and the next may when it has ended`() throws {
    let (stand, _, place) = try daemon()
    let second = DaemonStand(scratch)
    #expect(throws: ControlError.self) { try second.daemon.listen(at: place) }
    stand.daemon.stop()
    _ = stand.daemon.waitUntilStopped()
    #expect(throws: Never.self) { try second.daemon.listen(at: place) }
  }

  @Test func `a name does not depend on how the paths are written`() throws {
    try scratch.write("a", to: "a.yaml")
    try scratch.write("b", to: "b.yaml")
    try scratch.link("link.yaml", to: "a.yaml")
    let place = DaemonPlace(folder: "/tmp/x")
    func name(_ files: String...) -> String { place.name(for: files.map { scratch.path($0) }) }
    #expect(name("a.yaml", "b.yaml") == name("b.yaml", "./a.yaml"))
    #expect(name("link.yaml") == name("a.yaml"))
    #expect(name("a.yaml") != name("b.yaml"))
  }
}
