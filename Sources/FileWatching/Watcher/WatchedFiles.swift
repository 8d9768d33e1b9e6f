// SPDX-License-Identifier: GPL-3.0-or-later

/// All files of a watcher, and the indices that keep a turn's cost proportional to its events, however many files don't change.
/// Confined to the watcher's queue.
final class WatchedFiles {
  private struct Place: Hashable {
    let path: String
    let isRead: Bool
  }

  private var files: [Int: WatchedFile] = [:]
  private var numbers: [Place: Int] = [:]
  private var fileOfToken: [WatchToken: Int] = [:]
  private var members: [WatchGroup: Set<Int>] = [:]
  private var pendingNumbers: Set<Int> = []
  private var doubtedNumbers: Set<Int> = []

  subscript(number: Int) -> WatchedFile? { files[number] }

  var all: some Collection<WatchedFile> { files.values }

  /// The files with a pending check, in the order in which they were added.
  var pending: [WatchedFile] { pendingNumbers.sorted().compactMap { files[$0] } }

  var earliestDeadline: Duration? { pendingNumbers.lazy.compactMap { self.files[$0]?.settle.deadline }.min() }

  var hasPending: Bool { !pendingNumbers.isEmpty }

  /// Why the first file that needs polling is polled.
  var backstopReason: String? { doubtedNumbers.min().flatMap { files[$0]?.backstopReason } }

  /// - Parameter make: makes the file, if that path isn't watched yet.
  func file(at path: String, isRead: Bool, make: (_ onChange: @escaping (WatchedFile) -> Void) -> WatchedFile)
    -> WatchedFile
  {
    let place = Place(path: path, isRead: isRead)
    if let known = numbers[place].flatMap({ files[$0] }) { return known }
    let file = make { [weak self] in self?.note($0) }
    files[file.number] = file
    numbers[place] = file.number
    note(file)
    return file
  }

  func add(_ subscriber: WatchedFile.Subscriber, _ token: WatchToken, to file: WatchedFile) {
    file.subscribers[token.number] = subscriber
    fileOfToken[token] = file.number
    guard let group = subscriber.group else { return }
    members[group, default: []].insert(file.number)
    tellShare(of: group)
  }

  /// - Returns: the file, if it has no subscribers left; `nil` otherwise.
  func remove(_ token: WatchToken) -> WatchedFile? {
    guard let file = fileOfToken.removeValue(forKey: token).flatMap({ files[$0] }),
      let subscriber = file.subscribers.removeValue(forKey: token.number)
    else { return nil }
    if let group = subscriber.group, !file.groups.contains(group) {
      members[group]?.remove(file.number)
      tellShare(of: group)
      if members[group]?.isEmpty == true { members[group] = nil }
      tellShare(of: file)
    }
    guard file.subscribers.isEmpty else { return nil }
    files[file.number] = nil
    numbers[Place(path: file.absolutePath, isRead: file.isRead)] = nil
    pendingNumbers.remove(file.number)
    doubtedNumbers.remove(file.number)
    return file
  }

  func removeAll() {
    files = [:]
    numbers = [:]
    fileOfToken = [:]
    members = [:]
    pendingNumbers = []
    doubtedNumbers = []
  }

  /// The latest deadline of the files that are read together with `file`.
  func latestDeadline(besides file: WatchedFile) -> Duration? {
    var latest: Duration?
    for group in file.groups {
      for number in members[group] ?? [] where number != file.number {
        guard let deadline = files[number]?.settle.deadline else { continue }
        latest = max(latest ?? deadline, deadline)
      }
    }
    return latest
  }

  private func note(_ file: WatchedFile) {
    // A file that was removed may still be in its last check.
    guard files[file.number] === file else { return }
    if file.settle.isPending {
      pendingNumbers.insert(file.number)
    } else {
      pendingNumbers.remove(file.number)
    }
    if file.backstopReason != nil {
      doubtedNumbers.insert(file.number)
    } else {
      doubtedNumbers.remove(file.number)
    }
  }

  /// Updates in each file of a group whether others are read together with it.
  private func tellShare(of group: WatchGroup) {
    let numbers = members[group] ?? []
    for file in numbers.compactMap({ files[$0] }) {
      // Without asking all groups of a file: many specs may include it.
      if numbers.count > 1 { file.settle.isShared = true } else { tellShare(of: file) }
    }
  }

  private func tellShare(of file: WatchedFile) {
    file.settle.isShared = file.groups.contains { (members[$0]?.count ?? 0) > 1 }
  }
}
