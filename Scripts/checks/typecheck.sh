#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Type-checks exported code for an iOS version as an app's compiler does, without Apple's SDK: against the stub modules in
# Tests/Stubs. The compiler's own standard library is built for iOS from its textual interface, so that the compiler checks
# #available and all availability attributes. The modules are built when they are first needed, in seconds.
# Usage: Scripts/checks/typecheck.sh [--ios N] [--swift N] [--main-actor] [--tests MODULE FILE] FILE...
#   --ios N              the deployment target (default 15)
#   --swift N            the language mode, 5 or 6 (default 6)
#   --main-actor         isolate to the main actor by default, with the upcoming features of Xcode 26's new projects:
#                        SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor, SWIFT_APPROACHABLE_CONCURRENCY = YES and
#                        SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY = YES; --tests has the features alone
#   --tests MODULE FILE  build MODULE from FILE; the other files are tests that import it with @testable
# The compiler gets all files in one call.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
ios=15 swift=6 isolation=nonisolated features='' tested=
while :; do
  case "${1-}" in
    --ios) ios=$2 ;;
    --swift) swift=$2 ;;
    --main-actor)
      isolation=MainActor
      features="InferIsolatedConformances NonisolatedNonsendingByDefault MemberImportVisibility"
      shift
      continue
      ;;
    --tests)
      tested=$2 source=$3
      shift
      ;;
    *) break ;;
  esac
  shift 2
done
[ $# -gt 0 ] || {
  sed -n '3,14s/^# //p' "$0" >&2
  exit 2
}

stubs="$root/Tests/Stubs"
modules="ObjectiveC CoreGraphics Foundation QuartzCore UIKit SwiftUI XCTest"
# The oldest deployment target of any export, because an older target can't import modules of a newer one.
oldest=9.0

resources=$(swiftc -print-target-info | sed -n 's/^ *"runtimeResourcePath": "\(.*\)",*$/\1/p')
interfaces="$resources/linux"
[ -e "$interfaces/Swift.swiftmodule/$(uname -m)-unknown-linux-gnu.swiftinterface" ] || {
  echo "error: this Swift toolchain has no textual interface of its standard library in $interfaces" >&2
  exit 2
}

# The compiler keeps the modules that it builds of headers; in a new home folder, it would build them again for seconds.
frontend() {
  swiftc -frontend "$@" -sdk "$built/sdk" -resource-dir "$built/resources" -module-cache-path "$root/.build/stubs/headers" \
    -load-plugin-executable "$stubs/PreviewsMacros/expand.py#PreviewsMacros"
}

# Builds a module of the standard library for iOS from its interface, without the bodies of its functions.
standard() {
  name=$1
  shift
  mkdir -p "$built/resources/iphoneos/$name.swiftmodule"
  sed -e '3s/-target [^ ]*/-target arm64-apple-ios'"$oldest"'/' \
    -e '3s/ -O / -Onone -experimental-skip-all-function-bodies -disable-availability-checking /' \
    -e '3s/-disable-objc-interop//g' -e '3s/-disable-objc-attr-requires-foundation-module//' \
    -e 's/@backDeployed([^)]*)//' \
    "$interfaces/$name.swiftmodule/$(uname -m)-unknown-linux-gnu.swiftinterface" >"$built/$name.swiftinterface"
  # Apple's module also has this declaration, and the compiler requires it before it passes any pointer.
  [ "$name" != Swift ] || echo 'public struct AutoreleasingUnsafeMutablePointer<Pointee> {}' >>"$built/$name.swiftinterface"
  frontend -compile-module-from-interface "$@" -target arm64-apple-ios$oldest -module-name "$name" \
    -o "$built/resources/iphoneos/$name.swiftmodule/arm64-apple-ios.swiftmodule" "$built/$name.swiftinterface"
}

# Builds a stub module from all files in its folder, which contain declarations without bodies, as an interface does.
stub() {
  for file in "$stubs/$1"/*.swiftinterface; do
    echo "#sourceLocation(file: \"$file\", line: 1)"
    cat "$file"
  done >"$built/$1.swiftinterface"
  # Like the headers, signatures name types that are newer than their own version of iOS.
  frontend -emit-module -parse-as-library -swift-version 6 -I "$built" -target arm64-apple-ios$oldest \
    -disable-availability-checking -disable-objc-attr-requires-foundation-module \
    -experimental-skip-all-function-bodies -module-name "$1" -o "$built/$1.swiftmodule" "$built/$1.swiftinterface"
}

key=$({ swiftc --version 2>/dev/null; cat "$0" "$stubs"/*/*; } | cksum | tr ' ' -)
ready="$root/.build/stubs/$key"
if [ ! -d "$ready" ]; then
  mkdir -p "$root/.build/stubs"
  built=$(mktemp -d "$root/.build/stubs/building.XXXXXX")
  trap 'rm -rf "$built"' EXIT
  mkdir -p "$built/sdk" "$built/resources"
  ln -s "$resources/shims" "$resources/clang" "$built/resources/"
  standard Swift -parse-stdlib
  standard SwiftOnoneSupport -parse-stdlib
  standard _Concurrency -disable-implicit-concurrency-module-import -disable-implicit-string-processing-module-import
  standard _StringProcessing -disable-implicit-string-processing-module-import
  for module in $modules; do stub "$module"; done
  # If another process finished first, its result is the same.
  mv -T "$built" "$ready" 2>/dev/null || rm -rf "$built"
  trap - EXIT
fi
built=$ready
own=$built
# Language mode 6 includes these features, and the compiler warns if they are named again.
[ "$swift" = 6 ] || [ -z "$features" ] ||
  features="$features DisableOutwardActorInference GlobalActorIsolatedTypesUsability InferSendableFromCaptures"
# Checks files, or builds a module of one.
code() {
  for feature in $features; do set -- "$@" -enable-upcoming-feature "$feature"; done
  frontend "$@" -parse-as-library -swift-version "$swift" -default-isolation "$isolation" -warnings-as-errors \
    -I "$built" -target "arm64-apple-ios$ios.0"
}
if [ -n "$tested" ]; then
  own=$(mktemp -d)
  trap 'rm -rf "$own"' EXIT
  # Without the bodies of its functions, which need bridges that the stubs lack; a check of its files reads them.
  code -emit-module -experimental-skip-all-function-bodies -enable-testing -module-name "$tested" -o "$own/$tested.swiftmodule" "$source"
  # Xcode compiles tests without this setting, because XCTestCase has initializers that aren't isolated to the main actor.
  isolation=nonisolated
fi
code -typecheck -I "$own" -module-name ExportedCode "$@"
