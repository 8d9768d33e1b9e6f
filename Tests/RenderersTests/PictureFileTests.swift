// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout
import TableModel
import TestSupport
import Testing

/// Images from files, letters, and symbols with several settings, in pictures.
struct PictureFileTests {
  private func table(_ images: RowImage..., files: [String: LoadedPicture] = [:]) -> Table {
    var table = Pictures.table([images.map { Row(title: "Ada", image: $0) }])
    for (name, picture) in files { table.pictures[name] = picture }
    return table
  }

  private func image(_ source: RowImage.Source, _ change: (inout RowImage) -> Void = { _ in }) -> RowImage {
    var image = RowImage(source)
    change(&image)
    return image
  }

  private let photo = LoadedPicture.picture(
    PictureData(TinyPicture.png(180, 120), .png), size: Size(width: 90, height: 60))

  private func count(_ part: String, in text: String) -> Int {
    text.split(separator: part, omittingEmptySubsequences: false).count - 1
  }

  @Test func `an SVG contains each file once, named by its content`() {
    let ada = image(.file("ada.png"))
    let svg = Pictures.svg(
      table(ada, ada, image(.file("copy.png")), files: ["ada.png": photo, "copy.png": photo]))
    #expect(count("<image ", in: svg) == 1 && count("data:image/png;base64,iVBORw0KGgo", in: svg) == 1)
    let name = "picture-\(String(ContentHash(of: TinyPicture.png(180, 120)).value, radix: 16))"
    #expect(count("id=\"\(name)-90x60\" width=\"90\" height=\"60\"", in: svg) == 1)
    #expect(count("href=\"#\(name)-90x60\"", in: svg) == 3)
  }

  @Test func `a picture fits into its box, and fills one with round corners`() throws {
    func frames(_ change: (inout RowImage) -> Void) throws -> (frame: Rect, outline: Outline) {
      let table = table(image(.file("ada.png"), change), files: ["ada.png": photo])
      let item = try #require(Pictures.items(table, .image).first)
      guard case .picture(let picture) = item.content else { throw ScratchFailure("no picture") }
      return (picture.frame, picture.outline)
    }
    let fitting = try frames { $0.form.size = Size(width: 40, height: 40) }
    #expect(
      abs(fitting.frame.height.doubleValue - 80 / 3) < 0.01 && fitting.frame.width == 40
        && fitting.outline.rect == fitting.frame)
    let filling = try frames {
      $0.form.size = Size(width: 40, height: 40)
      $0.form.shape = .circle
    }
    #expect(
      filling.frame.size == Size(width: 60, height: 40)
        && filling.outline.rect.size == Size(width: 40, height: 40))
    #expect(filling.outline.radii.topLeft == 20)
    let own = try frames { _ in }
    #expect(own.frame.size == Size(width: 90, height: 60))
  }

  @Test func `a missing file and a PDF are a dashed box with their name`() {
    let pdf = LoadedPicture.picture(
      PictureData(TinyPicture.pdf("0 0 80 60"), .pdf), size: Size(width: 80, height: 60))
    let box = image(.file("photos/nobody.png")) { $0.form.size = Size(width: 80, height: 40) }
    let svg = Pictures.svg(table(box, image(.file("doc.pdf")), files: ["doc.pdf": pdf]))
    #expect(count("stroke-dasharray", in: svg) == 2 && count("<image", in: svg) == 0)
    #expect(svg.contains(">nobody.png</text>") && svg.contains(">doc.pdf</text>") && !svg.contains("photos/"))
  }

  @Test func `letters are on a circle and shrink until they fit`() throws {
    func run(_ letters: String) throws -> TextRun {
      let items = Pictures.items(table(image(.monogram(letters))), .image)
      guard case .text(let run)? = items.first?.content else { throw ScratchFailure("no letters") }
      return run
    }
    let (short, long) = (try run("AB"), try run("Washington"))
    #expect(short.anchor == .center && short.fontSize > long.fontSize && long.width < 29)
    guard
      case .gradient(let outline, let gradient)? = Pictures.items(table(image(.monogram("AB"))), .imageTile)
        .first?
        .content
    else {
      Issue.record("no tile")
      return
    }
    #expect(outline.radii.topLeft * 2 == outline.rect.width && outline.rect.width == 29)
    #expect(gradient.stops.map(\.paint) == [RGBA(hex: 0xA1A6B4), RGBA(hex: 0x7D838D)])
  }

  /// A monogram that sets no tile colour has the gradient of Contacts: in each version of iOS, in rows and in elements.
  @Test func `letters are on a gradient, which is fainter in a disabled row`() throws {
    func tiles(_ change: (inout Table) -> Void) -> [DisplayItem.Content] {
      var rows = table(image(.monogram("AB")))
      change(&rows)
      return Pictures.items(rows, .imageTile).map(\.content)
    }
    func alpha(_ content: DisplayItem.Content?) -> [Int] {
      if case .gradient(_, let gradient)? = content { gradient.stops.map(\.paint.alpha) } else { [] }
    }
    #expect(alpha(tiles { $0.info.profile = .iOS6 }.first) == [1000, 1000])
    #expect(alpha(tiles { $0.info.traits.appearance = .dark }.first) == [1000, 1000])
    #expect(alpha(tiles { $0.sections[0].rows[0].image?.form.fillsHeight = true }.first) == [1000, 1000])
    let faint = alpha(tiles { $0.sections[0].rows[0].states.isEnabled = false }.first)
    #expect(faint.count == 2 && faint.allSatisfy { $0 < 1000 })
    let own = tiles { $0.sections[0].rows[0].image?.tileColor = .semantic(.systemRed) }
    #expect(own.first.map { if case .fill = $0 { true } else { false } } == true)
    let svg = Pictures.svg(table(image(.monogram("AB")), image(.monogram("CD"))))
    #expect(count("<linearGradient", in: svg) == 1)
  }

  @Test(arguments: [false, true])
  func `text pictures show letters, and the initial of a picture`(ascii: Bool) {
    let rows = table(image(.monogram("GH")), image(.file("ada.png")), files: ["ada.png": photo])
    let text = Pictures.text(rows, ascii: ascii)
    #expect(text.contains("(GH)") && text.contains("[A]"), "\(text)")
  }

  @Test func `a tint is a filter, and colours of layers are those of a palette`() {
    let tinted = image(.file("ada.png")) { $0.color = .semantic(.systemRed) }
    let svg = Pictures.svg(table(tinted, files: ["ada.png": photo]))
    #expect(
      count("<filter id=\"tint-FF3B30-1000\">", in: svg) == 1
        && svg.contains("filter=\"url(#tint-FF3B30-1000)\""))
    let palette = image(.symbol("exclamationmark.triangle")) {
      $0.color = .semantic(.systemRed)
      $0.form.secondaryColor = .semantic(.systemOrange)
    }
    let colors = Pictures.svg(table(palette))
    #expect(colors.contains("layer0") && colors.contains("#FF9500") && colors.contains("#FF3B30"))
    let hierarchy = image(.symbol("person.crop.circle")) { $0.form.renderingMode = .hierarchical }
    #expect(Pictures.svg(table(hierarchy)).contains("opacity=\"0.5\""))
  }

  @Test func `weights change lines, scales change the place in the slot, and neither moves the text`() throws
  {
    func symbol(_ change: (inout RowImage) -> Void) throws -> (Symbol, title: Rect) {
      let table = table(image(.symbol("star"), change))
      guard case .symbol(let symbol)? = Pictures.items(table, .image).first?.content,
        let title = LaidOutTable(table).rowTree(Table.IndexPath(row: 0, section: 0))?.title?.frame
      else { throw ScratchFailure("no symbol") }
      return (symbol, title)
    }
    let usual = try symbol { _ in }
    let large = try symbol {
      $0.form.scale = .large
      $0.form.weight = .black
    }
    #expect(
      large.title == usual.title && large.0.frame.width > usual.0.frame.width && large.0.weight == .black)
    #expect(large.0.frame.midY == usual.0.frame.midY)
    let heavy = Pictures.svg(table(image(.symbol("star")) { $0.form.weight = .black }))
    #expect(heavy.contains("star.black") && heavy.contains("stroke-width=\"3.4\""))
  }

  @Test func `the size of an image replaces that of the look, and the row grows`() throws {
    var look = Look()
    look[.imageSize] = Size(width: 30, height: 30)
    var small = table(image(.symbol("star")))
    small.info.look = look
    var large = small
    large.sections[0].rows[0].image?.form.size = Size(width: 60, height: 60)
    let path = Table.IndexPath(row: 0, section: 0)
    let image = try #require(LaidOutTable(large).rowTree(path)?.image)
    #expect(image.size == Size(width: 60, height: 60))
    #expect(LaidOutTable(large).rectForRow(at: path).height > LaidOutTable(small).rectForRow(at: path).height)
  }
}
