import Synchronization
import TableModel

/// The last two good tables of each spec: what a save changed is told from them.
final class SpecMemory: Sendable {
  private struct Tables {
    var former: Table?
    var latest: Table
  }

  private let tables = Mutex<[String: Tables]>([:])

  /// - Returns: the table before; `nil` for the first.
  func remember(_ table: Table, of spec: String) -> Table? {
    tables.withLock { tables in
      let former = tables[spec]?.latest
      // A render on demand is no save: what the last save changed stays known.
      if let former, former == table { return former }
      tables[spec] = Tables(former: former, latest: table)
      return former
    }
  }

  func latest(of spec: String) -> Table? { tables.withLock { $0[spec]?.latest } }

  func former(of spec: String) -> Table? { tables.withLock { $0[spec]?.former } }
}
