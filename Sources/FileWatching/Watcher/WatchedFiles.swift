// SPDX-License-Identifier: GPL-3.0-or-later

/// All files of a watcher, and the index that keeps a turn's cost proportional to its events, however many files don't change.
/// Confined to the watcher's queue.
final class WatchedFiles {
  private struct Place: Hashable {
    let path: String
    let isRead: Bool
  }

  private var files: [Int: WatchedFile] = [:]
  private var numbers: [Place: Int] = [:]
  private var fileOfToken: [WatchToken: Int] = [:]
  private var pendingNumbers: Set<Int> = []

  subscript(number: Int) -> WatchedFile? { files[number] }

  var all: some Collection<WatchedFile> { files.values }

  /// The files with a pending read, in the order in which they were added.
  var pending: [WatchedFile] { pendingNumbers.sorted().compactMap { files[$0] } }

  var earliestDeadline: Duration? {
    pendingNumbers.lazy.compactMap { self.files[$0]?.debounce.deadline }.min()
  }

  var hasPending: Bool { !pendingNumbers.isEmpty }

  /// - Parameter make: makes the file, if that path isn't watched yet.
  func file(
    at path: String, isRead: Bool, make: (_ onPending: @escaping (WatchedFile) -> Void) -> WatchedFile
  ) -> WatchedFile {
    let place = Place(path: path, isRead: isRead)
    if let known = numbers[place].flatMap({ files[$0] }) { return known }
    let file = make { [weak self] in self?.note($0) }
    files[file.number] = file
    numbers[place] = file.number
    return file
  }

  func add(_ subscriber: WatchedFile.Subscriber, _ token: WatchToken, to file: WatchedFile) {
    file.subscribers[token.number] = subscriber
    fileOfToken[token] = file.number
  }

  /// - Returns: the file, if it has no subscribers left; `nil` otherwise.
  func remove(_ token: WatchToken) -> WatchedFile? {
    guard let file = fileOfToken.removeValue(forKey: token).flatMap({ files[$0] }),
      file.subscribers.removeValue(forKey: token.number) != nil, file.subscribers.isEmpty
    else { return nil }
    files[file.number] = nil
    numbers[Place(path: file.absolutePath, isRead: file.isRead)] = nil
    pendingNumbers.remove(file.number)
    return file
  }

  func removeAll() {
    files = [:]
    numbers = [:]
    fileOfToken = [:]
    pendingNumbers = []
  }

  private func note(_ file: WatchedFile) {
    // A file that was removed may still be in its last check.
    guard files[file.number] === file else { return }
    if file.debounce.isPending {
      pendingNumbers.insert(file.number)
    } else {
      pendingNumbers.remove(file.number)
    }
  }
}
