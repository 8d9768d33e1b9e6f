// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import OutputFormats
import Platform
import Synchronization

/// What a rasteriser made of an SVG.
package struct RasterPicture: Sendable {
  package let bytes: [UInt8]
  /// What the texts are drawn in; `nil` where that is not known.
  package let font: String?
  /// Whether it has gaps in place of emoji, because their font is missing.
  let lacksEmoji: Bool
}

/// Why there is no such picture: one line, and what helps.
package struct RasterError: Error, Hashable, Sendable, CustomStringConvertible {
  package let message: String
  package let hint: String?

  static let cancelled = RasterError(message: "the drawing was cancelled", hint: nil)

  package var description: String { hint.map { "\(message) (hint: \($0))" } ?? message }
}

/// Makes PNG and PDF of SVG with librsvg's own program, as a child that can be ended at any moment.
///
/// A program and not the library: a library's crash would be the daemon's, its work cannot be broken off, and a program that is
/// linked without it has to go on working. Its start costs 17 ms of processor time, and the drawing of a settings screen at 3x
/// 300 ms, by the program as by the library (measured).
///
/// The font is looked for with settings of our own, so that neither an installed San Francisco nor a user's hinting makes
/// other pixels on another machine.
package struct Rasterizer: Sendable {
  package static let program = "rsvg-convert"
  package static let installing = "apt-get install librsvg2-bin fonts-inter"
  /// What texts are to be drawn in.
  package static let font = "Inter"

  /// A daemon's own limit for one picture: a settings screen takes 0.4 s, 10 000 rows as PDF 2.6 s (measured on two cores).
  package static let standardLimit = Duration.seconds(30)

  /// How long the program may take; `nil` for as long as it takes.
  private let limit: Duration?

  package init(limit: Duration? = nil) { self.limit = limit }

  /// Whether the program is there.
  package static var isInstalled: Bool {
    (Environment.value("PATH") ?? "/usr/bin:/bin").split(separator: ":").contains { folder in
      FileReader.key(of: PathText.join(String(folder), program))?.isRegular == true
    }
  }

  /// That the program is missing, in one line.
  package static var absence: RasterError {
    RasterError(
      message: "PNG and PDF need the program '\(program)', which is not installed", hint: installing)
  }

  /// - Parameters:
  ///   - svg: as `SVGRenderer` writes it.
  ///   - scale: pixels per point.
  /// - Throws: ``RasterError``; also when the current work is cancelled: its thread asks for that meanwhile.
  package func picture(
    of svg: [UInt8], as format: RasterFormat, scale: Int
  ) throws(RasterError) -> RasterPicture {
    try start(svg, as: format, scale: scale).finish()
  }

  /// Starts the program and returns.
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
      return try Rasterizing(EmojiPictures(svg), format, scale: scale, size: size, limit: limit)
    } catch {
      throw RasterError(message: "cannot run '\(Self.program)': \(error.words)", hint: nil)
    }
  }

  /// Fonts of the system and the user; San Francisco is left out, for it is on few machines and never the same one. Behind
  /// Inter come the fonts that texts were measured in.
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

/// The program at work.
struct Rasterizing {
  private let format: RasterFormat
  private let scale: Int
  private let child: ChildProgram
  private let output: Descriptor
  private let limit: Duration?
  private let isInOwnSession: Bool
  private let begun = ContinuousClock.now
  /// Names of files of its own, and what it says on its standard error.
  private let settings: String
  private let words: Descriptor

  /// The program's output in bytes at most: nothing that it can be asked for comes near.
  private static let sizeLimit = 1 << 30
  /// What the line with the font's name begins with.
  private static let fontMark = "font: "
  /// Milliseconds between two looks whether anybody still wants the picture.
  private static let patience = 20

  /// Whether emoji of the picture aren't drawn.
  private let lacksEmoji: Bool

  fileprivate init(
    _ picture: EmojiPictures, _ format: RasterFormat, scale: Int, size: Size, limit: Duration?
  ) throws(ErrorNumber) {
    self.format = format
    self.limit = limit
    lacksEmoji = picture.lacksFont
    self.scale = scale
    // In files without a name: the program may read and write in any order, and nothing has to be fed to it.
    let input = try Self.unnamedFile(picture.svg)
    defer { input.close() }
    words = try Self.unnamedFile([])
    let settings = try Self.file(Array(Rasterizer.fontSettings.utf8), ending: ".conf")
    settings.descriptor.close()
    self.settings = settings.path
    let pipe = try Descriptor.pipe()
    defer { pipe.writing.close() }
    output = pipe.reading
    // A Ctrl-C ends a daemon, which ends the program: the terminal would end the program first, which looks like a failure.
    isInOwnSession = limit != nil
    let resolution = format == .png ? ["--zoom", String(scale)] : ["--dpi-x", "72", "--dpi-y", "72"]
    child = try ChildProgram(
      // The name of the font first, for the program does not tell what it takes in place of a font that is missing.
      "fc-match --format '\(Self.fontMark)%{family[0]}\\n' \(Rasterizer.font) >&2 2>/dev/null; exec \(Rasterizer.program) \"$@\"",
      arguments: ["--format", format.rawValue] + resolution,
      environment: Environment.entries(with: [
        "FONTCONFIG_FILE": settings.path,
        // The same page from the same table, whenever it is made.
        "SOURCE_DATE_EPOCH": "0",
      ]),
      input: input, output: pipe.writing, error: words, inNewSession: isInOwnSession)
  }

  /// Waits for its end; called once.
  func finish() throws(RasterError) -> RasterPicture {
    let taken = Result { () throws(FileError) in
      try output.readToEnd(
        Rasterizer.program, sizeLimit: Self.sizeLimit, patience: Self.patience,
        isCancelled: { WorkProgress.isCancelled || isTooLate })
    }
    let isLate = isTooLate
    let isLost: Bool
    if case .failure = taken { isLost = true } else { isLost = false }
    // With all that it started, where it leads a session.
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
