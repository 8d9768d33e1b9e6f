// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

/// The files of the page: the program contains each, and the page uses each.
struct PageAssetTests {
  private static let folder = Repository.root.appendingPathComponent("Sources/PreviewServer/Resources")

  private static let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []

  private func text(_ name: String) throws -> String {
    try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
  }

  @Test func `each file is served unchanged with its content type`() throws {
    let fixture = try PageFixture(["t.yaml": "sections: []\n"])
    let kinds = [
      "js": "text/javascript; charset=utf-8", "css": "text/css; charset=utf-8", "svg": "image/svg+xml",
    ]
    #expect(Self.names.count > 30)
    for name in Self.names where !name.hasSuffix(".html") {
      let response = try fixture.get(name)
      #expect(response.status == 200, "\(name) is not in page.c")
      #expect(try response.body == text(name), "\(name)")
      #expect(response["content-type"] == kinds[String(name.split(separator: ".").last ?? "")], "\(name)")
    }
    // A document is served only at the root, where its placeholders are filled in.
    for name in ["page.html", "gallery.html"] { #expect(try fixture.get(name).status == 404) }
  }

  @Test func `each file is used, and each used file exists`() throws {
    let page = try text("page.html") + text("gallery.html")
    var used = Set(page.matches(of: /(?:href|src)="([a-z-]+\.(?:js|css|svg))"/).map { String($0.1) })
    var waiting = used.filter { $0.hasSuffix(".js") }
    while let name = waiting.popFirst() {
      // Modules that are imported and scripts that run as workers.
      for match in try text(name).matches(of: /from "\.\/([a-z-]+\.js)"|"([a-z-]+-worker\.js)"/) {
        let other = String(match.1 ?? match.2 ?? "")
        if used.insert(other).inserted { waiting.insert(other) }
      }
    }
    #expect(used == Set(Self.names).subtracting(["page.html", "gallery.html"]))
  }

  @Test func `no file loads anything from elsewhere, and text is inserted as text`() throws {
    for name in Self.names {
      let text = try text(name)
      let namespaces = text.replacing("http://www.w3.org/", with: "")
      #expect(!namespaces.contains("http:") && !namespaces.contains("https:"), "\(name)")
      for word in ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function"]
      {
        #expect(!text.contains(word), "\(name) uses \(word)")
      }
    }
  }
}
