import Foundation
import PreviewPage
import TestSupport
import Testing

/// The page as people have it: in a real Chromium.
@Suite(.serialized, .enabled(if: Browser.program.location != nil, "chromium is not installed"))
struct PageInBrowserTests {
  static let spec = """
    title: Shop
    style: insetGrouped
    traits: {device: iPhone-15}
    sections:
      - header: Fruit
        footer: In season
        rows:
          - {id: apple, title: Apple, detail: Red, accessory: disclosureIndicator, cellStyle: value1}
          - {id: pear, title: Pear}
          - {id: plum, title: Plum}
      - rows: [Bread, Butter, Cheese, Honey, Jam, Milk, Oats, Rice, Salt, Tea, Wine, Yeast]

    """
  static let after = spec.replacing("Pear", with: "Quince")
  static let broken = spec.replacing("header:", with: "headr:")

  private func stand(_ text: String = spec) throws -> BrowserStand { try BrowserStand(["t.yaml": text]) }

  @Test func `the picture shows, and nothing is asked for elsewhere`() throws {
    let stand = try stand()
    try stand.settle()
    #expect(try stand.tab.number("picture.naturalWidth") == 393)
    #expect(try stand.tab.text("picture.alt").contains("Preview of t.yaml, 393 by"))
    #expect(try stand.tab.text("document.title") == "● t.yaml")
    #expect(stand.tab.problems == [])
    let own = "http://\(stand.page.host)/"
    let foreign = stand.tab.requests.filter { !$0.hasPrefix(own) && !$0.hasPrefix("data:") }
    #expect(foreign == [])
    #expect(!stand.tab.requests.isEmpty)
  }

  @Test func `a save swaps the picture in place: zoom, scroll and selection stay, and it never blinks`()
    throws
  {
    let stand = try stand()
    let tab = stand.tab
    try tab.press("+")
    try tab.press("+")
    try stand.click(x: 100, y: 120)
    try tab.wait("document.querySelector('#selection-label').textContent.includes('Pear')")
    try tab.value("stage.scrollTop = 170")
    let scale = try tab.text("document.querySelector('#zoom-percent').textContent")
    #expect(scale == "150%")
    try tab.value(
      """
      window.gaps = 0;
      new MutationObserver(() => {
        const images = document.querySelectorAll('#artboard > img');
        if (images.length !== 1 || !images[0].complete || images[0].naturalWidth === 0) window.gaps += 1;
      }).observe(artboard, { childList: true, attributes: true, subtree: true });
      """)
    try stand.save(Self.after)
    #expect(try tab.number("window.gaps") == 0)
    #expect(try tab.number("stage.scrollTop") == 170)
    #expect(try tab.text("document.querySelector('#zoom-percent').textContent") == scale)
    try tab.wait("document.querySelector('#selection-label').textContent.includes('Quince')")
    #expect(try tab.truth("overlay.querySelector('.pinned').dataset.element === 'row-0.1'"))
    #expect(try tab.text("summary.textContent").contains("row 0.1 'Quince': title"))
    #expect(try tab.text("announcer.textContent").contains("row 0.1"))
    #expect(tab.problems == [])
  }

  @Test func `an error stands beside the last good picture, for those who come later too`() throws {
    let stand = try stand()
    let tab = stand.tab
    try stand.save(Self.broken)
    try tab.wait("document.querySelector('#banner') !== null")
    for viewer in [tab, try stand.openTab()] {
      try viewer.wait("document.querySelector('#banner[role=alert]') !== null")
      let banner = try viewer.text("banner.textContent")
      #expect(banner.contains("t.yaml:5:5: error: unknown key 'headr' in a section"))
      #expect(banner.contains("did you mean 'header'?"))
      #expect(banner.contains("Broken since 2026-11-21 08:41:07 UTC"))
      try viewer.wait("picture.complete && picture.naturalWidth === 393")
      #expect(try viewer.text("document.body.dataset.status") == "stale")
      // Beside it: neither covers the other.
      #expect(
        try viewer.truth("banner.getBoundingClientRect().bottom <= picture.getBoundingClientRect().top"))
      #expect(try viewer.text("document.title") == "⚠ t.yaml")
    }
    try stand.save(Self.after)
    #expect(try tab.truth("document.querySelector('#banner') === null"))
    #expect(try tab.text("document.body.dataset.status") == "good")
    #expect(tab.problems == [])
  }

  @Test func `a spec without any good picture says why, and shows it as soon as there is one`() throws {
    let stand = try stand("sections: 3\n")
    #expect(try stand.tab.text("document.body.dataset.status") == "failed")
    #expect(try stand.tab.text("banner.textContent").contains("t.yaml:1:11: error: expected 'sections'"))
    #expect(try stand.tab.truth("document.querySelector('#picture') === null"))
    try stand.save(Self.spec)
    #expect(try stand.tab.number("picture.naturalWidth") == 393)
    #expect(try stand.tab.truth("document.querySelector('#banner') === null"))
  }

  @Test func `a lost connection is told and comes back by itself, with what was saved meanwhile`() throws {
    let stand = try stand()
    let tab = stand.tab
    try tab.value(
      """
      window.told = [];
      new MutationObserver(() => window.told.push(connection.textContent))
        .observe(connection, { childList: true, characterData: true, subtree: true });
      """)
    stand.page.dropConnections()
    try stand.page.save(Self.after)
    try tab.wait("window.told.includes('connected')")
    #expect(try tab.text("window.told.join()") == "reconnecting…,connected")
    try tab.wait("document.querySelector('#summary').textContent.includes('Quince')")
    try stand.settle()
  }

  @Test func `the daemon's end is told`() throws {
    let stand = try stand()
    stand.page.server.stop()
    try stand.tab.wait("document.body.dataset.connection === 'stopped'")
    #expect(try stand.tab.text("connection.textContent") == "daemon stopped")
    #expect(try stand.tab.number("picture.naturalWidth") == 393)
  }

  @Test func `a tab that nobody sees holds no connection`() throws {
    let stand = try stand()
    let hide = { (isHidden: Bool) throws -> Void in
      _ = try stand.tab.value(
        """
        Object.defineProperty(document, 'visibilityState',
          { configurable: true, value: '\(isHidden ? "hidden" : "visible")' });
        document.dispatchEvent(new Event('visibilitychange'));
        """)
    }
    #expect(stand.page.server.viewers == 1)
    try hide(true)
    try stand.page.waitForViewers(0)
    try stand.page.save(Self.after)
    try hide(false)
    try stand.tab.wait("document.body.dataset.revision === '2'")
    #expect(stand.page.server.viewers == 1)
  }

  @Test func `hovering measures a row and tells where each number comes from`() throws {
    let stand = try stand()
    let tab = stand.tab
    try stand.hover(x: 100, y: 76)
    try tab.wait("document.querySelector('#selection-label').textContent === `row 0.0 'Apple'`")
    let body = try tab.text("document.querySelector('#inspector-body').innerText")
    for word in ["Frame", "Corners", "Spacing", "Separator", "contentMarginLeading", "continuous"] {
      #expect(body.contains(word), "the inspector lacks \(word)")
    }
    #expect(try tab.truth("overlay.querySelectorAll('.hovered .gap').length >= 3"))
    #expect(try tab.truth("overlay.querySelectorAll('.hovered .corner').length === 2"))
    #expect(try tab.truth("overlay.querySelector('.hovered .separator') !== null"))
    // The drawn frame is the row's, to the half point.
    let frame = try stand.page.json("inspect/0?element=row-0.0")["frame"] as? [String: Double]
    let drawn = "overlay.querySelector('.frame')"
    for (side, name) in [("x", "x"), ("y", "y"), ("width", "width"), ("height", "height")] {
      let value = try tab.number("Number(\(drawn).getAttribute('\(side)'))")
      #expect(abs(value - (frame?[name] ?? .nan)) < 0.01, "\(side)")
    }
    try tab.value("document.querySelector('[data-focus=height]').click()")
    let ledger = try tab.text(
      "[...document.querySelectorAll('.ledger')].find((e) => e.offsetHeight).innerText")
    #expect(ledger.contains("height of row 0.0") && ledger.contains("profile "))
    // Nothing is pinned, so no line of the spec yet.
    #expect(try tab.truth("document.querySelector('#source-line') === null"))
    #expect(tab.problems == [])
  }

  @Test func `a click shows the line of the spec`() throws {
    let stand = try stand()
    try stand.click(x: 100, y: 120)
    try stand.tab.wait("document.querySelector('#source-line') !== null")
    #expect(try stand.tab.text("document.querySelector('#source-line').textContent") == "t.yaml:9:9")
    #expect(
      try stand.tab.text("document.querySelector('.excerpt .meant').textContent").contains("title: Pear"))
    try stand.tab.press("Escape")
    try stand.tab.wait("document.querySelector('#source-line') === null")
  }

  @Test func `a pinned row that a save removes is told as gone`() throws {
    let stand = try stand()
    try stand.click(x: 100, y: 120)
    try stand.tab.wait("document.querySelector('#source-line') !== null")
    try stand.save("title: Shop\nsections:\n  - rows: [Only]\n")
    try stand.tab.wait("document.querySelector('#inspector .lost') !== null")
    #expect(
      try stand.tab.text("document.querySelector('#inspector .lost').textContent").contains("no longer there")
    )
  }

  @Test func `under a scroll offset the frames lie on what they measure`() throws {
    let rows = (0..<40).map { "Row \($0)" }.joined(separator: ", ")
    let stand = try stand(
      "style: plain\ncontentOffset: 500\ntraits: {height: 400}\nsections:\n  - {header: Title, rows: [\(rows)]}\n"
    )
    try stand.hover(x: 100, y: 200)
    try stand.tab.wait("overlay.querySelector('.hovered') !== null")
    let y = try stand.tab.number("Number(overlay.querySelector('.frame').getAttribute('y'))")
    let height = try stand.tab.number("Number(overlay.querySelector('.frame').getAttribute('height'))")
    #expect(y <= 200 && 200 < y + height)
    #expect(try stand.tab.text("document.querySelector('#inspector-body').innerText").contains("Y"))
  }

  @Test func `everything is within reach of the keyboard`() throws {
    let stand = try stand()
    let tab = stand.tab
    try tab.value("stage.focus()")
    try tab.press("ArrowDown")
    try tab.wait("document.querySelector('#selection-label').textContent.includes('Fruit')")
    try tab.press("ArrowDown")
    try tab.wait("document.querySelector('#selection-label').textContent.includes('Apple')")
    #expect(try tab.text("announcer.textContent").hasPrefix("row 0.0 Apple, x 20"))
    try tab.press("Enter")
    try tab.wait("document.querySelector('#source-line') !== null")
    try tab.press("?")
    #expect(try tab.truth("shortcuts.open"))
    try tab.press("Escape")
    try tab.wait("!shortcuts.open")
    for (key, view) in [("g", "grid"), ("c", "compare"), ("p", "preview")] {
      try tab.press(key)
      #expect(try tab.text("document.body.dataset.view") == view)
    }
    // Every control that can be seen is met by the Tab key.
    let controls = """
      [...document.querySelectorAll('button, select, input, [tabindex="0"]')].filter((each) =>
        !each.disabled && each.checkVisibility({ checkVisibilityCSS: true }))
      """
    let count = Int(try tab.number("(\(controls)).length"))
    try tab.value("window.met = new Set(); document.activeElement.blur()")
    for _ in 0..<(count + 8) {
      try tab.press("Tab")
      try tab.value("window.met.add(document.activeElement)")
    }
    let missed = try tab.text(
      "(\(controls)).filter((each) => !window.met.has(each)).map((e) => e.outerHTML).join()")
    #expect(missed.isEmpty)
    #expect(count > 15)
  }

  @Test func `every control has a name for screen readers, and the page its landmarks`() throws {
    let stand = try stand()
    try stand.click(x: 100, y: 76)
    try stand.tab.wait("document.querySelector('#source-line') !== null")
    try stand.tab.call("Accessibility.enable")
    let nodes = try stand.tab.call("Accessibility.getFullAXTree")["nodes"] as? [[String: Any]] ?? []
    func value(_ node: [String: Any], _ key: String) -> String {
      (node[key] as? [String: Any])?["value"] as? String ?? ""
    }
    let seen = nodes.filter { $0["ignored"] as? Bool != true }
    let nameless = seen.filter {
      ["button", "combobox", "slider", "checkbox", "image", "img", "searchbox"].contains(value($0, "role"))
        && value($0, "name").isEmpty
    }
    #expect(nameless.map { value($0, "role") } == [])
    let roles = Set(seen.map { value($0, "role") })
    for role in ["main", "banner", "complementary", "button", "heading", "status"] {
      #expect(roles.contains(role), "no \(role) among \(roles.sorted())")
    }
  }

  @Test func `the grid shows variants side by side, and one opens as the preview`() throws {
    let stand = try stand()
    let tab = stand.tab
    try tab.press("g")
    try tab.wait("document.querySelectorAll('#grid figure img').length >= 4")
    try tab.wait(
      "[...document.querySelectorAll('#grid figure img')].slice(0, 4).every((i) => i.naturalWidth > 0)")
    let addresses = try tab.text(
      "[...document.querySelectorAll('#grid figure img')].map((i) => i.src).join(' ')")
    for variant in ["direction=rtl", "appearance=dark", "textSize=accessibility"] {
      #expect(addresses.contains(variant), "no \(variant)")
    }
    try tab.click("[data-preset=Devices]")
    try tab.wait(
      "new Set([...document.querySelectorAll('#grid figcaption')].map((e) => e.textContent)).size >= 3")
    try tab.wait("document.querySelector('#grid img').src.includes('device=')")
    // A save reaches every picture of the grid.
    try stand.page.save(Self.after)
    try tab.wait(
      """
      [...document.querySelectorAll('#grid figure.shown img')].length > 0
        && [...document.querySelectorAll('#grid figure.shown img')].every((i) => i.src.includes('revision=2'))
      """)
    try tab.wait("document.querySelectorAll('#grid figure').length > 1")
    try tab.value(
      """
      [...document.querySelectorAll('#grid figure')]
        .find((each) => !each.querySelector('img').src.includes('device=iPhone-15'))
        .querySelector('button').classList.add('chosen')
      """)
    try tab.click("button.chosen")
    try tab.wait("document.body.dataset.view === 'preview' && picture.src.includes('device=')")
    #expect(tab.problems == [])
  }

  @Test func `before and after the last save, under a divider`() throws {
    let stand = try stand()
    let tab = stand.tab
    try tab.press("c")
    #expect(try tab.truth("divider.disabled"))
    try stand.save(Self.after)
    try tab.wait(
      "[...document.querySelectorAll('#comparison .layer img')].filter((i) => i.naturalWidth).length === 2")
    let before = try tab.text("document.querySelector('.layer.before img').src")
    #expect(before.contains("at=before"))
    #expect(
      try tab.text("(async () => (await fetch(document.querySelector('.layer.before img').src)).text())()")
        .contains("Pear"))
    #expect(
      try tab.text("(async () => (await fetch(document.querySelector('.layer.after img').src)).text())()")
        .contains("Quince"))
    try tab.value("divider.focus()")
    try tab.press("ArrowRight")
    #expect(try tab.text("divider.value") == "51")
    let board = "document.querySelector('#comparison-artboard').getBoundingClientRect()"
    let left = try tab.number("\(board).x")
    let width = try tab.number("\(board).width")
    let top = try tab.number("\(board).y") + 100
    try tab.drag(from: (left + width * 0.5, top), to: (left + width * 0.25, top))
    #expect(try tab.text("divider.value") == "25")
    #expect(tab.problems == [])
  }

  @Test func `light and dark, of the page and of the picture`() throws {
    let stand = try stand()
    let tab = stand.tab
    let background = "getComputedStyle(document.querySelector('#toolbar')).backgroundColor"
    let light = try tab.text(background)
    try tab.prefer(dark: true)
    #expect(try tab.text(background) != light)
    try tab.press("a")
    try tab.press("a")
    try tab.wait("picture.src.includes('appearance=dark') && picture.complete")
    try tab.press("r")
    try tab.wait("picture.src.includes('gaps=1') && picture.complete")
    #expect(tab.problems == [])
  }

  @Test func `nothing in a spec becomes part of the page`() throws {
    let evil = #"</script><script>window.ran = 1</script><img src=x onerror='window.ran = 2'>"#
    let stand = try stand("title: \"\(evil)\"\nsections:\n  - header: \"\(evil)\"\n    rows: [\"\(evil)\"]\n")
    let tab = stand.tab
    try stand.settle()
    try stand.click(x: 100, y: 76)
    try tab.wait("document.querySelector('#source-line') !== null")
    #expect(try tab.text("document.querySelector('#selection-label').textContent").contains("<script>"))
    for key in ["g", "c", "p"] { try tab.press(key) }
    try stand.save("title: \"\(evil)\"\nsections:\n  - {\"\(evil)\": 1}\n")
    #expect(try tab.text("banner.textContent").contains("<script>"))
    #expect(try tab.text("typeof window.ran") == "undefined")
    #expect(try tab.truth("document.querySelectorAll('img[onerror], #inspector script').length === 0"))
    #expect(tab.problems == [])
    // Opened by itself, the picture runs nothing either.
    try tab.call("Page.navigate", ["url": stand.address + "picture/0"])
    try tab.wait("document.documentElement.nodeName === 'svg'")
    #expect(try tab.text("typeof window.ran") == "undefined")
    #expect(try tab.truth("document.querySelectorAll('script').length === 0"))
  }

  @Test func `without scripts the picture and the problem still show`() throws {
    let stand = try stand()
    try stand.save(Self.broken)
    try stand.tab.call("Emulation.setScriptExecutionDisabled", ["value": true])
    try stand.tab.call("Page.reload")
    try stand.tab.waitWithoutScripts(
      "document.readyState === 'complete' && document.querySelector('#picture')?.naturalWidth === 393")
    #expect(try stand.tab.text("banner.textContent").contains("t.yaml:5:5: error"))
    #expect(try stand.tab.truth("getComputedStyle(document.querySelector('#inspector')).display === 'none'"))
  }

  @Test func `several specs, each under its own address`() throws {
    let stand = try BrowserStand(
      ["a.yaml": Self.spec, "b.yaml": Self.after], order: ["a.yaml", "b.yaml"])
    let tab = stand.tab
    #expect(try tab.truth("document.querySelectorAll('#specs-list button').length === 2"))
    try tab.press("]")
    try tab.wait("document.title.includes('b.yaml') && picture.src.includes('picture/1')")
    #expect(try tab.text("location.hash") == "#1")
    try tab.call("Page.reload")
    try tab.wait("document.title.includes('b.yaml') && picture.src.includes('picture/1')")
    #expect(tab.problems == [])
  }

  @Test func `pictures of the page for people to look at`() throws {
    let example = try Example.text("settings.yaml")
    let stand = try BrowserStand(["t.yaml": example], width: 1440, height: 900)
    let tab = stand.tab
    try stand.settle()
    try stand.click(x: 150, y: 230)
    try tab.wait("document.querySelector('#source-line') !== null")
    try Artifacts.keep(tab.screenshot(), as: "page-inspector.png")
    try stand.save(example.replacing("title: Bluetooth", with: "title: Bluetooth Devices"))
    try tab.press("c")
    try tab.wait(
      "[...document.querySelectorAll('#comparison .layer img')].filter((i) => i.naturalWidth).length === 2")
    try Artifacts.keep(tab.screenshot(), as: "page-compare.png")
    try tab.press("g")
    try tab.wait(
      "[...document.querySelectorAll('#grid figure img')].slice(0, 5).every((i) => i.naturalWidth > 0)")
    try Artifacts.keep(tab.screenshot(), as: "page-grid.png")
    try tab.press("p")
    try stand.save(example.replacing("rows:", with: "row:"))
    try tab.prefer(dark: true)
    try Artifacts.keep(tab.screenshot(), as: "page-stale-dark.png")
    #expect(tab.problems == [])
  }
}
