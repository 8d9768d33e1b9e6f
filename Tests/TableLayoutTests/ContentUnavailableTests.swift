// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel
import Testing

@testable import TableLayout

/// The view of a table without rows.
struct ContentUnavailableTests {
  private func layout(
    _ profile: Profile.ID = .iOS15, _ change: (inout Table.Info) -> Void
  ) -> LaidOutTable {
    var info = Table.Info(profile: profile, traits: Traits(device: Device.ID("iPhone-15")))
    info.navigation.title = "Inbox"
    change(&info)
    return LaidOutTable(Table(info: info))
  }

  private func setMail(_ info: inout Table.Info) {
    info.contentUnavailable.image = "tray"
    info.contentUnavailable.text = "No Mail"
    info.contentUnavailable.secondaryText = "New mail appears here."
    info.contentUnavailable.button = Element(.button, .text("Compose"))
    info.contentUnavailable.secondaryButton = Element(.button, .text("Refresh"))
  }

  private func frames(_ layout: LaidOutTable) throws -> [String: Rect] {
    let view = try #require(layout.contentUnavailableTree)
    return Dictionary(uniqueKeysWithValues: view.elements.map { ($0.path, $0.frame) })
  }

  /// Source: UIContentUnavailableConfiguration's constants.
  @Test func `its parts have UIKit's distances`() throws {
    let frames = try frames(layout { setMail(&$0) })
    let (image, text) = (try #require(frames["image"]), try #require(frames["text"]))
    let (second, button) = (try #require(frames["secondaryText"]), try #require(frames["button"]))
    let last = try #require(frames["secondaryButton"])
    #expect(text.minY - image.maxY == 15)
    #expect(second.minY - text.maxY == 3)
    #expect(button.minY - second.maxY == 20)
    #expect(last.minY - button.maxY == 15)
    #expect((text.minX, text.width) == (32, 393 - 64))
    for frame in [image, text, button, last] { #expect((frame.midX.doubleValue - 196.5).magnitude < 0.4) }
  }

  @Test func `a spinner is nearer to its text`() throws {
    let frames = try frames(layout { $0.contentUnavailable.kind = .loading })
    let (spinner, text) = (try #require(frames["image"]), try #require(frames["text"]))
    #expect((spinner.width, spinner.height) == (32, 32))
    #expect(text.minY - spinner.maxY == 8)
  }

  @Test func `margins are narrower at accessibility text sizes`() throws {
    let frames = try frames(
      layout {
        setMail(&$0)
        $0.traits.textSize = .accessibilityMedium
      })
    #expect(try #require(frames["text"]).minX == 16)
  }

  @Test(arguments: [Profile.ID.iOS15, .iOS26])
  func `it is in the middle between the bars of a picture as high as the screen`(profile: Profile.ID) throws {
    let layout = layout(profile) {
      setMail(&$0)
      $0.screen.statusBar = true
      $0.bottomBars.tabs = [Element(.button, .text("Mail"))].compactMap(\.self)
    }
    #expect(layout.pictureSize.height == 852)
    let view = try #require(layout.contentUnavailableTree).frame
    let top = try #require(layout.navigationBarTree).frame.maxY
    let bottom = try #require(layout.bottomBarTrees.first).frame.minY
    #expect((view.midY.doubleValue - (top + bottom).doubleValue / 2).magnitude < 0.5)
  }

  @Test func `explanations have the numbers of the frames`() throws {
    let layout = layout { setMail(&$0) }
    let numbers = Explainer(layout).contentUnavailable()
    func number(_ name: String) -> Points? { numbers.first { $0.property == name }?.explanation.value }
    for (name, frame) in try frames(layout) {
      #expect(number("\(name) x") == frame.minX && number("\(name) y") == frame.minY)
      #expect(number("\(name) width") == frame.width && number("\(name) height") == frame.height)
    }
    #expect(numbers.first { $0.property == "y" }?.explanation.text.contains("(assumed)") == true)
  }

  @Test func `points find bars and what is in them`() throws {
    let layout = layout {
      setMail(&$0)
      $0.navigation.back = "Mailboxes"
      $0.bottomBars.tabs = ["Mail", "Search"].compactMap { Element(.button, .text($0)) }
    }
    for surrounding in [Surrounding.contentUnavailable, .navigationBar, .tabBar] {
      let tree = try #require(layout.tree(of: surrounding))
      for part in tree.elements {
        let found = layout.surrounding(at: Point(x: part.frame.midX, y: part.frame.midY))
        #expect(found?.surrounding == surrounding && found?.part == part.path)
      }
    }
    #expect(layout.tree(of: .toolbar) == nil)
    #expect(layout.surrounding(at: Point(x: 5, y: 100)) == nil)
  }
}
