// SPDX-License-Identifier: GPL-3.0-or-later

import FileWatching
import Platform
import SpecFiles
import TableModel
import TableSpec
import TestSupport
import Testing

/// Reads a table from a path on a real disk.
struct SpecLoaderTests {
  private let folder = ScratchFolder()

  private func failure(_ path: String, _ loader: SpecLoader = SpecLoader()) -> String {
    do {
      _ = try loader.load(path)
      return "none"
    } catch {
      switch error {
      case .unreadable(let error): return "unreadable: \(error)"
      case .notInRevision(let error): return "not in the revision: \(error.message)"
      case .wrong(let error): return "wrong: \(error)"
      }
    }
  }

  @Test func `a spec lists its files, the nearest first, and its own text`() throws {
    try folder.write("rowHeight: 50\n", to: "themes/tall.yaml")
    let path = try folder.write("include: themes/tall.yaml\nsections: [{rows: [A]}]\n", to: "t.yaml")
    let spec = try SpecLoader().load(path)
    #expect(spec.table.info.look[.rowHeight] != nil && spec.table.sections.count == 1)
    #expect(spec.path == path && spec.files.map(\.path) == [path, folder.path("themes/tall.yaml")])
    #expect(String(decoding: spec.bytes, as: UTF8.self).hasPrefix("include:"))
  }

  @Test func `missing, invalid, oversized and outside files are distinguished`() throws {
    #expect(failure(folder.path("no.yaml")).hasPrefix("unreadable: cannot open"))
    #expect(failure(folder.path).hasPrefix("unreadable:"))
    let wrong = try folder.write("rowHeigt: 1\n", to: "wrong.yaml")
    #expect(failure(wrong).hasPrefix("wrong: \(wrong):1:1: error: unknown key 'rowHeigt'"))
    var limits = SpecLimits()
    limits[.bytes] = 8
    #expect(failure(wrong, SpecLoader(limits: limits)).hasPrefix("unreadable:"))
    let outside = ScratchFolder()
    try outside.write("rowHeight: 1\n", to: "theme.yaml")
    try folder.link("theme.yaml", to: outside.path("theme.yaml"))
    let spec = try folder.write("include: theme.yaml\n", to: "link.yaml")
    #expect(failure(spec).contains("is outside the spec's folder"))
    // A spec without a path, for example from standard input, can't include files.
    do {
      _ = try SpecLoader().load(Array("include: theme.yaml\n".utf8), named: "<stdin>")
      Issue.record("it was included")
    } catch { #expect("\(error)".contains("this spec cannot include files")) }
  }

  @Test func `only a save that removes rows is suspect`() throws {
    let loader = SpecLoader()
    func doubts(_ former: String, _ new: String) throws -> Bool {
      let path = try folder.write(former, to: "t.yaml")
      let reading = loader.reading(
        Array(new.utf8), of: path, after: try loader.load(path), isConfirmed: false,
        showingAtOnce: "'reload'")
      guard case .failure(let fault) = reading.result else { return false }
      return fault.kind == .doubted
    }
    #expect(try doubts("sections: [{rows: [A]}]\n", ""))
    #expect(try doubts("sections: [{rows: [A]}]\n", "\n \n"))
    #expect(try doubts("sections: [{rows: [A]}]\n", "# gone\n"))
    #expect(try !doubts("sections: [{rows: [A]}]\n", "sections: []\n"))
    #expect(try !doubts("title: Nothing yet\nsections: [{rows: []}]\n", ""))
  }

  @Test func `an emptied included file is suspect, and named`() throws {
    let theme = try folder.write("rowHeight: 50\n", to: "theme.yaml")
    let text = "include: theme.yaml\nsections: [{rows: [A]}]\n"
    let path = try folder.write(text, to: "t.yaml")
    let former = try SpecLoader().load(path)
    try folder.write("", to: "theme.yaml")
    let reading = SpecLoader().reading(
      Array(text.utf8), of: path, after: former, isConfirmed: false, showingAtOnce: "'reload'")
    guard case .failure(let fault) = reading.result else {
      Issue.record("it is believed")
      return
    }
    let words = fault.description
    #expect(words.hasPrefix("\(theme):1:1: error: the file is empty;"), "\(words)")
  }

  @Test func `a failed load still names the files that it requested`() throws {
    try folder.write("rowHeigt: 50\n", to: "bad.yaml")
    let path = folder.path("t.yaml")
    let reading = SpecLoader().reading(
      Array("include: [bad.yaml, gone.yaml]\n".utf8), of: path, after: nil, isConfirmed: false,
      showingAtOnce: "'reload'")
    guard case .failure(let fault) = reading.result else {
      Issue.record("it is right")
      return
    }
    #expect(fault.description.split(separator: "\n").count { $0.contains("error: ") } == 2)
    #expect(reading.dependencies.map(\.path) == [folder.path("bad.yaml"), folder.path("gone.yaml")])
    #expect(reading.dependencies.map { $0.hash == nil } == [false, true])
  }
}
