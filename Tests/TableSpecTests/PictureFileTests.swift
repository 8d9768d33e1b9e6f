// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel
import TableSpec
import TestSupport
import Testing

/// Picture files of rows, read from bytes in memory.
struct PictureFileTests {
  private struct Files: IncludeReading {
    var bytes: [String: [UInt8]]

    func read(_ path: String, limit: Int) throws(IncludeFailure) -> IncludedFile {
      guard let bytes = bytes[path] else {
        throw IncludeFailure("cannot open '\(path)': no such file or directory")
      }
      guard bytes.count <= limit else { throw IncludeFailure.tooLarge }
      return IncludedFile(bytes: bytes, identity: path)
    }

    func identity(of path: String) -> String { path }
  }

  private func pictures(_ files: [String: [UInt8]], _ images: [String]) throws -> LoadedPictures {
    let rows = images.map { "  - {title: A, image: \($0)}\n" }.joined()
    let spec = "sections:\n- rows:\n\(rows)"
    let read = Dictionary(uniqueKeysWithValues: files.map { ("specs/" + $0.key, $0.value) })
    return try SpecDecoder(fileName: "specs/t.yaml", includes: Files(bytes: read)).decode(Array(spec.utf8))
      .pictures
  }

  private func picture(_ bytes: [UInt8], _ name: String = "a.png") throws -> LoadedPicture? {
    try pictures([name: bytes], [name])[name]
  }

  private func size(_ bytes: [UInt8], _ name: String = "a.png") throws -> Size? {
    try picture(bytes, name)?.size
  }

  private func complaint(_ bytes: [UInt8], _ name: String = "a.png") throws -> String? {
    guard case .failed(let reason)? = try picture(bytes, name) else { return nil }
    return reason
  }

  private func svg(_ text: String) -> [UInt8] { Array(text.utf8) }

  // MARK: - Sizes

  @Test func `the size is the pixels divided by the scale in the name`() throws {
    #expect(try size(TinyPicture.png(90, 60)) == Size(width: 90, height: 60))
    #expect(try size(TinyPicture.png(90, 60), "a@2x.png") == Size(width: 45, height: 30))
    #expect(try size(TinyPicture.png(90, 60), "a@3x.png") == Size(width: 30, height: 20))
    #expect(try size(TinyPicture.jpeg(40, 20), "a.jpg") == Size(width: 40, height: 20))
    #expect(try size(TinyPicture.pdf("0 0 60 40.5"), "a.pdf") == Size(width: 60, height: 40.5))
  }

  @Test(
    arguments: [
      ("width='48' height='24'", Size(width: 48, height: 24)),
      ("width='48px' height='18pt'", Size(width: 48, height: 24)),
      ("viewBox='0 0 30 20'", Size(width: 30, height: 20)),
      ("viewBox='0,0,30,20' width='60'", Size(width: 60, height: 40)),
      ("width='100%' height='100%' viewBox='0 0 8 9'", Size(width: 8, height: 9)),
    ])
  func `the size of an SVG is that of its attributes or of its box`(attributes: String, size: Size) throws {
    let text =
      "\u{FEFF}<?xml version='1.0' encoding='UTF-8'?><!-- a --><svg xmlns='http://www.w3.org/2000/svg' \(attributes)/>"
    #expect(try self.size(svg(text), "a.svg") == size)
  }

  @Test func `the content decides the format, not the name`() throws {
    guard case .picture(let data, _)? = try picture(TinyPicture.jpeg(4, 2), "a.png") else {
      Issue.record("not read")
      return
    }
    #expect(data.format == .jpeg && data.url?.hasPrefix("data:image/jpeg;base64,/9j/") == true)
  }

  @Test func `each file is read once, with the folder of the spec before its path`() throws {
    let png = TinyPicture.png(2, 2)
    let found = try pictures(
      ["photos/a.png": png, "b.png": png],
      ["photos/a.png", "{file: photos/../b.png}", "b.png", "photos/a.png"])
    #expect(found["photos/a.png"]?.size != nil && found["photos/../b.png"] == found["b.png"])
  }

  @Test func `files of elements are read as those of rows are`() throws {
    let spec = """
      sections:
      - rows:
        - {title: A, leading: [{image: {file: a.png}}], button: {title: B, image: {file: b.png}}}
        - content: {hStack: [{vStack: [{image: {file: c.png}}]}, {label: C}]}
      """
    let table = try SpecDecoder(fileName: "t.yaml").decode(Array(spec.utf8))
    #expect(table.pictureFiles == ["a.png", "b.png", "c.png"])
  }

  // MARK: - Hostile files

  @Test func `a damaged, oversized or foreign file is a reason instead of a picture`() throws {
    #expect(try complaint(Array("GIF89a".utf8)) == "it is no PNG, JPEG, SVG or PDF")
    #expect(try complaint([]) == "it is no PNG, JPEG, SVG or PDF")
    #expect(
      try complaint(Array(TinyPicture.png(2, 2).prefix(20)))?.contains("can't be read from the PNG") == true)
    #expect(try complaint(TinyPicture.png(0, 2))?.contains("can't be read from the PNG") == true)
    #expect(
      try complaint(TinyPicture.png(20_000, 2))?.contains("20000 x 2 pixels, more than 40 million") == true)
    #expect(try complaint(TinyPicture.png(10_000, 10_000))?.contains("more than 40 million") == true)
    #expect(
      try complaint(TinyPicture.png(2, 2) + [UInt8](repeating: 0, count: 2 << 20))
        == "it is larger than 2 MiB")
    // A segment's length of 0 must not loop.
    #expect(try complaint([0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0, 0, 0, 0, 0, 0], "a.jpg") != nil)
    #expect(try complaint([0xFF, 0xD8, 0xFF] + [UInt8](repeating: 0xFF, count: 500), "a.jpg") != nil)
    #expect(try complaint(TinyPicture.pdf("0 0 x 40"), "a.pdf")?.contains("PDF") == true)
    #expect(try pictures([:], ["a.png"]).complaint(about: "a.png") == "no such file or directory")
    #expect(
      try pictures([:], ["photos/../../a.png"]).complaint(about: "photos/../../a.png")
        == "it is outside of the spec's folder")
    #expect(
      try pictures(["a.pdf": TinyPicture.pdf("0 0 6 4")], ["a.pdf"]).complaint(about: "a.pdf")?.contains(
        "PDF") == true)
  }

  @Test func `all pictures of a spec together are limited, in bytes and in number`() throws {
    let large = TinyPicture.png(2, 2) + [UInt8](repeating: 0, count: 2_000_000)
    let names = (0..<5).map { "\($0).png" }
    let found = try pictures(Dictionary(uniqueKeysWithValues: names.map { ($0, large) }), names)
    #expect(found.complaint(about: "3.png") == nil)
    #expect(found.complaint(about: "4.png") == "the spec's pictures are larger than 8 MiB")
    let many = (0..<300).map { "\($0).png" }
    #expect(try pictures([:], many).complaint(about: "299.png") == "the spec has more than 256 picture files")
  }

  @Test func `an SVG that could cost its viewers a lot is refused`() throws {
    let head = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>"
    func complaint(_ body: String) throws -> String? { try self.complaint(svg(body), "a.svg") }
    let laughs = "<!DOCTYPE svg [<!ENTITY a 'x'>]>" + head + "<text>&a;</text></svg>"
    #expect(try complaint(laughs)?.contains("DOCTYPE") == true)
    // Ten groups that each repeat the former one ten times.
    let groups = (0..<10).map { index in
      "<g id='g\(index)'>"
        + String(repeating: index == 0 ? "<path d=''/>" : "<use href='#g\(index - 1)'/>", count: 10) + "</g>"
    }
    #expect(
      try complaint(head + groups.joined() + "<use href='#g9'/></svg>")?.contains("100000 elements") == true)
    #expect(try complaint(head + "<g id='a'><use href='#a'/></g></svg>")?.contains("100000 elements") == true)
    #expect(try complaint(head + String(repeating: "<g>", count: 100))?.contains("64") == true)
    #expect(
      try complaint("<?xml version='1.0' encoding='UTF-7'?>" + head + "</svg>")?.contains("UTF-8") == true)
    #expect(try complaint(head + "<path d='")?.contains("damaged") == true)
    #expect(try complaint("<html><svg width='1' height='1'/></html>")?.contains("no svg element") == true)
    // It uses a shape several times, as icons do, and has a script that viewers don't run.
    #expect(
      try complaint(head + "<script>1 &lt; 2</script><g id='a'/><use href='#a'/><use xlink:href='#a'/></svg>")
        == nil)
  }

  // MARK: - Specs

  @Test func `images are written in their shortest form`() throws {
    let spec = """
      sections:
        - rows:
            - {title: A, image: photos/a.png}
            - {title: B, image: {file: b.jpg, size: [60, 60], shape: circle}}
            - {title: C, image: {monogram: "12", tileColor: systemRed}}
            - {title: D, image: {symbol: bell, cornerRadius: 4, weight: bold, scale: large, renderingMode: palette, secondaryColor: systemRed}}

      """
    let table = try SpecDecoder(fileName: "t.yaml").decode(Array(spec.utf8))
    let rows = table.sections[0].rows.map(\.image)
    #expect(
      rows[0] == RowImage(.file("photos/a.png")) && rows[2]?.monogram == "12" && rows[1]?.shape == .circle)
    let written = SpecEncoder.encode(table)
    #expect(written.contains("image: photos/a.png"))
    #expect(try SpecDecoder(fileName: "t.yaml").decode(Array(written.utf8)) == table)
  }

  @Test func `another source replaces the former one and keeps the other parts`() throws {
    var row = Row(title: "A", image: RowImage(symbol: "bell", tileColor: .semantic(.systemRed)))
    let image = try #require(SettingKey("image", of: .row))
    #expect(image.set(.text("a.png"), of: &row))
    #expect(row.image == RowImage(.file("a.png"), tileColor: .semantic(.systemRed)))
    #expect(try #require(SettingKey("image.monogram", of: .row)).set(.text("AB"), of: &row))
    #expect(row.image == RowImage(.monogram("AB"), tileColor: .semantic(.systemRed)))
    SettingKey("image.tileColor", of: .row)?.unset(in: &row)
    #expect(row.image == RowImage(.monogram("AB")))
    SettingKey("image.monogram", of: .row)?.unset(in: &row)
    #expect(row.image == nil)
  }

  @Test func `a save keeps the lines around a new source`() throws {
    let spec = "sections:\n- rows:\n  - title: A # first\n    image: wifi # the image\n"
    var table = try SpecDecoder(fileName: "t.yaml").decode(Array(spec.utf8))
    table.sections[0].rows[0].image?.source = .file("a.png")
    let short = SpecPatcher.patch(Array(spec.utf8), to: table, decoder: SpecDecoder(fileName: "t.yaml"))
    #expect(String(decoding: short.bytes, as: UTF8.self) == spec.replacing("wifi ", with: "a.png  "))
    let long = spec.replacing(
      "image: wifi # the image", with: "image:\n      symbol: wifi # it\n      color: systemRed")
    table.sections[0].rows[0].image?.color = .semantic(.systemRed)
    let bytes = SpecPatcher.patch(Array(long.utf8), to: table, decoder: SpecDecoder(fileName: "t.yaml")).bytes
    #expect(String(decoding: bytes, as: UTF8.self).contains("file: a.png"))
    #expect(try SpecDecoder(fileName: "t.yaml").decode(bytes) == table)
  }
}
