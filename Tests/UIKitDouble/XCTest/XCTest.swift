// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

// The parts of XCTest that exported tests use. Failures are lines of the log.

open class XCTestCase {
  public init() {}
}

private func failed(_ message: String, _ line: UInt) {
  MainActor.assumeIsolated { Log.note("failure in line \(line): \(message)") }
}

public func XCTFail(_ message: String = "", file: StaticString = #filePath, line: UInt = #line) {
  failed(message, line)
}

public func XCTAssertTrue(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  if (try? expression()) != true { failed(message(), line) }
}

public func XCTAssertEqual<Value: Equatable>(
  _ one: @autoclosure () throws -> Value, _ other: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  guard let one = try? one(), let other = try? other(), one == other else {
    return failed(
      "\(String(describing: try? one())) isn't \(String(describing: try? other())): \(message())", line)
  }
}

public func XCTAssertEqual(
  _ one: @autoclosure () throws -> CGFloat, _ other: @autoclosure () throws -> CGFloat, accuracy: CGFloat,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  guard let one = try? one(), let other = try? other(), abs(one - other) <= accuracy else {
    return failed(
      "\(String(describing: try? one())) isn't \(String(describing: try? other())): \(message())", line)
  }
}

public struct XCTUnwrapFailure: Error {}
public func XCTUnwrap<Value>(
  _ expression: @autoclosure () throws -> Value?, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) throws -> Value {
  guard let value = try expression() else {
    failed(message(), line)
    throw XCTUnwrapFailure()
  }
  return value
}
