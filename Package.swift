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
    .target(name: "Geometry"),
    .target(name: "TableModel", dependencies: ["Geometry", "TextEscaping", "WorkProgress"]),
    .target(name: "TextEscaping"),
    // Words, quotes, variables and operators of a line: what runs it, completes it, records it and edits it agrees.
    .target(name: "CommandGrammar", dependencies: ["TextEscaping"]),
    // Named by whatever loops over rows, and by whoever may lose interest in the result.
    .target(name: "WorkProgress"),
    .target(name: "Drawing", dependencies: ["EmbeddedFiles", "Geometry"]),
    .target(name: "TextMetrics", dependencies: ["Drawing", "EmbeddedFiles", "Geometry"]),
    .target(
      name: "TableLayout", dependencies: ["Drawing", "Geometry", "TableModel", "TextMetrics", "WorkProgress"]),
    .target(name: "Renderers", dependencies: ["Drawing", "Geometry", "TextEscaping", "WorkProgress"]),
    .target(name: "JSON", dependencies: ["Geometry", "TextEscaping"]),
    // What a table can be written as: the pictures, and the frames as numbers.
    .target(
      name: "OutputFormats",
      dependencies: [
        "CodeExport", "Drawing", "Geometry", "JSON", "Renderers", "TableLayout", "TableModel", "TextEscaping",
        "WorkProgress",
      ]),
    .target(
      name: "TableLint",
      dependencies: ["Drawing", "Geometry", "TableLayout", "TableModel", "TextMetrics", "WorkProgress"]),
    .target(
      name: "CodeExport",
      dependencies: ["Geometry", "TableLayout", "TableModel", "TextEscaping", "WorkProgress"]),
    .target(
      name: "TableSpec",
      dependencies: ["CYAML", "Geometry", "JSON", "TableModel", "TextEscaping", "WorkProgress"]),
    .target(
      name: "Console",
      dependencies: [
        "CodeExport", "CommandGrammar", "Drawing", "EmbeddedFiles", "Geometry", "JSON", "OutputFormats",
        "Renderers", "TableLayout", "TableLint", "TableModel", "TableSpec", "TextEscaping", "WorkProgress",
      ]),
    // What keeps previews true, as a value: saves, requests and ends go in, what is to be done comes out.
    .target(name: "Daemon", dependencies: ["Geometry", "JSON", "TableSpec", "TextEscaping"]),

    // MARK: - Edge: the only code that touches the world
    // The only one that calls the C library: the others say what they want in its words.
    .target(name: "System", dependencies: ["TextEscaping"]),
    .target(name: "FileWatching", dependencies: ["System", "TextEscaping"]),
    // From a path to a table, and after every save anew.
    .target(
      name: "SpecFiles",
      dependencies: ["FileWatching", "System", "TableModel", "TableSpec", "TextEscaping", "WorkProgress"]),
    .target(name: "LineEditing", dependencies: ["CReadline", "CommandGrammar", "System", "TextEscaping"]),
    // From a table to its previews, and those into files that are whole, or say that they are stale.
    .target(
      name: "Preview",
      dependencies: [
        "CodeExport", "Daemon", "Drawing", "FileWatching", "Geometry", "OutputFormats", "Renderers",
        "SpecFiles", "System", "TableLayout",
        "TableModel", "TableSpec", "TextEscaping", "TextMetrics", "WorkProgress",
      ]),
    // The queue, files, locks and sockets of a daemon, and whoever asks one.
    .target(
      name: "DaemonHost",
      dependencies: [
        "Daemon", "FileWatching", "Geometry", "JSON", "Preview", "SpecFiles", "System", "TableSpec",
        "TextEscaping", "WorkProgress",
      ]),
    .target(
      name: "PreviewPage",
      dependencies: [
        "CodeExport", "Daemon", "Drawing", "EmbeddedFiles", "Geometry", "JSON", "Preview", "Renderers",
        "System",
        "TableLayout", "TableLint", "TableModel",
        "TableSpec", "TextEscaping", "WorkProgress",
        .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ],
      exclude: ["Resources"]),
    .executableTarget(
      name: "roundtable",
      dependencies: [
        "CodeExport", "CommandGrammar", "Console", "Daemon", "DaemonHost", "Drawing", "EmbeddedFiles",
        "FileWatching", "Geometry", "JSON",
        "LineEditing", "OutputFormats", "Preview", "PreviewPage", "Renderers", "SpecFiles", "System",
        "TableLayout",
        "TableLint", "TableModel", "TableSpec", "TextEscaping", "WorkProgress",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    // MARK: - System libraries
    // No pkgConfig: Debian's .pc files carry flags that SwiftPM refuses with a warning a build.
    .systemLibrary(name: "CReadline", providers: [.apt(["libreadline-dev"])]),
    .systemLibrary(name: "CYAML", providers: [.apt(["libyaml-dev"])]),

    // MARK: - Tests
    .target(
      name: "TestSupport",
      dependencies: ["CPseudoTerminal", "Drawing", "Geometry", "TableLayout", "TableModel", "TableSpec"],
      path: "Tests/TestSupport", exclude: ["Pinned"]),
    .target(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal"),
    .executableTarget(
      name: "line-probe", dependencies: ["CommandGrammar", "LineEditing", "System", "TextEscaping"],
      path: "Tests/LineProbe"),
    .testTarget(name: "GeometryTests", dependencies: ["Geometry"]),
    .testTarget(name: "TableModelTests", dependencies: ["Geometry", "TableModel", "TestSupport"]),
    .testTarget(name: "TextEscapingTests", dependencies: ["TextEscaping"]),
    .testTarget(name: "CommandGrammarTests", dependencies: ["CommandGrammar", "TestSupport"]),
    .testTarget(
      name: "WorkProgressTests",
      dependencies: [
        "Drawing", "OutputFormats", "Renderers", "TableLayout", "TableLint", "TableModel", "TableSpec",
        "TestSupport",
        "WorkProgress",
      ]),
    .testTarget(
      name: "TextMetricsTests",
      dependencies: ["Drawing", "EmbeddedFiles", "Geometry", "TestSupport", "TextMetrics"]),
    .testTarget(
      name: "TableLayoutTests",
      dependencies: [
        "Drawing", "Geometry", "Renderers", "TableLayout", "TableModel", "TestSupport", "WorkProgress",
      ]),
    .testTarget(
      name: "RenderersTests",
      dependencies: [
        "Drawing", "Geometry", "OutputFormats", "Renderers", "TableLayout", "TableModel", "TestSupport",
        "TextEscaping",
      ]),
    .testTarget(
      name: "TableSpecTests", dependencies: ["Geometry", "TableModel", "TableSpec", "TestSupport"]),
    .testTarget(
      name: "ConsoleTests",
      dependencies: [
        "CommandGrammar", "Console", "Drawing", "Geometry", "LineEditing", "Renderers", "TableLayout",
        "TableLint",
        "TableModel", "TableSpec", "TestSupport", "TextEscaping", "WorkProgress",
      ],
      exclude: ["completions.txt"]),
    .testTarget(
      name: "TableLintTests", dependencies: ["Geometry", "TableLint", "TableModel", "TestSupport"]),
    .testTarget(
      name: "CodeExportTests",
      dependencies: [
        "CodeExport", "Console", "Drawing", "Geometry", "TableLayout", "TableModel", "TableSpec",
        "TestSupport",
      ]),
    .testTarget(name: "JSONTests", dependencies: ["Geometry", "JSON"]),
    .testTarget(name: "SystemTests", dependencies: ["System", "TestSupport"]),
    .testTarget(name: "FileWatchingTests", dependencies: ["FileWatching", "System", "TestSupport"]),
    .testTarget(
      name: "LineEditingTests",
      dependencies: ["CommandGrammar", "LineEditing", "System", "TestSupport", "line-probe"]),
    .testTarget(
      name: "SpecFilesTests",
      dependencies: ["FileWatching", "SpecFiles", "System", "TableModel", "TableSpec", "TestSupport"]),
    .testTarget(name: "DaemonTests", dependencies: ["Daemon", "TableSpec", "TestSupport"]),
    .testTarget(
      name: "PreviewTests",
      dependencies: [
        "CodeExport", "Daemon", "Drawing", "Geometry", "OutputFormats", "Preview", "Renderers", "System",
        "TableLayout", "TableModel", "TestSupport", "TextMetrics", "WorkProgress",
      ]),
    .testTarget(
      name: "DaemonHostTests",
      dependencies: [
        "Daemon", "DaemonHost", "FileWatching", "Preview", "System", "TestSupport", "WorkProgress",
      ]),
    .testTarget(
      name: "PreviewPageTests",
      dependencies: [
        "CodeExport", "Daemon", "DaemonHost", "FileWatching", "Preview", "PreviewPage", "System",
        "TestSupport",
        "roundtable",
        .product(name: "NIOCore", package: "swift-nio"),
      ]),
    .target(
      name: "Fuzzing",
      dependencies: [
        "CodeExport", "Console", "Daemon", "DaemonHost", "Drawing", "FileWatching", "Geometry",
        "OutputFormats", "Preview", "PreviewPage", "TableLayout",
        "TableLint", "TableModel", "TableSpec", "TestSupport", "TextEscaping", "WorkProgress",
        .product(name: "NIOCore", package: "swift-nio"),
      ],
      path: "Tests/Fuzzing"),
    .testTarget(name: "FuzzingTests", dependencies: ["Fuzzing"], exclude: ["Finds"]),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "Console", "DaemonHost", "System", "TableModel", "TestSupport", "TextEscaping", "WorkProgress",
        "roundtable",
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
