// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import PreviewServer
import TestSupport
import Testing

/// A daemon with its page open in a real browser.
final class BrowserFixture {
  let page: PageFixture
  let tab: BrowserTab
  private let browser: Browser

  init(
    _ specs: [String: String], width: Int = 1280, height: Int = 800, order: [String]? = nil,
    editing: PageEditing? = nil
  ) throws {
    page = try PageFixture(specs, order: order, editing: editing)
    browser = try SharedBrowser.get()
    tab = try browser.openTab(width: width, height: height)
    try tab.open(address)
    try tab.wait("document.body.dataset.connection === 'connected'")
  }

  deinit { browser.closeTabs() }

  var address: String { "http://\(page.host)\(page.root)" }

  /// Opens another viewer of the same page.
  func openTab() throws -> BrowserTab {
    let other = try browser.openTab()
    try other.open(address)
    return other
  }

  /// Opens another window of the same visitor.
  func openWindow() throws -> BrowserTab {
    let other = try browser.openWindow(beside: tab)
    try other.open(address)
    return other
  }

  /// Saves, and waits until the page shows the save.
  func save(_ text: String, to name: String = "t.yaml") throws {
    let before = try tab.text("document.body.dataset.revision")
    try page.save(text, to: name)
    try tab.wait("document.body.dataset.revision !== '\(before)'")
    try settle()
  }

  /// Waits until the picture belongs to the current state.
  func settle() throws {
    try tab.wait(
      """
      (() => {
        const picture = document.querySelector('#picture');
        return Boolean(picture?.dataset.address?.includes(`revision=${document.body.dataset.revision}`));
      })()
      """)
  }

  /// The position of a point of the picture in the window.
  func place(x: Double, y: Double) throws -> (x: Double, y: Double) {
    let board = "document.querySelector('#artboard').getBoundingClientRect()"
    let scale = try tab.number("document.querySelector('#picture').clientWidth") / width
    return (try tab.number("\(board).x") + x * scale, try tab.number("\(board).y") + y * scale)
  }

  private var width: Double {
    get throws { try tab.number("Number(document.querySelector('#picture').dataset.width)") }
  }

  func hover(x: Double, y: Double) throws {
    let point = try place(x: x, y: y)
    try tab.move(x: point.x, y: point.y)
  }

  func click(x: Double, y: Double) throws {
    let point = try place(x: x, y: y)
    try tab.click(x: point.x, y: point.y)
  }
}
