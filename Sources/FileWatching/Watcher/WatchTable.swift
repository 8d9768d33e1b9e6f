// SPDX-License-Identifier: GPL-3.0-or-later

import Platform

/// The objects that are armed, and their users: many watched files share directories.
package struct WatchTable {
  private struct Interest {
    var roles: WatchRole = []
    var names: Set<[UInt8]> = []
  }

  private struct Entry {
    var descriptor: Int32?
    private(set) var interests: [Int: Interest] = [:]
    /// The users that watch an entry of this name in the directory.
    private(set) var users: [[UInt8]: Set<Int>] = [:]
    /// The number of users for each set of roles.
    private var counts: [WatchRole: Int] = [:]
    var roles: WatchRole { counts.keys.reduce([]) { $0.union($1) } }

    mutating func set(_ interest: Interest?, of user: Int) {
      let former = interests.updateValue(interest ?? Interest(), forKey: user)
      if let former {
        counts[former.roles, default: 0] -= 1
        if counts[former.roles] == 0 { counts[former.roles] = nil }
        for name in former.names {
          users[name]?.remove(user)
          if users[name]?.isEmpty == true { users[name] = nil }
        }
      }
      guard let interest else { return interests[user] = nil }
      counts[interest.roles, default: 0] += 1
      for name in interest.names { users[name, default: []].insert(user) }
    }
  }

  private static let anyEntry = Array(PathChain.anyEntry.utf8)

  private var entries: [String: Entry] = [:]
  private var paths: [Int32: Set<String>] = [:]
  /// The paths that each user watches.
  private var pathsOfUsers: [Int: Set<String>] = [:]

  package init() {}

  package var armedPaths: [String] {
    entries.filter { $0.value.descriptor != nil }.keys.sorted()
  }

  /// Arms all of `wants` for `user`, and drops its earlier wants that aren't among them.
  ///
  /// Every wanted object is armed again each time: the kernel returns the old descriptor for the same object
  /// and a new one for its replacement, which is the cheapest way to detect a replacement.
  ///
  /// - Returns: the paths that could not be armed, with their errors.
  package mutating func update(
    _ user: Int, wants: [WatchWant], in backend: any WatchBackend
  ) -> [(path: String, failure: ErrorNumber)] {
    var wanted: [String: Interest] = [:]
    for want in wants {
      wanted[want.path, default: Interest()].roles.formUnion(want.role)
      if let name = want.name { wanted[want.path]?.names.insert(Array(name.utf8)) }
    }
    for path in pathsOfUsers[user] ?? [] where wanted[path] == nil { release(path, by: user, in: backend) }
    pathsOfUsers[user] = Set(wanted.keys)
    var failures: [(path: String, failure: ErrorNumber)] = []
    for (path, interest) in wanted {
      entries[path, default: Entry()].set(interest, of: user)
      do {
        try arm(path, in: backend)
      } catch {
        failures.append((path, error))
      }
    }
    return failures.sorted { $0.path < $1.path }
  }

  package mutating func remove(_ user: Int, in backend: any WatchBackend) {
    for path in pathsOfUsers.removeValue(forKey: user) ?? [] { release(path, by: user, in: backend) }
  }

  /// The users that a notice concerns.
  package func users(of notice: WatchNotice) -> Set<Int> {
    var users: Set<Int> = []
    for path in paths[notice.descriptor] ?? [] {
      guard let entry = entries[path] else { continue }
      guard let name = notice.name else {
        users.formUnion(entry.interests.keys)
        continue
      }
      users.formUnion(entry.users[name] ?? [])
      users.formUnion(entry.users[Self.anyEntry] ?? [])
    }
    return users
  }

  /// Forgets a descriptor that the kernel has dropped.
  package mutating func forget(_ descriptor: Int32) {
    for path in paths.removeValue(forKey: descriptor) ?? [] { entries[path]?.descriptor = nil }
  }
}

extension WatchTable {
  private mutating func arm(_ path: String, in backend: any WatchBackend) throws(ErrorNumber) {
    guard let entry = entries[path] else { return }
    let descriptor: Int32
    do {
      descriptor = try backend.add(path, roles: entry.roles)
    } catch {
      disarm(path, in: backend)
      throw error
    }
    if descriptor != entry.descriptor {
      disarm(path, in: backend)
      entries[path]?.descriptor = descriptor
      paths[descriptor, default: []].insert(path)
    }
    let sharing = paths[descriptor] ?? []
    if sharing.count > 1 {
      // Two paths of one object, as with hard links: the last path's roles replaced those of the other.
      let union = sharing.reduce(into: WatchRole()) { $0.formUnion(entries[$1]?.roles ?? []) }
      if union != entry.roles { _ = try backend.add(path, roles: union) }
    }
  }

  private mutating func release(_ path: String, by user: Int, in backend: any WatchBackend) {
    entries[path]?.set(nil, of: user)
    guard entries[path]?.interests.isEmpty ?? false else { return }
    disarm(path, in: backend)
    entries[path] = nil
  }

  private mutating func disarm(_ path: String, in backend: any WatchBackend) {
    guard let descriptor = entries[path]?.descriptor else { return }
    entries[path]?.descriptor = nil
    paths[descriptor]?.remove(path)
    guard paths[descriptor]?.isEmpty ?? false else { return }
    paths[descriptor] = nil
    backend.remove(descriptor)
  }
}
