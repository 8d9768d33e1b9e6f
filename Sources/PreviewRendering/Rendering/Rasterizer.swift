// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import OutputFormats
import Platform
import Renderers
import Synchronization

/// The picture that a rasteriser made from an SVG.
package struct RasterPicture: Sendable {
  package let bytes: [UInt8]
  /// The font of the texts; `nil` if it isn't known.
  package let font: String?
  /// Whether it has gaps instead of emoji, because their font is missing.
  let lacksEmoji: Bool
}

/// The reason why there is no such picture: one line, and a hint.
package struct RasterError: Error, Hashable, Sendable, CustomStringConvertible {
  package let message: String
  package let hint: String?

  package init(message: String, hint: String?) { (self.message, self.hint) = (message, hint) }

  package static let cancelled = RasterError(message: "the drawing was cancelled", hint: nil)

  package var description: String { hint.map { "\(message) (hint: \($0))" } ?? message }
}

/// Converts SVG to PNG and PDF with librsvg's own program, in a child process that can be ended at any time.
///
/// A program is used instead of the library: a crash of the library would end the daemon, its work can't be cancelled, and
/// roundtable must also run without it. Starting the program takes 17 ms of processor time; drawing a settings screen at 3x
/// takes 300 ms, with the program and with the library (measured).
///
/// The program finds the font by our own settings, so that neither an installed San Francisco nor a user's hinting changes the
/// pixels on other machines.
package struct Rasterizer: Sendable {
  package static let program = "rsvg-convert"
  package static let installing = "apt-get install librsvg2-bin fonts-inter"
  /// The font in which texts should be drawn.
  package static let font = "Inter"

  /// The daemon's limit for one picture: a settings screen takes 0.4 s, 10 000 rows as PDF 2.6 s (measured on two cores).
  package static let standardLimit = Duration.seconds(30)

  /// How long the program may take; `nil` for no limit.
  private let limit: Duration?

  /// Whether the font of the texts is found out, which takes a program more.
  private let namesFont: Bool

  package init(limit: Duration? = nil, namesFont: Bool = true) {
    (self.limit, self.namesFont) = (limit, namesFont)
  }

  /// Whether the program is installed.
  package static var isInstalled: Bool {
    (Environment.value("PATH") ?? "/usr/bin:/bin").split(separator: ":").contains { folder in
      FileReader.key(of: PathText.join(String(folder), program))?.isRegular == true
    }
  }

  /// The error for a missing program, on one line.
  package static var absence: RasterError {
    RasterError(
      message: "PNG and PDF need the program '\(program)', which is not installed", hint: installing)
  }

  /// - Parameters:
  ///   - svg: an SVG of `SVGRenderer`.
  ///   - scale: pixels per point.
  /// - Throws: ``RasterError``; also if the current work is cancelled, which this thread checks while it
  ///   waits.
  package func picture(
    of svg: [UInt8], as format: RasterFormat, scale: Int
  ) throws(RasterError) -> RasterPicture {
    try start(svg, as: format, scale: scale).finish()
  }

  /// Starts the program and returns at once.
  func start(_ svg: [UInt8], as format: RasterFormat, scale: Int) throws(RasterError) -> Rasterizing {
    guard let size = Size(ofPicture: svg) else {
      throw RasterError(message: "there is nothing to draw", hint: nil)
    }
    if format == .png {
      let (width, height) = (
        RasterFormat.pixels(size.width, scale: scale), RasterFormat.pixels(size.height, scale: scale)
      )
      guard max(width, height) <= RasterFormat.mostPixels else {
        throw RasterError(
          message:
            "a PNG of \(width) x \(height) pixels is too large; the maximum is \(RasterFormat.mostPixels)",
          hint: scale > 1 ? "use a smaller --scale, SVG or PDF" : "use SVG or PDF")
      }
    }
    do throws(ErrorNumber) {
      return try Rasterizing(
        EmojiPictures(svg), format, scale: scale, size: size, limit: limit, namesFont: namesFont)
    } catch {
      throw RasterError(message: "cannot run '\(Self.program)': \(error.words)", hint: nil)
    }
  }

  /// Uses the fonts of the system and the user, without San Francisco, which few machines have, in different versions. After
  /// Inter, the fonts with which texts were measured are tried.
  static let fontSettings = """
    <?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
    <fontconfig>
      <dir>/usr/share/fonts</dir>
      <dir>/usr/local/share/fonts</dir>
      <dir prefix="xdg">fonts</dir>
      <cachedir>/var/cache/fontconfig</cachedir>
      <cachedir prefix="xdg">fontconfig</cachedir>
      <selectfont><rejectfont>
        <pattern><patelt name="family"><string>SF Pro</string></patelt></pattern>
        <pattern><patelt name="family"><string>SF Pro Text</string></patelt></pattern>
        <pattern><patelt name="family"><string>SF Pro Display</string></patelt></pattern>
      </rejectfont></selectfont>
      <match target="pattern">
        <test name="family" qual="any"><string>\(font)</string></test>
        <edit name="family" mode="append" binding="strong">
          \(GlyphCoverage.families.map { "<string>\($0)</string>" }.joined())
        </edit>
      </match>
      <match target="font">
        <edit name="antialias" mode="assign"><bool>true</bool></edit>
        <edit name="hinting" mode="assign"><bool>false</bool></edit>
        <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
        <edit name="autohint" mode="assign"><bool>false</bool></edit>
        <edit name="rgba" mode="assign"><const>none</const></edit>
        <edit name="lcdfilter" mode="assign"><const>lcdnone</const></edit>
      </match>
    </fontconfig>

    """
}

/// A run of the program.
struct Rasterizing {
  private let format: RasterFormat
  private let scale: Int
  private let child: ChildProgram
  private let output: Descriptor
  private let limit: Duration?
  private let isInOwnSession: Bool
  private let begun = ContinuousClock.now
  /// The name of its settings file, and a file for its standard error.
  private let settings: String
  private let words: Descriptor

  /// The maximum output of the program in bytes, far more than any picture needs.
  private static let sizeLimit = 1 << 30
  /// The beginning of the line with the font's name.
  private static let fontMark = "font: "
  /// Milliseconds between two checks whether the work was cancelled.
  private static let patience = 20

  /// Whether the picture's emoji aren't drawn.
  private let lacksEmoji: Bool

  fileprivate init(
    _ picture: EmojiPictures, _ format: RasterFormat, scale: Int, size: Size, limit: Duration?,
    namesFont: Bool
  ) throws(ErrorNumber) {
    self.format = format
    self.limit = limit
    lacksEmoji = picture.lacksFont
    self.scale = scale
    // In files without a name: the program may read and write in any order, and no pipe must be filled.
    let input = try Self.unnamedFile(picture.svg)
    defer { input.close() }
    words = try Self.unnamedFile([])
    var opened = [words]
    var made: [String] = []
    // A start that fails leaves nothing behind.
    defer {
      for descriptor in opened { descriptor.close() }
      for path in made { FolderEntry.remove(path) }
    }
    let settings = try Self.file(Array(Rasterizer.fontSettings.utf8), ending: ".conf")
    settings.descriptor.close()
    made.append(settings.path)
    self.settings = settings.path
    let pipe = try Descriptor.pipe()
    defer { pipe.writing.close() }
    opened.append(pipe.reading)
    output = pipe.reading
    // A Ctrl-C ends a daemon, which then ends the program. Without a separate session the terminal would end the program first,
    // which looks like a failure.
    isInOwnSession = limit != nil
    let resolution = format == .png ? ["--zoom", String(scale)] : ["--dpi-x", "72", "--dpi-y", "72"]
    // The font's name is printed first, because the program doesn't report which font replaces a missing one.
    let naming =
      namesFont
      ? "fc-match --format '\(Self.fontMark)%{family[0]}\\n' \(Rasterizer.font) >&2 2>/dev/null; " : ""
    child = try ChildProgram(
      naming + "exec \(Rasterizer.program) \"$@\"",
      arguments: ["--format", format.rawValue] + resolution,
      environment: Environment.entries(with: [
        "FONTCONFIG_FILE": settings.path,
        // The same page from the same table, at any time.
        "SOURCE_DATE_EPOCH": "0",
      ]),
      input: input, output: pipe.writing, error: words, inNewSession: isInOwnSession)
    (opened, made) = ([], [])
  }

  /// Waits for the program's end; called once.
  func finish() throws(RasterError) -> RasterPicture {
    let taken = Result { () throws(FileError) in
      try output.readToEnd(
        Rasterizer.program, sizeLimit: Self.sizeLimit, patience: Self.patience,
        isCancelled: { WorkProgress.isCancelled || isTooLate })
    }
    let isLate = isTooLate
    let isLost: Bool
    if case .failure = taken { isLost = true } else { isLost = false }
    // Includes all its child processes, if it leads a session.
    if isLost { _ = Signal.send(Signal.SIGKILL, to: isInOwnSession ? -child.process : child.process) }
    let ending = child.wait()
    output.close()
    FolderEntry.remove(settings)
    words.rewind()
    let said = (try? words.readToEnd(Rasterizer.program, sizeLimit: 1 << 16)) ?? []
    words.close()
    let lines = String(decoding: said, as: UTF8.self).split(separator: "\n").map(String.init)
    let font = lines.first { $0.hasPrefix(Self.fontMark) }?.dropFirst(Self.fontMark.count)
    switch (ending, taken) {
    case (.exited(0), .success(let bytes)):
      guard let marked = format.marked(bytes, font: font.map(String.init), scale: scale) else {
        throw RasterError(
          message: "'\(Rasterizer.program)' did not write a \(format.rawValue.uppercased())", hint: nil)
      }
      return RasterPicture(bytes: marked, font: font.map(String.init), lacksEmoji: lacksEmoji)
    case (.exited(ChildProgram.notFound), _): throw Rasterizer.absence
    case (_, .failure) where isLate && !WorkProgress.isCancelled:
      throw RasterError(
        message:
          "'\(Rasterizer.program)' took longer than \(limit?.components.seconds ?? 0) s and was stopped",
        hint: "--drawing-limit SECONDS allows more")
    case (_, .failure(let error)):
      throw WorkProgress.isCancelled ? .cancelled : RasterError(message: error.description, hint: nil)
    case (.exited(let code), _):
      throw RasterError(
        message:
          "'\(Rasterizer.program)' failed with \(code): \(VisibleText.line(lines.last ?? "no reason given"))",
        hint: nil)
    case (.signalled(let number), _):
      throw RasterError(message: "'\(Rasterizer.program)' was ended by signal \(number)", hint: nil)
    }
  }

  private var isTooLate: Bool { limit.map { ContinuousClock.now - begun > $0 } ?? false }

  private static func unnamedFile(_ bytes: [UInt8]) throws(ErrorNumber) -> Descriptor {
    let file = try file(bytes, ending: ".tmp")
    FolderEntry.remove(file.path)
    file.descriptor.rewind()
    return file.descriptor
  }

  private static func file(
    _ bytes: [UInt8], ending: String
  ) throws(ErrorNumber) -> (descriptor: Descriptor, path: String) {
    let file = try Descriptor.makeFile(
      in: Environment.value("TMPDIR") ?? "/tmp", stem: "roundtable-", ending: ending)
    do throws(ErrorNumber) { try file.descriptor.writeAll(bytes) } catch {
      file.descriptor.close()
      FolderEntry.remove(file.path)
      throw error
    }
    return file
  }
}
