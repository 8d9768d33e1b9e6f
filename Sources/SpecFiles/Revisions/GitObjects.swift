// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Platform
import Synchronization
import TableSpec

/// The contents of files in a repository, by their ids. One process of git reads them all.
final class GitObjects: Sendable {
  /// A pipe to git. Its other end stays open here, too, so that a write after git's end raises no SIGPIPE; a request is shorter than
  /// the pipe's buffer.
  private let requests: (reading: Descriptor, writing: Descriptor)
  private let answers: Descriptor
  private let child: ChildProgram
  /// The bytes that were read beyond the last answer.
  private let rest = Mutex<[UInt8]>([])

  init(_ git: GitProgram) throws(GitRevision.Failure) {
    do {
      requests = try Descriptor.pipe()
      (child, answers) = try git.start(["cat-file", "--batch"], input: requests.reading)
    } catch {
      throw GitRevision.Failure(message: "cannot start git: \(error.words)", hint: nil)
    }
  }

  deinit {
    requests.writing.close()
    requests.reading.close()
    answers.close()
    _ = child.wait()
  }

  /// - Parameters:
  ///   - id: in hexadecimal digits, from git.
  ///   - name: the file's name for messages.
  ///   - sizeLimit: bytes.
  /// - Throws: ``SpecLoader/Failure``: as for a file of the disk if it is too large.
  func bytes(
    of id: String, named name: String, sizeLimit: Int
  ) throws(SpecLoader.Failure) -> [UInt8] {
    func failure(_ reason: String, _ hint: String? = nil) -> SpecLoader.Failure {
      .notInRevision(
        GitRevision.Failure(
          message: "cannot read '\(VisibleText.line(name))' with git: \(reason)", hint: hint))
    }
    let answer: Answer
    do throws(ErrorNumber) {
      answer = try rest.withLock { rest throws(ErrorNumber) in
        try requests.writing.writeAll("\(id)\n".utf8)
        let header = try Self.head(&rest, answers)
        // `ID blob SIZE`, or `ID missing`.
        guard header.count == 3, let size = Int(header[2]) else {
          return header.isEmpty ? .ended : .missing
        }
        // The content's line end belongs to the answer.
        let content = try Self.take(size + 1, from: &rest, answers, isKept: size <= sizeLimit)
        guard let content else { return .ended }
        return size <= sizeLimit ? .content(content.dropLast()) : .tooLarge
      }
    } catch {
      throw failure(error.words)
    }
    switch answer {
    case .content(let bytes): return Array(bytes)
    case .tooLarge: throw failure("it is larger than \(sizeLimit) bytes", SpecLimits.Kind.bytes.hint)
    case .missing: throw failure(GitProgram.isMissing)
    case .ended: throw failure("git ended early; the repository may be damaged", "run: git fsck")
    }
  }

  private enum Answer {
    case content(ArraySlice<UInt8>)
    case tooLarge, missing, ended
  }

  /// The words of the next line; none if git has ended.
  private static func head(
    _ rest: inout [UInt8], _ answers: Descriptor
  ) throws(ErrorNumber) -> [Substring] {
    while true {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: rest[..<end], as: UTF8.self)
        rest.removeFirst(end + 1)
        return line.split(separator: " ")
      }
      guard try fill(&rest, answers) else { return [] }
    }
  }

  /// - Parameter isKept: whether the bytes are returned; otherwise they are only skipped.
  /// - Returns: `nil` if git has ended before.
  private static func take(
    _ count: Int, from rest: inout [UInt8], _ answers: Descriptor, isKept: Bool
  ) throws(ErrorNumber) -> ArraySlice<UInt8>? {
    var missing = count
    while rest.count < missing {
      if !isKept {
        missing -= rest.count
        rest.removeAll()
      }
      guard try fill(&rest, answers) else { return nil }
    }
    let taken = rest[..<missing]
    rest = Array(rest[missing...])
    return taken
  }

  private static func fill(_ rest: inout [UInt8], _ answers: Descriptor) throws(ErrorNumber) -> Bool {
    let chunk = try answers.read(upTo: 1 << 16)
    rest += chunk
    return !chunk.isEmpty
  }
}
