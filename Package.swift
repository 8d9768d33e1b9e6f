// swift-tools-version: 6.2
// SPDX-License-Identifier: GPL-3.0-or-later
import PackageDescription

// A target imports only the targets that it lists: renderers have no table, the model has no renderer, commands have no
// terminal and no socket. SwiftPM doesn't ensure this; Scripts/checks/check/imports.py does.
let package = Package(
  name: "roundtable",
  // Linux only. Platform calls Glibc directly: swift-system has no poll, openat, flock, sockets, signals, terminals or
  // child programs, and with it there would be a second type of descriptors and a second type of errors.
  products: [
    .executable(name: "roundtable", targets: ["roundtable"])
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2")
  ],
  targets: [
    // Files inside the program: the page's, examples, presets, guides, parts of exported code, symbols, font widths.
    .target(
      name: "EmbeddedFiles"),

    // MARK: - Core: pure values, no files, no terminal, no clock
    // Points and rectangles, value trees, JSON, escaped text, and the cancelling of long work.
    .target(
      name: "Basics",
      dependencies: [
        "EmbeddedFiles"
      ]),
    // The table with its sections, rows, looks and profiles, and the edits that change it.
    .target(
      name: "TableModel",
      dependencies: [
        "Basics"
      ]),
    // Words, quotes, variables and operators of a command line.
    .target(
      name: "CommandGrammar",
      dependencies: [
        "Basics"
      ]),
    // Pictures before they have a format: shapes, texts with their widths, symbols.
    .target(
      name: "Drawing",
      dependencies: [
        "Basics",
        "EmbeddedFiles",
      ]),
    // Pictures as pixels, read from PNG and written as PNG.
    .target(
      name: "Pixels",
      dependencies: [
        "CPNG"
      ]),
    // From a table to frames, with the reason for each length, and to a picture.
    .target(
      name: "TableLayout",
      dependencies: [
        "Basics",
        "Drawing",
        "TableModel",
      ]),
    // From a picture to SVG and to characters.
    .target(
      name: "Renderers",
      dependencies: [
        "Basics",
        "Drawing",
      ]),
    // From pixels to the sequences with which terminals show pictures.
    .target(
      name: "TerminalPictures",
      dependencies: [
        "Basics",
        "Pixels",
        "Renderers",
      ]),
    // What pages tell about an element of a table: its frames, the reasons for its numbers, its lines in the spec.
    .target(
      name: "Inspecting",
      dependencies: [
        "Basics",
        "Drawing",
        "TableLayout",
        "TableModel",
        "TableSpec",
      ]),
    // A page in one file with pictures of tables and an inspector.
    .target(
      name: "StaticPage",
      dependencies: [
        "Basics",
        "Drawing",
        "EmbeddedFiles",
        "Inspecting",
        "Renderers",
        "TableLayout",
        "TableModel",
        "TableSpec",
      ],
      exclude: ["Resources"]),
    // All formats that a table can be written in.
    .target(
      name: "OutputFormats",
      dependencies: [
        "Basics",
        "CodeExport",
        "Drawing",
        "Pixels",
        "Renderers",
        "StaticPage",
        "TableLayout",
        "TableModel",
        "TableSpec",
      ]),
    // The differences between two states of a spec, in words, as JSON, Markdown and pictures.
    .target(
      name: "Comparison",
      dependencies: [
        "Basics",
        "Drawing",
        "Inspecting",
        "Renderers",
        "Screenshots",
        "StaticPage",
        "TableLayout",
        "TableModel",
        "TableSpec",
      ]),
    // Where the rows of a table are in a screenshot, and what explains each difference.
    .target(
      name: "Screenshots",
      dependencies: [
        "Basics",
        "Drawing",
        "Pixels",
        "Renderers",
        "TableLayout",
        "TableModel",
      ]),
    // Rules that find likely mistakes in a table.
    .target(
      name: "TableLint",
      dependencies: [
        "Basics",
        "CommandGrammar",
        "Drawing",
        "TableLayout",
        "TableModel",
      ]),
    // From a table to UIKit, SwiftUI and XCTest code.
    .target(
      name: "CodeExport",
      dependencies: [
        "Basics",
        "EmbeddedFiles",
        "TableLayout",
        "TableModel",
      ]),
    // Reads YAML specs, and changes them without losing their comments.
    .target(
      name: "TableSpec",
      dependencies: [
        "Basics",
        "CYAML",
        "TableModel",
      ]),
    // All commands, scripts, completion and the state of a session, without a terminal.
    .target(
      name: "Session",
      dependencies: [
        "Basics",
        "CodeExport",
        "CommandGrammar",
        "Drawing",
        "EmbeddedFiles",
        "OutputFormats",
        "Renderers",
        "TableLayout",
        "TableLint",
        "TableModel",
        "TableSpec",
      ]),
    // Decides which previews to draw after each save, as a value.
    .target(
      name: "PreviewState",
      dependencies: [
        "Basics",
        "TableModel",
        "TableSpec",
      ]),

    // MARK: - Edge: the only code that touches the world
    // Calls the C library. No other target does.
    .target(
      name: "Platform",
      dependencies: [
        "Basics"
      ]),
    // Notices when files are saved.
    .target(
      name: "FileWatching",
      dependencies: [
        "Basics",
        "Platform",
      ]),
    // Reads a spec and its included files into a table, again after each save.
    .target(
      name: "SpecFiles",
      dependencies: [
        "Basics",
        "FileWatching",
        "Platform",
        "TableModel",
        "TableSpec",
      ]),
    // Reads lines with GNU readline.
    .target(
      name: "LineEditing",
      dependencies: [
        "Basics",
        "CommandGrammar",
        "CReadline",
        "Platform",
      ]),
    // Draws previews, as PNG and PDF with another program, and writes them to files, whole or marked as stale.
    .target(
      name: "PreviewRendering",
      dependencies: [
        "Basics",
        "CodeExport",
        "Drawing",
        "FileWatching",
        "OutputFormats",
        "Pixels",
        "Platform",
        "PreviewState",
        "Renderers",
        "Screenshots",
        "SpecFiles",
        "TableLayout",
        "TableModel",
        "TableSpec",
      ]),
    // Runs a daemon: its queue, its locks, and the status that other processes read.
    .target(
      name: "PreviewDaemon",
      dependencies: [
        "Basics",
        "FileWatching",
        "Platform",
        "PreviewRendering",
        "PreviewState",
        "SpecFiles",
        "TableSpec",
      ]),
    // Serves the live page.
    .target(
      name: "PreviewServer",
      dependencies: [
        "Basics",
        "CodeExport",
        "Drawing",
        "EmbeddedFiles",
        "Inspecting",
        "Platform",
        "PreviewRendering",
        "PreviewState",
        "Renderers",
        "Screenshots",
        "TableLayout",
        "TableLint",
        "TableModel",
        "TableSpec",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ],
      exclude: ["Resources"]),
    // The interactive shell: its prompt, its previews, its files and the programs that it starts.
    .target(
      name: "Shell",
      dependencies: [
        "Basics",
        "CommandGrammar",
        "Drawing",
        "FileWatching",
        "LineEditing",
        "OutputFormats",
        "Pixels",
        "Platform",
        "PreviewDaemon",
        "PreviewRendering",
        "PreviewServer",
        "PreviewState",
        "Renderers",
        "Session",
        "SpecFiles",
        "TableLayout",
        "TableModel",
        "TableSpec",
        "TerminalPictures",
      ]),
    // The program: its command line.
    .executableTarget(
      name: "roundtable",
      dependencies: [
        "Basics",
        "CodeExport",
        "CommandGrammar",
        "Comparison",
        "Drawing",
        "EmbeddedFiles",
        "FileWatching",
        "Inspecting",
        "LineEditing",
        "OutputFormats",
        "Pixels",
        "Platform",
        "PreviewDaemon",
        "PreviewRendering",
        "PreviewServer",
        "PreviewState",
        "Renderers",
        "Screenshots",
        "Session",
        "Shell",
        "SpecFiles",
        "StaticPage",
        "TableLayout",
        "TableLint",
        "TableModel",
        "TableSpec",
      ]),

    // MARK: - System libraries
    // GNU readline.
    .systemLibrary(
      name: "CReadline",
      providers: [.apt(["libreadline-dev"])]),
    // libyaml.
    .systemLibrary(
      name: "CYAML",
      providers: [.apt(["libyaml-dev"])]),
    // libpng.
    .systemLibrary(
      name: "CPNG",
      providers: [.apt(["libpng-dev"])]),

    // MARK: - Tests
    // Helpers of several test targets: scratch folders, random tables, pseudo-terminals, recorded files.
    .target(
      name: "TestSupport",
      dependencies: [
        "Basics",
        "CPseudoTerminal",
        "Drawing",
        "TableLayout",
        "TableModel",
        "TableSpec",
      ],
      path: "Tests/TestSupport",
      exclude: ["Pinned"]),
    // Opens a pseudo-terminal and starts a program in it.
    .target(
      name: "CPseudoTerminal",
      path: "Tests/CPseudoTerminal"),
    // A small program that edits lines; tests type into it.
    .executableTarget(
      name: "line-probe",
      dependencies: [
        "Basics",
        "CommandGrammar",
        "LineEditing",
        "Platform",
      ],
      path: "Tests/LineProbe"),
    .testTarget(
      name: "TableModelTests",
      dependencies: [
        "Basics",
        "TableModel",
        "TestSupport",
      ]),
    .testTarget(
      name: "CommandGrammarTests",
      dependencies: [
        "CommandGrammar",
        "TestSupport",
      ]),
    .testTarget(
      name: "BasicsTests",
      dependencies: [
        "Basics",
        "Drawing",
        "OutputFormats",
        "Renderers",
        "TableLayout",
        "TableLint",
        "TableModel",
        "TableSpec",
        "TestSupport",
      ]),
    .testTarget(
      name: "DrawingTests",
      dependencies: [
        "Basics",
        "Drawing",
        "EmbeddedFiles",
        "TestSupport",
      ]),
    .testTarget(
      name: "TableLayoutTests",
      dependencies: [
        "Basics",
        "Drawing",
        "Renderers",
        "TableLayout",
        "TableModel",
        "TableSpec",
        "TestSupport",
      ]),
    .testTarget(
      name: "RenderersTests",
      dependencies: [
        "Basics",
        "Drawing",
        "OutputFormats",
        "Renderers",
        "TableLayout",
        "TableModel",
        "TableSpec",
        "TestSupport",
      ]),
    .testTarget(
      name: "TableSpecTests",
      dependencies: [
        "Basics",
        "TableModel",
        "TableSpec",
        "TestSupport",
      ]),
    .testTarget(
      name: "PixelsTests",
      dependencies: [
        "Pixels"
      ]),
    .testTarget(
      name: "TerminalPicturesTests",
      dependencies: [
        "Basics",
        "Pixels",
        "Platform",
        "Renderers",
        "TerminalPictures",
        "TestSupport",
      ]),
    .testTarget(
      name: "StaticPageTests",
      dependencies: [
        "Basics",
        "Inspecting",
        "StaticPage",
        "TableModel",
        "TableSpec",
        "TestSupport",
      ]),
    .testTarget(
      name: "SessionTests",
      dependencies: [
        "Basics",
        "CommandGrammar",
        "LineEditing",
        "Renderers",
        "Session",
        "TableLint",
        "TableModel",
        "TableSpec",
        "TestSupport",
      ],
      exclude: ["completions.txt"]),
    .testTarget(
      name: "ComparisonTests",
      dependencies: [
        "Basics",
        "Comparison",
        "TableLayout",
        "TableModel",
      ]),
    .testTarget(
      name: "ScreenshotsTests",
      dependencies: [
        "Basics",
        "Drawing",
        "OutputFormats",
        "Pixels",
        "PreviewRendering",
        "Renderers",
        "Screenshots",
        "TableLayout",
        "TableModel",
        "TableSpec",
        "TestSupport",
      ]),
    .testTarget(
      name: "TableLintTests",
      dependencies: [
        "Basics",
        "Drawing",
        "TableLayout",
        "TableLint",
        "TableModel",
        "TableSpec",
        "TestSupport",
      ]),
    .testTarget(
      name: "CodeExportTests",
      dependencies: [
        "Basics",
        "CodeExport",
        "Drawing",
        "Session",
        "TableLayout",
        "TableLint",
        "TableModel",
        "TableSpec",
        "TestSupport",
      ]),
    .testTarget(
      name: "PlatformTests",
      dependencies: [
        "Platform",
        "TestSupport",
      ]),
    .testTarget(
      name: "FileWatchingTests",
      dependencies: [
        "Basics",
        "FileWatching",
        "Platform",
        "TestSupport",
      ]),
    .testTarget(
      name: "LineEditingTests",
      dependencies: [
        "CommandGrammar",
        "line-probe",
        "LineEditing",
        "Platform",
        "TestSupport",
      ]),
    .testTarget(
      name: "SpecFilesTests",
      dependencies: [
        "FileWatching",
        "Platform",
        "SpecFiles",
        "TableModel",
        "TableSpec",
        "TestSupport",
      ]),
    .testTarget(
      name: "PreviewStateTests",
      dependencies: [
        "Basics",
        "PreviewState",
        "TableModel",
        "TableSpec",
        "TestSupport",
      ]),
    .testTarget(
      name: "PreviewRenderingTests",
      dependencies: [
        "Basics",
        "CodeExport",
        "Drawing",
        "OutputFormats",
        "Platform",
        "PreviewRendering",
        "PreviewState",
        "Renderers",
        "TableLayout",
        "TableModel",
        "TableSpec",
        "TestSupport",
      ]),
    .testTarget(
      name: "PreviewDaemonTests",
      dependencies: [
        "Basics",
        "FileWatching",
        "Platform",
        "PreviewDaemon",
        "PreviewRendering",
        "PreviewState",
        "SpecFiles",
        "TableModel",
        "TableSpec",
        "TestSupport",
      ]),
    .testTarget(
      name: "PreviewServerTests",
      dependencies: [
        "CodeExport",
        "FileWatching",
        "Inspecting",
        "Platform",
        "PreviewDaemon",
        "PreviewRendering",
        "PreviewServer",
        "PreviewState",
        "roundtable",
        "StaticPage",
        "TableModel",
        "TableSpec",
        "TestSupport",
        .product(name: "NIOCore", package: "swift-nio"),
      ]),
    .target(
      name: "Fuzzing",
      dependencies: [
        "Basics",
        "CodeExport",
        "Drawing",
        "FileWatching",
        "OutputFormats",
        "PreviewDaemon",
        "PreviewRendering",
        "PreviewServer",
        "PreviewState",
        "Session",
        "TableLayout",
        "TableLint",
        "TableModel",
        "TableSpec",
        "TestSupport",
        .product(name: "NIOCore", package: "swift-nio"),
      ],
      path: "Tests/Fuzzing"),
    .testTarget(
      name: "FuzzingTests",
      dependencies: [
        "Fuzzing",
        "TestSupport",
      ],
      exclude: ["Finds"]),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "Basics",
        "OutputFormats",
        "Pixels",
        "Platform",
        "PreviewDaemon",
        "roundtable",
        "Session",
        "Shell",
        "TableModel",
        "TestSupport",
      ],
      exclude: ["Expected"]),
  ],
  swiftLanguageModes: [.v6]
)

// Scripts/nightly/fuzz.sh alone sets it: the fuzzer links only with the sanitizer that brings libFuzzer.
if Context.environment["ROUNDTABLE_FUZZER"] != nil {
  package.targets += [
    .target(
      name: "CFuzzer",
      path: "Tests/CFuzzer"),
    .executableTarget(
      name: "fuzzer",
      dependencies: [
        "CFuzzer",
        "Fuzzing",
      ],
      path: "Tests/Fuzzer"),
  ]
}

for target in package.targets where target.type != .system {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .treatAllWarnings(as: .error),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("InferIsolatedConformances"),
      .enableUpcomingFeature("ImmutableWeakCaptures"),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    ]
}
