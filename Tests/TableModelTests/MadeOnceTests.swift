// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization
import TableModel
import Testing

/// What is made when it is first asked for.
struct MadeOnceTests {
  private final class Thing: Sendable {
    let number: Int

    init(_ number: Int) { self.number = number }
  }

  @Test func `nothing is made before somebody asks, and all who ask get one object`() async {
    let made = Atomic(0)
    let once = MadeOnce { Thing(made.add(1, ordering: .relaxed).newValue) }
    #expect(made.load(ordering: .relaxed) == 0)
    let found = await withTaskGroup(of: Thing.self) { group in
      for _ in 0..<64 { group.addTask { once.value } }
      return await group.reduce(into: [Thing]()) { $0.append($1) }
    }
    #expect(Set(found.map { ObjectIdentifier($0) }).count == 1)
    #expect(once.value === found[0])
    // Some may have made one at the same time; what the others made is gone.
    #expect((1...made.load(ordering: .relaxed)).contains(found[0].number))
  }

  @Test func `what makes one may ask for others, of another type as well`() {
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
