// swift-tools-version: 6.2
// SPDX-License-Identifier: GPL-3.0-or-later
import PackageDescription

// Arrows point at what a target may name: renderers cannot name a table, the model cannot name a
// renderer, the console cannot name readline or a socket. The compiler holds these lines.
let package = Package(
  name: "roundtable",
  // For Linux alone: System calls Glibc, and its inotify, /proc and SO_PEERCRED have no counterpart elsewhere here. It
  // does not stand on swift-system, which NIO brings along: that has open, read, write and the error numbers, and
  // neither poll nor stat, openat, flock, sockets, signals, terminals or starting programs, so that a second
  // descriptor and a second error would stand beside it for each of those.
  products: [
    .executable(name: "roundtable", targets: ["roundtable"])
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
  ],
  targets: [
    // The page's files, the examples, the guides, the symbols' drawings and the fonts' widths, in the program.
    .target(name: "EmbeddedFiles"),

    // MARK: - Core: pure values, no files, no terminal, no clock
    // Points and rectangles, values and JSON, escaped text, and the cancelling of long work.
    .target(name: "Basics", dependencies: ["EmbeddedFiles"]),
    .target(name: "TableModel", dependencies: ["Basics"]),
    // Words, quotes, variables and operators of a line: what runs it, completes it, records it and edits it agrees.
    .target(name: "CommandGrammar", dependencies: ["Basics"]),
    // Shapes, texts and their widths, symbols: a picture before it has a format.
    .target(name: "Drawing", dependencies: ["Basics", "EmbeddedFiles"]),
    .target(name: "TableLayout", dependencies: ["Basics", "Drawing", "TableModel"]),
    .target(name: "Renderers", dependencies: ["Basics", "Drawing"]),
    // What a table can be written as: the pictures, and the frames as numbers.
    .target(
      name: "OutputFormats",
      dependencies: ["Basics", "CodeExport", "Drawing", "Renderers", "TableLayout", "TableModel"]),
    .target(name: "TableLint", dependencies: ["Basics", "Drawing", "TableLayout", "TableModel"]),
    .target(
      name: "CodeExport", dependencies: ["Basics", "EmbeddedFiles", "TableLayout", "TableModel"],
      exclude: ["Parts"]),
    .target(name: "TableSpec", dependencies: ["Basics", "CYAML", "TableModel"]),
    .target(
      name: "Console",
      dependencies: [
        "Basics", "CodeExport", "CommandGrammar", "Drawing", "EmbeddedFiles", "OutputFormats", "Renderers",
        "TableLayout", "TableLint", "TableModel", "TableSpec",
      ]),
    // What keeps previews true, as a value: saves, requests and ends go in, what is to be done comes out.
    .target(name: "Daemon", dependencies: ["Basics", "TableSpec"]),

    // MARK: - Edge: the only code that touches the world
    // The only one that calls the C library: the others say what they want in its words.
    .target(name: "System", dependencies: ["Basics"]),
    .target(name: "FileWatching", dependencies: ["Basics", "System"]),
    // From a path to a table, and after every save anew.
    .target(
      name: "SpecFiles", dependencies: ["Basics", "FileWatching", "System", "TableModel", "TableSpec"]),
    .target(name: "LineEditing", dependencies: ["Basics", "CommandGrammar", "CReadline", "System"]),
    // From a table to its previews, and those into files that are whole, or say that they are stale.
    .target(
      name: "Preview",
      dependencies: [
        "Basics", "CodeExport", "Daemon", "Drawing", "FileWatching", "OutputFormats", "Renderers",
        "SpecFiles", "System", "TableLayout", "TableModel", "TableSpec",
      ]),
    // The queue, files, locks and sockets of a daemon, and whoever asks one.
    .target(
      name: "DaemonHost",
      dependencies: ["Basics", "Daemon", "FileWatching", "Preview", "SpecFiles", "System", "TableSpec"]),
    .target(
      name: "PreviewPage",
      dependencies: [
        "Basics", "CodeExport", "Daemon", "Drawing", "EmbeddedFiles", "Preview", "Renderers", "System",
        "TableLayout", "TableLint", "TableModel", "TableSpec",
        .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ],
      exclude: ["Resources"]),
    .executableTarget(
      name: "roundtable",
      dependencies: [
        "Basics", "CodeExport", "CommandGrammar", "Console", "Daemon", "DaemonHost", "Drawing",
        "EmbeddedFiles", "FileWatching", "LineEditing", "OutputFormats", "Preview", "PreviewPage",
        "Renderers", "SpecFiles", "System", "TableLayout", "TableLint", "TableModel", "TableSpec",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    // MARK: - System libraries
    // No pkgConfig: Debian's .pc files carry flags that SwiftPM refuses with a warning a build.
    .systemLibrary(name: "CReadline", providers: [.apt(["libreadline-dev"])]),
    .systemLibrary(name: "CYAML", providers: [.apt(["libyaml-dev"])]),

    // MARK: - Tests
    .target(
      name: "TestSupport",
      dependencies: ["Basics", "CPseudoTerminal", "Drawing", "TableLayout", "TableModel", "TableSpec"],
      path: "Tests/TestSupport", exclude: ["Pinned"]),
    .target(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal"),
    .executableTarget(
      name: "line-probe", dependencies: ["Basics", "CommandGrammar", "LineEditing", "System"],
      path: "Tests/LineProbe"),
    .testTarget(name: "TableModelTests", dependencies: ["Basics", "TableModel", "TestSupport"]),
    .testTarget(name: "CommandGrammarTests", dependencies: ["CommandGrammar", "TestSupport"]),
    .testTarget(
      name: "BasicsTests",
      dependencies: [
        "Basics", "Drawing", "OutputFormats", "Renderers", "TableLayout", "TableLint", "TableModel",
        "TableSpec", "TestSupport",
      ]),
    .testTarget(name: "DrawingTests", dependencies: ["Basics", "Drawing", "EmbeddedFiles", "TestSupport"]),
    .testTarget(
      name: "TableLayoutTests",
      dependencies: ["Basics", "Drawing", "Renderers", "TableLayout", "TableModel", "TestSupport"]),
    .testTarget(
      name: "RenderersTests",
      dependencies: [
        "Basics", "Drawing", "OutputFormats", "Renderers", "TableLayout", "TableModel", "TestSupport",
      ]),
    .testTarget(name: "TableSpecTests", dependencies: ["Basics", "TableModel", "TableSpec", "TestSupport"]),
    .testTarget(
      name: "ConsoleTests",
      dependencies: [
        "Basics", "CommandGrammar", "Console", "Drawing", "LineEditing", "Renderers", "TableLayout",
        "TableLint", "TableModel", "TableSpec", "TestSupport",
      ],
      exclude: ["completions.txt"]),
    .testTarget(name: "TableLintTests", dependencies: ["Basics", "TableLint", "TableModel", "TestSupport"]),
    .testTarget(
      name: "CodeExportTests",
      dependencies: [
        "Basics", "CodeExport", "Console", "Drawing", "EmbeddedFiles", "TableLayout", "TableModel",
        "TableSpec", "TestSupport",
      ]),
    .testTarget(name: "SystemTests", dependencies: ["System", "TestSupport"]),
    .testTarget(name: "FileWatchingTests", dependencies: ["FileWatching", "System", "TestSupport"]),
    .testTarget(
      name: "LineEditingTests",
      dependencies: ["CommandGrammar", "line-probe", "LineEditing", "System", "TestSupport"]),
    .testTarget(
      name: "SpecFilesTests",
      dependencies: ["FileWatching", "SpecFiles", "System", "TableModel", "TableSpec", "TestSupport"]),
    .testTarget(name: "DaemonTests", dependencies: ["Daemon", "TableSpec", "TestSupport"]),
    .testTarget(
      name: "PreviewTests",
      dependencies: [
        "Basics", "CodeExport", "Daemon", "Drawing", "OutputFormats", "Preview", "Renderers", "System",
        "TableLayout", "TableModel", "TestSupport",
      ]),
    .testTarget(
      name: "DaemonHostTests",
      dependencies: ["Basics", "Daemon", "DaemonHost", "FileWatching", "Preview", "System", "TestSupport"]),
    .testTarget(
      name: "PreviewPageTests",
      dependencies: [
        "CodeExport", "Daemon", "DaemonHost", "FileWatching", "Preview", "PreviewPage", "roundtable",
        "System", "TestSupport", .product(name: "NIOCore", package: "swift-nio"),
      ]),
    .target(
      name: "Fuzzing",
      dependencies: [
        "Basics", "CodeExport", "Console", "Daemon", "DaemonHost", "Drawing", "FileWatching", "OutputFormats",
        "Preview", "PreviewPage", "TableLayout", "TableLint", "TableModel", "TableSpec", "TestSupport",
        .product(name: "NIOCore", package: "swift-nio"),
      ],
      path: "Tests/Fuzzing"),
    .testTarget(name: "FuzzingTests", dependencies: ["Fuzzing"], exclude: ["Finds"]),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "Basics", "Console", "DaemonHost", "roundtable", "System", "TableModel", "TestSupport",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["Expected"]),
  ],
  swiftLanguageModes: [.v6]
)

// Scripts/nightly/fuzz.sh alone sets it: the fuzzer links only with the sanitizer that brings libFuzzer.
if Context.environment["ROUNDTABLE_FUZZER"] != nil {
  package.targets += [
    .target(name: "CFuzzer", path: "Tests/CFuzzer"),
    .executableTarget(name: "fuzzer", dependencies: ["CFuzzer", "Fuzzing"], path: "Tests/Fuzzer"),
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
