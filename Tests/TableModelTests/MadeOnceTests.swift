// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization
import TableModel
import Testing

struct MadeOnceTests {
  private final class Thing: Sendable {
    let number: Int

    init(_ number: Int) { self.number = number }
  }

  @Test func `nothing is created before the first request, and all requests get one object`() async {
    let made = Atomic(0)
    let once = MadeOnce { Thing(made.add(1, ordering: .relaxed).newValue) }
    #expect(made.load(ordering: .relaxed) == 0)
    let found = await withTaskGroup(of: Thing.self) { group in
      for _ in 0..<64 { group.addTask { once.value } }
      return await group.reduce(into: [Thing]()) { $0.append($1) }
    }
    #expect(Set(found.map { ObjectIdentifier($0) }).count == 1)
    #expect(once.value === found[0])
    // Some threads may have created an object at the same time; all but one were discarded.
    #expect((1...made.load(ordering: .relaxed)).contains(found[0].number))
  }

  @Test func `creating an object may request others, also of another type`() {
    let inner = MadeOnce { Thing(7) }
    let outer = MadeOnce { Setting(inner.value) }
    #expect(outer.value.thing === inner.value)
    #expect(outer.value.thing.number == 7)
  }

  private final class Setting: Sendable {
    let thing: Thing

    init(_ thing: Thing) { self.thing = thing }
  }
}
