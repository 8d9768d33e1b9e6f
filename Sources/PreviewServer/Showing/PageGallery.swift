// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import NIOHTTP1
import Renderers
import TableLayout
import TableModel

/// The start page with pictures of screens. A click copies a screen's spec into the user's folder.
package struct PageGallery: Sendable {
  /// A screen to begin with.
  package struct Screen: Sendable {
    /// The name of its spec, without the extension.
    let name: String
    /// A sentence about it.
    let meaning: String
    let table: Table

    package init(name: String, meaning: String, table: Table) {
      (self.name, self.meaning, self.table) = (name, meaning, table)
    }
  }

  /// The reason why a screen wasn't copied, for the page.
  package struct Failure: Error {
    let words: String

    package init(_ words: String) { self.words = words }
  }

  let screens: [Screen]
  /// The folder that copies are written to, as the page shows it.
  let folder: String
  /// Copies the screen at an index and starts its preview. Returns the preview's address.
  let copy: @Sendable (Int) throws(Failure) -> String

  package init(
    screens: [Screen], folder: String, copy: @escaping @Sendable (Int) throws(Failure) -> String
  ) {
    (self.screens, self.folder, self.copy) = (screens, folder, copy)
  }

  /// The page's document.
  var html: [UInt8] {
    let items = screens.enumerated().map { index, screen in
      let name = MarkupText.escaped(screen.name)
      return """
        <li><button type="button" data-screen="\(index)">
          <picture><source media="(prefers-color-scheme: dark)" srcset="screen/\(index)?appearance=dark">\
        <img src="screen/\(index)" alt="" loading="lazy"></picture>
          <strong>\(name)</strong> <span>\(MarkupText.escaped(screen.meaning))</span>
        </button></li>
        """
    }
    return Array(
      String(decoding: PageAsset.gallery, as: UTF8.self)
        .replacing("<!--folder-->", with: MarkupText.escaped(folder))
        .replacing("<!--screens-->", with: items.joined(separator: "\n")).utf8)
  }

  /// The picture of a screen.
  func picture(_ request: ScreenRequest) throws(PageRefusal) -> [UInt8] {
    guard screens.indices.contains(request.screen) else { throw PageRoute.missing }
    var table = screens[request.screen].table
    table.info.traits.appearance = request.appearance
    return SVGRenderer().render(LaidOutTable(table).displayList())
  }

  func copied(_ index: Int) throws(PageRefusal) -> ValueTree {
    guard screens.indices.contains(index) else { throw PageRoute.missing }
    do throws(Failure) {
      return .object([("page", .text(try copy(index)))])
    } catch {
      throw PageRefusal(status: .conflict, reason: VisibleText.lines(error.words))
    }
  }
}

/// A picture of the gallery.
struct ScreenRequest: Equatable {
  /// The screen's index in the gallery.
  let screen: Int
  let appearance: InterfaceStyle

  init(screen: Int, _ query: QueryItems) throws(PageRefusal) {
    var query = query
    self.screen = screen
    appearance = try query.remove("appearance", as: InterfaceStyle.self) ?? .light
    try query.finish()
  }
}
