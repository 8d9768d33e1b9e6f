// SPDX-License-Identifier: GPL-3.0-or-later

import PreviewState
import TableModel
import TableSpec
import Testing

struct DaemonEditTests {
  private func edit(_ title: String, _ fixture: inout DaemonFixture) -> [String] {
    var table = Table()
    table.info.title = title
    return fixture.handle(
      .edited(spec: "a", EditedSpec(table) { LoadedSpec(table: Table(), path: "a", bytes: []) }))
  }

  /// A daemon that shows the table `one`.
  private func shown() -> DaemonFixture {
    var fixture = DaemonFixture("a", hasEditor: true)
    #expect(fixture.save(("a", "one")) == ["read 1 of a: one"])
    #expect(fixture.read(1) == [])
    #expect(edit("one", &fixture) == ["start 1 of a: one, confirmed"])
    #expect(fixture.rendered(1) == ["rendered a", "watch a.svg of a", "ready a"])
    return fixture
  }

  @Test func `a save is read, and the editor's table is rendered`() {
    var fixture = shown()
    #expect(fixture.save(("a", "two")) == ["read 2 of a: two"])
    #expect(fixture.read(2) == [])
    #expect(edit("two", &fixture) == ["start 2 of a: two, confirmed"])
    #expect(fixture.rendered(2).first == "rendered a")
  }

  @Test func `a save is read during the render of an edit, and a newer edit waits for that render`() {
    var fixture = shown()
    #expect(edit("two", &fixture) == ["start 2 of a: two, confirmed"])
    #expect(fixture.save(("a", "three")) == ["read 2 of a: three"])
    #expect(edit("four", &fixture) == [])
    #expect(fixture.read(2) == [])
    #expect(fixture.rendered(2).contains("start 3 of a: four, confirmed"))
  }

  @Test func `a save with errors marks the previews until the next edit`() {
    var fixture = shown()
    _ = fixture.save(("a", "bad"))
    #expect(fixture.read(2, SpecFault(.unreadable, "no")) == ["start 2 of a: no, confirmed"])
    #expect(fixture.failed(2, "no") == ["failed a: no"])
    #expect(edit("two", &fixture) == ["start 3 of a: two, confirmed"])
    #expect(fixture.rendered(3).prefix(2) == ["recovered a", "rendered a"])
  }

  @Test func `only the newest reading counts`() {
    var fixture = shown()
    _ = fixture.save(("a", "bad"))
    #expect(fixture.save(("a", "two")) == ["read 3 of a: two"])
    #expect(fixture.read(2, SpecFault(.unreadable, "no")) == [])
    #expect(fixture.read(3) == [])
  }

  @Test func `a save of an included file reads the spec again`() {
    var fixture = shown()
    let theme = { SpecDependency(path: "theme", hash: $0) }
    _ = fixture.save(("a", "two"))
    #expect(fixture.read(2, reading: [theme(1)]) == ["a includes theme"])
    #expect(fixture.handle(.found([.included(spec: "a", theme(1))])) == [])
    #expect(fixture.handle(.found([.included(spec: "a", theme(2))])) == ["read 3 of a: two"])
  }

  @Test func `a doubted save is read once more after a while, and not if another save comes first`() {
    var fixture = shown()
    _ = fixture.save(("a", ""))
    let doubt = SpecFault(.doubted, "cut short?")
    #expect(
      fixture.read(2, doubt) == ["in 2.0 seconds look at a 2 again", "start 2 of a: cut short?, confirmed"])
    _ = fixture.failed(2, "cut short?")
    let timer = DaemonTimer.secondLook(spec: "a", covering: 2)
    // The user's edits don't confirm it.
    _ = edit("two", &fixture)
    #expect(fixture.handle(.timer(timer)) == ["recheck", "saves, then a 2 again"])
    let wait = SavesWait.secondLook(spec: "a", covering: 2)
    #expect(fixture.handle(.savesSeen(wait)) == ["read 3 of a: , confirmed"])
    #expect(fixture.handle(.timer(timer)) == [])
  }

  @Test func `a spec that was never saved isn't missing, and a spec that was removed is`() {
    var fixture = DaemonFixture("a", hasEditor: true)
    let missing = SpecFault(.missing, "waiting for 'a'")
    _ = edit("new", &fixture)
    _ = fixture.rendered(1)
    _ = fixture.handle(.found([.saved(spec: "a", .faulty(missing))]))
    #expect(fixture.read(1, missing) == [])
    _ = fixture.save(("a", "one"))
    #expect(fixture.read(2) == [])
    _ = fixture.handle(.found([.saved(spec: "a", .faulty(missing))]))
    #expect(fixture.read(3, missing) == ["start 2 of a: waiting for 'a', confirmed"])
  }

  @Test func `an edit after the end is answered`() {
    var fixture = shown()
    _ = fixture.handle(.stop(.asked))
    #expect(edit("two", &fixture) == [])
  }
}
