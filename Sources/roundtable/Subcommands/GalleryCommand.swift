// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Dispatch
import EmbeddedFiles
import Platform
import PreviewDaemon
import PreviewRendering
import PreviewServer
import Session
import Shell
import Synchronization
import TableSpec

struct GalleryCommand: Subcommand {
  static let name = "gallery"
  static let abstract = "Show a page with well-known screens; a click copies one into this folder."
  static let discussion = """
    The page is served to browsers on this machine only. A click writes the screen's spec, such as account.yaml, and opens \
    its live preview, as 'roundtable watch account.yaml --serve' does. An existing file is never replaced. The previews end \
    with the gallery; the specs stay. 'roundtable example' lists the same screens.
    """

  var port: Int?
  static let parameters: [Parameter<Self>] = [
    .option("port", \.port, .integer(1...65535), "The page's port; default: any free one.")
  ]

  func run() throws {
    let files = galleryFiles().texts
    let screens = try files.map { file in
      PageGallery.Screen(
        name: String(file.name.dropLast(".yaml".count)), meaning: ExampleCommand.meaning(of: file.text),
        table: try SpecDecoder(fileName: file.name).decode(Array(file.text.utf8)))
    }
    let previews = GalleryPreviews()
    let server = PageServer(
      specs: [], rendering: SpecRendering(folder: nil, formats: []),
      gallery: PageGallery(screens: screens, folder: PathText.workingFolder ?? ".") {
        index throws(PageGallery.Failure) in
        try previews.open(files[index].name, files[index].text)
      })
    do { try server.start(port: port ?? 0) } catch {
      StandardStream.error.write("error: \(error)\n")
      throw ExitStatus.failure
    }
    let end = DispatchSemaphore(value: 0)
    let signals = SignalSources()
    for number in [Signal.SIGINT, Signal.SIGTERM, Signal.SIGHUP] {
      signals.watch(number, unlessIgnored: true) { end.signal() }
    }
    signals.waitUntilInstalled()
    StandardStream.output.write(
      "gallery: \(server.address ?? "")\nopen this address in a browser; Ctrl-C ends the gallery and its previews\n"
    )
    end.wait()
    withExtendedLifetime(signals) {}
    server.stop()
    previews.stop()
  }
}

/// The specs that were copied, each with a daemon that shows it.
private final class GalleryPreviews: Sendable {
  /// The paths of the specs whose daemons the gallery started.
  private let started = Mutex<[String]>([])

  /// Copies a spec into the working folder, unless it is there already, and starts its preview.
  ///
  /// - Returns: the preview's address.
  func open(_ name: String, _ text: String) throws(PageGallery.Failure) -> String {
    let bytes = Array(text.utf8)
    if let own = try? FileReader.read(name) {
      guard own == bytes || page(of: name) != nil else {
        throw PageGallery.Failure(
          "\(name) already exists in this folder and has other content. Nothing was written. "
            + "'roundtable watch \(name) --serve' shows it; to begin again, rename it.")
      }
    } else {
      do { try create(name, bytes) } catch {
        throw PageGallery.Failure("\(name) was not written: \(error.words)")
      }
      StandardStream.output.write("wrote \(name)\n")
    }
    if let page = page(of: name) { return page }
    do {
      let process = try DetachedDaemon.start(
        options: ["--serve", "--quiet"], specs: [name], log: DaemonLog.path(of: [name]))
      started.withLock { $0.append(name) }
      StandardStream.output.write("watching \(name), process \(process)\n")
    } catch {
      throw PageGallery.Failure("\(name) was written, but its preview did not start; the terminal says why.")
    }
    guard let page = page(of: name) else {
      throw PageGallery.Failure(
        "\(name) was written, but its preview has no page. 'roundtable status' says more.")
    }
    return page
  }

  /// Writes a file that must not exist yet.
  private func create(_ name: String, _ bytes: [UInt8]) throws(ErrorNumber) {
    let file = try Descriptor.open(name, .write, [.create, .exclusive, .noFollow])
    defer { file.close() }
    do { try file.writeAll(bytes) } catch {
      FolderEntry.remove(name)
      throw error
    }
  }

  private func page(of name: String) -> String? {
    RunningDaemons.watching(name).lazy.compactMap { $0.status()?.page }.first
  }

  /// Ends the daemons that the gallery started.
  func stop() {
    for name in started.withLock(\.self) {
      for daemon in RunningDaemons.watching(name) where StopCommand.stop(daemon) == .stopped {
        StandardStream.output.write(
          "stopped watching \(name); 'roundtable watch \(name) --serve' starts it again\n")
      }
    }
  }
}
